/** The messages of feeds in the site's own language; feeds do not use the pages' bundle. */
import type { LoadedBrand } from '../../../brands/load-brands.ts'
import type { Language } from '../../../core/text/languages.ts'
import { brandMessagesIn, type Catalogue, type Catalogues, lookUpMessage, type MessageValues } from '../../../core/text/message.ts'
import { typeLabel } from '../../publications/components/type-label.ts'
import type { Messages } from '../../sites/text/message-keys.ts'
import type { AppliedFilter } from '../domain/search/browse-results.ts'
import { describeRestriction } from '../pages/browse/filters/describe-restriction.ts'
import type { FeedItem } from '../use-cases/syndication/feed-items.ts'

export type Translate = (key: keyof Messages, values?: MessageValues) => string

interface InLanguage {
  brand: Pick<LoadedBrand, 'text'>
  language: Language
  /** The messages of all modules, by language. */
  messages: Catalogues
}

export function createTranslate(given: InLanguage): Translate {
  const catalogues = cataloguesOf(given)
  return (key, values) => lookUpMessage(catalogues, key, given.language, values)
}

/** Translates a key from data, such as a setting. A key that no catalogue has is returned as it is. */
export const nameByKey = (given: InLanguage, key: string): string => lookUpMessage(cataloguesOf(given), key, given.language)

const cataloguesOf = ({ brand, language, messages }: InLanguage): Catalogue[] => [brandMessagesIn(brand.text, language), messages[language]]

/** The site's name and the restrictions of the feed: “Slate & Moss: Ecology, Posters”. */
export function feedTitle(siteName: string, applied: readonly AppliedFilter[], t: Translate): string {
  const restrictions = applied.map(filter => describeRestriction({ t }, filter))
  return restrictions.length === 0 ? siteName : `${siteName}: ${restrictions.join(', ')}`
}

/** The publication's type and its subjects. */
export const categoriesOf = (item: FeedItem, t: Translate): string[] => [typeLabel({ t }, item), ...item.subjects]

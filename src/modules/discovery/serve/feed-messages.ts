/** The messages of feeds in the site's own language; they are read from the catalogues, because feeds do not use the pages' bundle. */
import type { Messages } from '../../../brands/default/text/en.ts'
import type { LoadedBrand } from '../../../brands/load-brands.ts'
import type { Language } from '../../../core/text/languages.ts'
import { type Catalogue, fillMessage, lookUpMessage } from '../../../core/text/message.ts'
import { typeLabel } from '../../publications/components/content-type-messages.ts'
import type { AppliedFilter } from '../domain/search/browse-results.ts'
import { describeRestriction } from '../pages/browse/filters/describe-restriction.ts'
import type { FeedItem } from '../use-cases/syndication/feed-items.ts'

export type Translate = (key: keyof Messages, values?: Readonly<Record<string, string | number>>) => string

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../../brands/default/text/en.ts'),
  de: () => import('../../../brands/default/text/de.ts'),
  es: () => import('../../../brands/default/text/es.ts'),
  fr: () => import('../../../brands/default/text/fr.ts'),
  it: () => import('../../../brands/default/text/it.ts'),
  ja: () => import('../../../brands/default/text/ja.ts'),
}

export async function createTranslate(brand: Pick<LoadedBrand, 'text'>, language: Language): Promise<Translate> {
  const catalogues = await cataloguesOf(brand, language)
  return (key, values = {}) => fillMessage(lookUpMessage(catalogues, key, language), values, language)
}

/** Translates a key from data, such as a setting. A key that no catalogue has is returned as it is. */
export async function nameByKey(brand: Pick<LoadedBrand, 'text'>, language: Language, key: string): Promise<string> {
  const catalogues = await cataloguesOf(brand, language)
  return catalogues.some(catalogue => Object.hasOwn(catalogue, key))
    ? fillMessage(lookUpMessage(catalogues, key, language), {}, language)
    : key
}

async function cataloguesOf(brand: Pick<LoadedBrand, 'text'>, language: Language): Promise<Catalogue[]> {
  const { messages } = await loaders[language]()
  return [Object.fromEntries(Object.entries(brand.text).map(([key, translations]) => [key, translations[language]])), messages]
}

/** The site's name and the restrictions of the feed: “Slate & Moss: Ecology, Posters”. */
export function feedTitle(siteName: string, applied: readonly AppliedFilter[], t: Translate): string {
  const restrictions = applied.map(filter => describeRestriction({ t }, filter))
  return restrictions.length === 0 ? siteName : `${siteName}: ${restrictions.join(', ')}`
}

/** The publication's type and its subjects. */
export const categoriesOf = (item: FeedItem, t: Translate): string[] => [typeLabel({ t }, item), ...item.subjects]

/** The messages of a platform's own language for the API; pages translate keys themselves. */

import type { LoadedBrand } from '../../../../brands/load-brands.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { brandMessagesIn, type Catalogues, lookUpMessage } from '../../../../core/text/message.ts'
import type { MenuEntry } from '../../../sites/domain/navigation/main-menu.ts'

/**
 * Returns a function that translates a key; an unknown key is returned as it is.
 * @param messages of all modules: an item of a menu may name any
 */
export function siteTranslate(brand: Pick<LoadedBrand, 'text'>, language: Language, messages: Catalogues): (key: string) => string {
  const own = brandMessagesIn(brand.text, language)
  return key => lookUpMessage([own, messages[language]], key, language)
}

export interface NamedMenuItem {
  /** Null for a heading over its children. */
  path: string | null
  text: string
  /** The position among its siblings, from 1. */
  menuOrder: number
  children: NamedMenuItem[]
}

/** Translates a menu, and numbers its entries in display order. */
export const translateMenuEntries = (entries: readonly MenuEntry[], t: (key: string) => string): NamedMenuItem[] =>
  entries.map(({ href, label, children }, index) => ({
    path: href,
    text: 'key' in label ? t(label.key) : label.text,
    menuOrder: index + 1,
    children: translateMenuEntries(children, t),
  }))

/** The messages of a platform's own language for the API; pages translate keys themselves. */

import type { Messages } from '../../../../brands/default/text/en.ts'
import type { LoadedBrand } from '../../../../brands/load-brands.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { lookUpMessage } from '../../../../core/text/message.ts'
import type { MenuEntry } from '../../../sites/domain/main-menu.ts'

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  en: () => import('../../../../brands/default/text/en.ts'),
  de: () => import('../../../../brands/default/text/de.ts'),
  es: () => import('../../../../brands/default/text/es.ts'),
  fr: () => import('../../../../brands/default/text/fr.ts'),
  it: () => import('../../../../brands/default/text/it.ts'),
  ja: () => import('../../../../brands/default/text/ja.ts'),
}

/** Returns a function that translates a key; an unknown key is returned as it is. */
export async function siteTranslate(brand: Pick<LoadedBrand, 'text'>, language: Language): Promise<(key: string) => string> {
  const { messages } = await loaders[language]()
  const own = Object.fromEntries(Object.entries(brand.text).map(([key, translations]) => [key, translations[language]]))
  return key => lookUpMessage([own, messages], key, language)
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

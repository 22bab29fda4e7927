import type { Language } from '../../../core/text/languages.ts'

/** Languages written from right to left, by their BCP 47 primary subtag. */
const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi'])

/** `lang` and, where the script needs it, `dir`, for `attributes`. */
export function languageAttributes(language: string | null): { lang: string | null; dir: string | null } {
  if (language === null || language === '') return { lang: null, dir: null }
  return { lang: language.replaceAll('_', '-'), dir: rightToLeft.has(primaryLanguage(language)) ? 'rtl' : null }
}

/** The primary subtag: `de` of `de-AT`. */
export function primaryLanguage(language: string): string {
  return language.toLowerCase().split(/[-_]/)[0] ?? ''
}

/** The name of a language in another; its tag where the name is unknown. */
export function languageName(language: string, locale: Language): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

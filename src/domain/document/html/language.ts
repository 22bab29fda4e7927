/** Languages that are written from right to left, by their BCP 47 primary subtag. */
const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'nqo', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi'])

/** `lang` and, where the script asks for it, `dir`, for `attributes`. */
export function languageAttributes(language: string | null): { lang: string | null; dir: string | null } {
  if (language === null || language === '') return { lang: null, dir: null }
  const primary = language.toLowerCase().split(/[-_]/)[0] ?? ''
  return { lang: language.replaceAll('_', '-'), dir: rightToLeft.has(primary) ? 'rtl' : null }
}

/** What somebody typed into one line, as it is kept: no control characters, also of the order of letters, one space where there were several, none around. */
export const normaliseLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

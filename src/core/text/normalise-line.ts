/** Normalises a line of text for storage: removes control characters, also those that reorder text, and collapses and trims white space. */
export const normaliseLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

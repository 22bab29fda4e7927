/** Keeps the line breaks, and removes invisible characters and those that reorder text. */
export const normaliseLines = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?:[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069])+/gu, ' ')
    .trim()

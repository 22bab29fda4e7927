/** What somebody typed into one line, as it is kept: no control characters, one space where there were several, none around. */
export const tidyLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

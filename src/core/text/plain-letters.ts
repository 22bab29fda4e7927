/** A text as somebody types it who leaves out accents and capitals. */
export const plainLetters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

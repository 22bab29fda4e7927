/**
 * Runs of letters or of digits; single letters in scripts without spaces. Tags separate words on both sides, so that `H<sub>2</sub>O` gives
 * the same words in source and page.
 */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}]+|\p{N}+/gu

/**
 * The words of pieces of text, in order, in lower case and one Unicode form. The page shows URLs with https, which therefore counts as
 * http.
 */
export function wordsOf(pieces: readonly string[]): string[] {
  return pieces.flatMap(piece => piece.normalize('NFKC').toLowerCase().match(word) ?? []).map(each => (each === 'https' ? 'http' : each))
}

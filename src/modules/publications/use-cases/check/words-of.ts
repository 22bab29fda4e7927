/** Runs of letters or of digits; a letter each in scripts without spaces. Tags part words on both sides, so that `H<sub>2</sub>O` is the same in either. */
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}]+|\p{N}+/gu

/** The words of pieces of text, in order, in lower case and one Unicode form. Addresses are shown with the safe scheme. */
export function wordsOf(pieces: readonly string[]): string[] {
  return pieces.flatMap(piece => piece.normalize('NFKC').toLowerCase().match(word) ?? []).map(each => (each === 'https' ? 'http' : each))
}

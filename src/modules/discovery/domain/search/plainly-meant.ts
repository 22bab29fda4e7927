import { distance } from 'fastest-levenshtein'
import { plainLetters } from '../../../../core/text/plain-letters.ts'

/** Letters of a text for each that may be mistyped. */
const lettersForOneMistake = 5

const wordsOf = (text: string): string[] => plainLetters(text).trim().split(/\s+/)

/**
 * Whether somebody who typed one text plainly meant another: word by word, each the same but for a letter or two. A text with signs of
 * the search syntax means what it says.
 */
export function isPlainlyMeant(typed: string, other: string): boolean {
  if (/["“”„«»*]|(?:^|\s)[-−]/.test(typed)) return false
  const [words, otherWords] = [wordsOf(typed), wordsOf(other)]
  if (words.length !== otherWords.length) return false
  return words.every((word, at) => {
    const mistakes = distance(word, otherWords[at] ?? '')
    // Numbers are not misspelt.
    return mistakes === 0 || (!/\d/.test(word) && mistakes <= Math.min(2, Math.ceil(word.length / lettersForOneMistake)) && word.length > 2)
  })
}

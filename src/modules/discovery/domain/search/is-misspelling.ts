import { distance } from 'fastest-levenshtein'
import { plainLetters } from '../../../../core/text/plain-letters.ts'

/** One typing error is accepted per this many letters. */
const lettersForOneMistake = 5

const wordsOf = (text: string): string[] => plainLetters(text).trim().split(/\s+/)

/**
 * Whether one text is evidently a misspelling of the other: each word differs by at most a letter or two. A text with search syntax is
 * never corrected.
 */
export function isMisspelling(typed: string, other: string): boolean {
  if (/["“”„«»*]|(?:^|\s)[-−]/.test(typed)) return false
  const [words, otherWords] = [wordsOf(typed), wordsOf(other)]
  if (words.length !== otherWords.length) return false
  return words.every((word, at) => {
    const mistakes = distance(word, otherWords[at] ?? '')
    // Numbers have no spelling errors.
    return mistakes === 0 || (!/\d/.test(word) && mistakes <= Math.min(2, Math.ceil(word.length / lettersForOneMistake)) && word.length > 2)
  })
}

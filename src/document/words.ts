/** Splits text into words for comparisons, such as of a source with its page. */

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  let segmenter = segmenters.get(locale)
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    segmenters.set(locale, segmenter)
  }
  return segmenter
}

/**
 * Characters that Unicode's rules leave within a word, such as the semicolon of “2011;45”, but that are not letters, digits, marks or
 * apostrophes.
 */
const punctuation = /[^\p{L}\p{N}\p{M}'’]+/u

/** The words of a text in order, in lower case and one Unicode form (NFKC), without punctuation; languages without spaces are split too. */
export function wordsOf(text: string, locale = 'en'): string[] {
  const words: string[] = []
  // Line by line, because the segmenter slows down with the length of its text.
  for (const line of text.normalize('NFKC').toLowerCase().split('\n')) {
    for (const { segment, isWordLike } of segmenterOf(locale).segment(line)) {
      if (isWordLike) words.push(...segment.split(punctuation).filter(word => word !== ''))
    }
  }
  return words
}

/** The number of times that each word occurs. */
export function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Words of the first list that the second lacks, as often as it lacks them. */
export function missingWords(expected: readonly string[], found: readonly string[]): string[] {
  const left = countWords(found)
  return expected.filter(word => {
    const count = left.get(word) ?? 0
    if (count > 0) left.set(word, count - 1)
    return count === 0
  })
}

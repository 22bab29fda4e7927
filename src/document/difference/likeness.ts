/** Measures the similarity of two texts by their common words. */
export interface WordBag {
  counts: ReadonlyMap<string, number>
  size: number
}

export function bagOf(words: readonly string[]): WordBag {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, size: words.length }
}

/**
 * Dice's coefficient: 1 where both have the same words equally often, 0 where they share none. Two empty texts are equal.
 * @param min below this the result may be 0 without a full comparison
 */
export function likeness(one: WordBag, other: WordBag, min = 0): number {
  const total = one.size + other.size
  if (total === 0) return 1
  if ((2 * Math.min(one.size, other.size)) / total < min) return 0
  const [small, large] = one.counts.size < other.counts.size ? [one, other] : [other, one]
  let shared = 0
  for (const [word, count] of small.counts) shared += Math.min(count, large.counts.get(word) ?? 0)
  return (2 * shared) / total
}

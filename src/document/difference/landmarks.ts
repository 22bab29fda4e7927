/** Finds certain common points of two long sequences, so that the stretches between them can be compared separately. */
export interface Landmark {
  old: number
  new: number
}

/** Keys that occur once in both sequences, as far as they keep their order (Cohen's patience diff): a longest increasing subsequence. */
export function landmarks(old: readonly string[], newer: readonly string[]): Landmark[] {
  const [oldPlaces, newPlaces] = [placesOfUnique(old), placesOfUnique(newer)]
  const pairs = [...newPlaces].flatMap(([key, place]): Landmark[] => {
    const before = oldPlaces.get(key)
    return before === undefined ? [] : [{ old: before, new: place }]
  })
  // The ends of the best subsequences so far, by length, and for each pair its predecessor.
  const ends: number[] = []
  const before: (number | null)[] = []
  for (const [index, pair] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] ?? -1]?.old ?? 0) < pair.old) low = middle + 1
      else high = middle
    }
    before.push(low === 0 ? null : (ends[low - 1] ?? null))
    ends[low] = index
  }
  const found: Landmark[] = []
  for (let at: number | null = ends.at(-1) ?? null; at !== null; at = before[at] ?? null) {
    const pair = pairs[at]
    if (pair !== undefined) found.push(pair)
  }
  return found.reverse()
}

function placesOfUnique(keys: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [place, key] of keys.entries()) {
    if (places.has(key)) repeated.add(key)
    else places.set(key, place)
  }
  for (const key of repeated) places.delete(key)
  return places
}

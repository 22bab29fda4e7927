/** Aligns the members of two sequences. */
import { diffArrays } from 'diff'

/** Positions in the old and the new sequence; one is null where a member has no counterpart. */
export interface Pair {
  old: number | null
  new: number | null
}

interface Measure<Member> {
  /** Members with equal keys are the same. */
  key: (member: Member) => string
  /** Similarity from 0 to 1. */
  likeness: (old: Member, newer: Member) => number
  /** Two members below this similarity are never paired. */
  min: number
}

/** Stretches without a common member are compared pairwise, in pieces of at most this many members. */
const maxStretch = 250

/**
 * Pairs that keep both orders, in order; members without a counterpart are between them, old ones first. Equal members are paired first
 * (the longest common subsequence), then the most similar ones within each stretch between.
 */
export function align<Member>(old: readonly Member[], newer: readonly Member[], measure: Measure<Member>): Pair[] {
  const pairs: Pair[] = []
  const at = { old: 0, new: 0 }
  const stretch = { old: 0, new: 0 }
  const closeStretch = () => {
    pairs.push(...alignStretch(old.slice(stretch.old, at.old), newer.slice(stretch.new, at.new), measure).map(shifted(stretch)))
  }
  for (const { count, added, removed } of diffArrays(old.map(measure.key), newer.map(measure.key))) {
    if (!added && !removed) {
      closeStretch()
      for (let index = 0; index < count; index += 1) pairs.push({ old: at.old + index, new: at.new + index })
    }
    if (!added) at.old += count
    if (!removed) at.new += count
    if (!added && !removed) Object.assign(stretch, at)
  }
  closeStretch()
  return pairs
}

const shifted =
  (by: { old: number; new: number }) =>
  (pair: Pair): Pair => ({ old: pair.old === null ? null : pair.old + by.old, new: pair.new === null ? null : pair.new + by.new })

function alignStretch<Member>(old: readonly Member[], newer: readonly Member[], measure: Measure<Member>): Pair[] {
  const longest = Math.max(old.length, newer.length)
  if (longest <= maxStretch) return bestPairs(old, newer, measure)
  const pieces = Math.ceil(longest / maxStretch)
  return Array.from({ length: pieces }, (_, piece) => {
    const cut = (length: number, at: number) => Math.round((length * at) / pieces)
    const from = { old: cut(old.length, piece), new: cut(newer.length, piece) }
    const end = { old: cut(old.length, piece + 1), new: cut(newer.length, piece + 1) }
    return bestPairs(old.slice(from.old, end.old), newer.slice(from.new, end.new), measure).map(shifted(from))
  }).flat()
}

/** The ordered pairing with the greatest sum of similarity (Needleman and Wunsch, without cost for gaps). */
function bestPairs<Member>(old: readonly Member[], newer: readonly Member[], { likeness, min }: Measure<Member>): Pair[] {
  const [rows, columns] = [old.length, newer.length]
  const width = columns + 1
  const alike = new Float64Array(rows * columns)
  const best = new Float64Array((rows + 1) * width)
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const [one, other] = [old[row], newer[column]]
      const here = one === undefined || other === undefined ? 0 : likeness(one, other)
      alike[row * columns + column] = here >= min ? here : 0
      const paired = here >= min ? here + (best[(row + 1) * width + column + 1] ?? 0) : 0
      best[row * width + column] = Math.max(paired, best[(row + 1) * width + column] ?? 0, best[row * width + column + 1] ?? 0)
    }
  }
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    const here = best[row * width + column] ?? 0
    const likenessHere = row < rows && column < columns ? (alike[row * columns + column] ?? 0) : 0
    if (likenessHere > 0 && here === likenessHere + (best[(row + 1) * width + column + 1] ?? 0)) pairs.push({ old: row++, new: column++ })
    else if (row < rows && (column === columns || here === best[(row + 1) * width + column])) pairs.push({ old: row++, new: null })
    else pairs.push({ old: null, new: column++ })
  }
  return oldFirst(pairs)
}

/** Puts removed members before added ones between two pairs. */
function oldFirst(pairs: readonly Pair[]): Pair[] {
  const result: Pair[] = []
  let came: Pair[] = []
  for (const pair of pairs) {
    if (pair.old === null) came.push(pair)
    else if (pair.new === null) result.push(pair)
    else {
      result.push(...came, pair)
      came = []
    }
  }
  return [...result, ...came]
}

/** What changed within one run of text, word by word. */
import { diffArrays } from 'diff'
import type { Token } from './tokens.ts'

/** Tokens in a row with one fate. What was kept may be numbered or spaced otherwise in the two versions, so it has both. */
export type Run =
  | { change: 'kept'; old: readonly Token[]; new: readonly Token[] }
  | { change: 'removed'; old: readonly Token[] }
  | { change: 'added'; new: readonly Token[] }

/** Changes of this many words or more swallow a lone word that stands between them: a sentence that was rewritten reads as one change. */
const longChange = 3
const loneWords = 1
/** Beyond this many removed and added words the middle of a text counts as replaced: comparing on would cost more than it tells. */
const mostEdits = 2000

/** @returns runs in reading order; where words were replaced, those removed come first */
export function compareText(older: readonly Token[], newer: readonly Token[]): Run[] {
  const start = commonStart(older, newer)
  const end = commonEnd(older.slice(start), newer.slice(start))
  const [oldMiddle, newMiddle] = [older.slice(start, older.length - end), newer.slice(start, newer.length - end)]
  return joinAlike([
    { change: 'kept', old: older.slice(0, start), new: newer.slice(0, start) },
    ...joinRewritten(compareMiddle(oldMiddle, newMiddle)),
    { change: 'kept', old: older.slice(older.length - end), new: newer.slice(newer.length - end) },
  ])
}

function commonStart(older: readonly Token[], newer: readonly Token[]): number {
  let length = 0
  while (length < older.length && length < newer.length && older[length]?.key === newer[length]?.key) length += 1
  return length
}

function commonEnd(older: readonly Token[], newer: readonly Token[]): number {
  let length = 0
  while (length < older.length && length < newer.length && older.at(-1 - length)?.key === newer.at(-1 - length)?.key) length += 1
  return length
}

function compareMiddle(older: readonly Token[], newer: readonly Token[]): Run[] {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key)
  const parts = diffArrays(keys(older), keys(newer), { maxEditLength: mostEdits })
  if (parts === undefined) return replaced(older, newer)
  const [runs, at] = [[] as Run[], { old: 0, new: 0 }]
  for (const { count, added, removed } of parts) {
    const [oldTokens, newTokens] = [older.slice(at.old, at.old + count), newer.slice(at.new, at.new + count)]
    if (added) runs.push({ change: 'added', new: newTokens })
    else if (removed) runs.push({ change: 'removed', old: oldTokens })
    else runs.push({ change: 'kept', old: oldTokens, new: newTokens })
    if (!added) at.old += count
    if (!removed) at.new += count
  }
  return runs
}

function replaced(older: readonly Token[], newer: readonly Token[]): Run[] {
  return [
    { change: 'removed', old: older },
    { change: 'added', new: newer },
  ]
}

const wordsIn = (tokens: readonly Token[]): number => tokens.reduce((count, { isWord }) => (isWord ? count + 1 : count), 0)
const oldOf = (run: Run): readonly Token[] => (run.change === 'added' ? [] : run.old)
const newOf = (run: Run): readonly Token[] => (run.change === 'removed' ? [] : run.new)
const sizeOf = (run: Run | undefined): number => (run === undefined || run.change === 'kept' ? 0 : wordsIn([...oldOf(run), ...newOf(run)]))

/** What was kept by chance in the middle of a rewritten passage (a comma, a lone “the”) is made part of the change. */
function joinRewritten(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, index): Run[] => {
    if (run.change !== 'kept') return [run]
    const [before, after] = [changedAround(runs, index, -1), changedAround(runs, index, 1)]
    const words = wordsIn(run.new)
    const isChance = before > 0 && after > 0 && (words === 0 || (words <= loneWords && Math.min(before, after) >= longChange))
    return isChance ? replaced(run.old, run.new) : [run]
  })
}

function changedAround(runs: readonly Run[], index: number, step: 1 | -1): number {
  return sizeOf(runs[index + step]) + (runs[index + 2 * step]?.change === 'kept' ? 0 : sizeOf(runs[index + 2 * step]))
}

/** Neighbours with one fate become one run, and of a change what was removed comes before what was added. */
function joinAlike(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  let [removed, added]: [Token[], Token[]] = [[], []]
  const close = () => {
    if (removed.length > 0) result.push({ change: 'removed', old: removed })
    if (added.length > 0) result.push({ change: 'added', new: added })
    ;[removed, added] = [[], []]
  }
  for (const run of runs) {
    if (run.change === 'removed') removed.push(...run.old)
    else if (run.change === 'added') added.push(...run.new)
    else if (run.old.length > 0) {
      close()
      const last = result.at(-1)
      if (last?.change === 'kept')
        result[result.length - 1] = { change: 'kept', old: [...last.old, ...run.old], new: [...last.new, ...run.new] }
      else result.push(run)
    }
  }
  close()
  return result
}

export const isUnchanged = (runs: readonly Run[]): boolean => runs.every(({ change }) => change === 'kept')
export const oldTokens = (runs: readonly Run[]): Token[] => runs.flatMap(oldOf)
export const newTokens = (runs: readonly Run[]): Token[] => runs.flatMap(newOf)
/** Words that were added and removed. */
export function countWords(runs: readonly Run[]): { added: number; removed: number } {
  return {
    added: wordsIn(runs.flatMap(run => (run.change === 'added' ? run.new : []))),
    removed: wordsIn(runs.flatMap(run => (run.change === 'removed' ? run.old : []))),
  }
}

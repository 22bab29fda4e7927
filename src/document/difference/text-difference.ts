/** Compares one run of text word by word. */
import { diffArrays } from 'diff'
import { landmarks } from './landmarks.ts'
import type { Token } from './tokens.ts'

/** Consecutive tokens with the same change. Kept tokens may differ in numbers or spaces between the two versions, so a run has both. */
export type Run =
  | { change: 'kept'; old: readonly Token[]; new: readonly Token[] }
  | { change: 'removed'; old: readonly Token[] }
  | { change: 'added'; new: readonly Token[] }

/** Changes of this many words or more absorb a single word between them: a rewritten sentence reads as one change. */
const longChange = 3
const loneWords = 1
/** Beyond this many removed and added words the middle of a text counts as replaced: a finer comparison costs more than it shows. */
const maxEdits = 700
/** Beyond so many words of both versions together, a text is first divided at words that occur once in both. */
const longText = 2000
const maxEditsInPart = 200

/** @returns runs in reading order; where words were replaced, those removed come first */
export function compareText(older: readonly Token[], newer: readonly Token[]): Run[] {
  const start = commonStart(older, newer)
  const end = commonEnd(older.slice(start), newer.slice(start))
  const [oldMiddle, newMiddle] = [older.slice(start, older.length - end), newer.slice(start, newer.length - end)]
  const runs = joinAlike([
    { change: 'kept', old: older.slice(0, start), new: newer.slice(0, start) },
    ...joinRewritten(compareMiddle(oldMiddle, newMiddle)),
    { change: 'kept', old: older.slice(older.length - end), new: newer.slice(newer.length - end) },
  ])
  return beginAtSentences(runs)
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
  if (older.length + newer.length <= longText) return compareKeys(older, newer, maxEdits)
  const runs: Run[] = []
  const at = { old: 0, new: 0 }
  for (const mark of [...landmarks(keys(older), keys(newer)), { old: older.length, new: newer.length }]) {
    runs.push(...compareKeys(older.slice(at.old, mark.old), newer.slice(at.new, mark.new), maxEditsInPart))
    const [oldMark, newMark] = [older[mark.old], newer[mark.new]]
    if (oldMark !== undefined && newMark !== undefined) runs.push({ change: 'kept', old: [oldMark], new: [newMark] })
    Object.assign(at, { old: mark.old + 1, new: mark.new + 1 })
  }
  return joinAlike(runs)
}

function compareKeys(older: readonly Token[], newer: readonly Token[], max: number): Run[] {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key)
  const parts = diffArrays(keys(older), keys(newer), { maxEditLength: max })
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

/** Merges words that were kept by chance in the middle of a rewritten passage (a comma, a lone “the”) into the change. */
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

/** Joins neighbouring runs with the same change, and puts the removed part of a change before the added one. */
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

interface Around {
  before: Extract<Run, { change: 'kept' }>
  run: Exclude<Run, { change: 'kept' }>
  after: Extract<Run, { change: 'kept' }>
}

const tokensOf = (run: Around['run']): readonly Token[] => (run.change === 'added' ? run.new : run.old)
const withTokens = (run: Around['run'], tokens: readonly Token[]): Around['run'] =>
  run.change === 'added' ? { change: 'added', new: tokens } : { change: 'removed', old: tokens }

/** Moves the run right by one: its first token for an equal one after it. */
function slideRight({ before, run, after }: Around): Around | null {
  const [[first, ...rest], behindOld, behindNew] = [tokensOf(run), after.old[0], after.new[0]]
  if (first === undefined || behindOld === undefined || behindNew === undefined || first.key !== behindNew.key) return null
  const isNew = run.change === 'added'
  return {
    before: { change: 'kept', old: [...before.old, isNew ? behindOld : first], new: [...before.new, isNew ? first : behindNew] },
    run: withTokens(run, [...rest, isNew ? behindNew : behindOld]),
    after: { change: 'kept', old: after.old.slice(1), new: after.new.slice(1) },
  }
}

/** Moves the run left by one: its last token for an equal one before it. */
function slideLeft({ before, run, after }: Around): Around | null {
  const [last, frontOld, frontNew] = [tokensOf(run).at(-1), before.old.at(-1), before.new.at(-1)]
  if (last === undefined || frontOld === undefined || frontNew === undefined || last.key !== frontNew.key) return null
  const isNew = run.change === 'added'
  return {
    before: { change: 'kept', old: before.old.slice(0, -1), new: before.new.slice(0, -1) },
    run: withTokens(run, [isNew ? frontNew : frontOld, ...tokensOf(run).slice(0, -1)]),
    after: { change: 'kept', old: [isNew ? frontOld : last, ...after.old], new: [isNew ? last : frontNew, ...after.new] },
  }
}

/** Ranks the beginning of a change: at a sentence, at a word, or at a punctuation mark of the sentence before. */
function beginning({ before, run }: Around): number {
  const previous = before.new.at(-1)
  const begins = previous === undefined || sentenceEnd.test(previous.text)
  return (begins ? 2 : 0) + (tokensOf(run)[0]?.isWord ? 1 : 0)
}
const sentenceEnd = /^[.!?。！？]$/
const furthest = 60

/**
 * “A[. B]. C” and “A.[ B.] C” are the same change, and the second is a sentence. Where a change could begin a little earlier or later, it
 * begins where a reader would expect it.
 */
function beginAtSentences(runs: readonly Run[]): Run[] {
  const result = [...runs]
  for (let index = 1; index + 1 < result.length; index += 1) {
    const [before, run, after] = [result[index - 1], result[index], result[index + 1]]
    if (before?.change !== 'kept' || after?.change !== 'kept' || run === undefined || run.change === 'kept') continue
    let [best, steps] = [{ before, run, after } as Around, 0]
    for (const slide of [slideLeft, slideRight]) {
      for (let next = slide({ before, run, after }); next !== null && steps < furthest; next = slide(next), steps += 1) {
        if (beginning(next) > beginning(best)) best = next
      }
      steps = 0
    }
    result.splice(index - 1, 3, best.before, best.run, best.after)
  }
  return result.filter(run => run.change !== 'kept' || run.old.length > 0)
}

export const isUnchanged = (runs: readonly Run[]): boolean => runs.every(({ change }) => change === 'kept')
export const oldTokens = (runs: readonly Run[]): Token[] => runs.flatMap(oldOf)
export const newTokens = (runs: readonly Run[]): Token[] => runs.flatMap(newOf)
export function countWords(runs: readonly Run[]): { added: number; removed: number } {
  return {
    added: wordsIn(runs.flatMap(run => (run.change === 'added' ? run.new : []))),
    removed: wordsIn(runs.flatMap(run => (run.change === 'removed' ? run.old : []))),
  }
}

/** Compares the content of one unit, by its kind. */
import { diffArrays } from 'diff'
import type { DisplayFormula, Graphic, Inline } from '../node.ts'
import { inlineText, mathText } from '../text.ts'
import { align } from './align.ts'
import { bagOf, likeness } from './likeness.ts'
import { compareGrids, type Fate, type GridDifference, type Sources } from './table-difference.ts'
import { compareText, countWords, isUnchanged, type Run } from './text-difference.ts'
import { tokensOf } from './tokens.ts'
import type { Float, TextRole, Unit, UnitContent } from './unit.ts'

export interface ImageDifference {
  change: Fate
  old: Graphic | null
  new: Graphic | null
}

export type ContentDifference =
  | { kind: 'text'; role: TextRole; level: number; runs: Run[] }
  | { kind: 'reference'; runs: Run[] }
  | { kind: 'formula'; change: Fate; old: DisplayFormula | null; new: DisplayFormula | null }
  | { kind: 'code'; lines: { change: 'kept' | 'added' | 'removed'; text: string }[] }
  | {
      kind: 'float'
      type: Float['type']
      /** The label in the version that has one; the new one where both do. */
      label: Inline[]
      lines: Run[][]
      images: ImageDifference[]
      grids: GridDifference[]
      files: { change: Fate; href: string }[]
    }

/** One of them may be null: the unit was added or removed. Both are of one kind. */
export function compareContent(old: Unit | null, newer: Unit | null, sources: Sources): ContentDifference {
  const shown = newer ?? old
  if (shown === null) throw new Error('A comparison of nothing with nothing')
  const [before, after] = [old?.content ?? null, newer?.content ?? null]
  switch (shown.content.kind) {
    case 'text': {
      const { role, level } = shown.content
      return { kind: 'text', role, level, runs: compareLines(textOf(before), textOf(after), sources) }
    }
    case 'reference':
      return { kind: 'reference', runs: compareLines(textOf(before), textOf(after), sources) }
    case 'formula': {
      const [one, other] = [before, after].map(content => (content?.kind === 'formula' ? content.formula : null))
      const same = formulaText(one ?? null) === formulaText(other ?? null)
      return { kind: 'formula', change: fateOf(one ?? null, other ?? null, same), old: one ?? null, new: other ?? null }
    }
    case 'code':
      return { kind: 'code', lines: compareCode(before?.kind === 'code' ? before.text : '', after?.kind === 'code' ? after.text : '') }
    case 'float':
      return compareFloats(before?.kind === 'float' ? before.float : null, after?.kind === 'float' ? after.float : null, sources)
  }
}

function fateOf(old: object | null, newer: object | null, same: boolean): Fate {
  if (old === null) return 'added'
  if (newer === null) return 'removed'
  return same ? 'same' : 'changed'
}

function textOf(content: UnitContent | null): Inline[] {
  if (content?.kind === 'text') return content.text
  if (content?.kind !== 'reference') return []
  const { citations, notes } = content.reference
  const noteText = notes.flatMap((note): Inline[] => (note.kind === 'paragraph' ? [space, ...note.children] : []))
  return [...citations.flatMap((citation): Inline[] => [...citation.display, space]), ...noteText]
}
const space: Inline = { kind: 'text', value: ' ' }

const compareLines = (old: readonly Inline[], newer: readonly Inline[], sources: Sources): Run[] =>
  compareText(tokensOf(old, sources.old), tokensOf(newer, sources.new))

function formulaText(node: DisplayFormula | null): string {
  if (node === null) return ''
  const { mathml, tex, graphic, text } = node.formula
  return `${mathml === null ? (tex ?? graphic?.href ?? '') : mathText(mathml)} ${inlineText(text)}`.replace(/\s+/g, '')
}

function compareCode(old: string, newer: string): { change: 'kept' | 'added' | 'removed'; text: string }[] {
  const lines = (text: string) => (text === '' ? [] : text.split('\n'))
  return diffArrays(lines(old), lines(newer)).map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'kept',
    text: value.join('\n'),
  }))
}

function compareFloats(old: Float | null, newer: Float | null, sources: Sources): ContentDifference {
  const hash = { old: sources.old.hashOf, new: sources.new.hashOf }
  return {
    kind: 'float',
    type: (newer ?? old)?.type ?? 'figure',
    label: newer?.label ?? old?.label ?? [],
    lines: compareManyLines(old?.lines ?? [], newer?.lines ?? [], sources),
    images: byPlace(old?.images ?? [], newer?.images ?? []).map(pair => ({
      ...pair,
      change: fateOf(pair.old, pair.new, sameFile(pair.old?.href ?? '', pair.new?.href ?? '', hash)),
    })),
    grids: byPlace(old?.grids ?? [], newer?.grids ?? []).map(pair => compareGrids(pair.old, pair.new, sources)),
    files: byPlace(old?.files ?? [], newer?.files ?? []).map(pair => ({
      change: pair.old === null ? 'added' : pair.new === null ? 'removed' : sameFile(pair.old, pair.new, hash) ? 'same' : 'changed',
      href: pair.new ?? pair.old ?? '',
    })),
  }
}

/**
 * A file that is missing in either version is compared by its name alone, without the version that publishers write into it
 * (“fig1-v2.tif”).
 */
function sameFile(old: string, newer: string, hash: { old: Sources['old']['hashOf']; new: Sources['new']['hashOf'] }): boolean {
  const [one, other] = [hash.old(old), hash.new(newer)]
  return one === null || other === null ? withoutVersion(old) === withoutVersion(newer) : one === other
}

const withoutVersion = (href: string): string => href.replace(/[-_.]?v\d+(?=\.\w+$|$)/i, '')

function byPlace<Member>(old: readonly Member[], newer: readonly Member[]): { old: Member | null; new: Member | null }[] {
  return Array.from({ length: Math.max(old.length, newer.length) }, (_, index) => ({ old: old[index] ?? null, new: newer[index] ?? null }))
}

function compareManyLines(old: readonly Inline[][], newer: readonly Inline[][], sources: Sources): Run[][] {
  const bag = (line: readonly Inline[]) => bagOf(inlineText(line).toLowerCase().split(' '))
  const pairs = align(old, newer, { key: inlineText, likeness: (one, other) => likeness(bag(one), bag(other)), min: 0.35 })
  return pairs.map(pair => compareLines(old[pair.old ?? -1] ?? [], newer[pair.new ?? -1] ?? [], sources))
}

/** Whether readers would see no difference. */
export function isSame(difference: ContentDifference): boolean {
  switch (difference.kind) {
    case 'text':
    case 'reference':
      return isUnchanged(difference.runs)
    case 'formula':
      return difference.change === 'same'
    case 'code':
      return difference.lines.every(({ change }) => change === 'kept')
    case 'float': {
      const { lines, images, grids, files } = difference
      return lines.every(isUnchanged) && [...images, ...grids, ...files].every(({ change }) => change === 'same')
    }
  }
}

/** Counts added and removed words, except those of formulas and code. */
export function wordsOf(difference: ContentDifference): { added: number; removed: number } {
  if (difference.kind === 'formula' || difference.kind === 'code') return { added: 0, removed: 0 }
  const cells =
    difference.kind === 'float' ? difference.grids.flatMap(grid => grid.rows.flatMap(row => row.cells.flatMap(cell => cell.runs))) : []
  return countWords(difference.kind === 'float' ? [...difference.lines.flat(), ...cells] : difference.runs)
}

/** Divides a comparison into the sections of the article, with its changes numbered in reading order. */
import type { Row } from './compare-documents.ts'
import { type ContentDifference, wordsOf } from './content-difference.ts'
import type { DocumentPart, Unit } from './unit.ts'

export type ChangeKind = 'changed' | 'added' | 'removed' | 'moved'

/** Rows shown as one: neighbours that were added or removed together, a single changed unit, or unchanged units. */
export type Stretch =
  | { kind: 'same'; rows: Row[] }
  | { kind: 'moved-away'; rows: Row[] }
  | { kind: ChangeKind /** Counts from 1. */; number: number; rows: Row[] }

export interface DifferenceSection {
  part: DocumentPart
  /** The heading itself; null for content before the first heading. */
  heading: Row | null
  stretches: Stretch[]
  changes: number
}

type Counts = Record<ChangeKind, number>

export interface DifferenceSummary {
  changes: number
  words: { added: number; removed: number }
  figures: Counts
  tables: Counts
  references: Counts
}

export const unitOf = (row: Row): Unit => row.new ?? row.old

const isTopHeading = (row: Row): boolean => {
  const { content } = unitOf(row)
  return row.change !== 'moved-away' && content.kind === 'text' && content.role === 'heading' && content.level === 1
}

export function sectionsOf(rows: readonly Row[]): DifferenceSection[] {
  const sections: DifferenceSection[] = []
  let number = 0
  for (const row of rows) {
    const { part } = unitOf(row)
    const begins = isTopHeading(row)
    if (begins || sections.length === 0) sections.push({ part, heading: begins ? row : null, stretches: [], changes: 0 })
    const section = sections.at(-1)
    if (section === undefined) continue
    // An unchanged heading is not a row of its own; a changed one is a change like any other.
    if (begins && row.change === 'same') continue
    const last = section.stretches.at(-1)
    if (last?.kind === row.change && goTogether(last.kind, last.rows.at(-1), row)) last.rows.push(row)
    else if (row.change === 'same' || row.change === 'moved-away') section.stretches.push({ kind: row.change, rows: [row] })
    else {
      number += 1
      section.changes += 1
      section.stretches.push({ kind: row.change, number, rows: [row] })
    }
  }
  return sections
}

function goTogether(kind: Row['change'], last: Row | undefined, row: Row): boolean {
  if (kind === 'same') return true
  if (kind !== 'added' && kind !== 'removed') return false
  return last !== undefined && unitOf(last).content.kind !== 'reference' && unitOf(row).content.kind !== 'reference'
}

export function summarise(rows: readonly Row[], sections: readonly DifferenceSection[]): DifferenceSummary {
  const summary: DifferenceSummary = {
    changes: sections.reduce((sum, { changes }) => sum + changes, 0),
    words: { added: 0, removed: 0 },
    figures: noCounts(),
    tables: noCounts(),
    references: noCounts(),
  }
  for (const row of rows) {
    if (row.change === 'same' || row.change === 'moved-away') continue
    const { added, removed } = wordsOf(row.content)
    summary.words.added += added
    summary.words.removed += removed
    const counts = countsFor(row.content, summary)
    if (counts !== null) counts[row.change] += 1
  }
  return summary
}

const noCounts = (): Counts => ({ changed: 0, added: 0, removed: 0, moved: 0 })

function countsFor(content: ContentDifference, { figures, tables, references }: DifferenceSummary): Counts | null {
  if (content.kind === 'reference') return references
  if (content.kind !== 'float') return null
  return content.type === 'figure' ? figures : content.type === 'table' ? tables : null
}

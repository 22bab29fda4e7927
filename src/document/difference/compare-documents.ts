/** Compares two versions of an article. */
import type { ArticleDocument } from '../article-document.ts'
import { type ContentDifference, compareContent, isSame } from './content-difference.ts'
import { describeUnit, type HashOf, type Match, pairUnits } from './pair-units.ts'
import type { Sources } from './table-difference.ts'
import type { NameTarget } from './tokens.ts'
import type { Side, Unit } from './unit.ts'
import { unitsOfDocument } from './units-of-document.ts'

export interface ComparedVersion {
  document: ArticleDocument
  hashOf: HashOf
}

/**
 * A unit with its change. A moved unit is shown at its new place (its text may have changed too); at its old one is `moved-away`, which
 * refers to that row.
 */
export type Row =
  | { change: 'same' | 'changed' | 'moved'; old: Unit; new: Unit; content: ContentDifference }
  | { change: 'added'; old: null; new: Unit; content: ContentDifference }
  | { change: 'removed'; old: Unit; new: null; content: ContentDifference }
  | { change: 'moved-away'; old: Unit; new: null; to: number }

/** Rows in the order of the new version; a removed unit follows the unit that was before it. */
export function compareDocuments(old: ComparedVersion, newer: ComparedVersion): Row[] {
  const units = { old: unitsOfDocument(old.document), new: unitsOfDocument(newer.document) }
  const described = {
    old: units.old.map(unit => describeUnit(unit, old.hashOf)),
    new: units.new.map(unit => describeUnit(unit, newer.hashOf)),
  }
  const matches = pairUnits(described.old, described.new)
  const names = nameTargets(units, matches)
  const sources: Sources = {
    old: { nameTarget: names.old, hashOf: old.hashOf },
    new: { nameTarget: names.new, hashOf: newer.hashOf },
  }
  return putInOrder(units, matches, sources)
}

/** Gives the ids of both versions common names: a reference that was number 9 and is number 12 now is the same reference. */
function nameTargets(units: Record<Side, Unit[]>, matches: readonly Match[]): Record<Side, NameTarget> {
  const names = { old: new Map<string, string>(), new: new Map<string, string>() }
  for (const side of ['old', 'new'] as const) {
    for (const unit of units[side]) {
      const id = idOf(unit)
      if (id !== null && !names[side].has(id)) names[side].set(id, `${side} ${id}`)
    }
  }
  for (const match of matches) {
    const [one, other] = [units.old[match.old], units.new[match.new]]
    const [oldId, newId] = [one === undefined ? null : idOf(one), other === undefined ? null : idOf(other)]
    if (oldId === null || newId === null) continue
    names.old.set(oldId, `both ${newId}`)
    names.new.set(newId, `both ${newId}`)
  }
  return { old: id => names.old.get(id) ?? null, new: id => names.new.get(id) ?? null }
}

function idOf({ content, place }: Unit): string | null {
  if (content.kind === 'reference') return content.reference.id
  if (content.kind === 'float') return content.float.id
  if (content.kind === 'formula') return content.formula.id
  const isHeading = content.kind === 'text' && content.role === 'heading'
  return isHeading && place !== null && 'id' in place && typeof place.id === 'string' ? place.id : null
}

function putInOrder(units: Record<Side, Unit[]>, matches: readonly Match[], sources: Sources): Row[] {
  const partners = { old: new Map(matches.map(match => [match.old, match])), new: new Map(matches.map(match => [match.new, match])) }
  // Removed units, by the position in the new version after which they are shown; -1 before everything.
  const removed = new Map<number, { unit: Unit; movedTo: number | null }[]>()
  let after = -1
  units.old.forEach((unit, index) => {
    const match = partners.old.get(index)
    if (match !== undefined && !match.moved) {
      // Figures and references may be shown away from their neighbours, so removed units follow the running text.
      if (unit.content.kind !== 'float') after = match.new
      return
    }
    removed.set(after, [...(removed.get(after) ?? []), { unit, movedTo: match?.new ?? null }])
  })
  const rows: Row[] = []
  const rowOf = new Map<number, number>()
  const pending: { row: number; movedTo: number }[] = []
  const addRemoved = (place: number) => {
    for (const { unit, movedTo } of removed.get(place) ?? []) {
      if (movedTo !== null) pending.push({ row: rows.length, movedTo })
      rows.push(
        movedTo === null
          ? { change: 'removed', old: unit, new: null, content: compareContent(unit, null, sources) }
          : { change: 'moved-away', old: unit, new: null, to: -1 },
      )
    }
  }
  addRemoved(-1)
  units.new.forEach((unit, index) => {
    rowOf.set(index, rows.length)
    const match = partners.new.get(index)
    rows.push(rowFor(match === undefined ? undefined : units.old[match.old], unit, match?.moved ?? false, sources))
    addRemoved(index)
  })
  for (const { row, movedTo } of pending) {
    const away = rows[row]
    if (away?.change === 'moved-away') away.to = rowOf.get(movedTo) ?? -1
  }
  return rows
}

function rowFor(old: Unit | undefined, unit: Unit, moved: boolean, sources: Sources): Row {
  const content = compareContent(old ?? null, unit, sources)
  if (old === undefined) return { change: 'added', old: null, new: unit, content }
  return { change: moved ? 'moved' : isSame(content) ? 'same' : 'changed', old, new: unit, content }
}

/** Pairs the units of one version with those of the other. */
import type { Graphic, Reference } from '../node.ts'
import { blockText, inlineText, mathText } from '../text.ts'
import { align } from './align.ts'
import { bagOf, likeness, type WordBag } from './likeness.ts'
import type { Float, Unit } from './unit.ts'

/** The hash of a file's content identifies it across versions; null for a missing file. */
export type HashOf = (href: string) => string | null

/** A unit with the data for its comparison. */
export interface Described {
  unit: Unit
  /** Equal for units with the same content. */
  key: string
  bag: WordBag
}

/** Positions of a pair in both versions. */
export interface Match {
  old: number
  new: number
  /** True where its order differs from its neighbours'. */
  moved: boolean
}

/** Less similar texts are not revisions of each other. */
const minLikeness = 0.4
/** A text that moved must be more similar than one that stayed in place. */
const minLikenessMoved = 0.7
/** A moved text must have this many words, so that the match is no coincidence. */
const minMovedSize = 6
const minLikenessReferences = 0.62
const minLikenessCaptions = 0.5
/** The maximum number of comparisons among the remaining units: beyond it, only equal ones are found elsewhere. */
const maxComparisons = 60_000

export function describeUnit(unit: Unit, hashOf: HashOf): Described {
  const words = textOf(unit).toLowerCase().match(word) ?? []
  const { content } = unit
  // A heading without words is identified by the part that it begins.
  const kind = content.kind === 'text' && content.role === 'heading' ? `heading ${words.length === 0 ? unit.part : ''}` : content.kind
  const files = content.kind === 'float' ? filesOf(content.float).map(href => hashOf(href) ?? href) : []
  return { unit, key: [kind, ...files, ...words].join(' '), bag: bagOf(words) }
}
const word = /[\p{L}\p{N}\p{M}]+|[^\s\p{L}\p{N}\p{M}]/gu

const filesOf = ({ images, files }: Float): string[] => [...images.map(({ href }: Graphic) => href), ...files]

function textOf({ content }: Unit): string {
  switch (content.kind) {
    case 'text':
      return inlineText(content.text)
    case 'code':
      return content.text
    case 'formula': {
      const { mathml, tex, text } = content.formula.formula
      return `${mathml === null ? (tex ?? '') : mathText(mathml)} ${inlineText(text)}`
    }
    case 'reference':
      return textOfReference(content.reference)
    case 'float': {
      const { lines, grids } = content.float
      const cells = grids.flatMap(grid => [...grid.head, ...grid.bodies.flat(), ...grid.foot].flatMap(row => row.cells))
      return [...lines.map(inlineText), ...cells.map(cell => blockText(cell.children))].join(' ')
    }
  }
}

function textOfReference({ citations, notes }: Reference): string {
  return [...citations.map(citation => inlineText(citation.display)), blockText(notes)].join(' ')
}

/** All pairs: references by their cited works, figures and tables by their content, all others by words and order. */
export function pairUnits(old: readonly Described[], newer: readonly Described[]): Match[] {
  return [...pairSets(old, newer, 'reference', referencePasses), ...pairSets(old, newer, 'float', floatPasses), ...pairFlow(old, newer)]
}

/** One way to recognise a counterpart: equal names, or else at least this similarity. */
type Pass = { names: (described: Described) => string[] } | { alike: (old: Described, newer: Described) => number; min: number }

const referencePasses: Pass[] = [
  { names: ({ unit }) => (unit.content.kind === 'reference' ? identifiersOf(unit.content.reference) : []) },
  { names: ({ key }) => [key] },
  { alike: (old, newer) => likeness(old.bag, newer.bag, minLikenessReferences), min: minLikenessReferences },
]

/** DOI, PubMed and PubMed Central ids. Where one number has several works, all of them must be cited again. */
function identifiersOf({ citations }: Reference): string[] {
  const [citation, another] = citations
  if (citation === undefined || another !== undefined) return []
  return [
    ...(citation.doi === null ? [] : [`doi:${citation.doi.toLowerCase()}`]),
    ...(citation.pmid === null ? [] : [`pmid:${citation.pmid}`]),
    ...(citation.pmcid === null ? [] : [`pmcid:${citation.pmcid.toLowerCase()}`]),
  ]
}

const floatPasses: Pass[] = [
  { names: ({ key }) => [key] },
  {
    // A float that was renamed or renumbered still has similar text.
    alike: (old, newer) => (floatType(old) === floatType(newer) ? likeness(old.bag, newer.bag, minLikenessCaptions) : 0),
    min: minLikenessCaptions,
  },
  { names: described => floatNames(described) },
]
const floatType = ({ unit }: Described): string => (unit.content.kind === 'float' ? unit.content.float.type : '')

function floatNames({ unit }: Described): string[] {
  if (unit.content.kind !== 'float') return []
  const { type, id, label } = unit.content.float
  const name = inlineText(label)
  return [...(name === '' ? [] : [`${type} called ${name.toLowerCase()}`]), ...(id === null ? [] : [`${type} with id ${id}`])]
}

function pairSets(old: readonly Described[], newer: readonly Described[], kind: 'reference' | 'float', passes: readonly Pass[]): Match[] {
  const places = (units: readonly Described[]) => units.flatMap(({ unit }, index) => (unit.content.kind === kind ? index : []))
  const open = { old: new Set(places(old)), new: new Set(places(newer)) }
  const matches: Match[] = []
  const found = (oldIndex: number, newIndex: number) => {
    open.old.delete(oldIndex)
    open.new.delete(newIndex)
    matches.push({ old: oldIndex, new: newIndex, moved: false })
  }
  for (const pass of passes) {
    const pairs = 'names' in pass ? pairByName(old, newer, open, pass.names) : pairByLikeness(old, newer, open, pass)
    for (const [one, other] of pairs) found(one, other)
  }
  return matches
}

interface Open {
  old: ReadonlySet<number>
  new: ReadonlySet<number>
}

function pairByName(
  old: readonly Described[],
  newer: readonly Described[],
  open: Open,
  names: (each: Described) => string[],
): [number, number][] {
  const byName = new Map<string, number[]>()
  const namesAt = (units: readonly Described[], index: number) => {
    const unit = units[index]
    return unit === undefined ? [] : names(unit)
  }
  for (const index of open.new) for (const name of namesAt(newer, index)) byName.set(name, [...(byName.get(name) ?? []), index])
  const taken = new Set<number>()
  return [...open.old].flatMap((index): [number, number][] => {
    const candidates = namesAt(old, index).flatMap(name => byName.get(name) ?? [])
    const partner = candidates.find(candidate => !taken.has(candidate))
    if (partner === undefined) return []
    taken.add(partner)
    return [[index, partner]]
  })
}

/** Pairs the most similar units first. */
function pairByLikeness(
  old: readonly Described[],
  newer: readonly Described[],
  open: Open,
  { alike, min }: Extract<Pass, { min: number }>,
): [number, number][] {
  if (open.old.size * open.new.size > maxComparisons) return []
  const scored: [number, number, number][] = []
  for (const one of open.old) {
    for (const other of open.new) {
      const [a, b] = [old[one], newer[other]]
      const score = a === undefined || b === undefined ? 0 : alike(a, b)
      if (score >= min) scored.push([score, one, other])
    }
  }
  const taken = { old: new Set<number>(), new: new Set<number>() }
  return scored
    .sort((a, b) => b[0] - a[0] || a[1] - b[1] || a[2] - b[2])
    .flatMap(([, one, other]): [number, number][] => {
      if (taken.old.has(one) || taken.new.has(other)) return []
      taken.old.add(one)
      taken.new.add(other)
      return [[one, other]]
    })
}

/** Text, formulas and code keep their order; the remaining units may have moved. */
function pairFlow(old: readonly Described[], newer: readonly Described[]): Match[] {
  const inFlow = (units: readonly Described[]) =>
    units.flatMap((described, index) => (['reference', 'float'].includes(described.unit.content.kind) ? [] : [{ described, index }]))
  const [before, after] = [inFlow(old), inFlow(newer)]
  const matches: Match[] = []
  const open = { old: new Set<number>(), new: new Set<number>() }
  const pairs = align(before, after, {
    key: ({ described }) => described.key,
    likeness: (one, other) => alikeInPlace(one.described, other.described),
    min: minLikeness,
  })
  for (const pair of pairs) {
    const [one, other] = [pair.old === null ? undefined : before[pair.old], pair.new === null ? undefined : after[pair.new]]
    if (one !== undefined && other !== undefined) matches.push({ old: one.index, new: other.index, moved: false })
    else if (one !== undefined && canMove(one.described)) open.old.add(one.index)
    else if (other !== undefined && canMove(other.described)) open.new.add(other.index)
  }
  const moves = [...pairByName(old, newer, open, ({ key }) => [key])]
  for (const [one, other] of moves) {
    open.old.delete(one)
    open.new.delete(other)
  }
  const revised = pairByLikeness(old, newer, open, {
    alike: (one, other) => (comparable(one.unit, other.unit) ? likeness(one.bag, other.bag, minLikenessMoved) : 0),
    min: minLikenessMoved,
  })
  return [...matches, ...[...moves, ...revised].map(([one, other]) => ({ old: one, new: other, moved: true }))]
}

/** A formula has few words; one with the same number is the same formula. */
function alikeInPlace(one: Described, other: Described): number {
  if (!comparable(one.unit, other.unit)) return 0
  const alike = likeness(one.bag, other.bag, minLikeness)
  return isSameNumber(one.unit, other.unit) ? Math.max(alike, minLikeness) : alike
}

function isSameNumber({ content: one }: Unit, { content: other }: Unit): boolean {
  if (one.kind !== 'formula' || other.kind !== 'formula') return false
  const number = inlineText(one.formula.label)
  return number !== '' && number === inlineText(other.formula.label)
}

/** A heading never matches a paragraph, and an author never an affiliation. */
function comparable({ content: one, part }: Unit, { content: other, part: otherPart }: Unit): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind !== 'text' || other.kind !== 'text') return true
  if ((one.role === 'heading') !== (other.role === 'heading')) return false
  const front = ['title', 'authors', 'affiliations', 'keywords']
  return part === otherPart || !(front.includes(part) || front.includes(otherPart))
}

function canMove({ unit, bag }: Described): boolean {
  const { content } = unit
  if (content.kind === 'text' && content.role === 'author') return true
  return bag.size >= minMovedSize && !(content.kind === 'text' && content.role === 'heading')
}

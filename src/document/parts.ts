/**
 * The parts of each kind of node, in reading order. All readers except HTML (plain text, figures, files, search text) are built on it, so a
 * new kind of node must be added here once for all of them.
 */
import type { Block, Caption, Formula, Graphic, Inline, Note, Reference, References, TableRow, Verse } from './node.ts'

export type Part =
  /** Runs of text that form one line, with a space between them. */
  | { kind: 'line'; runs: readonly (readonly Inline[])[] }
  | { kind: 'blocks'; blocks: readonly Block[] }
  | { kind: 'formula'; formula: Formula }
  | { kind: 'graphic'; graphic: Graphic }
  | { kind: 'file'; href: string }
  | { kind: 'row'; cells: readonly (readonly Block[])[] }
  /** Text for readers who cannot see the image. */
  | { kind: 'description'; text: string }

export type BlockOfKind = { [Node in Block as Node['kind']]: Node }
export type InlineOfKind = { [Node in Inline as Node['kind']]: Node }

export const line = (...runs: readonly (readonly Inline[])[]): Part => ({ kind: 'line', runs })
export const blocks = (nodes: readonly Block[]): Part => ({ kind: 'blocks', blocks: nodes })
const description = (text: string | null): Part[] => (text === null || text === '' ? [] : [{ kind: 'description', text }])
const captionParts = (caption: Caption | null): Part[] => (caption === null ? [] : [line(caption.title), blocks(caption.children)])
const rows = (group: readonly TableRow[]): Part[] => group.map(row => ({ kind: 'row', cells: row.cells.map(cell => cell.children) }))

interface FloatFacts {
  label: Inline[]
  caption: Caption | null
  alt: string | null
  longDescription: string | null
  attribution: { statements: Inline[][]; licence: { text: Block[] } | null } | null
}
function floatHead(float: FloatFacts): Part[] {
  const caption = float.caption === null ? [line(float.label)] : [line(float.label, float.caption.title), blocks(float.caption.children)]
  return [...caption, ...description(float.alt), ...description(float.longDescription)]
}
function attributionParts(attribution: FloatFacts['attribution']): Part[] {
  if (attribution === null) return []
  return [...attribution.statements.map(statement => line(statement)), blocks(attribution.licence?.text ?? [])]
}

export function graphicParts(graphic: Graphic): Part[] {
  return [line(graphic.label), ...captionParts(graphic.caption), ...description(graphic.alt), ...description(graphic.longDescription)]
}
const noteParts = (note: Note): Part[] => [line(note.label), blocks(note.children)]

export function referenceParts(reference: Reference): Part[] {
  return [line(reference.label, ...reference.citations.map(citation => citation.display)), blocks(reference.notes)]
}
function referencesParts(node: References): Part[] {
  return [line(node.label, node.title), blocks(node.introduction), ...node.entries.flatMap(referenceParts), blocks(node.lists)]
}
function verseParts(node: Verse): Part[] {
  const lines = node.lines.flatMap(item => (item.kind === 'line' ? [line(item.children)] : verseParts(item)))
  return [line(node.label, node.title), line(node.subtitle), ...lines, line(node.attribution)]
}

const table: { [Kind in keyof BlockOfKind]: (node: BlockOfKind[Kind]) => Part[] } = {
  paragraph: node => [line(node.children)],
  section: node => [line(node.label, node.title), line(node.subtitle), blocks(node.children)],
  figure: node => [...floatHead(node), blocks(node.children), ...attributionParts(node.attribution)],
  'figure-group': node => [...floatHead(node), blocks(node.children), ...attributionParts(node.attribution)],
  table: node => [
    ...floatHead(node),
    ...node.children.flatMap((child): Part[] =>
      child.kind === 'grid' ? [...rows(child.head), ...child.bodies.flatMap(rows), ...rows(child.foot)] : [blocks([child])],
    ),
    blocks(node.footnotes),
    ...attributionParts(node.attribution),
  ],
  'table-group': node => [...floatHead(node), blocks(node.children), ...attributionParts(node.attribution)],
  'display-formula': node => [line(node.label), { kind: 'formula', formula: node.formula }],
  'formula-group': node => [line(node.label), ...captionParts(node.caption), blocks(node.children)],
  list: node => [line(node.label, node.title), ...node.items.flatMap(item => [line(item.label, item.title), blocks(item.children)])],
  'definition-list': node => [
    line(node.label, node.title),
    line(node.termHead, node.definitionHead),
    ...node.items.flatMap(item => [line(item.label, ...item.terms), ...item.definitions.map(blocks)]),
    blocks(node.children),
  ],
  quote: node => [line(node.label, node.title), blocks(node.children), line(node.attribution)],
  verse: verseParts,
  speech: node => [line(node.speaker), blocks(node.children)],
  box: node => [
    line(node.label, node.caption?.title ?? []),
    blocks(node.caption?.children ?? []),
    blocks(node.children),
    ...attributionParts(node.attribution),
  ],
  statement: node => [line(node.label, node.title), blocks(node.children), line(node.attribution)],
  code: node => [line(node.children)],
  preformatted: node => [line(node.children), line(node.attribution)],
  media: node => [...floatHead(node), { kind: 'file', href: node.href }, blocks(node.children), ...attributionParts(node.attribution)],
  supplement: node => [
    ...floatHead(node),
    ...(node.href === null ? [] : [{ kind: 'file' as const, href: node.href }]),
    blocks(node.children),
    ...attributionParts(node.attribution),
  ],
  notes: node => [line(node.title), ...node.notes.flatMap(noteParts)],
  references: referencesParts,
  graphic: node => [{ kind: 'graphic', graphic: node.graphic }],
  rule: () => [],
  'unknown-block': node => [blocks(node.children)],
}

/** The parts of a block, in reading order. */
export function partsOf(block: Block): readonly Part[] {
  return partsOfKind(block.kind, block)
}
function partsOfKind<Kind extends keyof BlockOfKind>(kind: Kind, node: BlockOfKind[Kind]): Part[] {
  return table[kind](node)
}

/** The schema of the article tree for data that must be validated, such as JSON from the database. One schema per kind of node. */
import { z } from 'zod'
import type {
  Attribution,
  Block,
  Caption,
  Formula,
  Graphic,
  Inline,
  Licence,
  MathElement,
  References,
  TableCell,
  TableGrid,
  TableRow,
  Verse,
} from './node.ts'

const text = z.string()
const maybe = z.string().nullable()
const inlines = z.array(z.lazy(() => inlineSchema))
const blocks = z.array(z.lazy(() => blockSchema))
const kind = <Kind extends string>(value: Kind) => z.literal(value)

const caption: z.ZodType<Caption> = z.object({ title: inlines, children: blocks })
export const licenceSchema: z.ZodType<Licence> = z.object({ href: maybe, type: maybe, text: blocks })
const attribution: z.ZodType<Attribution> = z.object({ statements: z.array(inlines), licence: licenceSchema.nullable() })

const graphic: z.ZodType<Graphic> = z.object({
  href: text,
  alternatives: z.array(text),
  mimeType: maybe,
  alt: maybe,
  longDescription: maybe,
  id: maybe,
  caption: caption.nullable(),
  label: inlines,
})

const mathElement: z.ZodType<MathElement> = z.object({
  name: text,
  attributes: z.record(text, text),
  children: z.array(z.union([text, z.lazy(() => mathElement)])),
})
const formula: z.ZodType<Formula> = z.object({ mathml: mathElement.nullable(), tex: maybe, graphic: graphic.nullable(), text: inlines })

const inlineStyles = z.enum([
  'bold',
  'italic',
  'subscript',
  'superscript',
  'underline',
  'overline',
  'strike',
  'small-caps',
  'monospace',
  'sans-serif',
  'roman',
  'quotation',
  'ruby',
  'ruby-text',
])
const referenceTypes = z.enum([
  'bibr',
  'fig',
  'table',
  'disp-formula',
  'sec',
  'app',
  'boxed-text',
  'fn',
  'table-fn',
  'aff',
  'corresp',
  'author-notes',
  'supplementary-material',
  'media',
  'video',
  'list',
  'statement',
  'scheme',
  'chem',
  'plate',
  'custom',
  'contrib',
  'kwd',
  'other',
])

export const inlineSchema: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: kind('text'), value: text }),
    z.object({ kind: kind('styled'), style: inlineStyles, children: inlines }),
    z.object({ kind: kind('link'), href: text, children: inlines }),
    z.object({ kind: kind('file-link'), id: maybe, href: text, mimeType: maybe, mimeSubtype: maybe, children: inlines }),
    z.object({ kind: kind('cross-reference'), refType: referenceTypes, targets: z.array(text), children: inlines }),
    z.object({ kind: kind('inline-formula'), id: maybe, formula }),
    z.object({ kind: kind('inline-graphic'), graphic }),
    z.object({ kind: kind('inline-note'), id: maybe, label: maybe, children: blocks }),
    z.object({ kind: kind('inline-code'), language: maybe, text }),
    z.object({ kind: kind('abbreviation'), expansion: maybe, children: inlines }),
    z.object({ kind: kind('marked'), as: text, id: maybe, language: maybe, children: inlines }),
    z.object({ kind: kind('people'), role: maybe, children: inlines }),
    z.object({ kind: kind('person'), children: inlines }),
    z.object({ kind: kind('line-break') }),
    z.object({ kind: kind('unknown-inline'), element: text, children: inlines }),
  ]),
)

const float = {
  id: maybe,
  label: inlines,
  caption: caption.nullable(),
  alt: maybe,
  longDescription: maybe,
  attribution: attribution.nullable(),
}
const head = { id: maybe, label: inlines, title: inlines }
const span = z.number().int()

const align = z.enum(['left', 'right', 'center', 'justify', 'char']).nullable()
const cell: z.ZodType<TableCell> = z.object({
  id: maybe,
  header: z.boolean(),
  scope: z.enum(['row', 'col', 'rowgroup', 'colgroup']).nullable(),
  columnSpan: span,
  rowSpan: span,
  align,
  verticalAlign: z.enum(['top', 'middle', 'bottom', 'baseline']).nullable(),
  children: blocks,
})
const rows: z.ZodType<TableRow[]> = z.array(z.object({ id: maybe, cells: z.array(cell) }))
const grid: z.ZodType<TableGrid> = z.object({
  kind: kind('grid'),
  id: maybe,
  columns: z.array(z.object({ span, width: maybe, align })),
  head: rows,
  bodies: z.array(rows),
  foot: rows,
  picture: graphic.nullable(),
})

const roles = z.enum([
  'section',
  'abstract',
  'acknowledgements',
  'appendices',
  'appendix',
  'glossary',
  'notes',
  'biography',
  'data-availability',
  'ethics',
  'competing-interests',
  'funding',
  'contributions',
  'supplementary',
  'version-changes',
  'other-back',
])
const listTypes = z.enum(['order', 'bullet', 'alpha-lower', 'alpha-upper', 'roman-lower', 'roman-upper', 'simple'])

const verseLine = z.object({ kind: kind('line'), indent: z.number(), children: inlines })
const verse = z.object({
  kind: kind('verse'),
  ...head,
  subtitle: inlines,
  lines: z.array(z.union([verseLine, z.lazy((): z.ZodType<Verse> => verse)])),
  attribution: inlines,
})

const referenceName = z.discriminatedUnion('kind', [
  z.object({ kind: kind('person'), family: text, given: maybe, suffix: maybe }),
  z.object({ kind: kind('group'), name: text }),
  z.object({ kind: kind('et-al') }),
])
const citation = z.object({
  publicationType: maybe,
  display: inlines,
  authors: z.array(referenceName),
  editors: z.array(referenceName),
  year: maybe,
  title: maybe,
  source: maybe,
  volume: maybe,
  issue: maybe,
  firstPage: maybe,
  lastPage: maybe,
  elocationId: maybe,
  publisher: maybe,
  publisherPlace: maybe,
  edition: maybe,
  version: maybe,
  doi: maybe,
  pmid: maybe,
  pmcid: maybe,
  isbn: maybe,
  href: maybe,
  dataUse: maybe,
})
const references = z.object({
  kind: kind('references'),
  ...head,
  introduction: blocks,
  entries: z.array(z.object({ id: maybe, label: inlines, citations: z.array(citation), notes: blocks })),
  lists: z.array(z.lazy((): z.ZodType<References> => references)),
})

const listItem = z.object({ ...head, children: blocks })
const definition = z.object({ id: maybe, label: inlines, terms: z.array(inlines), definitions: z.array(blocks) })
const note = z.object({ id: maybe, label: inlines, type: maybe, children: blocks })
const file = { mimeType: maybe, mimeSubtype: maybe, children: blocks }

export const blockSchema: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: kind('paragraph'), id: maybe, continued: z.boolean(), children: inlines }),
    z.object({ kind: kind('section'), ...head, role: roles, type: maybe, subtitle: inlines, language: maybe, children: blocks }),
    z.object({ kind: kind('figure'), ...float, type: maybe, children: blocks }),
    z.object({ kind: kind('figure-group'), ...float, children: blocks }),
    z.object({ kind: kind('table'), ...float, children: z.array(z.union([grid, z.lazy(() => blockSchema)])), footnotes: blocks }),
    z.object({ kind: kind('table-group'), ...float, children: blocks }),
    z.object({ kind: kind('display-formula'), id: maybe, label: inlines, formula }),
    z.object({ kind: kind('formula-group'), id: maybe, label: inlines, caption: caption.nullable(), children: blocks }),
    z.object({ kind: kind('list'), ...head, type: listTypes, start: z.number(), items: z.array(listItem) }),
    z.object({
      kind: kind('definition-list'),
      ...head,
      termHead: inlines,
      definitionHead: inlines,
      items: z.array(definition),
      children: blocks,
    }),
    z.object({ kind: kind('quote'), ...head, children: blocks, attribution: inlines }),
    verse,
    z.object({ kind: kind('speech'), id: maybe, speaker: inlines, children: blocks }),
    z.object({
      kind: kind('box'),
      id: maybe,
      type: maybe,
      label: inlines,
      caption: caption.nullable(),
      children: blocks,
      attribution: attribution.nullable(),
    }),
    z.object({ kind: kind('statement'), ...head, type: maybe, children: blocks, attribution: inlines }),
    z.object({ kind: kind('code'), id: maybe, language: maybe, executable: z.boolean(), children: inlines }),
    z.object({ kind: kind('preformatted'), id: maybe, type: maybe, children: inlines, attribution: inlines }),
    z.object({ kind: kind('media'), ...float, href: text, ...file }),
    z.object({ kind: kind('supplement'), ...float, href: maybe, ...file }),
    z.object({ kind: kind('notes'), id: maybe, title: inlines, notes: z.array(note) }),
    references,
    z.object({ kind: kind('graphic'), graphic }),
    z.object({ kind: kind('rule') }),
    z.object({ kind: kind('unknown-block'), element: text, id: maybe, children: blocks }),
  ]),
)

/**
 * What the editor makes of a page: a document of ProseMirror's. Every node keeps the attributes that its element has in the page, known
 * here or not, so that none is lost; the classes of what is shown come from view.module.css, and no attribute of the page gets into it but
 * addresses that may be linked to.
 */
import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { mayBeLinked } from '../../../core/text/link.ts'
import { elementsAroundBlocks, marksByElement } from './elements.ts'
import styles from './view.module.css'

export type Attributes = Readonly<Record<string, string>>
const kept = { attributes: { default: {} } }

const isAttributes = (value: unknown): value is Attributes => typeof value === 'object' && value !== null

/** The attributes of the element that a node or a mark stands for. */
export function attributesOf({ attrs }: { attrs: Attrs }): Attributes {
  const value: unknown = attrs.attributes
  return isAttributes(value) ? value : {}
}

/** What a node says of itself besides: its `tag`, its `kind`. Empty where it says nothing. */
export function stringAttribute({ attrs }: { attrs: Attrs }, name: string): string {
  const value: unknown = attrs[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Text of one line or more that stands in an element by itself. */
const line = (spec: Partial<NodeSpec> & Pick<NodeSpec, 'toDOM'>): NodeSpec => ({
  content: 'inline*',
  ...spec,
  attrs: { ...kept, ...spec.attrs },
})
const frame = (spec: Partial<NodeSpec>): NodeSpec => ({
  group: 'block',
  isolating: true,
  defining: true,
  ...spec,
  attrs: { ...kept, kind: {}, tag: {}, ...spec.attrs },
  toDOM: () => ['div', { class: styles.frame }, ...(spec.content === undefined ? [] : [0])] as const,
})
const raw = (spec: Partial<NodeSpec>): NodeSpec => ({
  atom: true,
  attrs: { html: {} },
  toDOM: node => [spec.inline ? 'code' : 'pre', { class: styles.raw }, stringAttribute(node, 'html')],
  ...spec,
})
const headings = [1, 2, 3, 4, 5, 6].map(level => ({ tag: `h${level}`, attrs: { level } }))
const lists = (tag: 'ul' | 'ol'): NodeSpec => ({
  group: 'block',
  content: 'listItem+',
  attrs: kept,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'block+',
  isolating: true,
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  attrs: { ...kept, colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  parseDOM: [{ tag }],
  toDOM: node => [tag, { colspan: stringAttribute(node, 'colspan'), rowspan: stringAttribute(node, 'rowspan') }, 0],
})

/** Of an address that could do something else than lead somewhere, nothing gets into what is shown. */
const addressOf = (address: string | undefined): { href?: string } =>
  address !== undefined && mayBeLinked(address.trim()) ? { href: address } : {}

const nodes = {
  doc: { content: 'block+' },
  /** `bare`: the text stands in the element around it without one of its own; null where nobody said, as with one that was just begun. */
  paragraph: line({ group: 'block', attrs: { bare: { default: null } }, parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] }),
  heading: line({
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: headings,
    toDOM: node => [`h${stringAttribute(node, 'level')}`, 0],
  }),
  blockquote: {
    ...{ group: 'block', content: 'block+', defining: true, attrs: kept, parseDOM: [{ tag: 'blockquote' }] },
    toDOM: () => ['blockquote', 0] as const,
  },
  /** `pre`: text whose blanks and line breaks count. */
  preformatted: line({
    ...{ group: 'block', whitespace: 'pre', code: true, defining: true },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  }),
  bulletList: lists('ul'),
  orderedList: lists('ol'),
  listItem: { content: 'block+', defining: true, attrs: kept, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] as const },
  definitionList: { group: 'block', content: '(term | definition)+', attrs: kept, toDOM: () => ['dl', 0] as const },
  term: line({ defining: true, toDOM: () => ['dt', 0] }),
  definition: { content: 'block+', defining: true, attrs: kept, toDOM: () => ['dd', 0] as const },
  rule: { group: 'block', attrs: kept, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] as const },
  /** An element that only holds others: a section, a figure, `details`. */
  container: {
    ...{ group: 'block', content: 'block+', defining: true, attrs: { ...kept, tag: {} } },
    toDOM: node => ['div', { class: styles.container, 'data-element': stringAttribute(node, 'tag') }, 0],
  },
  captionedTable: {
    ...{ group: 'block', content: 'tableCaption table', isolating: true, attrs: kept },
    toDOM: () => ['div', { class: styles.frame }, 0] as const,
  },
  tableCaption: line({ defining: true, toDOM: () => ['div', { class: styles.caption }, 0] }),
  table: {
    ...{ content: 'tableRow+', isolating: true, tableRole: 'table' },
    toDOM: () => ['table', ['tbody', 0]] as const,
  },
  /** `part`: which of the table's parts it stands in, by number, since there may be several `tbody`; null in that of the row before it. */
  tableRow: {
    ...{ content: '(tableCell | tableHeader)+', tableRole: 'row' },
    attrs: { ...kept, section: { default: null }, part: { default: null } },
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0] as const,
  },
  tableCell: cell('td'),
  tableHeader: cell('th'),
  /** A block of text: quotation, call to act, chart (whose text is a table). `image` is the element of an image block's own image. */
  blockOfText: frame({ content: 'block+', attrs: { image: { default: '' } } }),
  /** A block that is one line of text. */
  blockLine: frame({ content: 'inline*', isolating: false }),
  /** A block of items: accordions, tabs, columns. */
  blockOfItems: frame({ content: 'blockItem+' }),
  blockItem: {
    ...{ content: 'itemTitle? block+', isolating: true, attrs: { ...kept, tag: { default: 'div' } } },
    toDOM: () => ['div', { class: styles.item }, 0] as const,
  },
  /** `tag` is empty where the title is an attribute of its item. */
  itemTitle: line({ defining: true, attrs: { tag: { default: '' } }, toDOM: () => ['div', { class: styles.itemTitle }, 0] }),
  /** A block that says by its name and its attributes alone what it shows. `inner` is what its element holds, which nobody sees. */
  blockAlone: frame({ atom: true, attrs: { inner: { default: '' } } }),
  /** What the editor does not know, as it stands in the page. */
  rawBlock: raw({ group: 'block' }),
  rawInline: raw({ group: 'inline', inline: true }),
  image: {
    ...{ group: 'inline', inline: true, draggable: true, attrs: kept },
    toDOM: node => {
      const { src, alt = '' } = attributesOf(node)
      return ['img', { class: styles.image, src: addressOf(src).href ?? '', alt }]
    },
  },
  lineBreak: { group: 'inline', inline: true, selectable: false, attrs: kept, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] as const },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>

/** `link` comes first: it is written around the others. */
const marks: Record<string, MarkSpec> = {
  a: {
    ...{ attrs: kept, inclusive: false },
    parseDOM: [{ tag: 'a[href]', getAttrs: element => ({ attributes: { href: element.getAttribute('href') ?? '' } }) }],
    toDOM: (mark): DOMOutputSpec => ['a', { ...addressOf(attributesOf(mark).href), class: styles.link }, 0],
  },
  ...Object.fromEntries(
    marksByElement.map((tag): [string, MarkSpec] => [
      tag,
      // Two of a kind may stand within each other: a `span` in Latin in one in French.
      { attrs: kept, excludes: tag === 'span' ? '' : tag, parseDOM: [{ tag }], toDOM: () => [tag, 0] },
    ]),
  ),
}

export const pageSchema = new Schema({ nodes, marks })
export const nodeTypes = pageSchema.nodes

export const isContainerElement = (tag: string): boolean => elementsAroundBlocks.has(tag)

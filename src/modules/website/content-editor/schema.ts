/**
 * The schema of the editor's ProseMirror document. Every node keeps all attributes of its HTML element, known or not, so that none is lost.
 * The rendered document has classes from view.module.css, and none of the page's attributes except safe URLs.
 */
import { type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { mayBeLinked } from '../../../core/text/link.ts'
import { placeholderOf } from '../domain/site-pages/facts.ts'
import { elementsAroundBlocks, marksByElement } from './elements.ts'
import styles from './view.module.css'

export type Attributes = Readonly<Record<string, string>>
const htmlAttributes = { attributes: { default: {} } }

const isAttributes = (value: unknown): value is Attributes => typeof value === 'object' && value !== null

/** The attributes of the HTML element that a node or a mark represents. */
export function attributesOf({ attrs }: { attrs: Attrs }): Attributes {
  const value: unknown = attrs.attributes
  return isAttributes(value) ? value : {}
}

/** Another attribute of a node, such as `tag` or `kind`; empty where it is not set. */
export function stringAttribute({ attrs }: { attrs: Attrs }, name: string): string {
  const value: unknown = attrs[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A node that contains inline content in an element of its own. */
const line = (spec: Partial<NodeSpec> & Pick<NodeSpec, 'toDOM'>): NodeSpec => ({
  content: 'inline*',
  ...spec,
  attrs: { ...htmlAttributes, ...spec.attrs },
})
const frame = (spec: Partial<NodeSpec>): NodeSpec => ({
  group: 'block',
  isolating: true,
  defining: true,
  ...spec,
  attrs: { ...htmlAttributes, kind: {}, tag: {}, ...spec.attrs },
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
  attrs: htmlAttributes,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
})
const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'block+',
  isolating: true,
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  attrs: { ...htmlAttributes, colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  parseDOM: [{ tag }],
  toDOM: node => [tag, { colspan: stringAttribute(node, 'colspan'), rowspan: stringAttribute(node, 'rowspan') }, 0],
})

/** A URL that could run code is left out of the rendered document. */
const hrefOf = (href: string | undefined): { href?: string } => (href !== undefined && mayBeLinked(href.trim()) ? { href } : {})

const nodes = {
  doc: { content: 'block+' },
  /** `bare`: the text has no element of its own within its parent; null where that is undecided, as for a new paragraph. */
  paragraph: line({ group: 'block', attrs: { bare: { default: null } }, parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] }),
  heading: line({
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: headings,
    toDOM: node => [`h${stringAttribute(node, 'level')}`, 0],
  }),
  blockquote: {
    ...{ group: 'block', content: 'block+', defining: true, attrs: htmlAttributes, parseDOM: [{ tag: 'blockquote' }] },
    toDOM: () => ['blockquote', 0] as const,
  },
  /** Represents `pre`: text whose spaces and line breaks are significant. */
  preformatted: line({
    ...{ group: 'block', whitespace: 'pre', code: true, defining: true },
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  }),
  bulletList: lists('ul'),
  orderedList: lists('ol'),
  listItem: { content: 'block+', defining: true, attrs: htmlAttributes, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] as const },
  definitionList: { group: 'block', content: '(term | definition)+', attrs: htmlAttributes, toDOM: () => ['dl', 0] as const },
  term: line({ defining: true, toDOM: () => ['dt', 0] }),
  definition: { content: 'block+', defining: true, attrs: htmlAttributes, toDOM: () => ['dd', 0] as const },
  rule: { group: 'block', attrs: htmlAttributes, parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] as const },
  /** An element that only groups others: a section, a figure, `details`. */
  container: {
    ...{ group: 'block', content: 'block+', defining: true, attrs: { ...htmlAttributes, tag: {} } },
    toDOM: node => ['div', { class: styles.container, 'data-element': stringAttribute(node, 'tag') }, 0],
  },
  captionedTable: {
    ...{ group: 'block', content: 'tableCaption table', isolating: true, attrs: htmlAttributes },
    toDOM: () => ['div', { class: styles.frame }, 0] as const,
  },
  tableCaption: line({ defining: true, toDOM: () => ['div', { class: styles.caption }, 0] }),
  table: {
    ...{ content: 'tableRow+', isolating: true, tableRole: 'table' },
    toDOM: () => ['table', ['tbody', 0]] as const,
  },
  /** `part`: the index of the row group, since a table may have several `tbody`; null for the group of the row before. */
  tableRow: {
    ...{ content: '(tableCell | tableHeader)+', tableRole: 'row' },
    attrs: { ...htmlAttributes, section: { default: null }, part: { default: null } },
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0] as const,
  },
  tableCell: cell('td'),
  tableHeader: cell('th'),
  /**
   * A block that contains text: quotation, call to action, chart (whose text is a table). `image` is the `img` element of an image block.
   */
  blockOfText: frame({ content: 'block+', attrs: { image: { default: '' } } }),
  /** A block that consists of one line of text. */
  blockLine: frame({ content: 'inline*', isolating: false }),
  /** A block that consists of items: accordions, tabs, columns. */
  blockOfItems: frame({ content: 'blockItem+' }),
  blockItem: {
    ...{ content: 'itemTitle? block+', isolating: true, attrs: { ...htmlAttributes, tag: { default: 'div' } } },
    toDOM: () => ['div', { class: styles.item }, 0] as const,
  },
  /** `tag` is empty where the title is an attribute of its item. */
  itemTitle: line({ defining: true, attrs: { tag: { default: '' } }, toDOM: () => ['div', { class: styles.itemTitle }, 0] }),
  /** A block that only has attributes. `inner` is the content of its element, which is not shown. */
  blockWithoutContent: frame({ atom: true, attrs: { inner: { default: '' } } }),
  /** Unknown HTML, which is kept as it is. */
  rawBlock: raw({ group: 'block' }),
  rawInline: raw({ group: 'inline', inline: true }),
  /** A detail of the site that pages show, such as its ISSN; stored as `{{issn}}`. */
  fact: {
    ...{ group: 'inline', inline: true, attrs: { name: {} } },
    leafText: node => placeholderOf(stringAttribute(node, 'name')),
    toDOM: node => ['span', { class: styles.fact }, placeholderOf(stringAttribute(node, 'name'))] as const,
  },
  image: {
    ...{ group: 'inline', inline: true, draggable: true, attrs: htmlAttributes },
    toDOM: node => {
      const { src, alt = '' } = attributesOf(node)
      return ['img', { class: styles.image, src: hrefOf(src).href ?? '', alt }]
    },
  },
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    attrs: htmlAttributes,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'] as const,
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>

/** `link` comes first, so that it is written around the other marks. */
const marks: Record<string, MarkSpec> = {
  a: {
    ...{ attrs: htmlAttributes, inclusive: false },
    parseDOM: [{ tag: 'a[href]', getAttrs: element => ({ attributes: { href: element.getAttribute('href') ?? '' } }) }],
    toDOM: (mark): DOMOutputSpec => ['a', { ...hrefOf(attributesOf(mark).href), class: styles.link }, 0],
  },
  ...Object.fromEntries(
    marksByElement.map((tag): [string, MarkSpec] => [
      tag,
      // Only `span` may be nested in itself, as for Latin within French.
      { attrs: htmlAttributes, excludes: tag === 'span' ? '' : tag, parseDOM: [{ tag }], toDOM: () => [tag, 0] },
    ]),
  ),
}

export const pageSchema = new Schema({ nodes, marks })
export const nodeTypes = pageSchema.nodes

export const isContainerElement = (tag: string): boolean => elementsAroundBlocks.has(tag)

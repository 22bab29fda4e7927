/**
 * The article tree: an article's content, independent of its source's tags and of its presentation. The importer (src/document/jats/read)
 * builds it once; HTML, plain text, outline and search text are read from it.
 *
 * Every node has a `kind`. Ids are the source's own, so that links into a page keep working. `href`s of images and files are as in the
 * source; renderers get a function to resolve them.
 */

/** A run of text with its inline nodes. */
export type Inline =
  | TextNode
  | Styled
  | Link
  | FileLink
  | CrossReference
  | InlineFormula
  | InlineGraphic
  | InlineNote
  | InlineCode
  | Abbreviation
  | Marked
  | People
  | Person
  | LineBreak
  | InlineUnknown

export interface TextNode {
  kind: 'text'
  value: string
}

export type InlineStyle =
  | 'bold'
  | 'italic'
  | 'subscript'
  | 'superscript'
  | 'underline'
  | 'overline'
  | 'strike'
  | 'small-caps'
  | 'monospace'
  | 'sans-serif'
  | 'roman'
  | 'quotation'
  | 'ruby'
  | 'ruby-text'
export interface Styled {
  kind: 'styled'
  style: InlineStyle
  children: Inline[]
}

/** A link out of the article. `href` is an absolute http(s), ftp or mailto URL: the importer has rejected all others. */
export interface Link {
  kind: 'link'
  href: string
  children: Inline[]
}

/**
 * A file of the article that running text refers to (`inline-supplementary-material`, `inline-media`, a link to a file beside the source).
 * `children` may be empty: renderers then show the file's name.
 */
export interface FileLink {
  kind: 'file-link'
  id: string | null
  href: string
  mimeType: string | null
  mimeSubtype: string | null
  children: Inline[]
}

/** Values of JATS `ref-type` (1.4), and `other` for the rest. */
export type CrossReferenceType =
  | 'bibr'
  | 'fig'
  | 'table'
  | 'disp-formula'
  | 'sec'
  | 'app'
  | 'boxed-text'
  | 'fn'
  | 'table-fn'
  | 'aff'
  | 'corresp'
  | 'author-notes'
  | 'supplementary-material'
  | 'media'
  | 'video'
  | 'list'
  | 'statement'
  | 'scheme'
  | 'chem'
  | 'plate'
  | 'custom'
  | 'contrib'
  | 'kwd'
  | 'other'
/** A link within the article. `targets` are ids, in order; a range (“3–6”) names every reference in between. */
export interface CrossReference {
  kind: 'cross-reference'
  refType: CrossReferenceType
  targets: string[]
  children: Inline[]
}

export interface InlineFormula {
  kind: 'inline-formula'
  id: string | null
  formula: Formula
}
export interface InlineGraphic {
  kind: 'inline-graphic'
  graphic: Graphic
}
/** A footnote whose text is placed where it is called. */
export interface InlineNote {
  kind: 'inline-note'
  id: string | null
  label: string | null
  children: Block[]
}
export interface InlineCode {
  kind: 'inline-code'
  language: string | null
  text: string
}
export interface Abbreviation {
  kind: 'abbreviation'
  expansion: string | null
  children: Inline[]
}
/** Text that the source marks without a style: named-content, a taxon name, a gene, a word in another language, a target of links. */
export interface Marked {
  kind: 'marked'
  as: string
  id: string | null
  language: string | null
  children: Inline[]
}
/** The people of a reference. Text between them is in text nodes among the children. */
export interface People {
  kind: 'people'
  role: string | null
  children: Inline[]
}
export interface Person {
  kind: 'person'
  children: Inline[]
}
export interface LineBreak {
  kind: 'line-break'
}
/** An element that the importer does not know: its text is kept, with a warning. */
export interface InlineUnknown {
  kind: 'unknown-inline'
  element: string
  children: Inline[]
}

/** The block nodes. */
export type Block =
  | Paragraph
  | Section
  | Figure
  | FigureGroup
  | Table
  | TableGroup
  | DisplayFormula
  | FormulaGroup
  | List
  | DefinitionList
  | Quote
  | Verse
  | Speech
  | Box
  | Statement
  | Code
  | Preformatted
  | Media
  | Supplement
  | Notes
  | References
  | BlockGraphic
  | Rule
  | BlockUnknown

export interface Paragraph {
  kind: 'paragraph'
  id: string | null
  /** True where the source's paragraph continued after a block (a list, a display formula) inside it. */
  continued: boolean
  children: Inline[]
}

/** The role of a section: JATS `sec-type`, or the source's element. */
export type SectionRole =
  | 'section'
  | 'abstract'
  | 'acknowledgements'
  | 'appendices'
  | 'appendix'
  | 'glossary'
  | 'notes'
  | 'biography'
  | 'data-availability'
  | 'ethics'
  | 'competing-interests'
  | 'funding'
  | 'contributions'
  | 'supplementary'
  | 'version-changes'
  | 'other-back'
export interface Section {
  kind: 'section'
  id: string | null
  role: SectionRole
  /** The source's own value, such as `methods` or `materials|methods`. */
  type: string | null
  label: Inline[]
  title: Inline[]
  subtitle: Inline[]
  language: string | null
  children: Block[]
}

export interface Caption {
  title: Inline[]
  children: Block[]
}
/** The owner or licence of a part of an article, where it differs from the article itself. */
export interface Attribution {
  statements: Inline[][]
  licence: Licence | null
}
export interface Licence {
  href: string | null
  type: string | null
  text: Block[]
}

export interface Graphic {
  /** The value in the source, which often lacks a suffix. */
  href: string
  /** Other forms of the same image, in the source's order. */
  alternatives: string[]
  mimeType: string | null
  alt: string | null
  longDescription: string | null
  id: string | null
  caption: Caption | null
  label: Inline[]
}
export interface BlockGraphic {
  kind: 'graphic'
  graphic: Graphic
}

interface Float {
  id: string | null
  label: Inline[]
  caption: Caption | null
  alt: string | null
  longDescription: string | null
  attribution: Attribution | null
}
/** A figure, plate, scheme or chart: its images, and its other content (tables, media, code, paragraphs), in order. */
export interface Figure extends Float {
  kind: 'figure'
  /** JATS `fig-type`, or the element's name where that was `chem-struct` or the like. */
  type: string | null
  children: Block[]
}
export interface FigureGroup extends Float {
  kind: 'figure-group'
  children: Block[]
}

export interface Table extends Float {
  kind: 'table'
  /** Grids and images of tables, in order, with any text or list between them. */
  children: (TableGrid | Block)[]
  footnotes: Block[]
}
export interface TableGroup extends Float {
  kind: 'table-group'
  children: Block[]
}
export type CellAlign = 'left' | 'right' | 'center' | 'justify' | 'char'
export type CellVerticalAlign = 'top' | 'middle' | 'bottom' | 'baseline'
export interface TableGrid {
  kind: 'grid'
  id: string | null
  columns: { span: number; width: string | null; align: CellAlign | null }[]
  head: TableRow[]
  /** One entry per `tbody`. */
  bodies: TableRow[][]
  foot: TableRow[]
  /** The same table as an image, where the source has both. */
  picture: Graphic | null
}
export interface TableRow {
  id: string | null
  cells: TableCell[]
}
export interface TableCell {
  id: string | null
  header: boolean
  scope: 'row' | 'col' | 'rowgroup' | 'colgroup' | null
  columnSpan: number
  rowSpan: number
  align: CellAlign | null
  verticalAlign: CellVerticalAlign | null
  /** A single paragraph of plain running text is one paragraph; renderers omit the paragraph's space. */
  children: Block[]
}

/** A formula in each form of the source. At least one is present; renderers use the first that they support. */
export interface Formula {
  /** MathML, already reduced to elements of MathML Core and MathML 3 presentation; converted from `tex` where the source had none. */
  mathml: MathElement | null
  /** TeX without its document wrapper and delimiters. */
  tex: string | null
  graphic: Graphic | null
  /** Running text, where a formula is set in ordinary type. */
  text: Inline[]
}
export interface MathElement {
  name: string
  attributes: Record<string, string>
  children: (MathElement | string)[]
}
export interface DisplayFormula {
  kind: 'display-formula'
  id: string | null
  label: Inline[]
  formula: Formula
}
export interface FormulaGroup {
  kind: 'formula-group'
  id: string | null
  label: Inline[]
  caption: Caption | null
  children: Block[]
}

export type ListType = 'order' | 'bullet' | 'alpha-lower' | 'alpha-upper' | 'roman-lower' | 'roman-upper' | 'simple'
export interface List {
  kind: 'list'
  id: string | null
  type: ListType
  start: number
  label: Inline[]
  title: Inline[]
  items: ListItem[]
}
/** `label` is set where the source gives each item its own mark. */
export interface ListItem {
  id: string | null
  label: Inline[]
  title: Inline[]
  children: Block[]
}
export interface DefinitionList {
  kind: 'definition-list'
  id: string | null
  label: Inline[]
  title: Inline[]
  termHead: Inline[]
  definitionHead: Inline[]
  items: { id: string | null; label: Inline[]; terms: Inline[][]; definitions: Block[][] }[]
  /** Lists within the list. */
  children: Block[]
}
export interface Quote {
  kind: 'quote'
  id: string | null
  label: Inline[]
  title: Inline[]
  children: Block[]
  attribution: Inline[]
}
export interface Verse {
  kind: 'verse'
  id: string | null
  label: Inline[]
  title: Inline[]
  subtitle: Inline[]
  /** Lines, and nested groups. */
  lines: ({ kind: 'line'; indent: number; children: Inline[] } | Verse)[]
  attribution: Inline[]
}
export interface Speech {
  kind: 'speech'
  id: string | null
  speaker: Inline[]
  children: Block[]
}
export interface Box {
  kind: 'box'
  id: string | null
  type: string | null
  label: Inline[]
  caption: Caption | null
  children: Block[]
  attribution: Attribution | null
}
/** A theorem, lemma, proof, question, answer and the like. */
export interface Statement {
  kind: 'statement'
  id: string | null
  type: string | null
  label: Inline[]
  title: Inline[]
  children: Block[]
  attribution: Inline[]
}
export interface Code {
  kind: 'code'
  id: string | null
  language: string | null
  executable: boolean
  children: Inline[]
}
export interface Preformatted {
  kind: 'preformatted'
  id: string | null
  type: string | null
  children: Inline[]
  attribution: Inline[]
}
export interface Media extends Float {
  kind: 'media'
  href: string
  mimeType: string | null
  mimeSubtype: string | null
  children: Block[]
}
export interface Supplement extends Float {
  kind: 'supplement'
  href: string | null
  mimeType: string | null
  mimeSubtype: string | null
  children: Block[]
}
export interface Notes {
  kind: 'notes'
  id: string | null
  title: Inline[]
  notes: Note[]
}
export interface Note {
  id: string | null
  label: Inline[]
  type: string | null
  children: Block[]
}
export interface Rule {
  kind: 'rule'
}
export interface BlockUnknown {
  kind: 'unknown-block'
  element: string
  id: string | null
  children: Block[]
}

export interface References {
  kind: 'references'
  id: string | null
  label: Inline[]
  title: Inline[]
  /** Text before the entries. */
  introduction: Block[]
  entries: Reference[]
  /** Lists within the list, each with its own title. */
  lists: References[]
}
export interface Reference {
  id: string | null
  label: Inline[]
  /** Usually one; several where one number covers several works. */
  citations: Citation[]
  notes: Block[]
}
/**
 * One cited work. `display` is its whole text in reading order (composed on import for element-citation, with nothing left out); the other
 * fields repeat its parts for links, export and matching.
 */
export interface Citation {
  /** JATS `publication-type`: journal, book, data, software, preprint, webpage, … */
  publicationType: string | null
  display: Inline[]
  authors: ReferenceName[]
  editors: ReferenceName[]
  year: string | null
  title: string | null
  /** Journal, book or site that contains the work. */
  source: string | null
  volume: string | null
  issue: string | null
  firstPage: string | null
  lastPage: string | null
  elocationId: string | null
  publisher: string | null
  publisherPlace: string | null
  edition: string | null
  version: string | null
  doi: string | null
  pmid: string | null
  pmcid: string | null
  isbn: string | null
  href: string | null
  /** The use of cited data (`generated`, `analyzed`), from JATS4R. */
  dataUse: string | null
}
export type ReferenceName =
  | { kind: 'person'; family: string; given: string | null; suffix: string | null }
  | { kind: 'group'; name: string }
  | { kind: 'et-al' }

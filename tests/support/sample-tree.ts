/** For tests: one node of every kind, and empty documents to put nodes into. The compiler requires every kind. */

import type { ArticleDocument, ArticleMetadata, Contributor, PeerReviewDocument } from '../../src/document/article-document.ts'
import type { Block, Citation, Graphic, Inline, Paragraph, Reference, TableCell } from '../../src/document/node.ts'
import type { BlockOfKind, InlineOfKind } from '../../src/document/parts.ts'

export const text = (value: string): Inline => ({ kind: 'text', value })
export const paragraph = (...children: (Inline | string)[]): Paragraph => ({
  kind: 'paragraph',
  id: null,
  continued: false,
  children: children.map(child => (typeof child === 'string' ? text(child) : child)),
})

export const graphic: Graphic = {
  href: 'fig1.tif',
  alternatives: ['fig1.png'],
  mimeType: null,
  alt: 'A rising line',
  longDescription: null,
  id: 'g1',
  caption: null,
  label: [],
}

export const citation: Citation = {
  publicationType: 'journal',
  display: [text('Reyes A. A study of things. Journal of Things. 2020;1:2–3')],
  authors: [{ kind: 'person', family: 'Reyes', given: 'A', suffix: null }],
  editors: [],
  year: '2020',
  title: 'A study of things',
  source: 'Journal of Things',
  volume: '1',
  issue: null,
  firstPage: '2',
  lastPage: '3',
  elocationId: null,
  publisher: null,
  publisherPlace: null,
  edition: null,
  version: null,
  doi: '10.5555/things.1',
  pmid: '123',
  pmcid: 'PMC456',
  isbn: null,
  href: null,
  dataUse: null,
}
export const reference: Reference = { id: 'r1', label: [text('1.')], citations: [citation], notes: [paragraph('A note to it')] }

export const cell = (value: string, change: Partial<TableCell> = {}): TableCell => ({
  id: null,
  header: false,
  scope: null,
  columnSpan: 1,
  rowSpan: 1,
  align: null,
  verticalAlign: null,
  children: [paragraph(value)],
  ...change,
})

export const everyInline: { [Kind in keyof InlineOfKind]: InlineOfKind[Kind] } = {
  text: { kind: 'text', value: 'plain' },
  styled: { kind: 'styled', style: 'italic', children: [text('slanted')] },
  link: { kind: 'link', href: 'https://example.org/', children: [text('outside')] },
  'file-link': { kind: 'file-link', id: 'fl1', href: 'data.csv', mimeType: 'text', mimeSubtype: 'csv', children: [text('the data')] },
  'cross-reference': { kind: 'cross-reference', refType: 'bibr', targets: ['r1'], children: [text('cited')] },
  'inline-formula': { kind: 'inline-formula', id: 'if1', formula: { mathml: null, tex: 'x^2', graphic: null, text: [] } },
  'inline-graphic': { kind: 'inline-graphic', graphic: { ...graphic, id: null } },
  'inline-note': { kind: 'inline-note', id: 'in1', label: null, children: [paragraph('a note in the text')] },
  'inline-code': { kind: 'inline-code', language: 'r', text: 'lm(y ~ x)' },
  abbreviation: { kind: 'abbreviation', expansion: 'deoxyribonucleic acid', children: [text('DNA')] },
  marked: { kind: 'marked', as: 'gene', id: 'm1', language: 'la', children: [text('marked words')] },
  people: { kind: 'people', role: 'author', children: [{ kind: 'person', children: [text('Reyes A')] }] },
  person: { kind: 'person', children: [text('Okafor B')] },
  'line-break': { kind: 'line-break' },
  'unknown-inline': { kind: 'unknown-inline', element: 'odd', children: [text('odd words')] },
}

const float = {
  label: [text('Label 1.')],
  caption: { title: [text('A title')], children: [paragraph('A caption')] },
  alt: null,
  longDescription: 'At length',
  attribution: null,
}
const named = { label: [], title: [text('Named')] }

export const everyBlock: { [Kind in keyof BlockOfKind]: BlockOfKind[Kind] } = {
  paragraph: paragraph(...Object.values(everyInline)),
  section: {
    kind: 'section',
    id: 's1',
    role: 'section',
    type: 'methods',
    label: [text('1')],
    title: [text('Methods')],
    subtitle: [],
    language: null,
    children: [paragraph('How')],
  },
  figure: {
    kind: 'figure',
    id: 'f1',
    type: null,
    ...float,
    children: [{ kind: 'graphic', graphic }],
    attribution: {
      statements: [[text('© Someone')]],
      licence: { href: 'https://example.org/licence', type: null, text: [paragraph('Licensed')] },
    },
  },
  'figure-group': { kind: 'figure-group', id: 'fg1', ...float, children: [{ kind: 'graphic', graphic: { ...graphic, id: null } }] },
  table: {
    kind: 'table',
    id: 't1',
    ...float,
    children: [
      {
        kind: 'grid',
        id: null,
        columns: [{ span: 2, width: null, align: 'right' }],
        head: [{ id: null, cells: [cell('A', { header: true }), cell('B')] }],
        bodies: [
          [
            { id: 'row1', cells: [cell('1', { align: 'left', rowSpan: 2 }), cell('2')] },
            { id: null, cells: [cell('3')] },
          ],
        ],
        foot: [],
        picture: null,
      },
    ],
    footnotes: [
      {
        kind: 'notes',
        id: null,
        title: [],
        notes: [{ id: 'tfn1', label: [text('a')], type: null, children: [paragraph('Below the table')] }],
      },
    ],
  },
  'table-group': { kind: 'table-group', id: 'tg1', ...float, children: [paragraph('In a group')] },
  'display-formula': {
    kind: 'display-formula',
    id: 'e1',
    label: [text('(1)')],
    formula: {
      mathml: { name: 'math', attributes: {}, children: [{ name: 'mi', attributes: {}, children: ['x'] }] },
      tex: 'x',
      graphic: null,
      text: [],
    },
  },
  'formula-group': { kind: 'formula-group', id: 'eg1', label: [], caption: null, children: [paragraph('Formulas')] },
  list: {
    kind: 'list',
    id: 'l1',
    type: 'alpha-lower',
    start: 3,
    label: [],
    title: [],
    items: [{ id: 'li1', label: [], title: [], children: [paragraph('An item')] }],
  },
  'definition-list': {
    kind: 'definition-list',
    id: 'dl1',
    ...named,
    termHead: [text('Term')],
    definitionHead: [text('Meaning')],
    items: [{ id: 'di1', label: [], terms: [[text('word')]], definitions: [[paragraph('what it means')]] }],
    children: [],
  },
  quote: { kind: 'quote', id: 'q1', ...named, children: [paragraph('Said')], attribution: [text('Somebody')] },
  verse: {
    kind: 'verse',
    id: 'v1',
    ...named,
    subtitle: [],
    lines: [{ kind: 'line', indent: 1, children: [text('A line')] }],
    attribution: [],
  },
  speech: { kind: 'speech', id: 'sp1', speaker: [text('She')], children: [paragraph('speaks')] },
  box: {
    kind: 'box',
    id: 'b1',
    type: null,
    label: [text('Box 1')],
    caption: { title: [text('Boxed')], children: [] },
    children: [paragraph('In a box')],
    attribution: null,
  },
  statement: {
    kind: 'statement',
    id: 'st1',
    type: 'theorem',
    label: [text('Theorem 1')],
    title: [],
    children: [paragraph('It holds')],
    attribution: [],
  },
  code: { kind: 'code', id: 'c1', language: 'Python', executable: true, children: [text('print("<hello>")\n')] },
  preformatted: { kind: 'preformatted', id: 'p1', type: null, children: [text('\n  kept\n   as is')], attribution: [] },
  media: { kind: 'media', id: 'v2', ...float, href: 'film.mp4', mimeType: 'video', mimeSubtype: 'mp4', children: [] },
  supplement: { kind: 'supplement', id: 'su1', ...float, href: 'data.csv', mimeType: null, mimeSubtype: null, children: [] },
  notes: {
    kind: 'notes',
    id: 'n1',
    title: [text('Footnotes')],
    notes: [{ id: 'fn1', label: [text('1')], type: null, children: [paragraph('At the foot')] }],
  },
  references: { kind: 'references', id: 'rl1', label: [], title: [text('References')], introduction: [], entries: [reference], lists: [] },
  graphic: { kind: 'graphic', graphic: { ...graphic, id: null } },
  rule: { kind: 'rule' },
  'unknown-block': { kind: 'unknown-block', element: 'odd', id: 'u1', children: [paragraph('unknown words')] },
}

const contributorFacts = {
  type: 'author',
  id: null,
  orcid: null,
  orcidAuthenticated: false,
  otherIdentifiers: [],
  emails: [],
  links: [],
  isCorresponding: false,
  equalContribution: false,
  deceased: false,
  affiliationIds: [],
  noteIds: [],
  creditRoles: [],
  roles: [],
  degrees: [],
  onBehalfOf: [],
  addresses: [],
  biography: [],
  comments: [],
}

export const person = (full: string, change: Partial<Extract<Contributor, { kind: 'person' }>> = {}): Contributor => ({
  kind: 'person',
  ...contributorFacts,
  name: { given: null, family: full, prefix: null, suffix: null, full, style: null, language: null },
  alternativeNames: [],
  ...change,
})

export const group = (name: string, members: Contributor[]): Contributor => ({
  kind: 'group',
  ...contributorFacts,
  collectiveName: [text(name)],
  members,
})

export const metadata = (change: Partial<ArticleMetadata> = {}): ArticleMetadata => ({
  identifiers: [],
  doi: null,
  jatsArticleType: 'research-article',
  heading: null,
  language: 'en',
  title: [text('A title')],
  subtitles: [],
  alternativeTitles: [],
  translatedTitles: [],
  titleNotes: [],
  versionNumber: 1,
  versionLabel: null,
  journal: { title: null, abbreviation: null, issns: [], publisher: null, publisherPlace: null, identifiers: [] },
  volume: null,
  issue: null,
  firstPage: null,
  lastPage: null,
  elocationId: null,
  published: null,
  dates: [],
  history: [],
  abstracts: [],
  contributorGroups: [],
  affiliations: [],
  correspondence: [],
  authorNotes: [],
  subjects: [],
  keywords: [],
  funding: { awards: [], statements: [], openAccess: [] },
  permissions: { statements: [], copyrightYear: null, copyrightHolder: null, licences: [], freeToRead: false },
  related: [],
  competingInterests: [],
  ethics: [],
  dataAvailability: [],
  datasets: [],
  conferences: [],
  products: [],
  selfLinks: [],
  counts: [],
  custom: [],
  sampleContent: false,
  other: [],
  ...change,
})

export const report = (change: Partial<PeerReviewDocument> = {}): PeerReviewDocument => ({
  id: null,
  kind: 'reviewer-report',
  jatsType: 'reviewer-report',
  doi: null,
  language: null,
  title: [],
  contributorGroups: [],
  affiliations: [],
  published: null,
  decision: null,
  recommendation: null,
  competingInterests: [],
  notes: [],
  expertise: null,
  keywords: [],
  reviewedDoi: null,
  body: [],
  back: [],
  responses: [],
  other: [],
  ...change,
})

export const article = (change: Partial<ArticleDocument> = {}): ArticleDocument => ({
  metadata: metadata(),
  body: [],
  back: [],
  floats: [],
  peerReview: [],
  translations: [],
  subArticles: [],
  ...change,
})

export const body = (...blocks: Block[]): ArticleDocument => article({ body: blocks })

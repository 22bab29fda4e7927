import { describe, expect, test } from 'vitest'
import { fullMetadata } from '../../../tests/support/full-metadata.ts'
import {
  article,
  body,
  everyBlock,
  graphic,
  metadata,
  paragraph,
  person,
  reference,
  report,
  text,
} from '../../../tests/support/sample-tree.ts'
import type { ArticleDocument } from '../article-document.ts'
import type { Inline } from '../node.ts'
import { articleDocumentSchema } from '../schema.ts'
import { type TypesetOptions, typesetArticle } from './typeset-article.ts'

const options: TypesetOptions = {
  brand: { name: 'Kelp', accent: '#0b5c73' },
  showsReports: true,
  statusLine: 'version 1; peer review: 1 approved',
  notice: null,
  firstPublished: null,
  picture: () => ({ path: '/p.png', width: 300, height: 200 }),
  file: () => ({ url: 'https://kelp.example.org/files/a' }),
}
const every = Object.values(everyBlock)
const whole = article({
  metadata: fullMetadata,
  body: every,
  back: every,
  peerReview: [report({ body: every, responses: [report({ kind: 'author-response' })] })],
})

/** The source without its string literals: the part that the compiler reads as code. */
const codeOf = (source: string): string => source.replace(/"(?:[^"\\]|\\.)*"/gs, '""')

/** Values that decide how a tree is read; all others may be replaced. */
const structural = new Set(['kind', 'style', 'refType', 'type', 'role', 'align', 'verticalAlign', 'scope', 'decision', 'element'])
function poison(document: ArticleDocument, attack: string): ArticleDocument {
  const replaced: unknown = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    typeof value === 'string' && !structural.has(key) ? attack : value,
  )
  return articleDocumentSchema.parse(replaced)
}

test.each([
  '#read("/etc/zzpasswd")',
  '"); zzread("/etc/passwd',
  '\\"); zzread(\\"',
  ']] #zzimport "@preview/a:1.0.0"',
  '$ zz $ <zz> @zz',
  '\\u{22}zz',
  '\u0000\u202ezz"\n#zz',
])('the attack %j in every place of a document stays text', attack => {
  expect(codeOf(typesetArticle(poison(whole, attack), options))).not.toMatch(/zz/)
})

test.each([
  [
    'white space collapses and breaks nowhere else',
    [text(' a \n b '), { kind: 'styled', style: 'bold', children: [text('c')] }],
    '{{[ ];"a b";[ ]};strong("c")}',
  ],
  [
    'an address is copied as it is',
    [text('https://example.org/a-very-long-path/of-many-parts/and-more')],
    '"https://example.org/a-very-long-path/of-many-parts/and-more"',
  ],
  [
    'a link to what stands nowhere is its words',
    [{ kind: 'cross-reference', refType: 'fig', targets: ['nowhere'], children: [text('Figure 9')] }],
    '"Figure 9"',
  ],
  ['an unsafe link is its words', [{ kind: 'link', href: 'javascript:alert(1)', children: [text('here')] }], '"here"'],
  [
    'a note goes to the foot',
    [text('x'), { kind: 'inline-note', id: null, label: '1', children: [paragraph('why')] }],
    'footnote(par("why"))',
  ],
] satisfies [string, Inline[], string][])('inline content becomes Typst: %s', (_, children, code) => {
  expect(typesetArticle(body(paragraph(...children)), options)).toContain(code)
})

test('a link within the article leads to the label of its target', () => {
  const source = typesetArticle(
    body(paragraph({ kind: 'cross-reference', refType: 'sec', targets: ['s1'], children: [text('above')] }), {
      ...paragraph('Here'),
      id: 's1',
    }),
    options,
  )
  const [, name] = /go-to\("(m\d+)", "above"\)/.exec(source) ?? []
  expect(source).toContain(`place-mark("${name}");"Here"`)
})

test('heading levels never skip one, whatever the sections say', () => {
  const levels = [...typesetArticle(whole, options).matchAll(/heading\(.*?level: (\d)\)/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
})

test.each([
  ['its own', 'A wave', 'A wave'],
  ['its figure’s name', null, 'Figure 1. Waves'],
])('the alternative text of an image is %s', (_, alt, described) => {
  const figure = {
    ...everyBlock.figure,
    alt: null,
    label: [text('Figure 1.')],
    caption: { title: [text('Waves')], children: [] },
    children: [{ kind: 'graphic' as const, graphic: { ...graphic, alt } }],
  }
  expect(typesetArticle(body(figure), options)).toContain(`image("/p.png", width: 144pt, alt: "${described}")`)
})

test('the same article gives the same Typst source', () => {
  expect(typesetArticle(whole, options)).toBe(typesetArticle(structuredClone(whole), options))
})

describe('peer review in the PDF', () => {
  const answer = report({ kind: 'author-response', title: [], contributorGroups: [], body: [paragraph('zzanswer')] })
  const reviewer = person('Ngozi Eze', { affiliationIds: ['a1'] })
  const [affiliation] = fullMetadata.affiliations
  const reviewed = article({
    body: [paragraph('zztext')],
    peerReview: [
      report({
        title: [text('zzreport')],
        contributorGroups: [{ type: 'reviewer', contributors: [reviewer], notes: [] }],
        affiliations: affiliation === undefined ? [] : [{ ...affiliation, id: 'a1', text: [text('Clyde Valley')] }],
        decision: 'APPROVED_WITH_RESERVATIONS',
        doi: '10.5555/r1',
        competingInterests: [paragraph('zznone')],
        body: [paragraph('zzbody')],
        responses: [answer],
      }),
    ],
  })

  test('it follows the text: each report with its people, decision and responses', () => {
    const source = typesetArticle(reviewed, options)
    const order = ['zztext', 'Open peer review', 'zzreport', 'Ngozi Eze', 'Clyde Valley', 'Approved with reservations', '10.5555/r1']
    const places = [...order, 'zzbody', 'zznone', 'Response', 'zzanswer'].map(each => source.lastIndexOf(each))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(source).toMatch(/heading\("Open peer review", level: 1\)/)
    expect(source).toMatch(/heading\("zzreport", level: 2\)/)
  })

  test.each<[string, ArticleDocument, boolean]>([
    ['the platform shows none', reviewed, false],
    ['the version brought none', article({ body: [paragraph('zztext')] }), true],
  ])('it is left out where %s', (_, document, showsReports) => {
    expect(typesetArticle(document, { ...options, showsReports })).not.toMatch(/zzreport|Open peer review/)
  })

  test('it is in the language of the article', () => {
    const german = { ...reviewed, metadata: { ...reviewed.metadata, language: 'de' } }
    expect(typesetArticle(german, options)).toContain('Mit Vorbehalt befürwortet')
  })
})

test('references without labels are numbered as on the page, and labels are kept', () => {
  const list = (label: Inline[]) =>
    typesetArticle(
      article({ back: [{ ...everyBlock.references, lists: [], entries: [1, 2].map(() => ({ ...reference, id: null, label })) }] }),
      options,
    )
  expect(list([])).toMatch(/"1\."[\s\S]*"2\."/)
  expect(list([text('[7]')])).not.toMatch(/"2\."/)
})

test('the heading of an abstract in another language names that language', () => {
  const abstracts = [null, 'es'].map(language => ({ type: null, language, label: [], title: [], children: [paragraph('Roofs')] }))
  const source = typesetArticle(article({ metadata: metadata({ abstracts, language: 'en' }) }), options)
  expect(source).toContain('"Abstract"')
  expect(source).toContain('"Abstract (Spanish)"')
})

test('a relation is named in words for readers, never as in the source', () => {
  const related = ['retraction-forward', 'concern-forward', 'object-of-concern'].map(type => ({
    element: 'related-article' as const,
    type,
    linkType: 'doi',
    href: `10.5555/${type}`,
    text: [],
  }))
  const source = typesetArticle(article({ metadata: metadata({ related }) }), options)
  expect([...source.matchAll(/"([^"]*):";\[ \]/g)].map(([, name]) => name)).toEqual([
    'Retraction',
    'Expression of concern',
    'Article of concern',
  ])
})

test('the PDF of a later version has the dates of the first publication and of its own, above and among the dates', () => {
  const source = typesetArticle(
    article({ metadata: metadata({ versionNumber: 2, published: { year: 2025, month: 9, day: 15, text: null } }) }),
    { ...options, firstPublished: '2025-03-31' },
  )
  expect(source.match(/First published \(version 1\)/g)).toHaveLength(2)
  expect(source.match(/This version published \(version 2\)/g)).toHaveLength(2)
})

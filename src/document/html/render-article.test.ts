import { describe, expect, test } from 'vitest'
import { fullMetadata, metadataWords } from '../../../tests/support/full-metadata.ts'
import { findErrors, readMarkup } from '../../../tests/support/read-markup.ts'
import {
  article,
  body,
  citation,
  everyBlock,
  everyInline,
  metadata,
  paragraph,
  person,
  reference,
  report,
  text,
} from '../../../tests/support/sample-tree.ts'
import type { Affiliation, ArticleDocument } from '../article-document.ts'
import type { Block, CrossReference, List, Section } from '../node.ts'
import { renderArticle, renderPeerReviewDocument } from './render-article.ts'
import type { DisplayedFile } from './rendered-article.ts'

const picture: DisplayedFile = {
  url: '/files/abc.png',
  width: 800,
  height: 600,
  mimeType: 'image/png',
  bytes: 1536,
  variants: [{ url: '/files/abc-400.webp', width: 400 }],
}
const film: DisplayedFile = { url: '/files/film.mp4', width: 640, height: 360, mimeType: 'video/mp4', bytes: 1024, variants: [] }
const files: Record<string, DisplayedFile> = {
  'fig1.png': picture,
  'film.mp4': film,
  'data.csv': { ...film, url: '/files/data.csv', mimeType: 'text/csv', bytes: 2048 },
}
const resolveFile = (href: string): DisplayedFile | null => files[href] ?? null
const render = (document: ArticleDocument) => renderArticle(document, { resolveFile })
const main = (...blocks: Block[]): string => render(body(...blocks)).main

const crossReference = (refType: CrossReference['refType'], targets: string[], words: string): CrossReference => ({
  kind: 'cross-reference',
  refType,
  targets,
  children: [text(words)],
})
const dataset = {
  ...{ title: 'Counts', repository: 'Dryad', doi: '10.5555/data', accession: null, href: null, year: '2020' },
  ...{ use: null, text: [text('Counts of things')] },
}
const section = (title: string, ...children: Block[]): Section => ({
  ...everyBlock.section,
  id: null,
  label: [],
  title: [text(title)],
  children,
})

test('a page with every kind of node is well formed, has unique ids, and each link has its target', () => {
  const every = Object.values(everyBlock)
  const document = article({
    metadata: fullMetadata,
    body: every,
    back: every,
    floats: every,
    peerReview: [report({ body: every }), report({ id: 'r1', body: every })],
    translations: [article({ body: every })],
  })
  const { header, main, peerReview } = render(document)
  const reports = peerReview.map(({ id, people, body, details }) => `<section id="${id}">${people}${body}${details}</section>`).join('')
  expect(findErrors(readMarkup(`${header}${main}${reports}`))).toEqual([])
})

test('every text of the metadata is on the page', () => {
  const { header, main } = render(article({ metadata: fullMetadata }))
  const page = `${header}${main}`.toLowerCase()
  expect(metadataWords.filter(word => !page.includes(word))).toEqual([])
  expect(metadataWords.length).toBeGreaterThan(80)
})

describe('sections of an article page', () => {
  test('headings follow the depth down to h6 and name their sections', () => {
    const deep = section('A', section('B', section('C', section('D', section('E', section('F'))))))
    const { elements } = readMarkup(main(deep))
    const headings = elements
      .filter(element => /^h\d$/.test(element.name) && element.path.every(name => name === 'section'))
      .map(element => element.name)
    expect(headings.slice(0, 6)).toEqual(['h2', 'h3', 'h4', 'h5', 'h6', 'h6'])
  })

  test('the outline has the ids of the page', () => {
    const { main, outline } = render(article({ body: [section('Same'), section('Same')], back: [everyBlock.references] }))
    expect(outline.map(entry => entry.title)).toEqual(['Same', 'Same', 'References', 'Article information'])
    for (const entry of outline) expect(main).toContain(`id="${entry.id}"`)
  })

  test('an untitled section of a known type gets a heading', () => {
    expect(main({ ...section(''), role: 'acknowledgements' })).toContain('>Acknowledgements</h2>')
  })
})

describe('figures and files of an article page', () => {
  test('an image is shown in a format that browsers know, with sizes, link and description', () => {
    const { elements } = readMarkup(main(everyBlock.figure))
    const image = elements.find(element => element.name === 'img')
    expect(Object.fromEntries(image?.attributes ?? [])).toMatchObject({
      src: '/files/abc.png',
      srcset: '/files/abc-400.webp 400w',
      width: '800',
      height: '600',
      alt: 'A rising line',
      loading: 'lazy',
      decoding: 'async',
    })
    expect(image?.path).toContain('a')
  })

  test('a missing file is named in place of its image, and the caption stays', () => {
    const lost = renderArticle(body(everyBlock.figure), { resolveFile: () => null }).main
    expect(lost).toContain('fig1.tif')
    expect(lost).toContain('missing-file')
    expect(lost).toContain('A caption')
  })

  test('a supplementary file is a row with name and size (R9-21)', () => {
    expect(main(everyBlock.supplement)).toMatch(/href="\/files\/data.csv".*data\.csv.*2 KB/)
  })

  test('a film gets a video player, and media of an unknown type a link', () => {
    expect(main(everyBlock.media)).toMatch(/<video controls preload="metadata" src="\/files\/film.mp4"/)
    expect(main({ ...everyBlock.media, href: 'data.csv' })).not.toContain('<video')
  })
})

describe('tables of an article page', () => {
  test('they scroll, have accessible names, and their header cells have scope and classes for alignment', () => {
    const markup = readMarkup(main(everyBlock.table))
    const region = markup.elements.find(element => element.attributes.get('role') === 'region')
    expect(region?.attributes.get('tabindex')).toBe('0')
    expect(region?.attributes.get('aria-labelledby')).toBe('t1-caption')
    const cells = markup.elements.filter(element => element.name === 'th' || element.name === 'td')
    expect(
      cells.map(cell => [cell.name, cell.attributes.get('scope'), cell.attributes.get('class'), cell.attributes.get('rowspan')]),
    ).toEqual([
      ['th', 'col', 'align-right', undefined],
      ['th', 'col', 'align-right', undefined],
      ['td', undefined, 'align-left', '2'],
      ['td', undefined, 'align-right', undefined],
      ['td', undefined, 'align-right', undefined],
    ])
  })

  test.each([
    ['t1', true],
    ['no-row-shading', false],
  ])('rows of table %s are shaded: %s (R5-10)', (id, shaded) => {
    expect(main({ ...everyBlock.table, id }).includes('shaded-rows')).toBe(shaded)
  })
})

describe('lists of an article page', () => {
  const list = (change: Partial<List>): string => main({ ...everyBlock.list, ...change })
  test.each<[Partial<List>, string]>([
    [{}, '<ol id="l1" class="list" type="a" start="3"><li id="li1"><p>An item</p></li></ol>'],
    [{ type: 'order', start: 1 }, '<ol id="l1" class="list"><li'],
    [{ type: 'bullet' }, '<ul id="l1" class="list"><li'],
    [{ type: 'simple' }, '<ul id="l1" class="list list-simple" role="list"><li'],
    [
      { items: [{ id: null, label: [text('(ii)')], title: [], children: [] }] },
      '<ul id="l1" class="list list-labelled" role="list"><li><span class="item-label">(ii)</span>',
    ],
  ])('the list %j has the right markup', (change, expected) => {
    expect(list(change)).toContain(expected)
  })
})

test('a formula has its TeX source, and line breaks of text are preserved', () => {
  expect(main(everyBlock['display-formula'])).toContain(
    '<math display="block" alttext="x"><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math>',
  )
  expect(main(everyBlock.preformatted)).toContain('>\n\n  kept\n   as is</pre>')
  expect(main(everyBlock.code)).toContain('<code class="language-python">print(&quot;&lt;hello&gt;&quot;)\n</code>')
})

test('the attributes of MathML stand in one order, whichever order the database stored them in', () => {
  const fence = (attributes: Record<string, string>) =>
    main({
      ...everyBlock['display-formula'],
      formula: {
        ...{ tex: null, graphic: null, text: [] },
        mathml: { name: 'math', attributes: {}, children: [{ name: 'mo', attributes, children: ['|'] }] },
      },
    })
  expect(fence({ form: 'prefix', fence: 'true' })).toBe(fence({ fence: 'true', form: 'prefix' }))
})

describe('links within an article page', () => {
  test('a citation of several references links to the first and names all, and one without target is plain text', () => {
    const second = { ...everyBlock.references.entries[0], id: 'r 2' }
    const references = {
      ...everyBlock.references,
      entries: [
        { id: 'r1', label: [], citations: [citation], notes: [] },
        { label: [], citations: [], notes: [], ...second },
      ],
    }
    const { main } = render(
      article({
        body: [paragraph(crossReference('bibr', ['r1', 'r 2'], '1,2'), crossReference('fig', ['nowhere'], 'Fig 9'))],
        back: [references],
      }),
    )
    expect(main).toContain(
      '<a id="r1-call" class="cross-reference" href="#r1" data-ref-type="bibr" data-targets="r1 r-2" role="doc-biblioref">1,2</a>',
    )
    expect(main).toContain('id="r-2"')
    // Both references link back to their first citation.
    expect(main.match(/href="#r1-call" role="doc-backlink"/g)).toHaveLength(2)
    expect(main).toContain('<span class="cross-reference" data-ref-type="fig">Fig 9</span>')
  })

  test('footnotes link back to where they are cited', () => {
    const { main } = render(
      article({ body: [paragraph(crossReference('fn', ['fn1'], '1'), everyInline['inline-note'])], back: [everyBlock.notes] }),
    )
    expect(main).toContain('id="fn1-call"')
    expect(main).toContain('href="#fn1-call"')
    expect(main).toMatch(/role="doc-noteref"><sup>1<\/sup><\/a>/)
    expect(main).toMatch(/<a id="note-1-call" class="note-call" href="#in1"/)
    expect(main).toMatch(/<li id="in1" class="note">.*a note in the text.*href="#note-1-call"/)
  })

  test('no link contains a link', () => {
    const nested = paragraph({
      kind: 'link',
      href: 'https://example.org/',
      children: [everyInline.link, crossReference('bibr', ['r1'], '1'), everyInline['inline-note']],
    })
    expect(findErrors(readMarkup(render(article({ body: [nested], back: [everyBlock.references] })).main))).toEqual([])
  })

  test.each([
    ['https://example.org/a?b=1&c=2', 'https://example.org/a?b=1&c=2', true],
    ['https://example.org/data/', 'example.org/data', true],
    ['https://doi.org/10.5555/Things.1', '10.5555/things.1', true],
    ['mailto:a@example.org', 'a@example.org', true],
    ['https://example.org/page.html', 'html', false],
    ['https://example.org/data', 'the data', false],
    ['https://example.org/', '', false],
  ])('a link to %s that reads “%s” is its own URL: %s', (href, words, writtenOut) => {
    const markup = main(paragraph({ kind: 'link', href, children: [text(words)] }))
    expect(markup.includes('class="external written-out"')).toBe(writtenOut)
  })

  test('ids that a source repeats are made unique, and links lead to the first', () => {
    const { main } = render(
      body({ ...paragraph('one'), id: 'p' }, { ...paragraph('two'), id: 'p' }, paragraph(crossReference('other', ['p'], 'see'))),
    )
    expect(main).toContain('<p id="p">one</p><p id="p-2">two</p>')
    expect(main).toContain('href="#p"')
  })
})

describe('references of an article page', () => {
  const people = (count: number): Block => ({
    ...everyBlock.references,
    entries: [
      {
        id: 'r1',
        label: [],
        notes: [],
        citations: [
          {
            ...citation,
            display: [
              {
                kind: 'people',
                role: 'author',
                children: Array.from({ length: count }, (_, index) => ({
                  kind: 'person' as const,
                  children: [text(`Person ${index + 1}`)],
                })),
              },
              text('. Title'),
            ],
          },
        ],
      },
    ],
  })

  test('three people are shown and the rest can be expanded, and the HTML has all of them (R9-20)', () => {
    expect(readMarkup(main(people(3))).elements.some(element => element.name === 'input')).toBe(false)
    const markup = readMarkup(main(people(5)))
    expect(
      markup.elements.filter(element => element.attributes.get('class') === 'person').map(element => element.path.length),
    ).toHaveLength(5)
    expect(markup.elements.find(element => element.name === 'input')?.attributes.get('aria-label')).toBe('Show all 5 people')
    expect(markup.text).toContain('Person 5')
    expect(main(people(5))).toMatch(
      /Person 3<\/span><label class="people-toggle" data-more="et al."><input[^>]*><\/label><span class="people-rest"><span class="person">Person 4/,
    )
  })

  test('a reference links to DOI, PubMed, PMC and a search', () => {
    const hrefs = readMarkup(main(everyBlock.references))
      .elements.map(element => element.attributes.get('href'))
      .filter(href => href !== undefined)
    expect(hrefs).toEqual([
      'https://doi.org/10.5555/things.1',
      'https://pubmed.ncbi.nlm.nih.gov/123/',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC456/',
      'https://scholar.google.com/scholar?q=A+study+of+things+Reyes+2020',
    ])
  })
})

test('a DOI in the text of a reference is a link and is not repeated', () => {
  const display = [text('Reyes A. A study of things. doi: 10.5555/Things.1. Cited 2020')]
  const cited = { ...everyBlock.references, entries: [{ ...reference, citations: [{ ...citation, display }] }] }
  const markup = readMarkup(main(cited))
  const links = markup.elements.filter(element => element.attributes.get('href') === 'https://doi.org/10.5555/things.1')
  expect(links).toHaveLength(1)
  expect(markup.text).toContain('doi: 10.5555/Things.1. Cited 2020')
  expect(markup.text.match(/DOI/g)).toBe(null)
})

test.each([
  ['generated-dataset', '(generated for this study)'],
  ['analyzed', '(analysed in this study)'],
])('a data set of use %s says how it was used', (use, expected) => {
  const datasets = [{ ...dataset, use }]
  const markup = readMarkup(render(article({ metadata: metadata({ datasets }) })).main)
  expect(markup.text).toContain(expected)
  expect(markup.text).not.toContain(`. ${use}`)
})

test('each author with an email has one link to it, even where the correspondence repeats it', () => {
  const contributors = [person('Author A', { emails: ['a@example.org'] }), person('Author B', { emails: ['b@example.org'] })]
  const correspondence = [{ id: null, label: null, children: [text('Write to a@example.org')] }]
  const { header } = render(
    article({ metadata: metadata({ contributorGroups: [{ type: null, notes: [], contributors }], correspondence }) }),
  )
  const links = readMarkup(header).elements.filter(element => element.attributes.get('class') === 'email')
  expect(links.map(({ attributes }) => [attributes.get('href'), attributes.get('aria-label')])).toEqual([
    ['mailto:a@example.org', 'Email Author A'],
    ['mailto:b@example.org', 'Email Author B'],
  ])
})

describe('the title block', () => {
  test('three authors are shown and the rest can be expanded (R9-19)', () => {
    const groups = [{ type: null, notes: [], contributors: ['A', 'B', 'C', 'D'].map(name => person(`Author ${name}`)) }]
    const markup = readMarkup(render(article({ metadata: metadata({ contributorGroups: groups }) })).header)
    const authors = markup.elements.filter(element => element.attributes.get('class') === 'author')
    expect(authors.map(author => author.path.includes('details'))).toEqual([false, false, false, true])
    expect(markup.text).toContain('Show all 4 authors')
  })

  test('the title for lists has no links, notes or ids', () => {
    const title = [text('A '), everyInline.marked, everyInline.link, everyInline['inline-note']]
    expect(render(article({ metadata: metadata({ title }) })).title).toBe(
      'A <span class="marked" data-as="gene" lang="la">marked words</span>outside',
    )
  })
})

test('a statement that the text has already is not repeated in the details', () => {
  const said = paragraph('The data are in a repository under a long and telling address.')
  const copied = render(article({ metadata: metadata({ dataAvailability: [said] }), back: [section('Data', said)] })).main
  expect(copied.split('telling address')).toHaveLength(2)
  const own = render(article({ metadata: metadata({ competingInterests: [paragraph('None.')] }), body: [paragraph('None.')] })).main
  expect(own.split('None.')).toHaveLength(3)
})

const plainAffiliation: Affiliation = {
  id: null,
  label: null,
  text: [],
  institution: null,
  department: null,
  ror: null,
  otherIdentifiers: [],
  city: null,
  state: null,
  country: null,
  countryCode: null,
  parts: [],
}

test.each([
  [8, 1, 0],
  [9, 2, 1],
])('all affiliations of %i are shown, in %i lists', (count, lists, folds) => {
  const affiliations = Array.from({ length: count }, (_, index) => ({
    ...plainAffiliation,
    id: `aff${index}`,
    text: [text(`Institute ${index}`)],
  }))
  const { header } = render(article({ metadata: metadata({ affiliations }) }))
  expect(header.match(/Institute \d/g)).toHaveLength(count)
  expect(header.match(/<ul class="affiliations"/g)).toHaveLength(lists)
  expect(header.match(/<summary>Show all 9 affiliations/g) ?? []).toHaveLength(folds)
})

describe('rendered reports', () => {
  const review = report({
    id: 'rep1',
    title: [text('Reviewer report')],
    contributorGroups: [{ type: null, notes: [], contributors: [person('Sara Lind', { affiliationIds: ['a1'], roles: ['Reviewer'] })] }],
    affiliations: [{ ...plainAffiliation, id: 'a1', text: [text('Institute of Tides')] }],
    competingInterests: [paragraph('None declared')],
    expertise: 'Tides',
    body: [{ ...paragraph('See ', crossReference('fig', ['f1'], 'Figure 1')), id: 'p1' }],
    responses: [report({ kind: 'author-response', id: 'resp1', body: [paragraph('Thank you')] })],
  })

  test('they have people, text and details, and unique ids with links into the article', () => {
    const { peerReview } = render(article({ body: [everyBlock.figure, { ...paragraph('x'), id: 'p1' }], peerReview: [review] }))
    expect(peerReview[0]).toMatchObject({
      id: 'rep1',
      title: 'Reviewer report',
      kind: 'reviewer-report',
      responses: [{ id: 'rep1-resp1' }],
    })
    expect(peerReview[0]?.body).toBe('<p id="rep1-p1">See <a class="cross-reference" href="#f1" data-ref-type="fig">Figure 1</a></p>')
    expect(peerReview[0]?.people).toMatch(/Sara Lind.*Reviewer.*Institute of Tides/)
    expect(peerReview[0]?.details).toMatch(/Competing interests.*None declared.*Expertise.*Tides/)
  })

  test('a report renders on its own as well', () => {
    const single = renderPeerReviewDocument(review, { resolveFile, idPrefix: 'v2-' })
    expect(single.id).toBe('v2-rep1')
    expect(single.body).toContain('<p id="v2-rep1-p1">See <span class="cross-reference"')
  })
})

test('a translation follows the text, marked with its language and with ids of its own', () => {
  const translation = article({ metadata: metadata({ language: 'ar', title: [text('عنوان')] }), body: [{ ...paragraph('نص'), id: 'p1' }] })
  const { main } = render(article({ body: [{ ...paragraph('text'), id: 'p1' }], translations: [translation] }))
  expect(main).toContain(
    '<summary>Translation (Arabic): <span lang="ar" dir="rtl">عنوان</span></summary><article id="part-1" lang="ar" dir="rtl">',
  )
  expect(main).toContain('<p id="part-1-p1">نص</p>')
})

test('a translation may cite references of a sibling document', () => {
  const letter = article({ back: [everyBlock.references] })
  const { main } = render(
    article({
      translations: [body(paragraph(crossReference('bibr', ['r1'], '1')))],
      subArticles: [{ id: 's2', type: 'letter', document: letter }],
    }),
  )
  expect(main).toContain('href="#s2-r1"')
})

test('the last word of a long article is rendered', () => {
  const words = 'Some words of a sentence that is neither long nor short, with an & in it. '
  const block = paragraph(words, crossReference('bibr', ['r1'], '1'), { kind: 'styled', style: 'italic', children: [text(words)] })
  const document = article({
    body: Array.from({ length: 200 }, () => section('Part', ...Array.from({ length: 100 }, () => block))),
    back: [everyBlock.references],
  })
  expect(render(document).main.split('href="#r1"')).toHaveLength(20_001)
})

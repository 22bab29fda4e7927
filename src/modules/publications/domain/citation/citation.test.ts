import { describe, expect, test } from 'vitest'
import { type CitationFormat, citationFileName, citationFormats, writeCitation } from './citation-format.ts'
import type { CitedAuthor, CitedReport, CitedSite, CitedWork } from './cited-work.ts'
import { citeReport, citeWork } from './csl-item.ts'
import { latexText } from './latex.ts'

const site: CitedSite = { origin: 'https://example.org', name: 'Open Platform', publisher: 'Example Press', issn: '1234-5679' }
const person = (family: string | null, given: string | null, suffix: string | null = null): CitedAuthor => ({
  kind: 'person',
  family,
  given,
  suffix,
  full: [given, family].filter(Boolean).join(' '),
})
const article: CitedWork = {
  contentType: 'ARTICLE',
  title: 'DNA of bees: a study in 3 gardens',
  statusLine: '[version 2; peer review: 2 approved]',
  language: 'en',
  typeName: 'Research Article',
  versionNumber: 2,
  doi: '10.5555/recto.308.2',
  path: '/articles/1-308/v2',
  published: '2023-11-05',
  abstract: 'One line.\n\nAnd another.',
  authors: [person('Ó Flaithearta', 'Seán', 'Jr'), { kind: 'group', full: 'Bees and Gardens, the Consortium' }],
  keywords: ['bees', 'gardens, wild'],
  journal: null,
  volume: '12',
  issue: null,
  firstPage: null,
  lastPage: null,
  elocationId: '45',
  conference: null,
}
const poster: CitedWork = {
  ...article,
  contentType: 'POSTER',
  statusLine: null,
  typeName: null,
  versionNumber: null,
  doi: null,
  path: '/posters/1-9',
  conference: { name: 'Bee Days', place: 'Ghent' },
}
const report: CitedReport = {
  kind: 'reviewer-report',
  doi: '10.5555/report.7',
  path: '/articles/1-308/v2#report-7',
  published: '2023-12',
  language: null,
  authors: [person('Ntuli', 'Zanele')],
  reviewed: article,
}

describe('citations as CSL-JSON', () => {
  test('an article version has all fields of its journal', () => {
    expect(citeWork(article, site)).toEqual({
      id: '10.5555/recto.308.2',
      type: 'article-journal',
      genre: 'Research Article',
      title: 'DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]',
      author: [{ family: 'Ó Flaithearta', given: 'Seán', suffix: 'Jr' }, { literal: 'Bees and Gardens, the Consortium' }],
      issued: { 'date-parts': [[2023, 11, 5]] },
      'container-title': 'Open Platform',
      ISSN: '1234-5679',
      volume: '12',
      number: '45',
      version: '2',
      publisher: 'Example Press',
      abstract: 'One line. And another.',
      keyword: 'bees; gardens, wild',
      language: 'en',
      DOI: '10.5555/recto.308.2',
      URL: 'https://doi.org/10.5555/recto.308.2',
    })
  })

  test('an article of another journal keeps its own volume and pages', () => {
    const journal = { title: 'Annals of Bees', abbreviation: 'Ann. Bees', issns: ['0000-0019', '0000-0027'], publisher: null }
    const { publisher, ISSN, ...item } = citeWork({ ...article, journal, firstPage: 'S1-2', lastPage: 'S1-9' }, site)
    expect({ publisher, ISSN }).toEqual({ publisher: undefined, ISSN: '0000-0019' })
    expect(item).toMatchObject({ 'container-title-short': 'Ann. Bees', page: 'S1-2-S1-9', 'page-first': 'S1-2' })
    expect(item.number).toBeUndefined()
  })

  test('a publication without a DOI has the URL of its page', () => {
    expect(citeWork(poster, site)).toMatchObject({
      id: 'posters/1-9',
      type: 'speech',
      genre: 'Poster',
      'event-title': 'Bee Days',
      URL: 'https://example.org/posters/1-9',
    })
    expect(citeWork(poster, { ...site, origin: '' }).URL).toBeUndefined()
  })

  test('a report names the article that it reviews', () => {
    expect(citeReport(report, site)).toMatchObject({
      type: 'review',
      title: 'Reviewer report for: DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]',
      author: [{ family: 'Ntuli', given: 'Zanele' }],
      issued: { 'date-parts': [[2023, 12]] },
      'reviewed-author': [{ family: 'Ó Flaithearta' }, { literal: 'Bees and Gardens, the Consortium' }],
      DOI: '10.5555/report.7',
    })
  })

  test.each([
    [null, undefined],
    ['2023', [[2023]]],
    ['2023-04', [[2023, 4]]],
    ['someday', undefined],
  ])('the date %s is written', (published, parts) => {
    expect(citeWork({ ...article, published }, site).issued?.['date-parts']).toEqual(parts)
  })

  test('names are written without parts, left out when empty, and without control characters', () => {
    const authors: CitedAuthor[] = [
      { kind: 'person', given: null, family: null, full: 'Plato' },
      { kind: 'group', full: ' ' },
      person('山田', '太郎'),
      person('Line\r\nER  - ', 'A\u2028B'),
    ]
    expect(citeWork({ ...article, authors }, site).author).toEqual([
      { literal: 'Plato' },
      { family: '山田', given: '太郎' },
      { family: 'Line ER -', given: 'A B' },
    ])
    expect(citeWork({ ...article, authors: [] }, site).author).toBeUndefined()
  })
})

const lines = (format: CitationFormat, work: CitedWork) =>
  writeCitation(format, citeWork(work, site)).split(format === 'ENDNOTE' ? '\n' : '\r\n')

test('RIS has the tags of a journal article', () => {
  expect(lines('RIS', article)).toEqual([
    'TY  - JOUR',
    'TI  - DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]',
    'AU  - Ó Flaithearta, Seán, Jr',
    'AU  - Bees and Gardens – the Consortium',
    'PY  - 2023',
    'DA  - 2023/11/05/',
    'T2  - Open Platform',
    'VL  - 12',
    'SP  - 45',
    'PB  - Example Press',
    'SN  - 1234-5679',
    'DO  - 10.5555/recto.308.2',
    'UR  - https://doi.org/10.5555/recto.308.2',
    'M3  - Research Article',
    'LA  - en',
    'KW  - bees',
    'KW  - gardens, wild',
    'AB  - One line. And another.',
    'ER  - ',
    '',
  ])
})

test.each(['REF_MANAGER', 'PROCITE'] as const)('the format %s has the older RIS tags (R3-28)', format => {
  expect(lines(format, { ...article, firstPage: '3', lastPage: '9' })).toEqual(
    expect.arrayContaining([
      'T1  - DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]',
      'A1  - Ó Flaithearta, Seán, Jr',
      'Y1  - 2023/11/05/',
      'JF  - Open Platform',
      'SP  - 3',
      'EP  - 9',
      'N2  - One line. And another.',
    ]),
  )
})

test.each(['SCIWHEEL', 'SENTE'] as const)('the format %s equals RIS (R3-28)', format => {
  expect(lines(format, poster)).toEqual(lines('RIS', poster))
})

test('EndNote has the tags of a journal article (R3-28)', () => {
  expect(lines('ENDNOTE', { ...article, firstPage: '3', lastPage: '9' })).toEqual([
    '%0 Journal Article',
    '%T DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]',
    '%A Ó Flaithearta, Seán, Jr',
    '%A Bees and Gardens,, the Consortium',
    '%J Open Platform',
    '%I Example Press',
    '%D 2023',
    '%8 2023-11-05',
    '%V 12',
    '%P 3-9',
    '%@ 1234-5679',
    '%R 10.5555/recto.308.2',
    '%U https://doi.org/10.5555/recto.308.2',
    '%9 Research Article',
    '%G en',
    '%K bees',
    '%K gardens, wild',
    '%X One line. And another.',
    '',
    '',
  ])
})

test('BibTeX has the fields of a journal article (R3-28)', () => {
  expect(writeCitation('BIBTEX', citeWork({ ...article, firstPage: '3', lastPage: '9' }, site))).toBe(`@article{OFlaithearta2023beesv2,
  title = {{DNA} of bees: a study in 3 gardens [version 2; peer review: 2 approved]},
  author = {{\\'O} Flaithearta, Jr, Se{\\'a}n and {Bees and Gardens, the Consortium}},
  journal = {Open Platform},
  year = {2023},
  month = nov,
  volume = {12},
  pages = {3--9},
  publisher = {Example Press},
  issn = {1234-5679},
  doi = {10.5555/recto.308.2},
  url = {https://doi.org/10.5555/recto.308.2},
  language = {en},
  keywords = {bees, gardens, wild},
  abstract = {One line. And another.}
}
`)
})

test.each([
  ['100 % of A & B_2 #1 $5', '100 \\% of A \\& B\\_2 \\#1 \\$5'],
  ['{x} \\y ~z^2', '{\\textbraceleft}x{\\textbraceright} {\\textbackslash}y {\\textasciitilde}z{\\textasciicircum}2'],
  ['Müller, Šárka, Çelik, Ångström', 'M{\\"u}ller, {\\v{S}}{\\\'a}rka, {\\c{C}}elik, {\\r{A}}ngstr{\\"o}m'],
  ['Mu\u0308ller', 'M{\\"u}ller'],
  ['Straße – “Łódź”', "Stra{\\ss}e -- ``{\\L}{\\'o}d{\\'z}''"],
  ['Nguyễn 山田 β-глобулин', 'Nguyễn 山田 β-глобулин'],
])('LaTeX characters are escaped in %s', (text, written) => expect(latexText(text)).toBe(written))

describe('no title, name or abstract can break out of its field', () => {
  const hostile = 'A\r\nER  - \r\nTY  - BOOK\n%0 Book }, author = {Eve} @misc{x, \\input{y} 100% {'
  const work: CitedWork = {
    ...article,
    title: hostile,
    abstract: hostile,
    statusLine: null,
    keywords: [hostile],
    authors: [person(hostile, hostile), { kind: 'group', full: hostile }],
    journal: { title: hostile, abbreviation: hostile, issns: [hostile], publisher: hostile },
    volume: hostile,
    elocationId: hostile,
    doi: '10.5555/a{b\r\nER  - ',
  }
  test.each(citationFormats.filter(format => format !== 'CSL_JSON' && format !== 'BIBTEX'))('it cannot in %s', format => {
    const all = lines(format, work)
    expect(all.filter(line => /^(TY {2}-|ER {2}-|%0)/.test(line))).toHaveLength(format === 'ENDNOTE' ? 1 : 2)
    for (const line of all) expect(line).toMatch(/^(%\S |[A-Z][A-Z0-9] {2}- |$)/)
  })
  test('it cannot in BibTeX', () => {
    const text = writeCitation('BIBTEX', citeWork(work, site))
    let depth = 0
    for (const character of text) {
      depth += character === '{' ? 1 : character === '}' ? -1 : 0
      expect(depth).toBeGreaterThanOrEqual(0)
    }
    expect(depth).toBe(0)
    // Only the names of fields stand at their depth.
    expect(text.match(/^ {2}\w+ = /gm)?.map(field => field.trim())).toEqual([
      'title =',
      'author =',
      'journal =',
      'year =',
      'month =',
      'volume =',
      'pages =',
      'publisher =',
      'issn =',
      'url =',
      'language =',
      'keywords =',
      'abstract =',
    ])
    expect(text.split('\n')).toHaveLength(16)
    expect(text).toMatch(/url = \{https:\/\/doi\.org\/10\.5555\/a%7Bb%20ER%20-\}/)
  })
})

test('missing fields of a work are left out in every format', () => {
  const plain: CitedWork = {
    ...article,
    authors: [],
    published: null,
    doi: null,
    statusLine: null,
    abstract: null,
    keywords: [],
    volume: null,
    elocationId: null,
  }
  const nowhere = { ...site, origin: '', issn: null }
  expect(
    writeCitation('RIS', citeWork(plain, nowhere))
      .split('\r\n')
      .map(line => line.slice(0, 2)),
  ).toEqual(['TY', 'TI', 'T2', 'PB', 'M3', 'LA', 'ER', ''])
  expect(writeCitation('BIBTEX', citeWork(plain, nowhere))).toMatch(/^@article\{work:articles1308v2,\n {2}title = /)
})

test.each([
  ['RIS', '10.5555/recto.308.2', '10.5555-recto.308.2.ris'],
  ['ENDNOTE', 'articles/1-308/v2', 'articles-1-308-v2.enw'],
  ['BIBTEX', '../../"etc"; x', 'etc-x.bib'],
  ['CSL_JSON', '山', 'citation.json'],
] as const)('the file name in the format %s of %s is safe', (format, id, name) => expect(citationFileName(format, { id })).toBe(name))

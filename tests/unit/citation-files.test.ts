/** Every export format, read back by a reader of its own (specification, reading.md section 3: reference-manager export formats). */
import { describe, expect, test } from 'vitest'
import { type CitationFormat, citationFormats, writeCitation } from '../../src/modules/publications/domain/citation/citation-format.ts'
import type { CitedAuthor, CitedReport, CitedSite, CitedWork } from '../../src/modules/publications/domain/citation/cited-work.ts'
import { type CslItem, citeReport, citeWork } from '../../src/modules/publications/domain/citation/csl-item.ts'
import { type ReadCitation, readCitationFile } from '../support/read-citation-file.ts'

const site: CitedSite = { origin: 'https://example.org', name: 'Open Platform', publisher: 'Example Press', issn: '1234-5679' }
const person = (family: string, given: string, suffix: string | null = null): CitedAuthor => ({
  kind: 'person',
  family,
  given,
  suffix,
  full: `${given} ${family}`,
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
  authors: [
    person('García Márquez', 'Gabriel José'),
    person('O’Neill', 'Ann', 'Jr'),
    { kind: 'group', full: 'Bees and Gardens Consortium' },
  ],
  keywords: ['bees', 'gardens'],
  journal: null,
  volume: '12',
  issue: '3',
  firstPage: '45',
  lastPage: '67',
  elocationId: null,
  conference: null,
}
const asset: CitedWork = {
  ...article,
  statusLine: null,
  typeName: null,
  versionNumber: null,
  doi: null,
  volume: null,
  issue: null,
  firstPage: null,
  lastPage: null,
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

function readBack(format: CitationFormat, item: CslItem): ReadCitation {
  const entries = readCitationFile(format, writeCitation(format, item))
  expect(entries, 'one entry').toHaveLength(1)
  const [entry] = entries
  if (entry === undefined) throw new Error('No entry was read.')
  return entry
}

/** Readers keep a group's name as a literal, or whole as a family name; a title's quotation marks are typeset by LaTeX. */
const namesOf = ({ author = [] }: ReadCitation): string[] =>
  author.map(({ family, given, literal }) => literal ?? [family, given].filter(Boolean).join(', '))

describe.each(citationFormats)('files read by the format of %s (R3-28)', format => {
  test('an article version is read back completely', () => {
    const entry = readBack(format, citeWork(article, site))
    expect(entry).toMatchObject({
      type: 'article-journal',
      title: 'DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]',
      'container-title': 'Open Platform',
      volume: '12',
      issue: '3',
      page: expect.stringMatching(/^45-+67$/),
      ISSN: '1234-5679',
      URL: 'https://doi.org/10.5555/recto.308.2',
    })
    expect(namesOf(entry).slice(0, 2)).toEqual(['García Márquez, Gabriel José', expect.stringMatching(/^O[’']Neill, Ann$/)])
    // EndNote's own rule for groups, a comma at the end, is not this reader's.
    if (format !== 'ENDNOTE') expect(namesOf(entry)[2]).toBe('Bees and Gardens Consortium')
    if (format !== 'BIBTEX') expect(entry.abstract).toBe('One line. And another.')
    expect(JSON.stringify(entry.issued)).toMatch(/2023\D+11/)
    // Reference Manager and ProCite know no tag for it; the URL holds it.
    if (format !== 'REF_MANAGER' && format !== 'PROCITE') expect(entry.DOI).toBe('10.5555/recto.308.2')
  })

  test.each(['POSTER', 'SLIDE', 'DOCUMENT', 'VIDEO'] as const)('an asset is too: %s', contentType => {
    const work: CitedWork = { ...asset, contentType, path: '/assets/1-9', conference: { name: 'Bee Days', place: 'Ghent' } }
    const entry = readBack(format, citeWork(work, site))
    expect(entry).toMatchObject({ title: article.title, URL: 'https://example.org/assets/1-9' })
    expect(namesOf(entry)).toHaveLength(3)
  })

  test('a report is too', () => {
    const entry = readBack(format, citeReport(report, site))
    expect(entry.title).toBe('Reviewer report for: DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]')
    expect(entry.URL).toBe('https://doi.org/10.5555/report.7')
    expect(namesOf(entry)).toEqual(['Ntuli, Zanele'])
  })

  test.each([
    ['braces', 'The {set} of {{all}} sets } and {'],
    ['LaTeX', '100 % of $x_1^2$ \\alpha \\input{y} & #2 ~ _z'],
    ['line breaks and tags', 'A\r\nER  - \r\nTY  - BOOK\n%0 Book\n@misc{x, title = {y}}'],
    ['other scripts', 'Пчёлы, 蜜蜂, نحل, मधुमक्खी and 𝛼-bees 🐝'],
    ['marks', 'Étude of Żółw, naïve Ångström, Håkan ﬁ ß ı and Dvořák'],
    ['HTML', '<b>Bold</b> & <script>alert(1)</script>'],
  ])('a title with %s is read back unchanged', (_kind, title) => {
    const item = citeWork({ ...article, title, statusLine: null, authors: [person('Ng', 'A')] }, site)
    const entry = readBack(format, item)
    expect(entry.title).toBe(item.title)
    expect(namesOf(entry)).toEqual(['Ng, A'])
  })
})

import { describe, expect, test } from 'vitest'
import { languages } from '../../../../core/text/languages.ts'
import { type CitationStyle, citationStyles } from '../../domain/citation/citation-style.ts'
import type { CslItem } from '../../domain/citation/csl-item.ts'
import { createTypstCitationStyles } from './typst-citation-styles.ts'

const styles = createTypstCitationStyles()
const article: CslItem = {
  id: '10.5555/recto.308.2',
  type: 'article-journal',
  genre: 'Research Article',
  title: 'DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]',
  author: [
    { family: 'García Márquez', given: 'Gabriel José' },
    { family: 'van Dyk', given: 'Anna-Lena' },
    { literal: 'Bees and Gardens Consortium' },
  ],
  issued: { 'date-parts': [[2023, 11, 5]] },
  'container-title': 'Annals of a Garden',
  ISSN: '1234-5679',
  volume: '12',
  number: '45',
  version: '2',
  publisher: 'Example Press',
  language: 'en',
  DOI: '10.5555/recto.308.2',
  URL: 'https://doi.org/10.5555/recto.308.2',
}
const poster: CslItem = {
  id: 'posters/1-9',
  type: 'speech',
  genre: 'Poster',
  title: 'Moths of hedgerows',
  author: [{ family: 'Ntuli', given: 'Zanele' }],
  issued: { 'date-parts': [[2023, 11, 5]] },
  publisher: 'Example Press',
  'event-title': 'Moth Days',
  'event-place': 'Ghent',
  language: 'en',
  URL: 'https://example.org/posters/1-9',
}
const { 'event-title': _title, 'event-place': _place, ...unconferenced } = poster
const slides: CslItem = { ...unconferenced, genre: 'Slides', URL: 'https://example.org/slides/1-9' }
const video: CslItem = { ...unconferenced, type: 'motion_picture', genre: 'Video', URL: 'https://example.org/videos/1-9' }
const report: CslItem = {
  ...article,
  type: 'review',
  genre: 'Peer review',
  title: 'Reviewer report for: DNA of bees [version 1; peer review: awaiting peer review]',
  author: [{ family: 'Ntuli', given: 'Zanele' }],
  issued: { 'date-parts': [[2023, 12]] },
  number: undefined,
  DOI: '10.5555/report.7',
  URL: 'https://doi.org/10.5555/report.7',
}

describe('citations follow the guide of each style', () => {
  test.each<[CitationStyle, string]>([
    [
      'APA',
      'García Márquez, G. J., van Dyk, A.-L., & Bees and Gardens Consortium. (2023). DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]. Annals of a Garden, 12, 45. https://doi.org/10.5555/recto.308.2',
    ],
    [
      'VANCOUVER',
      'García Márquez GJ, van Dyk AL, Bees and Gardens Consortium. DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]. Annals of a Garden [Internet]. 2023 Nov 5;12:45. Available from: https://doi.org/10.5555/recto.308.2',
    ],
    [
      'HARVARD',
      'García Márquez, G.J., van Dyk, A.-L. and Bees and Gardens Consortium (2023) ‘DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]’, Annals of a Garden, 12, p. 45. Available at: https://doi.org/10.5555/recto.308.2.',
    ],
    [
      'CHICAGO',
      'García Márquez, Gabriel José, Anna-Lena van Dyk, and Bees and Gardens Consortium. 2023. “DNA of Bees: A Study in 3 Gardens [version 2; peer review: 2 approved].” Annals of a Garden 12 (November): 45. https://doi.org/10.5555/recto.308.2.',
    ],
    [
      'MLA',
      'García Márquez, Gabriel José, et al. “DNA of Bees: A Study in 3 Gardens [version 2; peer review: 2 approved].” Annals of a Garden, vol. 12, Nov. 2023, p. 45, https://doi.org/10.5555/recto.308.2.',
    ],
    [
      'IEEE',
      'G. J. García Márquez, A.-L. van Dyk, and Bees and Gardens Consortium, “DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved],” Annals of a Garden, vol. 12, p. 45, Nov. 2023, doi: 10.5555/recto.308.2.',
    ],
    [
      'AMA',
      'García Márquez GJ, van Dyk AL, Bees and Gardens Consortium. DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]. Annals of a Garden. 2023;12:45. doi:10.5555/recto.308.2',
    ],
  ])('an article is cited in %s', async (style, text) => expect((await styles.write(article, style, 'en')).text).toBe(text))

  test.each<[string, CslItem, CitationStyle, string]>([
    [
      'poster',
      poster,
      'APA',
      'Ntuli, Z. (2023, November 5). Moths of hedgerows [Poster]. Moth Days, Ghent. https://example.org/posters/1-9',
    ],
    [
      'poster',
      poster,
      'VANCOUVER',
      'Ntuli Z. Moths of hedgerows [Poster] [Internet]. Moth Days, Ghent; 2023. Available from: https://example.org/posters/1-9',
    ],
    [
      'poster',
      poster,
      'IEEE',
      'Z. Ntuli, “Moths of hedgerows,” Moth Days, Ghent, Poster, Nov. 2023. [Online]. Available: https://example.org/posters/1-9',
    ],
    ['slides', slides, 'APA', 'Ntuli, Z. (2023, November 5). Moths of hedgerows [Slides]. Example Press. https://example.org/slides/1-9'],
    [
      'slides',
      slides,
      'CHICAGO',
      'Ntuli, Zanele. 2023. “Moths of Hedgerows.” Slides. Example Press, November 5. https://example.org/slides/1-9.',
    ],
    ['video', video, 'MLA', 'Ntuli, Zanele. Moths of Hedgerows. Video. Example Press, 2023, https://example.org/videos/1-9.'],
    [
      'video',
      video,
      'HARVARD',
      'Ntuli, Z. (2023) Moths of hedgerows [Video]. Example Press. Available at: https://example.org/videos/1-9.',
    ],
    [
      'report',
      report,
      'APA',
      'Ntuli, Z. (2023). Reviewer report for: DNA of bees [version 1; peer review: awaiting peer review]. Annals of a Garden, 12. https://doi.org/10.5555/report.7',
    ],
    [
      'report',
      report,
      'AMA',
      'Ntuli Z. Reviewer report for: DNA of bees [version 1; peer review: awaiting peer review]. Annals of a Garden. 2023;12. doi:10.5555/report.7',
    ],
  ])('the citation is right for a %s (%#)', async (_kind, item, style, text) =>
    expect((await styles.write(item, style, 'en')).text).toBe(text),
  )
})

test('italics and the URL are marked up, and nothing else', async () => {
  const { html } = await styles.write({ ...article, author: [{ literal: 'A & B <script>' }] }, 'APA', 'en')
  expect(html).toBe(
    'A &amp; B &lt;script&gt;. (2023). DNA of bees: a study in 3 gardens [version 2; peer review: 2 approved]. <i>Annals of a Garden</i>, <i>12</i>, 45. <a href="https://doi.org/10.5555/recto.308.2">https://doi.org/10.5555/recto.308.2</a>',
  )
})

test.each<[CitationStyle, string]>([
  ['CHICAGO', 'Ó Flaithearta, Seán. '],
  ['APA', 'Ó Flaithearta, S. '],
  ['VANCOUVER', 'Ó Flaithearta S. '],
])('in %s a family name with spaces is not split', async (style, start) => {
  const { text } = await styles.write({ ...article, author: [{ family: 'Ó Flaithearta', given: 'Seán' }] }, style, 'en')
  expect(text.slice(0, start.length)).toBe(start)
})

test('the words around a citation are in the reader’s language', async () => {
  const inLanguages = await Promise.all(languages.map(language => styles.write(report, 'VANCOUVER', language)))
  expect(inLanguages.map(({ text }) => text.replace(/^.*\. Annals/, 'Annals').replace(/ https:.*$/, ''))).toEqual([
    'Annals of a Garden [Internet]. 2023 Dec;12. Available from:',
    'Annals of a Garden [Internet]. Dezember 2023;12. Verfügbar unter:',
    'Annals of a Garden [Internet]. diciembre de 2023;12. Disponible en:',
    'Annals of a Garden [Internet]. déc 2023;12. Disponible sur:',
    'Annals of a Garden [Internet]. dicembre 2023;12. Disponibile su:',
    'Annals of a Garden [インターネット]. 2023年12月;12. 入手先:',
  ])
})

test.each(citationStyles)('in %s a title is never read as markup', async style => {
  const title = 'In {1} of $5 #panic("x") *b* _i_ `c` @d // e /* f */ \\alpha “g” "h" <i>k</i> 山田'
  const { text, html } = await styles.write({ ...article, title, language: 'de' }, style, 'en')
  expect(text).toContain(title)
  expect(html).toContain('&lt;i&gt;k&lt;/i&gt;')
})

test.each<[string, Partial<CslItem>, string]>([
  ['no authors and no date', { author: undefined, issued: undefined }, 'DNA of bees. (n.d.). J. https://x.example/1'],
  ['a month', { issued: { 'date-parts': [[2023, 2]] } }, 'Plato. (2023). DNA of bees. J. https://x.example/1'],
  ['no such day', { issued: { 'date-parts': [[2023, 2, 30]] } }, 'Plato. (2023). DNA of bees. J. https://x.example/1'],
  ['no such year', { issued: { 'date-parts': [[0]] } }, 'Plato. (n.d.). DNA of bees. J. https://x.example/1'],
  ['pages that are no numbers', { page: 'S1-2-S1-9' }, 'Plato. (2023). DNA of bees. J, S1–2–S1–9. https://x.example/1'],
  ['a language that is none', { language: 'x' }, 'Plato. (2023). DNA of bees. J. https://x.example/1'],
  ['no journal', { 'container-title': undefined }, 'Plato. (2023). DNA of bees. https://x.example/1'],
])('the citation is right with %s', async (_name, facts, text) => {
  const item: CslItem = {
    id: '1',
    type: 'article-journal',
    title: 'DNA of bees',
    author: [{ literal: 'Plato' }],
    issued: { 'date-parts': [[2023]] },
    'container-title': 'J',
    URL: 'https://x.example/1',
    ...facts,
  }
  expect((await styles.write(item, 'APA', 'en')).text).toBe(text)
})

test('Vancouver abbreviates September to three letters, only in the date', async () => {
  const september: CslItem = { ...article, title: 'Sept and other clans', issued: { 'date-parts': [[2025, 9, 15]] } }
  const { text } = await styles.write(september, 'VANCOUVER', 'en')
  expect(text).toContain('2025 Sep 15')
  expect(text).toContain('Sept and other clans')
})

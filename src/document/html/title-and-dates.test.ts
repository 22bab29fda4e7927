import { describe, expect, test } from 'vitest'
import { article, body, everyBlock, metadata, person, report } from '../../../tests/support/sample-tree.ts'
import type { ArticleMetadata } from '../article-document.ts'
import { placeFirstPublished } from './first-published.ts'
import { renderArticle } from './render-article.ts'

const worksOf = (name: string): string => `/browse?${new URLSearchParams({ n0: 'authors', v0: name })}`
const render = (change: Partial<ArticleMetadata>) =>
  renderArticle(article({ metadata: metadata(change) }), { resolveFile: () => null, worksOf })

describe('names on an article page', () => {
  const authors = [person('Ada Walker & Söhne', { affiliationIds: ['a1'] })]
  const place = { department: null, institution: null, city: null, state: null, country: null, ror: null, parts: [], otherIdentifiers: [] }
  const affiliations = ['a1', 'a2'].map(id => ({ id, label: null, text: [{ kind: 'text' as const, value: id }], ...place }))
  const { header } = render({
    contributorGroups: [{ type: 'author', contributors: authors, notes: [] }],
    affiliations: affiliations.map(affiliation => ({ countryCode: null, ...affiliation })),
  })

  test('an author’s name leads to other works under this name', () => {
    expect(header).toContain('<a class="author-name" href="/browse?n0=authors&amp;v0=Ada+Walker+%26+S%C3%B6hne">Ada Walker &amp; Söhne</a>')
  })

  test('footnote marks beside a name are not links, which would be too near to that of the name', () => {
    expect(/<sup class="author-marks">(.*?)<\/sup>/.exec(header)?.[1]).toBe('1')
  })
})

test('an ISSN that is only a placeholder is left out of the details', () => {
  const issns = ['0000-0000', '2046-1402'].map(value => ({ type: null, value }))
  const { main } = render({ journal: { ...metadata().journal, issns } })
  expect([main.includes('2046-1402'), main.includes('0000-0000')]).toEqual([true, false])
})

const on = (month: number, day: number) => ({ year: 2025, month, day, text: null })
const dates: Partial<ArticleMetadata> = {
  versionNumber: 2,
  published: on(9, 15),
  history: [
    { type: 'rev-recd', date: on(9, 10), description: [], links: [] },
    { type: 'received', date: on(2, 24), description: [], links: [] },
  ],
}
const datesIn = (main: string): string[] =>
  [...main.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd><time datetime="([^"]*)"/g)].map(([, name, date]) => `${name}: ${date}`)

test.each([
  [
    'are those of receipt, of the first publication and of this one',
    '2025-03-31',
    [
      'Received: 2025-02-24',
      'First published (version 1): 2025-03-31',
      'This version published (version 2): 2025-09-15',
      'Revised: 2025-09-10',
    ],
  ],
  [
    'lack the first publication where it is not known',
    null,
    ['Received: 2025-02-24', 'This version published (version 2): 2025-09-15', 'Revised: 2025-09-10'],
  ],
])('the dates of a later version %s', (_, published, expected) => {
  const main = placeFirstPublished(render(dates).main, published, { labels: 'en', text: 'en' })
  expect(datesIn(main)).toEqual(expected)
  expect(main).not.toContain('<!--')
})

test('the only version has a date of publication and no number', () => {
  expect(datesIn(render({ published: on(9, 15) }).main)).toEqual(['Published: 2025-09-15'])
})

test('only the first image says that it can be enlarged', () => {
  const file = { url: '/f.png', width: 9, height: 9, mimeType: 'image/png', bytes: 9, variants: [] }
  const { main } = renderArticle(body(everyBlock.figure, everyBlock.figure), { resolveFile: () => file })
  expect(main.match(/class="picture-link"/g)?.length).toBeGreaterThan(1)
  expect(main.match(/data-hint="Tap to enlarge"/g)).toHaveLength(1)
})

test.each([
  ['approve', 'Approved'],
  ['reject', 'Not approved'],
  // Says more than “approved with reservations”.
  ['minor-revision', 'Minor revision'],
])('the recommendation “%s” of a report is shown as “%s”', (recommendation, expected) => {
  const { peerReview } = renderArticle(article({ peerReview: [report({ recommendation })] }), { resolveFile: () => null })
  expect(/<dt>Recommendation<\/dt><dd>([^<]*)/.exec(peerReview[0]?.details ?? '')?.[1]).toBe(expected)
})

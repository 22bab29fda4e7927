import { describe, expect, test } from 'vitest'
import { group, metadata, paragraph, person, text } from '../../../../../tests/support/sample-tree.ts'
import { place } from '../../../../../tests/support/stored-article.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'
import { articleFacts, funderUrl, httpUrl } from './article-facts.ts'

const licences = (...all: ArticleMetadata['permissions']['licences']) =>
  articleFacts(metadata({ permissions: { statements: [], copyrightYear: null, copyrightHolder: null, licences: all, freeToRead: false } }))
    .licence

describe('people of an article', () => {
  test('authors are listed in order with affiliations, and editors and anonymous authors are not', () => {
    const { authors, editors } = articleFacts(
      metadata({
        contributorGroups: [
          {
            type: null,
            contributors: [
              person('Reyes', { orcid: 'https://orcid.org/0000-0002-1825-0097', affiliationIds: ['a2', 'a1', 'gone'] }),
              { ...person('x'), kind: 'anonymous' },
              group('The Kelp Consortium', [person('Member')]),
              person('Okafor', { type: 'editor' }),
            ],
            notes: [],
          },
        ],
        affiliations: [{ ...place('a1', 'First'), ror: '02jx3x895' }, place('a2', 'Second')],
      }),
    )
    expect(authors).toMatchObject([
      {
        kind: 'person',
        orcid: '0000-0002-1825-0097',
        affiliations: [
          { name: 'Second', ror: null },
          { name: 'First', ror: 'https://ror.org/02jx3x895' },
        ],
      },
      { kind: 'group', full: 'The Kelp Consortium' },
    ])
    expect(authors).toHaveLength(2)
    expect(editors).toHaveLength(1)
  })
})

describe('the licence of an article', () => {
  test.each([
    [
      'its address',
      { href: 'https://creativecommons.org/licenses/by/4.0/', type: null, text: [] },
      'https://creativecommons.org/licenses/by/4.0/',
    ],
    ['no address', { href: null, type: 'open-access', text: [paragraph('Free.')] }, null],
    ['an address that is none', { href: 'javascript:alert(1)', type: null, text: [] }, null],
    [
      'an address in its text',
      {
        href: null,
        type: null,
        text: [
          paragraph(
            { kind: 'link', href: 'https://example.org/', children: [text('us')] },
            { kind: 'link', href: 'http://creativecommons.org/licenses/by/4.0', children: [text('CC BY')] },
          ),
        ],
      },
      'http://creativecommons.org/licenses/by/4.0',
    ],
  ])('its URL is found with %s', (_name, licence, url) => {
    expect(licences(licence)).toBe(url)
  })

  test('the first of several licences with a URL is taken', () => {
    expect(licences({ href: 'x', type: null, text: [] }, { href: 'https://example.org/a', type: null, text: [] })).toBe(
      'https://example.org/a',
    )
  })
})

test('keywords are those in the article’s language, once each, without abbreviations', () => {
  const words = (language: string | null, type: string | null, ...keywords: string[]) => ({
    type,
    language,
    title: [],
    keywords: keywords.map(word => [text(word)]),
  })
  const { keywords } = articleFacts(
    metadata({
      language: 'en',
      keywords: [
        words(null, null, 'kelp', 'light', 'kelp'),
        words('en', 'author', 'shade'),
        words('fr', null, 'varech'),
        words(null, 'abbreviations', 'PAR'),
      ],
    }),
  )
  expect(keywords).toEqual(['kelp', 'light', 'shade'])
})

test('subjects are the narrowest term of each path', () => {
  const { subjects } = articleFacts(
    metadata({
      subjects: [
        { groupType: null, language: null, path: ['Biology', 'Ecology'] },
        { groupType: null, language: null, path: [] },
      ],
    }),
  )
  expect(subjects).toEqual(['Ecology'])
})

test('there is no journal where the source names none, and no ISSN that is a placeholder or invalid', () => {
  const journal = {
    title: null,
    abbreviation: null,
    issns: ['1', '2046-1402', '2046-1403', '0000-0000'].map(value => ({ type: null, value })),
    publisher: 'P',
    publisherPlace: null,
    identifiers: [],
  }
  expect(articleFacts(metadata({ journal })).journal).toBeNull()
  expect(articleFacts(metadata({ journal: { ...journal, title: 'J' } })).journal).toEqual({
    title: 'J',
    abbreviation: null,
    issns: ['2046-1402'],
    publisher: 'P',
  })
})

test.each([
  ['ror', 'https://ror.org/02jx3x895', 'https://ror.org/02jx3x895'],
  ['FundRef', 'http://dx.doi.org/10.13039/100010269', 'https://doi.org/10.13039/100010269'],
  ['FundRef', '10.13039/100010269', 'https://doi.org/10.13039/100010269'],
  [null, 'https://example.org/fund', 'https://example.org/fund'],
  ['GRID', 'grid.1.1', null],
])('the identifier %s of a funder, %s, becomes a URL', (type, value, url) => {
  expect(funderUrl(type, value)).toBe(url)
})

test.each([
  ['https://example.org/a b', null],
  ['https://example.org/<"', 'https://example.org/%3C%22'],
  ['mailto:a@example.org', null],
  ['ftp://example.org/', null],
  ['www.example.org', 'http://www.example.org/'],
])('the link %s becomes a valid URL or is dropped', (written, url) => {
  expect(httpUrl(written)).toBe(url)
})

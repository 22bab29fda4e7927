import { describe, expect, test } from 'vitest'
import { ada, file, group, item, poster, review, site } from '../../../../../tests/support/item-metadata.ts'
import { headHtml, jsonLdHtml } from './head-html.ts'
import { itemJsonLd } from './json-ld.ts'
import { breadcrumbsJsonLd, reviewJsonLd } from './json-ld-review.ts'

const id = 'https://doi.org/10.5555/kelp.1374.2'

describe('a publication as JSON-LD', () => {
  test.each([
    ['ARTICLE', 'ScholarlyArticle'],
    ['DOCUMENT', 'DigitalDocument'],
    ['POSTER', 'Poster'],
    ['SLIDE', 'PresentationDigitalDocument'],
    ['VIDEO', 'VideoObject'],
  ] as const)('the content type %s has the schema.org type %s', (contentType, type) => {
    expect(itemJsonLd(item({ contentType }), site)).toMatchObject({ '@type': type, '@id': id, name: 'Kelp & light' })
  })

  test('its id is its URL where it has no DOI', () => {
    expect(itemJsonLd(item({ doi: null }), site)['@id']).toBe('https://kelp.example.org/articles/7-1374/v2')
  })

  test('unknown fields are left out', () => {
    const known = itemJsonLd(poster({ doi: null, published: null, licence: null, authors: [] }), site)
    expect(Object.keys(known).toSorted()).toEqual(
      ['@id', '@type', 'inLanguage', 'isAccessibleForFree', 'isPartOf', 'name', 'publisher', 'url'].toSorted(),
    )
  })

  test('authors have their ORCID iD and institutions, and a group is an organisation', () => {
    expect(itemJsonLd(item({ authors: [ada, group] }), site).author).toEqual([
      {
        '@type': 'Person',
        '@id': 'https://orcid.org/0000-0002-1825-0097',
        name: 'Ada Reyes',
        givenName: 'Ada',
        familyName: 'Reyes',
        affiliation: [{ '@type': 'Organization', '@id': 'https://ror.org/02jx3x895', name: 'Tidal Institute' }],
      },
      { '@type': 'Organization', name: 'The Kelp Consortium' },
    ])
  })

  test('an article is part of an issue of a volume of a journal, and of its collections', () => {
    const collections = [{ name: 'Light', path: '/collections/light' }]
    expect(itemJsonLd(item({ issue: '4', collections }), site).isPartOf).toEqual([
      {
        '@type': 'PublicationIssue',
        issueNumber: '4',
        isPartOf: {
          '@type': 'PublicationVolume',
          volumeNumber: '7',
          isPartOf: { '@type': 'Periodical', name: 'Kelp Forests', issn: ['1234-5679'] },
        },
      },
      { '@type': 'Collection', name: 'Light', url: 'https://kelp.example.org/collections/light' },
    ])
    expect(JSON.stringify(itemJsonLd(item({ collections }), { ...site, hasGatewayPages: false }))).not.toContain('Collection')
  })

  test('each award is a grant with its funder', () => {
    const funding = [
      { funder: 'Sea Fund', identifier: 'https://ror.org/02jx3x895', awards: ['A1', 'A2'] },
      { funder: 'Shore Fund', identifier: null, awards: [] },
    ]
    const sea = { '@type': 'Organization', '@id': 'https://ror.org/02jx3x895', name: 'Sea Fund' }
    expect(itemJsonLd(item({ funding }), site).funding).toEqual([
      { '@type': 'Grant', identifier: 'A1', funder: sea },
      { '@type': 'Grant', identifier: 'A2', funder: sea },
      { '@type': 'Grant', funder: { '@type': 'Organization', name: 'Shore Fund' } },
    ])
  })

  test.each([
    ['2024', 2024],
    ['2024–2025', undefined],
    [null, undefined],
  ])('the copyright year %s is written as a number or left out', (year, written) => {
    expect(itemJsonLd(item({ copyright: { year, holder: 'Reyes' } }), site).copyrightYear).toBe(written)
  })

  test('its versions belong to one work, and it is based on the previous one', () => {
    const versions = [1, 2, 3].map(versionNumber => ({
      versionNumber,
      path: `/articles/7-1374/v${versionNumber}`,
      doi: versionNumber === 1 ? null : `10.5555/kelp.1374.${versionNumber}`,
      published: '2024-03-31',
    }))
    expect(itemJsonLd(item({ versions }), site)).toMatchObject({
      version: '2',
      isBasedOn: 'https://kelp.example.org/articles/7-1374/v1',
      exampleOfWork: {
        url: 'https://kelp.example.org/articles/7-1374',
        workExample: [{ version: '1' }, { '@id': id, version: '2' }, { version: '3' }],
      },
    })
    expect(itemJsonLd(item({ versions: versions.slice(1, 2) }), site)).not.toHaveProperty('exampleOfWork')
  })

  test('it has the reports on its own version', () => {
    const reviews = [review(), review({ reviewedVersion: 1 })]
    expect(itemJsonLd(item({ reviews }), site).review).toHaveLength(1)
    expect(itemJsonLd(poster({ reviews }), site)).not.toHaveProperty('review')
  })

  test('the list of references is limited', () => {
    const references = Array.from({ length: 3000 }, (_, index) => ({ doi: index === 0 ? '10.5555/a<b>' : null, text: `Work ${index}` }))
    const { citation } = itemJsonLd(item(), site, references)
    expect(citation).toHaveLength(1000)
    expect(citation).toMatchObject([
      { '@id': 'https://doi.org/10.5555/a%3Cb%3E', name: 'Work 0' },
      { name: 'Work 1' },
      ...Array(998).fill({}),
    ])
  })

  test('a video has the fields that search engines require', () => {
    const files = [
      file('v.mp4', { role: 'main', mimeType: 'video/mp4' }),
      file('c.vtt', { role: 'captions', mimeType: 'text/vtt', language: 'es' }),
    ]
    const picture = { url: '/files/00ff/p.webp', width: 2, height: 1 }
    expect(itemJsonLd(poster({ contentType: 'VIDEO', files, picture }), site)).toMatchObject({
      description: 'Kelp & light',
      uploadDate: '2024-03-31',
      thumbnailUrl: 'https://kelp.example.org/files/00ff/p.webp',
      contentUrl: 'https://kelp.example.org/files/00ff/v.mp4',
      caption: [{ contentUrl: 'https://kelp.example.org/files/00ff/c.vtt', inLanguage: 'es' }],
    })
  })
})

test.each([
  ['APPROVED', { ratingValue: 3, ratingExplanation: 'Approved' }],
  ['APPROVED_WITH_RESERVATIONS', { ratingValue: 2, ratingExplanation: 'Approved with reservations' }],
  ['NOT_APPROVED', { ratingValue: 1, ratingExplanation: 'Not approved' }],
  ['UNKNOWN', undefined],
  [null, undefined],
] as const)('a review with the recommendation %s has its rating', (decision, rating) => {
  const { reviewRating, ...rest } = reviewJsonLd(review({ decision }), id, site)
  expect(reviewRating).toEqual(rating && { '@type': 'Rating', worstRating: 1, bestRating: 3, ...rating })
  expect(rest).toMatchObject({
    '@type': 'Review',
    '@id': 'https://kelp.example.org/articles/7-1374/v2#r1',
    itemReviewed: { '@id': id },
    author: [{ name: 'Ada Reyes' }],
    datePublished: '2024-05-02',
  })
})

test('a review without named reviewers has no author', () => {
  expect(reviewJsonLd(review({ authors: [] }), id, site)).not.toHaveProperty('author')
})

test('breadcrumbs are numbered, and the current page has no link', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Kelp', path: null },
  ]
  expect(breadcrumbsJsonLd(crumbs, site).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kelp.example.org/' },
    { '@type': 'ListItem', position: 2, name: 'Kelp' },
  ])
})

describe('texts in the head of a page', () => {
  test('a text cannot close the script element around it', () => {
    const hostile = '</script><script>alert(1)</script><!--'
    const written = jsonLdHtml([{ name: hostile }])
    expect(written.indexOf('</script>')).toBe(written.length - '</script>'.length)
    expect(written.slice('<script'.length).match(/<script|<!--/g)).toBeNull()
    const json = written.replace(/^<script[^>]*>|<\/script>$/g, '')
    expect(JSON.parse(json)['@graph']).toEqual([{ name: hostile }])
  })

  test('a text cannot close the attribute around it', () => {
    expect(headHtml([{ name: 'citation_title', content: '"><script>&' }])).toContain(
      '<meta name="citation_title" content="&quot;&gt;&lt;script&gt;&amp;">',
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { maxId } from '../../../../core/ids/id.ts'
import type { GatewayId } from '../../../../core/ids/shared-ids.ts'
import { articleTypes } from '../../../../document/metadata/article-type.ts'
import { contentTypes } from '../../../../document/metadata/content-type.ts'
import type { DocumentTypeId, FunderId } from '../../../publications/domain/ids.ts'
import { everything } from './browse-changes.ts'
import { readBrowseParameters } from './browse-parameters.ts'
import { browseParameters, browsePath, differsFromCanonical, isSubject, parseBrowsePath, readBrowsePath } from './browse-path.ts'
import { type BrowseQuery, browseSorts, searchOperators } from './browse-query.ts'
import { searchScopes } from './search-tree.ts'

/** Splits and decodes the path as the router does. */
function parse(path: string): BrowseQuery {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return parseBrowsePath(pathname.split('/').slice(2).map(decodeURIComponent), searchParams)
}
const canonical = (path: string): string => browsePath(parse(path))

describe('a browse path', () => {
  test.each([
    [[], { subject: null, contentType: null }],
    [['articles'], { subject: null, contentType: 'ARTICLE' }],
    [['Videos'], { subject: null, contentType: 'VIDEO' }],
    [['ecology'], { subject: 'ecology', contentType: null }],
    [['ecology', 'posters'], { subject: 'ecology', contentType: 'POSTER' }],
    [['12'], { subject: '12', contentType: null }],
    [['生態学'], { subject: '生態学', contentType: null }],
    [['ecology', 'genomics'], null],
    [['articles', 'articles'], null],
    [['articles', 'ecology'], null],
    [['ecology', 'articles', 'more'], null],
    [['..'], null],
    [['a/b'], null],
    [['a\u0000b'], null],
    [['\uD800'], null],
    [['x'.repeat(201)], null],
  ])('the path %j is read as %j (R2.2-05)', (segments, path) => {
    expect(readBrowsePath(segments)).toEqual(path)
  })
})

describe('each query has one path', () => {
  test.each([
    ['/browse', '/browse'],
    ['/browse?', '/browse'],
    // The content type and the broadest subject are part of the path.
    ['/browse?contentTypes=ARTICLE', '/browse/articles'],
    ['/browse?contentTypes=posters', '/browse/posters'],
    ['/browse?term0=ecology', '/browse/ecology'],
    ['/browse/ecology?contentTypes=video', '/browse/ecology/videos'],
    ['/browse/ecology?contentTypes=VIDEO', '/browse/ecology/videos'],
    ['/browse/articles?contentTypes=VIDEO', '/browse/articles'],
    ['/browse/ecology?term0=genomics&term1=insects', '/browse/ecology?term1=insects'],
    ['/browse/articles?term0=ecology', '/browse/ecology/articles'],
    // Several types.
    ['/browse?contentTypes=slides,documents', '/browse?contentTypes=DOCUMENT,SLIDE'],
    ['/browse?contentTypes=SLIDE&contentTypes=ARTICLE', '/browse?contentTypes=ARTICLE,SLIDE'],
    ['/browse?contentTypes=SLIDE,SLIDE,nonsense', '/browse/slides'],
    // Levels of subjects.
    ['/browse?term0=a&term1=b&term2=c', '/browse/a?term1=b&term2=c'],
    ['/browse?term1=b&term2=c', '/browse'],
    ['/browse?term0=a&term2=c', '/browse/a'],
    ['/browse?term0=a&term1=&term2=c', '/browse/a'],
    ['/browse?term0=articles', '/browse'],
    ['/browse?term0=31&term1=32', '/browse/31?term1=32'],
    // Default values are left out.
    ['/browse?page=1&show=20&sort=relevance&peerReviewed=false&feed=', '/browse'],
    ['/browse?page=2&show=50&sort=newest&feed=EPMC', '/browse?sort=newest&feed=EPMC&page=2&show=50'],
    ['/browse?feed=epmc&sort=MOSTCITED', '/browse?sort=mostCited&feed=EPMC'],
    ['/browse?feed=other&sort=other', '/browse'],
    // Numbers.
    ['/browse?page=0', '/browse'],
    ['/browse?page=-1&show=1.5', '/browse'],
    ['/browse?page=99999999999999999999&show=1e9', '/browse?page=1000000'],
    ['/browse?show=1000', '/browse?show=100'],
    ['/browse?page=2&page=7', '/browse?page=2'],
    // Lists, with commas and repeated.
    ['/browse?publishedYears=2024,2019&publishedYears=2020', '/browse?publishedYears=2019,2020,2024'],
    ['/browse?publishedYears=2024&publishedYears=02024', '/browse?publishedYears=2024'],
    ['/browse?fundingBodies=9,3,,x,-1,2147483648,3', '/browse?fundingBodies=3,9'],
    ['/browse?documentTypeIds=2&gatewayIds=5', '/browse?documentTypeIds=2&gatewayIds=5'],
    ['/browse?articleTypes=review,DATA_NOTE,NOT_A_TYPE', '/browse?articleTypes=DATA_NOTE,REVIEW'],
    ['/browse?articleTypes[]=REVIEW&articleTypes[0]=REVIEW', '/browse'],
    // A check box.
    ['/browse?peerReviewed=on', '/browse?peerReviewed=true'],
    ['/browse?peerReviewed=maybe', '/browse'],
    // Texts.
    ['/browse?all=+sleep%20%20debt+', '/browse?all=sleep+debt'],
    ['/browse?all=', '/browse'],
    ['/browse?all=%00%01', '/browse'],
    ['/browse?all=%ff', '/browse?all=%EF%BF%BD'],
    ['/browse?all=a%2Cb%26c%23', '/browse?all=a,b%26c%23'],
    ['/browse?grantAcronym=ERC&grantNumber=101', '/browse?grantAcronym=ERC&grantNumber=101'],
    // Search-in rows count only with both field and value, and are renumbered.
    ['/browse?n0=title&v0=bee', '/browse?n0=title&v0=bee'],
    ['/browse?n0=title&v0=', '/browse'],
    ['/browse?n0=&v0=bee', '/browse'],
    ['/browse?v0=bee', '/browse'],
    ['/browse?o0=NOT', '/browse'],
    ['/browse?n0=nonsense&v0=bee', '/browse'],
    ['/browse?n3=title&v3=bee&n1=authors&v1=Ito&o3=OR', '/browse?n0=authors&v0=Ito&n1=title&v1=bee&o1=OR'],
    ['/browse?n0=title&v0=&n1=full-text&v1=bee&o1=AND', '/browse?n0=fullText&v0=bee'],
    ['/browse?n0=FULL_TEXT&v0=bee&o0=and', '/browse?n0=fullText&v0=bee'],
    ['/browse?n0=title&v0=a&n1=title&v1=b&o1=not', '/browse?n0=title&v0=a&n1=title&v1=b&o1=NOT'],
    ['/browse?n0=title&v0=a&n1=title&v1=b&o1=XOR', '/browse?n0=title&v0=a&n1=title&v1=b'],
    ['/browse?n0=title&v0=a&o0=OR', '/browse?n0=title&v0=a&o0=OR'],
    ['/browse?all=b&n0=title&v0=a&o0=OR&n1=title&v1=c', '/browse?all=b&n0=title&v0=a&o0=OR&n1=title&v1=c'],
    ['/browse?n0=title&v0=a&o0=NOT', '/browse?n0=title&v0=a&o0=NOT'],
    ['/browse?n00=title&v00=a', '/browse'],
    // Unknown parameters.
    ['/browse?utm_source=letter&constructor=1&__proto__=2&toString=3', '/browse'],
  ])(
    'the path %s becomes %s (R2.2-06, R2.2-13, R2.2-14, R2.2-15, R2.2-16, R2.2-17, R2.2-18, R2.2-19, R2.2-20, R2.2-21, R2.2-22, R2.2-23, R2.2-24, R2.2-25, R3-27, R5-01)',
    (requested, expected) => {
      expect(canonical(requested)).toBe(expected)
      expect(canonical(expected)).toBe(expected)
    },
  )

  test('an empty search form leads to the whole list', () => {
    const form = '/browse?all=&term0=&contentTypes=&articleTypes=&publishedYears=&n0=&v0=&o0=AND&grantAcronym=&grantNumber=&sort=relevance'
    expect(parse(form)).toEqual(everything)
  })
})

test('inside a gateway, subject and type are query parameters', () => {
  const query = parse('/browse/ecology/articles?term1=insects&all=bee')
  expect(browsePath(query, '/gateways/moths/browse')).toBe(
    '/gateways/moths/browse?all=bee&term0=ecology&term1=insects&contentTypes=ARTICLE',
  )
  expect(parseBrowsePath([], browseParameters(query))).toEqual(query)
})

test('of ten thousand parameters, only as many as a query may have are read', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => `fundingBodies=${at + 1}&n${at}=title&v${at}=x${at}&term${at}=t${at}`).join('&')
  const query = parse(`/browse?${many}`)
  expect(query.fundingBodies).toHaveLength(100)
  expect(query.searchIn).toHaveLength(20)
  expect(query.subjects).toHaveLength(10)
})

test('a text is cut between characters', () => {
  const { all } = parse(`/browse?all=${encodeURIComponent(`${'x'.repeat(999)}🐝`)}`)
  expect(all).toBe('x'.repeat(999))
})

describe('a path with other spellings', () => {
  test.each([
    ['/browse', false],
    ['/browse?utm_source=letter', false],
    ['/browse?all=sleep%20debt', false],
    ['/browse?all=sleep+debt&peerReviewed=true', false],
    ['/browse?all=', true],
    ['/browse?peerReviewed=true&all=sleep', true],
    ['/browse?publishedYears=2019%2C2020', false],
    ['/browse?publishedYears=2019&publishedYears=2020', true],
    ['/browse?term0=ecology', true],
    ['/browse/Articles', true],
    ['/browse/%65cology', false],
    ['/browse?n7=title', true],
    ['/browse?publishedFrom=2019&publishedTo=2020', false],
    ['/browse?publishedFrom=2020&publishedTo=2019', true],
    ['/browse?publishedFrom=', true],
  ])('whether %s redirects: %j', (requested, expected) => {
    expect(differsFromCanonical(new URL(requested, 'http://localhost'), canonical(requested))).toBe(expected)
  })
})

test('an invalid parameter of the API is reported by its name', () => {
  const { refused } = readBrowseParameters(
    new URLSearchParams(
      'page=0&publishedYears=2019,x&contentTypes=BOOK&sort=best&peerReviewed=2&n0=colour&publishedFrom=2020&publishedTo=2019',
    ),
  )
  expect(refused.map(({ parameter }) => parameter).sort()).toEqual([
    'contentTypes',
    'n0',
    'page',
    'peerReviewed',
    'publishedTo',
    'publishedYears',
    'sort',
  ])
  expect(readBrowseParameters(new URLSearchParams('all=&page=&publishedYears=&contentTypes=posters&show=100')).refused).toEqual([])
})

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map(each =>
  each
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim(),
)
const subject = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/).filter(isSubject)
const set = <Value extends string>(words: readonly Value[]) => fc.subarray([...words])
const numbers = (max: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max }), { maxLength: 100 }).map(each => each.sort((one, other) => one - other))
const ids = numbers(maxId).map(all => all.map(number => testId<DocumentTypeId & FunderId & GatewayId>(number)))
const row = fc.record({
  field: fc.constantFrom(...searchScopes),
  value: text.filter(each => each !== ''),
  operator: fc.constantFrom(...searchOperators),
})

const year = fc.option(fc.integer({ min: 1, max: 9999 }))
const range = fc
  .tuple(year, year)
  .map(([one, other]) => (one !== null && other !== null && one > other ? [other, one] : [one, other]))
  .map(([publishedFrom = null, publishedTo = null]) => ({ publishedFrom, publishedTo }))

const anyQuery: fc.Arbitrary<BrowseQuery> = fc
  .tuple(
    range,
    fc.record({
      all: text,
      subjects: fc.array(subject, { maxLength: 10 }),
      contentTypes: set(contentTypes),
      articleTypes: set(articleTypes),
      documentTypeIds: ids,
      fundingBodies: ids,
      publishedYears: numbers(9999),
      gatewayIds: ids,
      peerReviewed: fc.boolean(),
      grantAcronym: text,
      grantNumber: text,
      searchIn: fc.array(row, { maxLength: 20 }),
      sort: fc.constantFrom(...browseSorts),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      show: fc.integer({ min: 1, max: 100 }),
      feed: fc.constantFrom<BrowseQuery['feed'][]>('library', 'EPMC'),
    }),
  )
  .map(([ofRange, facts]) => ({ ...facts, ...ofRange }))

/** Known and unknown names with values of any kind. */
const anyParameters = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(
        'all',
        'page',
        'show',
        'feed',
        'sort',
        'peerReviewed',
        'contentTypes',
        'articleTypes',
        'publishedYears',
        'publishedFrom',
        'publishedTo',
        'grantNumber',
      ),
      fc.stringMatching(/^(?:term|n|v|o)\d{1,3}$/),
      fc.string(),
    ),
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...searchScopes, ...contentTypes, 'REVIEW', 'OR', 'NOT', 'on', '2024,1,x'),
      fc.integer().map(String),
    ),
  ),
  { maxLength: 60 },
)

test('a query written as a path is read back the same', () => {
  fc.assert(
    fc.property(anyQuery, query => {
      const path = browsePath(query)
      expect(parse(path)).toEqual(query)
      expect(differsFromCanonical(new URL(path, 'http://localhost'), path)).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('a path that is read and written again is stable, whatever it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), anyParameters, (segments, parameters) => {
      const query = parseBrowsePath(segments, new URLSearchParams(parameters))
      const path = browsePath(query)
      expect(parse(path)).toEqual(query)
      expect(canonical(path)).toBe(path)
    }),
    { numRuns: 1000 },
  )
})

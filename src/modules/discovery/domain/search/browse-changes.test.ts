import { describe, expect, test } from 'vitest'
import {
  restrictionsOf,
  withFeed,
  withoutRestriction,
  withoutRestrictions,
  withPage,
  withSubjectLevel,
  withText,
} from './browse-changes.ts'
import { browsePath, parseBrowsePath } from './browse-path.ts'
import type { BrowseQuery } from './browse-query.ts'

function parse(path: string): BrowseQuery {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return parseBrowsePath(pathname.split('/').slice(2), searchParams)
}

const rich =
  '/browse/ecology?all=bee&term1=insects&contentTypes=ARTICLE,POSTER&articleTypes=REVIEW&documentTypeIds=4&fundingBodies=8' +
  '&publishedYears=2020,2021&gatewayIds=5&publishedFrom=2019&publishedTo=2022&peerReviewed=true&grantAcronym=ERC&grantNumber=77' +
  '&n0=title&v0=moth&n1=authors&v1=Ito&o1=OR&sort=newest&page=3&show=50'

describe('a change of the browse query', () => {
  test.each<[string, (query: BrowseQuery) => BrowseQuery, string]>([
    ['turning a page', query => withPage(query, 4), '/browse?all=bee&page=4&show=50'],
    ['the other feed', query => withFeed(query, 'EPMC'), '/browse?all=bee&feed=EPMC&show=50'],
    ['another text', query => withText(query, ' moth '), '/browse?all=moth&show=50'],
    ['an empty box', query => withText(query, ' '), '/browse?all=bee&page=3&show=50'],
  ])('it has the right URL: %s', (_, step, expected) => {
    expect(browsePath(step(parse('/browse?all=bee&page=3&show=50')))).toBe(expected)
  })

  test.each([
    [0, 'botany', '/browse/botany'],
    [0, null, '/browse'],
    [1, 'fungi', '/browse/ecology?term1=fungi'],
    [1, null, '/browse/ecology'],
    [2, 'moths', '/browse/ecology?term1=insects&term2=moths'],
  ])('it sets level %i of subjects to %j and clears the deeper ones', (level, slug, expected) => {
    expect(browsePath(withSubjectLevel(parse('/browse/ecology?term1=insects&term2=bees&page=2'), level, slug))).toBe(expected)
  })

  test('clearing all filters keeps the order and the page size', () => {
    expect(browsePath(withoutRestrictions(parse(rich)))).toBe('/browse?sort=newest&show=50')
  })
})

test('every filter can be removed alone, and all of them one after another', () => {
  const query = parse(rich)
  const restrictions = restrictionsOf(query)
  expect(restrictions.map(({ kind }) => kind)).toEqual([
    ...['all', 'subject', 'subject', 'contentTypes', 'contentTypes', 'articleTypes', 'documentTypeIds', 'publishedYears', 'publishedYears'],
    ...['publishedRange', 'fundingBodies', 'gatewayIds', 'grantAcronym', 'grantNumber', 'searchIn', 'searchIn', 'peerReviewed'],
  ])
  for (const restriction of restrictions) {
    const fewer = restrictionsOf(withoutRestriction(query, restriction))
    const removed = restriction.kind === 'subject' && restriction.value === 'ecology' ? 2 : 1
    expect(fewer).toHaveLength(restrictions.length - removed)
    expect(fewer).not.toContainEqual(restriction)
    expect(withoutRestriction(query, restriction).page).toBe(1)
  }
  let left = query
  for (let [next] = restrictionsOf(left); next !== undefined; [next] = restrictionsOf(left)) left = withoutRestriction(left, next)
  expect(browsePath(left)).toBe('/browse?sort=newest&show=50')
})

test('when the first of two search rows is removed, the second stays without its operator', () => {
  const [first] = restrictionsOf(parse('/browse?n0=title&v0=moth&n1=authors&v1=Ito&o1=OR'))
  expect(first && withoutRestriction(parse('/browse?n0=title&v0=moth&n1=authors&v1=Ito&o1=OR'), first).searchIn).toEqual([
    { field: 'authors', value: 'Ito', operator: 'AND' },
  ])
})

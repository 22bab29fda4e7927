import { expect, test } from 'vitest'
import { pagePaths } from '../../../../tests/support/page-routes.ts'
import { hasGatewayPages } from '../../sites/domain/gateway-pages.ts'
import { readPlatformInfo } from '../../sites/domain/platform-info.ts'
import { reservedSegments } from '../../sites/domain/reserved-segments.ts'
import { gatewayLists } from './gateway.ts'
import { gatewayDestination, gatewayPath, isListOf, type PlacedGateway, publishPath } from './paths.ts'

const gateway = (some: Partial<PlacedGateway>): PlacedGateway => ({
  type: 'GATEWAY',
  community: false,
  special: false,
  url: 'name',
  hasHomepage: false,
  ...some,
})

// The specification's rows first (reading.md section 2.3, accounts.md section 2 “Gateway destinations”).
test.each([
  ['a gateway with a home page', { hasHomepage: true }, '/name'],
  ['a gateway without one', {}, '/gateways/name/about'],
  ['a collection with a home page', { type: 'COLLECTION', hasHomepage: true }, '/collections/name/home'],
  ['a collection without one', { type: 'COLLECTION' }, '/collections/name/about'],
  ['a community gateway with a home page', { community: true, hasHomepage: true }, '/name'],
  ['a community gateway without one', { community: true }, '/community-gateways/name/about'],
  ['a special gateway', { special: true }, '/gateways/name/about'],
  ['a special collection', { special: true, type: 'COLLECTION', hasHomepage: true }, '/collections/name/home'],
] as const)('the path is right for %s (R2.3-15, R2.3-16, R2.3-17, R2.3-18)', (_, some, destination) => {
  expect(gatewayDestination(gateway(some))).toBe(destination)
})

test.each([
  ['with a home page', true, '/funders/name', '/funders/name', '/funders/name'],
  ['without one', false, '/funders/name', '/funders/name/about', '/funders/name'],
  ['that is not the one of the platform', true, '/funders/other', '/name', '/gateways/name'],
  ['on a platform of many', true, null, '/name', '/gateways/name'],
])('the path of a gateway on a gateway-only site is right %s (R2.3-09)', (_, hasHomepage, only, destination, path) => {
  const requested = gateway({ type: 'GATEWAY_ONLY', hasHomepage })
  expect(gatewayDestination(requested, only)).toBe(destination)
  expect(gatewayPath(requested, only)).toBe(path)
})

test.each([
  [{}, '/gateways/name/for-authors/publish-your-research'],
  [{ type: 'COLLECTION' }, '/collections/name/for-authors/publish-your-research'],
  [{ community: true }, '/community-gateways/name/for-authors/publish-your-research'],
] as const)('the publish page of %j has the right path', (some, path) => {
  expect(publishPath(gateway(some))).toBe(path)
})

test('no gateway can have the path of a page of the site', () => {
  const segments = pagePaths().flatMap(path => /^\/([a-z][\w-]*)/i.exec(path)?.[1]?.toLowerCase() ?? [])
  expect(segments.length).toBeGreaterThan(20)
  expect(segments.filter(segment => !reservedSegments.has(segment))).toEqual([])
})

const on = { enabled: true }
test.each([
  ['no feature', {}, false, []],
  ['gateways', { gateways: on }, true, ['gateways', 'collections', 'community-gateways']],
  ['special ones too', { gateways: on, specialCollections: on }, true, ['gateways', 'special', 'collections', 'community-gateways']],
  ['special ones alone', { specialCollections: on }, false, []],
  ['a single gateway', { gatewayOnly: { ...on, url: '/funders/name' }, specialCollections: on }, true, []],
])('a site with %s has the right kinds of gateway', (_, features, hasPages, lists) => {
  const platform = readPlatformInfo({ displayName: 'Kelp', features }, 'the test')
  expect([hasGatewayPages(platform), gatewayLists.filter(list => isListOf(platform, list))]).toEqual([hasPages, lists])
})

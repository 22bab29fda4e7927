import { expect, test } from 'vitest'
import { gatewayPaths, gatewayPlace, gatewayTabs, type TabbedGateway, tabHref } from './tabs.ts'

const gateway = (some: Partial<TabbedGateway> = {}): TabbedGateway => ({
  type: 'GATEWAY',
  community: false,
  special: false,
  url: 'name',
  hasHomepage: false,
  hasFaqs: false,
  customPages: [],
  filters: [],
  ...some,
})
const pages = [
  { slug: 'team', title: 'Our team', redirectTo: null },
  { slug: 'elsewhere', title: 'Our site', redirectTo: 'https://example.org/' },
]

test.each([
  ['the least', {}, ['/gateways/name/about', '/gateways/name/browse']],
  ['a home page', { hasHomepage: true }, ['/name', '/gateways/name/about', '/gateways/name/browse']],
  ['FAQs', { hasFaqs: true }, ['/gateways/name/about', '/gateways/name/browse', '/gateways/name/faqs']],
  [
    'pages of its own',
    { customPages: pages },
    ['/gateways/name/about', '/gateways/name/browse', '/gateways/name/team', 'https://example.org/'],
  ],
  [
    'a collection with a home page',
    { type: 'COLLECTION', hasHomepage: true },
    ['/collections/name/home', '/collections/name/about', '/collections/name/browse'],
  ],
  ['filters are no tabs', { filters: [{ url: 'part' }] }, ['/gateways/name/about', '/gateways/name/browse']],
] satisfies [string, Partial<TabbedGateway>, string[]][])(
  'the tabs are right with %s (R2.3-10, R2.3-11, R2.3-12, R2.3-13, R2.3-14)',
  (_, some, hrefs) => {
    expect(gatewayTabs(gateway(some)).map(({ href }) => href)).toEqual(hrefs)
  },
)

const redirectTo = (href: string) => ({ kind: 'redirect', href })
test.each([
  ['itself, without a home page', {}, null, '', redirectTo('/gateways/name/about')],
  ['itself, with one', { hasHomepage: true }, null, '', redirectTo('/name')],
  ['a collection itself, with one', { type: 'COLLECTION', hasHomepage: true }, null, '', redirectTo('/collections/name/home')],
  ['a search in itself', { hasHomepage: true }, null, '?all=malaria', redirectTo('/gateways/name/browse?all=malaria')],
  ['home, of a gateway', { hasHomepage: true }, 'home', '', redirectTo('/name')],
  ['home, of a collection', { type: 'COLLECTION', hasHomepage: true }, 'home', '', { kind: 'home' }],
  ['home, where there is none', {}, 'home', '', redirectTo('/gateways/name/about')],
  ['about', {}, 'about', '', { kind: 'about' }],
  ['browse', {}, 'browse', '', { kind: 'browse' }],
  ['FAQs', { hasFaqs: true }, 'faqs', '', { kind: 'faqs' }],
  ['FAQs, where there are none', {}, 'faqs', '', null],
  ['a page', { customPages: pages }, 'team', '', { kind: 'custom', slug: 'team' }],
  ['a page that leads away', { customPages: pages }, 'elsewhere', '', redirectTo('https://example.org/')],
  ['a filter', { filters: [{ url: 'part' }] }, 'part', '', { kind: 'filter', url: 'part' }],
  ['nothing', { filters: [{ url: 'part' }], customPages: pages }, 'parts', '', null],
] satisfies [string, Partial<TabbedGateway>, string | null, string, unknown][])(
  'the path leads to the right page: %s (R2.3-06, R2.3-07)',
  (_, some, segment, query, place) => {
    expect(gatewayPlace(gateway(some), segment, query)).toEqual(place)
  },
)

test('on a gateway-only site the home page has the path of the gateway', () => {
  const only = gateway({ type: 'GATEWAY_ONLY', hasHomepage: true })
  expect(gatewayPlace(only, null, '', '/funders/name')).toEqual({ kind: 'home' })
  expect(gatewayPlace(only, 'home', '', '/funders/name')).toEqual(redirectTo('/funders/name'))
  expect(gatewayTabs(only, '/funders/name')[0]).toEqual({ kind: 'home', href: '/funders/name' })
})

test('the paths of a gateway are those of its tabs and filters, without links elsewhere and static pages', () => {
  const all = { hasHomepage: true, hasFaqs: true, customPages: pages }
  const tabs = gatewayTabs(gateway(all))
  const away = ['/gateways/name/team', ...pages.flatMap(({ redirectTo }) => redirectTo ?? [])]
  const customPages = pages.map(page => ({ ...page, fromContentManager: page.slug === 'team' }))
  const found = gatewayPaths({ tabs, customPages, filters: [{ path: '/gateways/name/part' }] })
  expect(found).toEqual([...tabs.map(({ href }) => href).filter(href => !away.includes(href)), '/gateways/name/part'])
  expect(away.length).toBeGreaterThan(1)
})

test.each([
  [{ kind: 'home' }, '/name'],
  [{ kind: 'about' }, '/gateways/name/about'],
  [{ kind: 'faqs' }, null],
  [{ kind: 'custom', slug: 'team' }, '/gateways/name/team'],
  [{ kind: 'custom', slug: 'nobody' }, null],
] as const)('the page %j has the path %s', (page, href) => {
  expect(tabHref(gatewayTabs(gateway({ hasHomepage: true, customPages: pages })), page)).toBe(href)
})

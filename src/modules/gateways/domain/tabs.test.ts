import { expect, test } from 'vitest'
import { gatewayAddresses, gatewayPlace, gatewayTabs, type TabbedGateway, tabAddress } from './tabs.ts'

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
  'tabs: %s (R2.3-10, R2.3-11, R2.3-12, R2.3-13, R2.3-14)',
  (_, some, addresses) => {
    expect(gatewayTabs(gateway(some)).map(({ address }) => address)).toEqual(addresses)
  },
)

const elsewhere = (address: string) => ({ kind: 'elsewhere', address })
test.each([
  ['itself, without a home page', {}, null, '', elsewhere('/gateways/name/about')],
  ['itself, with one', { hasHomepage: true }, null, '', elsewhere('/name')],
  ['a collection itself, with one', { type: 'COLLECTION', hasHomepage: true }, null, '', elsewhere('/collections/name/home')],
  ['a search in itself', { hasHomepage: true }, null, '?all=malaria', elsewhere('/gateways/name/browse?all=malaria')],
  ['home, of a gateway', { hasHomepage: true }, 'home', '', elsewhere('/name')],
  ['home, of a collection', { type: 'COLLECTION', hasHomepage: true }, 'home', '', { kind: 'home' }],
  ['home, where there is none', {}, 'home', '', elsewhere('/gateways/name/about')],
  ['about', {}, 'about', '', { kind: 'about' }],
  ['browse', {}, 'browse', '', { kind: 'browse' }],
  ['FAQs', { hasFaqs: true }, 'faqs', '', { kind: 'faqs' }],
  ['FAQs, where there are none', {}, 'faqs', '', null],
  ['a page', { customPages: pages }, 'team', '', { kind: 'custom', slug: 'team' }],
  ['a page that leads away', { customPages: pages }, 'elsewhere', '', elsewhere('https://example.org/')],
  ['a filter', { filters: [{ url: 'part' }] }, 'part', '', { kind: 'filter', url: 'part' }],
  ['nothing', { filters: [{ url: 'part' }], customPages: pages }, 'parts', '', null],
] satisfies [string, Partial<TabbedGateway>, string | null, string, unknown][])(
  'at %s (R2.3-06, R2.3-07)',
  (_, some, segment, query, place) => {
    expect(gatewayPlace(gateway(some), segment, query)).toEqual(place)
  },
)

test('on a gateway-only platform its home stands at its path', () => {
  const only = gateway({ type: 'GATEWAY_ONLY', hasHomepage: true })
  expect(gatewayPlace(only, null, '', '/funders/name')).toEqual({ kind: 'home' })
  expect(gatewayPlace(only, 'home', '', '/funders/name')).toEqual(elsewhere('/funders/name'))
  expect(gatewayTabs(only, '/funders/name')[0]).toEqual({ kind: 'home', address: '/funders/name' })
})

test('its own addresses are those of its tabs, without pages that lead away or that editors of the site write, and of its filters', () => {
  const all = { hasHomepage: true, hasFaqs: true, customPages: pages }
  const tabs = gatewayTabs(gateway(all))
  const away = ['/gateways/name/team', ...pages.flatMap(({ redirectTo }) => redirectTo ?? [])]
  const customPages = pages.map(page => ({ ...page, fromContentManager: page.slug === 'team' }))
  const found = gatewayAddresses({ tabs, customPages, filters: [{ path: '/gateways/name/part' }] })
  expect(found).toEqual([...tabs.map(({ address }) => address).filter(address => !away.includes(address)), '/gateways/name/part'])
  expect(away.length).toBeGreaterThan(1)
})

test.each([
  [{ kind: 'home' }, '/name'],
  [{ kind: 'about' }, '/gateways/name/about'],
  [{ kind: 'faqs' }, null],
  [{ kind: 'custom', slug: 'team' }, '/gateways/name/team'],
  [{ kind: 'custom', slug: 'nobody' }, null],
] as const)('%j is at %s', (page, address) => {
  expect(tabAddress(gatewayTabs(gateway({ hasHomepage: true, customPages: pages })), page)).toBe(address)
})

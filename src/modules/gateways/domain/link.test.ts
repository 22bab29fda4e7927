import { expect, test } from 'vitest'
import { browseAddress } from '../../discovery/domain/search/browse-address.ts'
import { everything } from '../../discovery/domain/search/browse-changes.ts'
import { readPlatformInfo } from '../../sites/domain/platform-info.ts'
import type { PlacedGateway } from './addresses.ts'
import { gatewayLink, itemsOfGateway } from './link.ts'

const gateway: PlacedGateway & { id: number } = {
  id: 7,
  type: 'GATEWAY',
  community: false,
  special: false,
  url: 'name',
  hasHomepage: false,
}
const only = { enabled: true, url: '/funders/name' }

test.each([
  ['a page on a platform with gateways', { gateways: { enabled: true } }, gateway, '/gateways/name/about'],
  ['its items on one without', {}, gateway, '/browse?gatewayIds=7'],
  ['its page on the platform that it is', { gatewayOnly: only }, { ...gateway, type: 'GATEWAY_ONLY' as const }, '/funders/name/about'],
])('leads to %s', (_, features, to, address) => {
  expect(gatewayLink(to, readPlatformInfo({ displayName: 'Kelp', features }, 'the test'))).toBe(address)
})

test('what is in a gateway has the address that the browse screen writes', () => {
  expect(itemsOfGateway(7)).toBe(browseAddress({ ...everything, gatewayIds: [7] }))
})

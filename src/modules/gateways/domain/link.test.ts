import { expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import { everything } from '../../discovery/domain/search/browse-changes.ts'
import { browsePath } from '../../discovery/domain/search/browse-path.ts'
import { readPlatformInfo } from '../../sites/domain/platform-info.ts'
import { gatewayLink, itemsOfGateway } from './link.ts'
import type { PlacedGateway } from './paths.ts'

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
])('a gateway links to %s', (_, features, to, path) => {
  expect(gatewayLink(to, readPlatformInfo({ displayName: 'Kelp', features }, 'the test'))).toBe(path)
})

test('the link to a gateway’s items is the path that the browse page uses', () => {
  expect(itemsOfGateway(7)).toBe(browsePath({ ...everything, gatewayIds: [testId(7)] }))
})

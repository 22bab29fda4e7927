import { expect, test } from 'vitest'
import { networkOf, subnetOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('the IP address %s counts as the subnet %s', (ipAddress, network) => expect(networkOf(ipAddress)).toBe(network))

test.each([
  ['192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.254', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.0/24'],
  ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
  ['2001:db8:1:200::6', '2001:db8:1:200::/56'],
  ['2001:db8::6', '2001:db8:0:0::/56'],
  ['::2', '0:0:0:0::/56'],
  ['unknown', 'unknown'],
  ['127.0.0.1', null],
  ['127.8.8.8', null],
  ['::ffff:127.0.0.1', null],
  ['::1', null],
  ['', null],
  [undefined, null],
])('the IP address %s is in the subnet %s', (ipAddress, subnet) => expect(subnetOf(ipAddress)).toBe(subnet))

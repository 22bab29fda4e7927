import { expect, test } from 'vitest'
import { readTrustedProxies, type TrustedProxies, trustProxyOption } from './trusted-proxies.ts'

test.each<[string, TrustedProxies | null]>([
  ['false', false],
  ['no', false],
  ['0', false],
  ['true', 1],
  ['yes', 1],
  ['1', 1],
  ['2', 2],
  ['127.0.0.1', ['127.0.0.1']],
  ['10.0.0.0/8,fd00::/8 , loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
  ['::1/128', ['::1/128']],
  ['maybe', null],
  ['-1', null],
  ['21', null],
  ['10.0.0.0/33', null],
  ['0.0.0.0/0', null],
  ['::/0', null],
  ['10.0.0', null],
  ['10.0.0.1,', null],
  ['proxy.example.org', null],
])('the setting is parsed or refused: RECTO_TRUST_PROXY=%s', (text, proxies) => expect(readTrustedProxies(text)).toEqual(proxies))

test('with a number of proxies, that many hops are trusted, counted from the server', () => {
  const option = trustProxyOption(2)
  if (typeof option !== 'function') throw new Error('It is no function.')
  expect([0, 1, 2, 3].map(hop => option('192.0.2.1', hop))).toEqual([true, true, false, false])
})

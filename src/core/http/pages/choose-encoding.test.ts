import { expect, test } from 'vitest'
import { chooseEncoding, type Encoding } from './choose-encoding.ts'

const all: Encoding[] = ['br', 'gzip', 'identity']

test.each<[string | undefined, Encoding[], Encoding]>([
  [undefined, all, 'identity'],
  ['', all, 'identity'],
  ['gzip, deflate, br, zstd', all, 'br'],
  ['br', all, 'br'],
  ['BR', all, 'br'],
  ['gzip', all, 'gzip'],
  ['x-gzip', all, 'gzip'],
  ['gzip, br;q=0', all, 'gzip'],
  ['br;q=0.0, gzip;q=0.000', all, 'identity'],
  ['br;q=0.2, gzip;q=0.8', all, 'gzip'],
  ['br ; q=0.5 , gzip ; q=0.5', all, 'br'],
  ['identity, br;q=0.5', all, 'identity'],
  ['*', all, 'br'],
  ['*;q=0', all, 'identity'],
  ['*;q=0, gzip', all, 'gzip'],
  ['br;q=0, *', all, 'gzip'],
  ['identity;q=0', all, 'identity'],
  ['brotli, gzipped', all, 'identity'],
  ['br;q=nonsense', all, 'br'],
  ['br, gzip', ['identity'], 'identity'],
  ['br', ['gzip', 'identity'], 'identity'],
  ['deflate', all, 'identity'],
])('a request with Accept-Encoding: %s, of %j, gets %s', (accepted, available, expected) => {
  expect(chooseEncoding(accepted, new Set(available))).toBe(expected)
})

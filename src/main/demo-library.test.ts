import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isOnlyLocal } from './demo-library.ts'

/** Only the origins of the sites are used. */
const reached = (host: string, origins: readonly (string | null)[]): boolean =>
  isOnlyLocal({
    config: readConfig({ HOST: host }),
    platforms: { all: new Map(origins.map((origin, index) => [`site-${index}`, { origin }])) },
  })

test.each<[host: string, origins: (string | null)[], local: boolean]>([
  ['localhost', [null, null], true],
  ['127.0.0.1', [null], true],
  ['::1', [null], true],
  ['localhost', ['http://gates.localhost:3000', null], true],
  ['0.0.0.0', [null], false],
  ['::', [null], false],
  ['192.0.2.7', [null], false],
  // The proxy is on the same machine.
  ['localhost', [null, 'https://research.tidal.org'], false],
  ['localhost', ['https://localhost.tidal.org'], false],
])('whether HOST=%s with the origins %j loads the demo library at start is %s', (host, origins, local) => {
  expect(reached(host, origins)).toBe(local)
})

import { expect, test } from 'vitest'
import { platformKeyOfHost } from './platform.ts'
import { knownPlatforms } from './platforms.ts'

test.each([
  ['gates.localhost', 'gates'],
  ['gates.localhost:3000', 'gates'],
  ['GATES.LocalHost', 'gates'],
  ['localhost:3000', 'f1000research'],
  ['wellcome.localhost', 'f1000research'],
  ['gates.example.org', 'f1000research'],
  ['www.gates.localhost', 'f1000research'],
  ['.localhost', 'f1000research'],
  ['', 'f1000research'],
])('%j asks for %s', (host, key) => {
  expect(platformKeyOfHost(host, new Set(['f1000research', 'gates']), 'f1000research')).toBe(key)
})

test('every platform of the specification has a key of its own that a host name can hold', () => {
  const keys = knownPlatforms.map(({ key }) => key)
  expect(new Set(keys).size).toBe(18)
  for (const key of keys) expect(key).toMatch(/^[a-z0-9]+$/)
})

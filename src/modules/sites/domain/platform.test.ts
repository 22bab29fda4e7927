import { expect, test } from 'vitest'
import { platformKeyOfLocalhost, platformName } from './platform.ts'

test.each([
  ['gates.localhost', 'gates'],
  ['gates.localhost:3000', 'gates'],
  ['GATES.LocalHost', 'gates'],
  ['localhost:3000', null],
  ['wellcome.localhost', null],
  ['gates.example.org', null],
  ['www.gates.localhost', null],
  ['.localhost', null],
  ['', null],
])('the host %j belongs to the site %s', (host, key) => {
  expect(platformKeyOfLocalhost(host, new Set(['f1000research', 'gates']))).toBe(key)
})

test.each([
  ['f1000research', 'f1000'],
  ['NIHR', 'nihr'],
])('the site %s has the name %s (A3-41)', (key, name) => {
  expect(platformName(key)).toBe(name)
})

import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

test.each([
  [undefined, undefined, true],
  [undefined, 'same-origin', true],
  ['https://research.example.org', 'same-origin', true],
  ['https://research.example.org', undefined, true],
  ['https://Research.Example.org', undefined, true],
  ['https://evil.example', 'cross-site', false],
  ['https://other.example.org', 'same-site', false],
  ['https://research.example.org', 'cross-site', false],
  [undefined, 'none', false],
  [undefined, '', false],
  ['https://evil.example', undefined, false],
  ['https://research.example.org.evil.example', undefined, false],
  ['https://research.example.org:8443', undefined, false],
  ['null', undefined, false],
  ['', undefined, false],
])('a request is of the same origin or not: Origin: %s, Sec-Fetch-Site: %s: %s', (origin, fetchSite, expected) => {
  expect(isSameOrigin({ host: 'research.example.org', origin, fetchSite })).toBe(expected)
})

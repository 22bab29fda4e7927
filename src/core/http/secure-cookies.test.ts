import { expect, test } from 'vitest'
import { isLocalHost, keepsSecureCookies } from './secure-cookies.ts'

test.each([
  ['https://journal.example.org', true],
  ['http://journal.example.org', false],
  ['http://journal.example.org:3000', false],
  ['http://192.0.2.7', false],
  ['http://localhost:3000', true],
  ['http://wellcome.localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://localhost.example.org', false],
  // A page with the referrer policy no-referrer, and a program.
  ['null', true],
  [null, true],
])('a browser at %s stores Secure cookies: %s', (origin, retained) => {
  expect(keepsSecureCookies(origin)).toBe(retained)
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['.localhost', false],
  ['journal.example.org', false],
])('the host %s is local: %s', (host, isLocal) => {
  expect(isLocalHost(host)).toBe(isLocal)
})

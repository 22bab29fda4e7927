import { expect, it } from 'vitest'
import { afterSignIn, afterSignOut, pageOfThisSite } from './last-page.ts'

it.each([
  ['/articles/1-101/v2?all=a#abstract', '/articles/1-101/v2?all=a#abstract'],
  ['/a/../my/dashboard', '/my/dashboard'],
  ['//example.org', null],
  ['/\\example.org', null],
  ['/\t/example.org', null],
  ['/%09/example.org', '/%09/example.org'],
  ['/..//example.org', null],
  ['/.//example.org', null],
  ['https://example.org/', null],
  ['javascript:alert(1)', null],
  ['articles', null],
  ['', null],
  [null, null],
  [`/${'a'.repeat(3000)}`, null],
])('the last page %j is read as %j', (path, page) => expect(pageOfThisSite(path)).toBe(page))

it.each([
  ['/my/dashboard', '/my/dashboard', '/'],
  ['/my', '/my', '/'],
  ['/mycology', '/mycology', '/mycology'],
  ['/login?returnTo=/x', '/', '/'],
  ['/signout', '/', '/'],
  ['/x/../my/dashboard', '/my/dashboard', '/'],
  ['//evil.example', '/', '/'],
  [null, '/', '/'],
])('from %j, sign-in returns to %j and sign-out to %j (A2-05)', (page, signedIn, signedOut) => {
  expect([afterSignIn(page), afterSignOut(page)]).toEqual([signedIn, signedOut])
})

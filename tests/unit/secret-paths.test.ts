import { expect, test } from 'vitest'
import { hasSecret, secretPaths, withoutSecrets } from '../../src/site/secret-paths.ts'
import { pagePaths } from '../support/page-routes.ts'

test('every route with a secret in its path is known, and no other', () => {
  const secret = pagePaths().filter(path => /:(ticket|token)$/.test(path))
  expect(secret.length).toBeGreaterThan(8)
  expect(secret.map(path => path.replace(/:\w+$/, '')).toSorted()).toEqual([...secretPaths].toSorted())
})

test.each([
  ['/password/reset/abc-DEF_1', '/password/reset/:secret'],
  ['/password/reset/abc.data?_routes=x', '/password/reset/:secret'],
  ['/de/password/reset/abc', '/password/reset/:secret'],
  ['/password/%72eset/abc', '/password/reset/:secret'],
  ['/alerts/unsubscribe/a/b', '/alerts/unsubscribe/:secret'],
])('the path %s is logged as %s', (url, logged) => {
  expect(hasSecret(url)).toBe(true)
  expect(withoutSecrets(url)).toBe(logged)
})

test.each([
  ['/login/back/orcid?code=abc&state=def', '/login/back/orcid'],
  ['/fr/researcher-id/back?code=abc', '/fr/researcher-id/back'],
  ['/password/forgotten', '/password/forgotten'],
  ['/browse?query=/password/reset/x', '/browse?query=/password/reset/x'],
  ['/%', '/%'],
])('the path %s is logged as %s, without a secret', (url, logged) => {
  expect(hasSecret(url)).toBe(false)
  expect(withoutSecrets(url)).toBe(logged)
})

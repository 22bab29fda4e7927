import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { href } from './href.ts'

test.each([
  ['home', href('/'), '/'],
  ['a path without parameters', href('/my/user-details'), '/my/user-details'],
  ['a number', href('/comments/:commentId', { commentId: 7 }), '/comments/7'],
  ['several parameters', href('/articles/:key/:old/compare/:new', { key: '1-2', old: 'v1', new: 'v2' }), '/articles/1-2/v1/compare/v2'],
  ['without an optional parameter', href('/browse'), '/browse'],
  ['with one of two', href('/browse/:segment', { segment: 'articles' }), '/browse/articles'],
  ['with both', href('/browse/:segment/:type', { segment: 'ecology', type: 'posters' }), '/browse/ecology/posters'],
  ['characters of URLs', href('/login/back/:provider', { provider: 'a/b?c#d%e,f:g h' }), '/login/back/a%2Fb%3Fc%23d%25e%2Cf%3Ag%20h'],
  ['a page of the content', href('/legal/*', { '*': 'privacypolicy/cookies' }), '/legal/privacypolicy/cookies'],
  ['segments of content', href('/about/*', { '*': 'a b/c?' }), '/about/a%20b/c%3F'],
  ['content without more', href('/about'), '/about'],
])('href() builds the path: %s', (_, made, path) => {
  expect(made).toBe(path)
})

test('the router reads every parameter as it was given to href()', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), text => {
      const path = href('/cite/:kind/:id', { kind: text, id: 1 })
      expect(matchRoutes([{ path: '/cite/:kind/:id' }], path)?.[0]?.params).toEqual({ kind: text, id: '1' })
    }),
  )
})

test('the compiler refuses paths and parameters that are not in the table of routes', () => {
  const wrong = [
    // @ts-expect-error No page has this path.
    () => href('/lgoin'),
    // @ts-expect-error Its parameter is missing.
    () => href('/comments/:commentId'),
    // @ts-expect-error Its parameter has another name.
    () => href('/comments/:commentId', { id: 7 }),
    // @ts-expect-error There are no parameters.
    () => href('/login', { id: 7 }),
    // @ts-expect-error It answers paths that are unknown.
    () => href('/my/*', { '*': 'x' }),
    // @ts-expect-error The path would be made of any text.
    () => href('/browse/articles'),
    // @ts-expect-error Gateways have no such page.
    (kind: 'gateways' | 'collections') => href(`/${kind}/:gatewayUrl/comments`, { gatewayUrl: 'x' }),
  ]
  expect(wrong).toHaveLength(7)
})

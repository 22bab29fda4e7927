import { expect, it } from 'vitest'
import { type InvalidPath, invalidPath, normalisePath, pathFromTitle } from './page-path.ts'

it.each<[path: string, gateway: string | null, invalid: InvalidPath | null]>([
  ['/our-story', null, null],
  ['/our-story/1990', null, null],
  ['/über-uns', null, null],
  ['/about', null, null],
  ['/about/people', null, null],
  ['/legal/imprint', null, null],
  ['/glossary', null, null],
  ['/for-authors/how-to', null, null],
  ['/', null, null],
  ['/', '/gateways/rivers', 'not-in-gateway'],
  ['/for-authors', null, 'reserved'],
  ['/for-authors/article-guidelines', null, 'reserved'],
  ['/articles/1-1', null, 'reserved'],
  ['/Articles', null, 'reserved'],
  ['/wp-json/x', null, 'reserved'],
  ['/de/seite', null, 'reserved'],
  ['/our story', null, 'signs'],
  ['/..', null, 'signs'],
  ['/a/../b', null, 'signs'],
  ['/a?b', null, 'signs'],
  ['/a%2Fb', null, 'signs'],
  ['/<script>', null, 'signs'],
  [`/${'a'.repeat(200)}`, null, 'too-long'],
  ['/gateways/rivers/banks', null, 'in-no-gateway'],
  ['/gateways/rivers/banks', '/gateways/rivers', null],
  ['/gateways/rivers/about', '/gateways/rivers', 'reserved'],
  ['/gateways/rivers/for-authors', '/gateways/rivers', 'reserved'],
  ['/gateways/rivers', '/gateways/rivers', 'not-in-gateway'],
  ['/gateways/rivers/a/b', '/gateways/rivers', 'not-in-gateway'],
  ['/gateways/riversides/a', '/gateways/rivers', 'not-in-gateway'],
])('whether the path %s in the gateway %s is invalid: %s', (path, gateway, invalid) => {
  expect(invalidPath(path, gateway)).toBe(invalid)
})

it.each([
  ['our-story', '/our-story'],
  [' /our-story/ ', '/our-story'],
  ['//our//story', '/our/story'],
  ['', '/'],
])('the path %j is normalised to %s', (typed, retained) => {
  expect(normalisePath(typed)).toBe(retained)
})

it.each<[title: string, gateway: string | null, path: string]>([
  ['Our story', null, '/our-story'],
  [' Über  uns – und Élodie! ', null, '/uber-uns-und-elodie'],
  ['Banks & reeds', '/gateways/rivers', '/gateways/rivers/banks-reeds'],
  ['About {{displayName}}', null, '/about'],
  ['生態学について', null, '/生態学について'],
  ['?!', '/gateways/rivers', ''],
  ['', null, ''],
])('the title %j in the gateway %s makes the path %s', (title, gateway, path) => {
  expect(pathFromTitle(title, gateway)).toBe(path)
})

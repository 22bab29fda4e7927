import { expect, test } from 'vitest'
import { isNavigation } from './is-navigation.ts'

test.each([
  ['a page that is opened', { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' }, true],
  ['what a page fetches', { 'sec-fetch-mode': 'cors', accept: '*/*' }, false],
  ['HTML that a page fetches', { 'sec-fetch-mode': 'same-origin', accept: 'text/html' }, false],
  ['an image', { 'sec-fetch-mode': 'no-cors', accept: 'image/avif,*/*;q=0.8' }, false],
  ['a page, by a browser that does not say', { accept: 'text/html,application/xhtml+xml' }, true],
  ['what a page fetches, by a browser that does not say', { accept: '*/*' }, false],
  ['a request that says nothing', {}, false],
])('a request is a navigation or not: %s', (_, headers, expected) => {
  expect(isNavigation(headers)).toBe(expected)
})

import { expect, test } from 'vitest'
import { contentTypeAt } from './content-type-at.ts'

test.each([
  ['/posters/1-101', 'POSTER'],
  ['/de/videos/1-101/metrics', 'VIDEO'],
  ['/articles', 'ARTICLE'],
  ['/poster/1-101', null],
  ['/browse/articles', null],
  ['/', null],
])('the path %s has the content type %s', (path, contentType) => {
  expect(contentTypeAt(path)).toBe(contentType)
})

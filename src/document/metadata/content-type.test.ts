import { expect, test } from 'vitest'
import { contentTypeOfSegment, contentTypeSegments, contentTypes } from './content-type.ts'

test('the browse categories are those of the specification (R3-26)', () => {
  expect(contentTypes.map(type => contentTypeSegments[type])).toEqual(['articles', 'documents', 'posters', 'slides', 'videos'])
})

test.each([
  ['articles', 'ARTICLE'],
  ['documents', 'DOCUMENT'],
  ['posters', 'POSTER'],
  ['slides', 'SLIDE'],
  ['videos', 'VIDEO'],
  ['article', null],
  ['Articles', null],
  ['ARTICLE', null],
  ['constructor', null],
  ['', null],
])('the category %j has the content types %s (R2.2-04)', (segment, contentType) => {
  expect(contentTypeOfSegment(segment)).toBe(contentType)
})

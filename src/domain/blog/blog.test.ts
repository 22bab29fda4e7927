import { expect, test } from 'vitest'
import { blogAuthorPath, isSlug, lastPageOf, listPagePath, postPath, readPageNumber } from './blog.ts'

test.each<[string | null, number | null]>([
  [null, 1],
  ['', 1],
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['٣', null],
  ['9999999', null],
])('page %j is page %j', (text, page) => expect(readPageNumber(text)).toBe(page))

test.each<[number, number, number]>([
  [0, 10, 0],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('%i posts, %i at a time, are %i pages', (total, show, pages) => expect(lastPageOf(total, show)).toBe(pages))

test.each<[string, boolean]>([
  ['ten-years-on', true],
  ['2026', true],
  ['author', false],
  ['rss', false],
  ['Ten', false],
  ['ten--years', false],
  ['-ten', false],
  ['ten/years', false],
  ['', false],
  ['a'.repeat(101), false],
])('%j may be the address of a post: %j', (slug, may) => expect(isSlug(slug)).toBe(may))

test('each list, post and author has one address', () => {
  expect(listPagePath('/blog', 1)).toBe('/blog')
  expect(listPagePath('/news/author/ada', 3)).toBe('/news/author/ada?page=3')
  expect(postPath('news', 'ten-years-on')).toBe('/news/ten-years-on')
  expect(blogAuthorPath('blog', 'ada')).toBe('/blog/author/ada')
})

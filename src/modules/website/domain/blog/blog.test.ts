import { expect, test } from 'vitest'
import { type BlogPlace, blogAuthorPath, blogPlaceAt, isOnOtherHost, postPath, sectionPath } from '../../../sites/domain/blog-paths.ts'
import { lastPageOf, listPagePath, readPageNumber } from './blog.ts'
import { isSlug } from './slug.ts'

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
])('the page parameter %j is read as page %j', (text, page) => expect(readPageNumber(text)).toBe(page))

test.each<[number, number, number]>([
  [0, 10, 0],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
])('the posts %i, at %i a page, fill %i pages', (total, show, pages) => expect(lastPageOf(total, show)).toBe(pages))

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
])('whether %j may be the slug of a post is %j', (slug, may) => expect(isSlug(slug)).toBe(may))

const usual = { blog: { url: '/blog', legacy: false } }
const stories = { blog: { url: '/stories', legacy: false } }

test('each list, post and author has one path', () => {
  expect(listPagePath('/blog', 1)).toBe('/blog')
  expect(listPagePath('/news/author/ada', 3)).toBe('/news/author/ada?page=3')
  expect(postPath('news', 'ten-years-on', usual)).toBe('/news/ten-years-on')
  expect(blogAuthorPath('blog', 'ada', usual)).toBe('/blog/author/ada')
})

test('a site may have its blog at another path, or on another host (A2-21)', () => {
  expect(postPath('blog', 'ten-years-on', stories)).toBe('/stories/ten-years-on')
  expect(sectionPath('news', stories)).toBe('/news')
  expect(isOnOtherHost(stories)).toBe(false)
  expect(isOnOtherHost({ blog: { url: 'https://old.example', legacy: false } })).toBe(true)
  expect(isOnOtherHost({ blog: { url: '/old', legacy: true } })).toBe(true)
})

test.each<[string, BlogPlace | null]>([
  ['/stories', { kind: 'list' }],
  ['/stories/ten', { kind: 'post', slug: 'ten' }],
  ['/stories/author/ada', { kind: 'author', slug: 'ada' }],
  ['/stories/author/ada/more', null],
  ['/stories/ten/years', null],
  ['/storiesque', null],
  ['/blog', null],
])('the path %s leads to %j (A2-21)', (path, place) => expect(blogPlaceAt(path, stories)).toEqual(place))

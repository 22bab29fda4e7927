import { expect, test } from 'vitest'
import { fileKey, normaliseExcerpt, pathBeneath, sitePath, slugFrom } from './wordpress-content.ts'

test.each<[string, string, string | null]>([
  ['https://a.example', 'https://a.example/about/', '/about'],
  ['https://a.example', 'http://www.a.example/about', '/about'],
  ['https://a.example', 'https://a.example', '/'],
  ['https://a.example/blog', 'https://a.example/blog/about/', '/about'],
  ['https://a.example/blog', 'https://a.example/blogs', null],
  ['https://a.example', 'https://b.example/about', null],
  ['https://a.example', 'mailto:ada@a.example', null],
  ['https://a.example', '/caf%C3%A9/', '/café'],
  ['https://a.example', '/50%', '/50%'],
])('on the site %s, the URL %s has the path %s', (home, url, path) => expect(pathBeneath(home, url)).toBe(path))

test.each<[string, string | null]>([
  ['/about//us/', '/about/us'],
  ['/', '/'],
  ['about', null],
  ['/a b', null],
  ['/a?b', null],
  ['/../etc', null],
  ['', null],
])('the path %j becomes the page path %j', (path, fit) => expect(sitePath(path)).toBe(fit))

test.each<[string, string | null]>([
  ['Ten Years On', 'ten-years-on'],
  ['z%C3%BCrich_2', 'zurich-2'],
  ['日本', null],
])('the words %j become the slug %j', (words, slug) => expect(slugFrom(words)).toBe(slug))

test.each<[string, string]>([
  ['About slates […]', 'About slates…'],
  ['About slates … Continue reading “Slates”', 'About slates…'],
  ['About slates.', 'About slates.'],
])('the excerpt %j is cleaned to %j', (text, normalised) => expect(normaliseExcerpt(text)).toBe(normalised))

test('a file has one key with http, www or a query', () =>
  expect(fileKey('https://a.example', 'http://www.a.example/b.png?x=1')).toBe(fileKey('https://a.example', '/b.png')))

import { expect, test } from 'vitest'
import { leadAuthorsIn, splitHeader } from './article-header.ts'

const title = '<h1 class="article-title">Slate</h1><p class="article-subtitle">Roofs</p>'

test.each([
  ['<ul class="authors" role="list"><li>Ada</li></ul><ul class="affiliations"></ul>'],
  ['<ul class="affiliations" role="list"></ul>'],
  ['<div class="correspondence"></div>'],
  ['<p class="authors-note">For the group</p>'],
])('dates come between the title and %s', people => {
  expect(splitHeader(title + people)).toEqual({ title, people })
})

test('a header without people is only a title', () => {
  expect(splitHeader(title)).toEqual({ title, people: '' })
})

test.each([
  ['de', '/de/browse?n0=authors&amp;v0=Ada+Roof'],
  ['en', '/browse?n0=authors&amp;v0=Ada+Roof'],
] as const)('in the language %s, an author leads to %s', (language, expected) => {
  const people = (href: string) => `<li><a class="author-name" href="${href}">Ada Roof</a> <a href="/files/a.csv">Data</a></li>`
  expect(leadAuthorsIn(language, 'en', people('/browse?n0=authors&amp;v0=Ada+Roof'))).toBe(people(expected))
})

import { expect, test } from 'vitest'
import type { Language } from '../../core/text/languages.ts'
import { type PageLanguage, pageLanguage } from './page-language.ts'

const all: Language[] = ['en', 'de', 'es', 'fr', 'it', 'ja']
const answer = (language: Language): PageLanguage => ({ kind: 'answer', language })
const redirectTo = (path: string, chosen: Language | null = null): PageLanguage => ({ kind: 'redirect', path, chosen })

test.each<[string, string, string | undefined, string | undefined, PageLanguage]>([
  ['no prefix and no wish', '/browse', undefined, undefined, answer('en')],
  ['a prefix names the language', '/de/browse?page=2', undefined, undefined, answer('de')],
  ['a prefix outweighs a kept choice', '/de/browse', 'fr', undefined, answer('de')],
  ['the prefix alone', '/ja', undefined, undefined, answer('ja')],
  ['the data of a page under a prefix', '/de/browse.data', undefined, undefined, answer('de')],
  ['the own language’s prefix', '/en/browse?page=2', 'de', undefined, redirectTo('/browse?page=2', 'en')],
  ['the own language’s prefix alone', '/en', undefined, undefined, redirectTo('/', 'en')],
  ['a kept choice leads to its address', '/browse?page=2', 'de', undefined, redirectTo('/de/browse?page=2')],
  ['a kept choice at the front page', '/', 'de', 'fr', redirectTo('/de')],
  ['the own language kept', '/', 'en', 'de', answer('en')],
  ['a kept choice that is no language', '/browse', 'xx', undefined, answer('en')],
  ['data without a prefix are asked for by a page without one', '/browse.data?page=2', 'de', undefined, answer('en')],
  ['the browser’s wish at the front page', '/', undefined, 'de-AT,en;q=0.5', redirectTo('/de')],
  ['the browser’s wish at the front page with a query', '/?a=b', undefined, 'fr', redirectTo('/fr?a=b')],
  ['the browser’s wish elsewhere', '/articles/1-101', undefined, 'de', answer('en')],
  ['a wish for the own language first', '/', undefined, 'en,de;q=0.9', answer('en')],
  ['a word that only begins like a prefix', '/dependent', undefined, undefined, answer('en')],
])('the language of a page is chosen: %s', (_case, url, chosen, accepted, expected) => {
  expect(pageLanguage(url, all, { chosen, accepted })).toEqual(expected)
})

test('a site whose default language is German has no prefix for it, and one for English', () => {
  const offered: Language[] = ['de', 'en']
  expect(pageLanguage('/browse', offered, { chosen: undefined, accepted: undefined })).toEqual(answer('de'))
  expect(pageLanguage('/en/browse', offered, { chosen: undefined, accepted: undefined })).toEqual(answer('en'))
  expect(pageLanguage('/fr/browse', offered, { chosen: undefined, accepted: undefined })).toEqual(answer('de'))
})

import { expect, test } from 'vitest'
import { isLanguage, languageNames, languages, preferredLanguage, splitLanguage, withLanguage } from './languages.ts'

test('the interface has the six languages of the specification, each named in its own language', () => {
  expect(languages.map(language => new Intl.DisplayNames(language, { type: 'language' }).of(language)?.toLowerCase())).toEqual(
    languages.map(language => languageNames[language].toLowerCase()),
  )
  expect(languages).toHaveLength(6)
})

test.each([
  ['de', true],
  ['DE', false],
  ['de-AT', false],
  ['pt', false],
  ['', false],
  ['toString', false],
])('the check whether %j is a language of the interface answers %s', (text, expected) => expect(isLanguage(text)).toBe(expected))

test.each([
  ['/de/articles/1-101', 'de', '/articles/1-101'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de?page=2', 'de', '/?page=2'],
  ['/ja#main', 'ja', '/#main'],
  ['/fr/browse?all=a/b#top', 'fr', '/browse?all=a/b#top'],
  ['/en/browse', 'en', '/browse'],
  ['/de//example.org', 'de', '/example.org'],
  ['/de/fr/x', 'de', '/fr/x'],
  ['/dependent', null, '/dependent'],
  ['/de-AT/x', null, '/de-AT/x'],
  ['/DE/x', null, '/DE/x'],
  ['/browse/de', null, '/browse/de'],
  ['//de/x', null, '//de/x'],
  ['/', null, '/'],
  ['', null, ''],
])('the path %j is split into %j and %j', (url, language, path) => expect(splitLanguage(url)).toEqual({ language, path }))

test.each([
  ['/browse?page=2', 'de', '/de/browse?page=2'],
  ['/browse', 'en', '/browse'],
  ['/', 'de', '/de'],
  ['/', 'en', '/'],
  ['/?all=x', 'de', '/de?all=x'],
  ['/#news', 'de', '/de#news'],
  ['/de/browse', 'fr', '/fr/browse'],
  ['/de/browse', 'en', '/browse'],
  ['/de', 'en', '/'],
  ['/dependent', 'de', '/de/dependent'],
  ['https://example.org/', 'de', 'https://example.org/'],
  ['//example.org/', 'de', '//example.org/'],
  ['mailto:info@example.org', 'de', 'mailto:info@example.org'],
  ['#figure-1', 'de', '#figure-1'],
] as const)('the path %s in %s becomes %s', (path, language, expected) => {
  expect(withLanguage(path, language, 'en')).toBe(expected)
})

test('a path has a language prefix when its language is not the default language of the site', () => {
  expect(withLanguage('/browse', 'en', 'ja')).toBe('/en/browse')
  expect(withLanguage('/ja/browse', 'ja', 'ja')).toBe('/browse')
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-at', 'de'],
  ['fr;q=0.4, de;q=0.8', 'de'],
  ['fr;q=0.4,ja ; q=0.4', 'fr'],
  ['pt-BR,pt;q=0.9,es;q=0.8,en;q=0.7', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['zh, *;q=0.5', 'en'],
  ['en;q=0, *', 'de'],
  ['*;q=0', null],
  ['de;q=0', null],
  ['pt', null],
  ['den', null],
  ['', null],
  [null, null],
  [undefined, null],
  ['de;q=2, fr', 'fr'],
  ['de;q=high, ja', 'ja'],
  [';;;,,,q=1,=,*;', null],
  ['constructor, __proto__', null],
  [`${'x,'.repeat(100_000)}de`, null],
])('the Accept-Language header %.40j prefers %s', (header, expected) => expect(preferredLanguage(header, languages)).toBe(expected))

test('the preferred language is one of those that are offered', () => {
  expect(preferredLanguage('de, ja;q=0.5', ['en', 'ja'])).toBe('ja')
  expect(preferredLanguage('de', [])).toBeNull()
})

import { expect, test } from 'vitest'
import type { MenuEntry } from '../../sites/domain/navigation/main-menu.ts'
import { currentLink, holdsCurrent, isFilePath, menuLinks, pathOfChoice } from './navigation-rules.ts'

test.each([
  ['/about', '/about', 'page'],
  ['/about?x=1#y', '/about', 'page'],
  ['/about', '/about/policies', 'true'],
  ['/about', '/aboutness', undefined],
  ['/about', '/', undefined],
  ['/', '/about', undefined],
  [null, '/about', undefined],
  ['https://blog.example.org', '/about', undefined],
])('a link to %j on the page %j has the right aria-current', (href, path, expected) => expect(currentLink(href, path)).toBe(expected))

test.each([
  ['/published/rss', true],
  ['/api/docs/openapi.json', true],
  ['/apiary', false],
  ['/published', false],
  ['/browse', false],
])('whether the path %j is served outside the page router is %j', (href, expected) => expect(isFilePath(href)).toBe(expected))

const entry = (href: string | null, children: MenuEntry[] = []): MenuEntry => ({
  label: { text: href ?? 'Heading' },
  href,
  newTab: false,
  children,
})
const hrefs = (entries: MenuEntry[]) => entries.map(({ href }) => href)

test.each([
  [entry('/browse', [entry('/browse/articles')]), ['/browse', '/browse/articles']],
  [entry('/browse/articles', [entry('/browse'), entry('/browse/articles')]), ['/browse', '/browse/articles']],
  [entry(null, [entry('/about')]), ['/about']],
])('each page is linked once in a menu: %#', (given, expected) => expect(hrefs(menuLinks(given))).toEqual(expected))

test.each([
  ['/browse/posters', true],
  ['/browse/articles', true],
  ['/browse', true],
  ['/articles/7-1374', false],
])('whether the menu entry of lists on %j is current: %j', (path, expected) =>
  expect(holdsCurrent(entry('/browse/articles', [entry('/browse'), entry('/browse/posters')]), path)).toBe(expected),
)

test.each([
  ['/', 'de', '/de'],
  ['/?page=2', 'de', '/de?page=2'],
  ['/browse?page=2', 'en', '/en/browse?page=2'],
] as const)('the path %j in %s gets the language prefix', (path, language, expected) => expect(pathOfChoice(path, language)).toBe(expected))

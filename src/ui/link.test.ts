import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TextLink } from './link.tsx'
import { linkKind } from './link-kind.ts'

test.each([
  ['/browse', 'page'],
  ['?page=2', 'page'],
  ['articles/1-101', 'page'],
  ['/articles/1-101#Sec2', 'page'],
  ['#Sec2', 'anchor'],
  ['/files/00ff/poster.pdf', 'document'],
  ['/api/docs', 'document'],
  ['/articles/exportTo?versionId=1', 'document'],
  ['/published/rss', 'document'],
  ['/gateways/soil/feed.json', 'document'],
  ['/blog/rss?page=2', 'document'],
  ['/oai?verb=Identify', 'document'],
  ['/sitemap.xml', 'document'],
  ['/filesystems', 'page'],
  ['/apiculture', 'page'],
  ['/blog/rss-explained', 'page'],
  ['https://example.org/', 'external'],
  ['HTTP://example.org', 'external'],
  ['//example.org/a', 'external'],
  ['/\\example.org', 'external'],
  ['mailto:info@example.org', 'external'],
  ['javascript:alert(1)', 'refused'],
  ['JavaScript:alert(1)', 'refused'],
  [' java\nscript:alert(1)', 'refused'],
  ['\u0001javascript:alert(1)', 'refused'],
  ['data:text/html,x', 'refused'],
])('the link %j is of the kind %s (R5-08, R5-09)', (href, kind) => {
  expect(linkKind(href)).toBe(kind)
})

const render = (props: Omit<React.ComponentProps<typeof TextLink>, 'children'>): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(TextLink, { ...props }, 'Words')))

test('a link to a page of the site opens in place', () => {
  expect(render({ href: '/browse' })).toMatch(/^<a [^>]*href="\/browse"[^>]*>Words<\/a>$/)
})

test('a link to a file or call opens in the browser', () => {
  expect(render({ href: '/files/00ff/poster.pdf' })).toMatch(
    /^<a href="\/files\/00ff\/poster.pdf" class="[^"]*" data-variant="text">Words<\/a>$/,
  )
})

test('a link to another site is marked, with a text for its icon', () => {
  const html = render({ href: 'https://example.org', newTab: true, externalLabel: 'opens in a new tab' })
  expect(html).toContain('rel="external noopener"')
  expect(html).toContain('target="_blank"')
  expect(html).toContain('aria-label="opens in a new tab"')
})

test('a refused URL leaves its text without a link', () => {
  expect(render({ href: 'javascript:alert(1)' })).toMatch(/^<span[^>]*>Words<\/span>$/)
})

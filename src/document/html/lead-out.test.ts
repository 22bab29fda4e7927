import { expect, test } from 'vitest'
import { leadOut } from './lead-out.ts'

test.each([
  ['a place within', '<p id="a">A <a href="#a">link</a></p>', '<p id="a">A <a href="#a">link</a></p>'],
  [
    'a place elsewhere on the page',
    '<p>A <a class="x" href="#fig-1">figure</a></p>',
    '<p>A <a class="x" href="/articles/1-2/v1#fig-1">figure</a></p>',
  ],
  ['another site', '<a href="https://example.org/#fig-1">site</a>', '<a href="https://example.org/#fig-1">site</a>'],
  ['the text of an example', '<code>href="#fig-1"</code>', '<code>href="#fig-1"</code>'],
  ['several', '<a href="#b">b</a><i id="b"></i><a href="#c">c</a>', '<a href="#b">b</a><i id="b"></i><a href="/articles/1-2/v1#c">c</a>'],
])('links to elsewhere on the page get the path of the page: %s', (_name, html, expected) =>
  expect(leadOut(html, '/articles/1-2/v1')).toBe(expected),
)

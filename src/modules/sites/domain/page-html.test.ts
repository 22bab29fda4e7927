import { expect, test } from 'vitest'
import { elementsTakenOut, pageHtml } from './page-html.ts'

test.each([
  ['running text stays', '<h2 id="team">Team</h2><p>One <em>two</em></p>', '<h2 id="team">Team</h2><p>One <em>two</em></p>'],
  ['the page has one h1', '<h1>Title</h1>', '<h2>Title</h2>'],
  ['scripts go with what they hold', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['handlers and styles go', '<p onclick="x()" style="color:red" class="y">a</p>', '<p>a</p>'],
  ['a link that runs something leads nowhere', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['nor one that hides it', '<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
  ['nor to another host without saying so', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['nor by a backslash', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
  [
    'links of the site and elsewhere lead',
    '<a href="/about">a</a><a href="https://example.org/">b</a><a href="#x">c</a>',
    '<a href="/about">a</a><a href="https://example.org/">b</a><a href="#x">c</a>',
  ],
  ['a picture that is not its own goes', '<p>a<img src="https://example.org/pixel.gif">b</p>', '<p>ab</p>'],
  ['frames, forms and embedded things go', '<iframe src="/x"></iframe><form><input></form><object></object>', ''],
  ['a drawing with a script goes', '<svg><script>alert(1)</script></svg><math><mtext></mtext></math>', ''],
  ['what is not closed is', '<p><em>a', '<p><em>a</em></p>'],
])('the HTML of a page is cleaned: %s', (_, source, clean) => {
  expect(pageHtml(source)).toBe(clean)
})

test('an image of the page’s folder gets its URL and size', () => {
  const imageOf = (file: string) => (file === 'map.webp' ? { url: '/files/1/map.webp', width: 30, height: 20 } : null)
  expect(pageHtml('<img src="map.webp" alt="A map" onerror="x()">', { imageOf })).toBe(
    '<img src="/files/1/map.webp" alt="A map" width="30" height="20" loading="lazy" decoding="async" />',
  )
})

test('the author is told which elements and attributes are removed', () => {
  expect(elementsTakenOut('<p class="a" onclick="b()">x</p><script>1</script><iframe></iframe><h1>y</h1>')).toEqual([
    '<iframe>',
    '<script>',
    'class=',
    'onclick=',
  ])
})

import { expect, test } from 'vitest'
import { withoutBlanks } from './without-blanks.ts'

const blank = '<mark>[postal address]</mark>'

test.each([
  ['a page without any is as it was', '<p>One &amp; <b>all</b><br/>[1].', '<p>One &amp; <b>all</b><br/>[1].'],
  ['a sentence', `<p>We are here. Write to ${blank}. We answer.</p>`, '<p>We are here. We answer.</p>'],
  [
    'a sentence with marks',
    `<p>We <em>are</em>. Our <b>address</b> is <a href="#">${blank}</a>, so write. Do!</p>`,
    '<p>We <em>are</em>. Do!</p>',
  ],
  ['the last sentence', `<p>We take care. ${blank}</p>`, '<p>We take care. </p>'],
  ['a line', `<p>Tides<br>${blank}<br>Europe</p>`, '<p>Tides<br>Europe</p>'],
  ['a paragraph that says nothing else', `<p>Here.</p><p>${blank}</p>`, '<p>Here.</p>'],
  ['a row of a list', `<ul><li>Kept.</li><li>By ${blank}.</li></ul>`, '<ul><li>Kept.</li></ul>'],
  ['a list that says nothing else', `<p>Kept.</p><ul><li>By ${blank}.</li></ul>`, '<p>Kept.</p>'],
  ['a heading with all under it', `<h2>One</h2><p>${blank}</p><h2>Two</h2><p>Kept.</p>`, '<h2>Two</h2><p>Kept.</p>'],
  ['no heading over another section', `<h2>One</h2><h3>A</h3><p>${blank}</p><h3>B</h3><p>Kept.</p>`, '<h2>One</h2><h3>B</h3><p>Kept.</p>'],
  ['the last heading', `<p>Kept.</p><h2>One</h2><p>${blank}</p>\n`, '<p>Kept.</p>\n'],
  [
    'a row of a block',
    `<div data-block="info-rows"><section><h3>A</h3><p>${blank}</p></section><section><h3>B</h3><p>Kept.</p></section></div>`,
    '<div data-block="info-rows"><section><h3>B</h3><p>Kept.</p></section></div>',
  ],
  ['a question', `<details><summary>Who?</summary><p>${blank}</p></details><p>Kept.</p>`, '<p>Kept.</p>'],
  [
    'an address of mail that the site does not have',
    '<p>Kept. Ask <a href="mailto:<mark>[infoEmail]</mark>"><mark>[infoEmail]</mark></a>.</p>',
    '<p>Kept. </p>',
  ],
  ['not what is marked otherwise', `<p>These are <mark>examples</mark>. ${blank}.</p>`, '<p>These are <mark>examples</mark>. </p>'],
  ['not an image', `<p><img src="/a.png" alt="">${blank}</p><p>Kept.</p>`, '<p>Kept.</p>'],
])('unfilled blanks are left out of the page: %s', (_what, html, left) => {
  expect(withoutBlanks(html)).toBe(left)
})

test('a sentence with a link to a disabled feature is left out', () => {
  const html = '<h2>By feed</h2><p>All is in our <a href="/published/rss">feed</a>.</p><h2>By mail</h2><p>See <a href="/my">mine</a>.</p>'
  expect(withoutBlanks(html, href => href === '/published/rss')).toBe('<h2>By mail</h2><p>See <a href="/my">mine</a>.</p>')
  expect(withoutBlanks(html)).toBe(html)
})

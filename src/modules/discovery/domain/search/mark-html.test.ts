import { expect, test } from 'vitest'
import { textOfHtml } from '../../../../core/text/text-of-html.ts'
import { markHtml } from './mark-html.ts'
import type { Passage } from './passage.ts'

/** Parses a text in which {braces} enclose the matches. */
const passagesOf = (text: string): Passage[] =>
  text
    .split(/(\{[^}]*\})/)
    .filter(part => part !== '')
    .map(part => (part.startsWith('{') ? { text: part.slice(1, -1), matched: true } : { text: part, matched: false }))

test.each([
  ['Moths by night', '{Moths} by night', '<mark>Moths</mark> by night'],
  ['Moths by night', 'Moths by night', 'Moths by night'],
  ['The <i>Bombyx mori</i> genome', 'The {Bombyx} mori {genome}', 'The <i><mark>Bombyx</mark> mori</i> <mark>genome</mark>'],
  // A match across a tag is marked in two parts.
  ['H<sub>2</sub>O levels', '{H2O} levels', '<mark>H</mark><sub><mark>2</mark></sub><mark>O</mark> levels'],
  ['Salt &amp; light &lt; dark', '{Salt} & light {<} dark', '<mark>Salt</mark> &amp; light <mark>&lt;</mark> dark'],
  ['a &amp; b', 'a {&} b', 'a <mark>&amp;</mark> b'],
  ['Of <math><mi>x</mi></math> and <b>x</b>', 'Of {x} and {x}', 'Of <math><mi>x</mi></math> and <b><mark>x</mark></b>'],
  ['<span lang="ja">睡眠不足</span>', '{睡眠}不足', '<span lang="ja"><mark>睡眠</mark>不足</span>'],
  ['', '', ''],
])('matches are marked in %s', (html, passages, expected) => {
  expect(markHtml(html, passagesOf(passages))).toBe(expected)
  expect(textOfHtml(html)).toBe(passages.replace(/[{}]/g, ''))
})

test('marks of another text leave the HTML unchanged', () => {
  expect(markHtml('Moths <i>by</i> night', [{ text: 'Moths', matched: true }])).toBe('Moths <i>by</i> night')
})

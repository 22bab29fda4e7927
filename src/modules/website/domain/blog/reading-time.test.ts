import { expect, test } from 'vitest'
import { sanitised } from '../../../../core/text/safe-html.ts'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'slate').join(' ')

test.each<[string, string, number]>([
  ['nothing', '', 1],
  ['a line', '<p>Once there was a roof.</p>', 1],
  ['230 words', `<p>${words(230)}</p>`, 1],
  ['460 words in two paragraphs', `<p>${words(230)}</p><p>${words(230)}</p>`, 2],
  ['attributes and marks, which nobody reads', `<p title="${words(900)}">${words(10)} <img alt="${words(900)}"></p>`, 1],
  ['entities, which are no words', `<p>${'&amp; '.repeat(900)}</p>`, 1],
  ['words with a hyphen or an apostrophe, which are one each', `<p>${'l’ardoise bien-aimée '.repeat(230)}</p>`, 2],
  ['Japanese', `<p>${'屋根の石。'.repeat(300)}</p>`, 2],
])('the reading time is right for %s', (_, html, minutes) => {
  expect(readingMinutes(sanitised(html))).toBe(minutes)
})

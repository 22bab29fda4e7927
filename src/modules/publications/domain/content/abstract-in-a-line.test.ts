import { expect, test } from 'vitest'
import { abstractInALine } from './abstract-in-a-line.ts'

test.each([
  ['One paragraph, no heading', 'One paragraph, no heading'],
  ['Background\nRoofs were wet.\nMethods\nWe looked.', 'Background: Roofs were wet. Methods: We looked.'],
  ['Background:\nRoofs were wet.', 'Background: Roofs were wet.'],
  ['First paragraph.\nSecond paragraph.', 'First paragraph. Second paragraph.'],
  [
    'Too few roofs were looked at for a heading of more than sixty characters\nText.',
    'Too few roofs were looked at for a heading of more than sixty characters Text.',
  ],
  ['背景\n屋根は濡れていた。', '背景: 屋根は濡れていた。'],
  ['', ''],
])('the abstract %j becomes the line %j', (abstract, line) => {
  expect(abstractInALine(abstract)).toBe(line)
})

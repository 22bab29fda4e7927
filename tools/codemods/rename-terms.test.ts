import { expect, test } from 'vitest'
import { replaceSpans, replaceWords } from './rename-terms.ts'

test.each([
  ['Behind a stand-in of it.', 'Behind a fake of it.'],
  ['Stand-in for the service', 'Fake for the service'],
  ['stand-ins, and astand-in', 'fakes, and astand-in'],
  ['a stand-in-like thing', 'a stand-in-like thing'],
])('%s', (text, expected) => {
  expect(replaceWords(text, { 'stand-in': 'fake', 'stand-ins': 'fakes' })).toBe(expected)
})

test('spans are replaced whatever their order, and the rest stays', () => {
  const changes = [
    { start: 0, end: 3, text: 'longer' },
    { start: 8, end: 9, text: '' },
  ]
  expect(replaceSpans('abc def x!', changes)).toBe('longer def !')
  expect(replaceSpans('abc def x!', changes.toReversed())).toBe('longer def !')
})

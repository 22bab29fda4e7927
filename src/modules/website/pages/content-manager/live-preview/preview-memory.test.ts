import { expect, test } from 'vitest'
import { readChoice, usualChoice, writeChoice } from './preview-memory.ts'

test.each([
  ['on.off.fit', usualChoice],
  ['off.on.375', { wide: false, narrow: true, width: 375 }],
  ['on.on.1280', { wide: true, narrow: true, width: 1280 }],
] as const)('the stored choice %s is read and written', (text, choice) => {
  expect(readChoice(text)).toEqual(choice)
  expect(writeChoice(choice)).toBe(text)
  expect(encodeURIComponent(text)).toBe(text)
})

test.each(['', 'on', 'yes.no.375', 'on.off.375.x'])('“%s” is read as the default choice', text =>
  expect(readChoice(text)).toEqual(usualChoice),
)
test('a width that no longer exists is ignored', () =>
  expect(readChoice('off.off.42')).toEqual({ wide: false, narrow: false, width: null }))

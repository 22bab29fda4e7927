import { expect, it } from 'vitest'
import { announcedRemaining, remainingCharacters } from './remaining-characters.ts'

it.each([
  ['', 50, 50],
  ['abc', 50, 47],
  ['a\r\nb', 50, 47],
  ['😀', 50, 48],
  ['abcdef', 5, 0],
])('the text %j of at most %i characters leaves %i', (text, maxLength, left) => expect(remainingCharacters(text, maxLength)).toBe(left))

it.each([
  [2500, 2500, null],
  [251, 2500, null],
  [250, 2500, 250],
  [101, 2500, 250],
  [100, 2500, 100],
  [51, 2500, 100],
  [20, 2500, 20],
  [11, 2500, 20],
  [1, 2500, 10],
  [0, 2500, 0],
  [6, 50, null],
  [5, 50, 5],
  [0, 50, 0],
])('with %i left of %i, the announced number is %s', (left, maxLength, said) => expect(announcedRemaining(left, maxLength)).toBe(said))

import { expect, test } from 'vitest'
import { isMisspelling } from './is-misspelling.ts'

test.each([
  ['malria', 'malaria', true],
  ['Malria children', 'malaria children', true],
  ['epidemilogy', 'epidemiology', true],
  ['epedemilogy', 'epidemiology', true],
  ['cafe', 'café', true],
  ['zebra', 'malaria', false],
  ['cat', 'dog', false],
  ['malria', 'malaria children', false],
  ['2019', '2020', false],
  ['il6', 'il7', false],
  ['of', 'if', false],
  // A text with search syntax is never corrected.
  ['"malria"', 'malaria', false],
  ['-malria', 'malaria', false],
  ['malri*', 'malaria', false],
  ['il-x malria', 'il-x malaria', true],
])('whether %j is a misspelling of %j: %j', (typed, other, expected) => {
  expect(isMisspelling(typed, other)).toBe(expected)
})

import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, 2, '1'],
  [1, 3, 2, '1 2 3'],
  [1, 9, 2, '1 2 3 … 9'],
  [5, 9, 2, '1 2 3 4 5 6 7 8 9'],
  [5, 20, 2, '1 2 3 4 5 6 7 … 20'],
  [6, 20, 2, '1 … 4 5 6 7 8 … 20'],
  [20, 20, 2, '1 … 18 19 20'],
  [6, 20, 1, '1 … 5 6 7 … 20'],
  [6, 20, 0, '1 … 6 … 20'],
  [3, 20, 0, '1 2 3 … 20'],
  [99, 20, 2, '1 … 20'],
])('page %i of %i with %i on either side: %s', (current, last, siblings, offered) => {
  expect(
    pageNumbers(current, last, siblings)
      .map(page => page ?? '…')
      .join(' '),
  ).toBe(offered)
})

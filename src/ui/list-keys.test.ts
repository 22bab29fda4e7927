import { expect, test } from 'vitest'
import { indexAfterKey } from './list-keys.ts'

const down = { orientation: 'vertical', wraps: false } as const
const along = { orientation: 'horizontal', wraps: true } as const

test.each([
  ['ArrowDown', 0, 3, down, 1],
  ['ArrowDown', 2, 3, down, 2],
  ['ArrowDown', -1, 3, down, 0],
  ['ArrowUp', 1, 3, down, 0],
  ['ArrowUp', 0, 3, down, 0],
  ['ArrowUp', -1, 3, down, 2],
  ['Home', 2, 3, down, 0],
  ['End', 0, 3, down, 2],
  ['ArrowRight', 0, 3, down, null],
  ['ArrowRight', 2, 3, along, 0],
  ['ArrowLeft', 0, 3, along, 2],
  ['ArrowLeft', 0, 3, { ...along, rightToLeft: true }, 1],
  ['ArrowDown', 0, 3, along, null],
  ['Tab', 0, 3, down, null],
  ['a', 0, 3, down, null],
  ['End', 0, 0, down, null],
] as const)('the key %s at %i of %i moves the selection', (key, index, count, keys, next) => {
  expect(indexAfterKey(key, index, count, keys)).toBe(next)
})

import { expect, test } from 'vitest'
import { cellAfterKey } from './grid-keys.ts'

const plain = { rows: 31, columns: 4 }

test.each<
  [string, [row: number, column: number], [row: number, column: number] | null, Partial<{ ctrlKey: boolean; rightToLeft: boolean }>?]
>([
  ['ArrowRight', [3, 1], [3, 2]],
  ['ArrowRight', [3, 3], [3, 3]],
  ['ArrowLeft', [3, 1], [3, 0]],
  ['ArrowLeft', [3, 0], [3, 0]],
  ['ArrowRight', [3, 1], [3, 0], { rightToLeft: true }],
  ['ArrowLeft', [3, 1], [3, 2], { rightToLeft: true }],
  ['ArrowDown', [3, 1], [4, 1]],
  ['ArrowDown', [30, 1], [30, 1]],
  ['ArrowUp', [1, 1], [0, 1]],
  ['ArrowUp', [0, 1], [0, 1]],
  ['PageDown', [3, 1], [13, 1]],
  ['PageDown', [28, 1], [30, 1]],
  ['PageUp', [28, 1], [18, 1]],
  ['PageUp', [5, 1], [1, 1]],
  ['PageUp', [1, 1], [0, 1]],
  ['Home', [3, 2], [3, 0]],
  ['End', [3, 2], [3, 3]],
  ['Home', [3, 2], [0, 0], { ctrlKey: true }],
  ['End', [3, 2], [30, 3], { ctrlKey: true }],
  ['a', [3, 2], null],
  ['Tab', [3, 2], null],
  ['Enter', [3, 2], null],
])('the key %s at %j moves the focus to %j %j', (key, [row, column], to, { ctrlKey = false, rightToLeft = false } = {}) => {
  expect(cellAfterKey({ key, ctrlKey }, { row, column }, { ...plain, rightToLeft })).toEqual(to && { row: to[0], column: to[1] })
})

test('a grid without cells ignores every key', () => {
  expect(cellAfterKey({ key: 'ArrowDown', ctrlKey: false }, { row: 0, column: 0 }, { rows: 0, columns: 0 })).toBeNull()
})

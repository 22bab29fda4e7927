import { expect, test } from 'vitest'
import { shiftIntoView } from './keep-in-view.ts'

test.each([
  ['a box within the view stays', 20, 220, 375, 0],
  ['a box past the end moves back', 300, 500, 375, -133],
  ['a box before the start moves on', -40, 160, 375, 48],
  ['a box wider than the view shows its start', 40, 600, 375, -32],
])('%s', (_, start, end, view, shift) => {
  expect(shiftIntoView(start, end, view, 8)).toBe(shift)
})

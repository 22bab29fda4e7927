import { expect, test } from 'vitest'
import { hangsAbove, shiftIntoView } from './keep-in-view.ts'

test.each([
  ['a box within the view stays', 20, 220, 375, 0],
  ['a box past the end moves back', 300, 500, 375, -133],
  ['a box before the start moves on', -40, 160, 375, 48],
  ['a box wider than the view shows its start', 40, 600, 375, -32],
])('a box is moved into view: %s', (_, start, end, view, shift) => {
  expect(shiftIntoView(start, end, view, 8)).toBe(shift)
})

test.each([
  ['with room beneath', { top: 400, bottom: 440 }, 300, false],
  ['with just enough beneath', { top: 400, bottom: 440 }, 360, false],
  ['with room above alone', { top: 700, bottom: 740 }, 300, true],
  ['with too little either way, where the page can be scrolled to its end', { top: 290, bottom: 740 }, 300, false],
  ['with too little either way, though more above', { top: 400, bottom: 440 }, 500, false],
])('whether a box opens above its control: %s', (_, control, height, above) => {
  expect(hangsAbove(control, height, 800)).toBe(above)
})

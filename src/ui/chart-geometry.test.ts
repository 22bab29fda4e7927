import { expect, test } from 'vitest'
import { bars, labelPositions, labelStep, lineOf, pieSlices, valueAxis } from './chart-geometry.ts'

const series = (...values: (number | null)[]) => [{ name: 'Views', values }]

test.each<[string, (number | null)[], number[]]>([
  ['round ends', [3, 97], [0, 20, 40, 60, 80, 100]],
  ['zero belongs to it', [90, 97], [0, 20, 40, 60, 80, 100]],
  ['below zero too', [-3, 7], [-4, -2, 0, 2, 4, 6, 8]],
  ['nothing but zero', [0, 0], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ['nothing known', [null], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ['what is no number', [Number.NaN, 1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
])('the axis of values has the right ticks: %s', (_, values, ticks) => {
  const axis = valueAxis(series(...values))
  expect(axis.ticks).toEqual(ticks)
  expect([axis.at(ticks[0] ?? 0), axis.at(ticks.at(-1) ?? 0)]).toEqual([0, 100])
})

test('bars start at zero, are as long as their value and centred on their label', () => {
  const data = { labels: ['a', 'b'], series: series(-10, 20) }
  const [below, above] = bars(data, valueAxis(data.series))
  expect(below).toMatchObject({ from: 0, length: expect.closeTo(33.33, 1) })
  expect(above).toMatchObject({ from: expect.closeTo(33.33, 1), length: expect.closeTo(66.67, 1) })
  const positions = labelPositions(2)
  for (const bar of [below, above]) expect((bar?.start ?? 0) + (bar?.breadth ?? 0) / 2).toBeCloseTo(positions[bar?.label ?? 0] ?? -1, 0)
})

test('bars of several series stand side by side, and an unknown value has no bar', () => {
  const data = { labels: ['a'], series: [...series(1), { name: 'Citations', values: [2] }, { name: 'Shares', values: [null] }] }
  const drawn = bars(data, valueAxis(data.series))
  expect(drawn.map(bar => bar.series)).toEqual([0, 1])
  const [first, second] = drawn
  expect((first?.start ?? 0) + (first?.breadth ?? 0)).toBeLessThanOrEqual(second?.start ?? 0)
})

test('a line has a gap where a value is unknown', () => {
  const axis = valueAxis(series(0, 10))
  const { path, points } = lineOf([0, 10, null, 5], labelPositions(4), axis)
  expect(path.match(/M/g)).toHaveLength(2)
  expect(points).toEqual([
    { x: 12.5, y: 100, value: 0 },
    { x: 37.5, y: 0, value: 10 },
    { x: 87.5, y: 50, value: 5 },
  ])
})

test('the slices of a pie keep their order and share the whole, without values of zero', () => {
  const slices = pieSlices([1, 0, 3, -2], 100, 112)
  expect(slices.map(({ index, share }) => [index, share])).toEqual([
    [0, 0.25],
    [2, 0.75],
  ])
  // A quarter from twelve o'clock: its label is at the top right.
  expect(slices[0]?.labelAt).toEqual({ x: expect.closeTo(79.2, 1), y: expect.closeTo(-79.2, 1) })
  expect(pieSlices([0, 0], 100, 112)).toEqual([])
})

test.each([
  [['2021', '2022', '2023'], 300, 1],
  [Array.from({ length: 24 }, (_, index) => `${2000 + index}`), 300, 4],
  [['A long name of a category', 'Another long name'], 300, 2],
])('labels %j under %i px: every %i-th is shown', (labels, width, step) => {
  expect(labelStep(labels, width)).toBe(step)
})

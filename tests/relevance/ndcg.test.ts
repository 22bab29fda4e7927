import { expect, test } from 'vitest'
import { ndcg } from './ndcg.ts'

test.each<[string, number[], number[], number]>([
  ['the best order', [3, 2, 1], [1, 2, 3], 1],
  ['nothing relevant', [0, 0], [3], 0],
  ['nothing found', [], [3], 0],
  ['second instead of first', [0, 3], [3], 1 / Math.log2(3)],
  ['beyond the places that count', [0, 0, 0, 3], [3], 0],
  ['one of two', [3], [3, 3], 1 / (1 + 1 / Math.log2(3))],
  ['more relevant than there are places', [1, 1, 1], [1, 1, 1, 1, 1], 1],
  // 2^3 − 1 = 7 and 2^1 − 1 = 1.
  ['the lesser first', [1, 3], [3, 1], (1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3))],
])('the score is right for %s', (_, found, judged, expected) => {
  expect(ndcg(found, judged, 3)).toBeCloseTo(expected, 12)
})

test('a query without relevant results is refused', () => {
  expect(() => ndcg([], [0], 10)).toThrow('says nothing')
})

import { describe, expect, it } from 'vitest'
import { inOrderOf } from './in-order.ts'

const row = (id: number) => ({ id })

describe('rows are put in the order of their ids', () => {
  it.each([
    { says: 'follows the ids', ids: [3, 1, 2], rows: [1, 2, 3], expected: [3, 1, 2] },
    { says: 'leaves out ids without a row', ids: [9, 2, 8], rows: [1, 2], expected: [2] },
    { says: 'gives a row as often as it was asked for', ids: [2, 2], rows: [2], expected: [2, 2] },
    { says: 'gives nothing for nothing', ids: [], rows: [1], expected: [] },
  ])('the answer $says', ({ ids, rows, expected }) => {
    expect(inOrderOf(ids, rows.map(row), ({ id }) => id).map(({ id }) => id)).toEqual(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { type Id, uncheckedId } from '../ids/id.ts'
import { rowByRow } from './row-by-row.ts'

function tableOf(ids: number[]) {
  type RowId = Id<'table'>
  const requested: number[] = []
  const listAfter = async (after: RowId, count: number) => {
    requested.push(after)
    return ids
      .filter(id => id > after)
      .slice(0, count)
      .map(id => ({ id: uncheckedId<RowId>(id) }))
  }
  return { ids, requested, listAfter }
}

describe('reading a table in batches', () => {
  it.each([
    { says: 'none', ids: [] },
    { says: 'less than a batch', ids: [4] },
    { says: 'exactly two batches', ids: [1, 2, 5, 9] },
    { says: 'two batches and a bit', ids: [1, 2, 5, 9, 10] },
  ])('every row is read once: $says', async ({ ids }) => {
    const met = await Array.fromAsync(rowByRow(tableOf(ids).listAfter, 2), ({ id }) => id)
    expect(met).toEqual(ids)
  })

  it('a row that is added behind the last one read is read too', async () => {
    const table = tableOf([1, 2])
    const met: number[] = []
    for await (const { id } of rowByRow(table.listAfter, 2)) {
      met.push(id)
      if (id === 2) table.ids.push(3)
    }
    expect(met).toEqual([1, 2, 3])
  })

  it('no further batch is asked for once the reader stops', async () => {
    const table = tableOf([1, 2, 3, 4])
    for await (const { id } of rowByRow(table.listAfter, 2)) if (id === 2) break
    expect(table.requested).toEqual([0])
  })
})

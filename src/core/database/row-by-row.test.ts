import { describe, expect, it } from 'vitest'
import { rowByRow } from './row-by-row.ts'

function tableOf(ids: number[]) {
  const requested: number[] = []
  const listAfter = async (after: number, count: number) => {
    requested.push(after)
    return ids
      .filter(id => id > after)
      .slice(0, count)
      .map(id => ({ id }))
  }
  return { ids, requested, listAfter }
}

describe('rows one by one', () => {
  it.each([
    { says: 'none', ids: [] },
    { says: 'less than a batch', ids: [4] },
    { says: 'exactly two batches', ids: [1, 2, 5, 9] },
    { says: 'two batches and a bit', ids: [1, 2, 5, 9, 10] },
  ])('gives each once: $says', async ({ ids }) => {
    const met = await Array.fromAsync(rowByRow(tableOf(ids).listAfter, 2), ({ id }) => id)
    expect(met).toEqual(ids)
  })

  it('meets a row that is added behind it', async () => {
    const table = tableOf([1, 2])
    const met: number[] = []
    for await (const { id } of rowByRow(table.listAfter, 2)) {
      met.push(id)
      if (id === 2) table.ids.push(3)
    }
    expect(met).toEqual([1, 2, 3])
  })

  it('asks for no batch that nobody reads', async () => {
    const table = tableOf([1, 2, 3, 4])
    for await (const { id } of rowByRow(table.listAfter, 2)) if (id === 2) break
    expect(table.requested).toEqual([0])
  })
})

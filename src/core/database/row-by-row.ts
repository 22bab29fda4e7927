import { type AnyId, noId } from '../ids/id.ts'

/**
 * Iterates over the rows of a query in batches. Each batch is loaded when the previous one is used up, so that the table may
 * be larger than memory, and may change during the iteration.
 * @param listAfter the first `count` rows after an id, in the order of their ids. The type of `after` says of which table
 */
export async function* rowByRow<SomeId extends AnyId, Row extends { id: SomeId }>(
  listAfter: (after: SomeId, count: number) => Promise<readonly Row[]>,
  count = 100,
): AsyncGenerator<Row, void> {
  for (let after: SomeId = noId(); ; ) {
    const rows = await listAfter(after, count)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/**
 * Iterates over the rows of a query in batches. Each batch is loaded when the previous one is used up, so that the table may
 * be larger than memory, and may change during the iteration.
 * @param listAfter the first `count` rows after an id, in the order of their ids
 */
export async function* rowByRow<Row extends { id: number }>(
  listAfter: (after: number, count: number) => Promise<readonly Row[]>,
  count = 100,
): AsyncGenerator<Row, void> {
  for (let after = 0; ; ) {
    const rows = await listAfter(after, count)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

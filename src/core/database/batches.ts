/** A statement takes at most 65,535 parameters; an article of a large collaboration has more authors than fit in one. */
export function* batchesOf<Row>(rows: readonly Row[], size = 1000): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size)
}

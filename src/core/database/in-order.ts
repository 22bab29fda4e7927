/** Rows in the order of the given ids, which SQL does not guarantee. Ids without a row are left out. */
export function inOrderOf<RowId extends number, Row>(ids: readonly RowId[], rows: readonly Row[], idOf: (row: Row) => RowId): Row[] {
  const rowOf = new Map(rows.map(row => [idOf(row), row]))
  return ids.flatMap(id => rowOf.get(id) ?? [])
}

/** Rows in the order in which their ids were asked for, which SQL does not promise. Ids of which no row was found are left out. */
export function inOrderOf<Row>(ids: readonly number[], rows: readonly Row[], idOf: (row: Row) => number): Row[] {
  const rowOf = new Map(rows.map(row => [idOf(row), row]))
  return ids.flatMap(id => rowOf.get(id) ?? [])
}

/** The view says how a table is shown, as its URL does: what it is sorted by, which columns it has, and how dense its rows are. */
export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const directions = ['ascending', 'descending'] as const
export type Direction = (typeof directions)[number]

export interface Sorting<Key extends string> {
  key: Key
  direction: Direction
}

export interface TableView<Key extends string> {
  sorting: Sorting<Key>
  /** Columns are in the order of the table. */
  columns: readonly Key[]
  density: Density
}

export interface ViewColumn<Key extends string> {
  key: Key
  /** Always shown, since it names the row. */
  isFixed?: boolean
  /** The column is not shown unless it is chosen. */
  isExtra?: boolean
  isSortable?: boolean
}

interface ViewOptions<Key extends string> {
  columns: readonly ViewColumn<Key>[]
  sorting: Sorting<Key>
}

const usualColumns = <Key extends string>(columns: readonly ViewColumn<Key>[]): Key[] =>
  columns.filter(({ isExtra }) => isExtra !== true).map(({ key }) => key)

/**
 * Reads `sort` (`KEY` or `-KEY`, descending), `columns` (repeated, as a form sends boxes) and `density`. What the table does not know is
 * ignored, so that a URL of an earlier release still leads to the table. An empty `columns` beside the others says that boxes were chosen.
 */
export function readTableView<Key extends string>(searchParams: URLSearchParams, { columns, sorting }: ViewOptions<Key>): TableView<Key> {
  const sort = searchParams.get('sort') ?? ''
  const sorted = columns.find(({ key, isSortable }) => isSortable === true && key === sort.replace(/^-/, ''))
  const chosen = searchParams.getAll('columns')
  return {
    sorting: sorted === undefined ? sorting : { key: sorted.key, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    columns:
      chosen.length === 0
        ? usualColumns(columns)
        : columns.filter(({ key, isFixed }) => isFixed === true || chosen.includes(key)).map(({ key }) => key),
    density: densities.find(each => each === searchParams.get('density')) ?? 'comfortable',
  }
}

/** The parameters that say how a table is shown; none for what is usual. */
export function tableViewParams<Key extends string>(
  view: TableView<Key>,
  { columns, sorting }: ViewOptions<Key>,
): [name: string, value: string][] {
  const { key, direction } = view.sorting
  const isUsualSorting = key === sorting.key && direction === sorting.direction
  const usual = usualColumns(columns)
  const areUsualColumns = usual.length === view.columns.length && usual.every(each => view.columns.includes(each))
  const chosen = columns.filter(each => each.isFixed !== true && view.columns.includes(each.key))
  return [
    ...(isUsualSorting ? [] : [['sort', direction === 'descending' ? `-${key}` : key] satisfies [string, string]]),
    ...(areUsualColumns ? [] : ['', ...chosen.map(each => each.key)].map((value): [string, string] => ['columns', value])),
    ...(view.density === 'comfortable' ? [] : [['density', view.density] satisfies [string, string]]),
  ]
}

/** The sorting that a press on a column's name asks for: by that column, or the other way round where it is sorted by it already. */
export const nextSorting = <Key extends string>(key: Key, { key: current, direction }: Sorting<Key>): Sorting<Key> => ({
  key,
  direction: key === current && direction === 'ascending' ? 'descending' : 'ascending',
})

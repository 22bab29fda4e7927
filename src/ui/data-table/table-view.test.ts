import { expect, test } from 'vitest'
import { nextSorting, readTableView, type TableView, tableViewParams, type ViewColumn } from './table-view.ts'

type Key = 'name' | 'email' | 'roles' | 'since'
const columns: readonly ViewColumn<Key>[] = [
  { key: 'name', isFixed: true, isSortable: true },
  { key: 'email', isSortable: true },
  { key: 'roles' },
  { key: 'since', isExtra: true, isSortable: true },
]
const options = { columns, sorting: { key: 'name', direction: 'ascending' } } as const
const usual: TableView<Key> = { sorting: options.sorting, columns: ['name', 'email', 'roles'], density: 'comfortable' }

test.each<[query: string, view: TableView<Key>]>([
  ['', usual],
  ['sort=-name', { ...usual, sorting: { key: 'name', direction: 'descending' } }],
  ['sort=since', { ...usual, sorting: { key: 'since', direction: 'ascending' } }],
  ['columns=&columns=since', { ...usual, columns: ['name', 'since'] }],
  ['columns=&columns=roles&columns=email', usual],
  ['columns=', { ...usual, columns: ['name'] }],
  ['density=compact', { ...usual, density: 'compact' }],
  [
    'sort=-email&columns=&columns=email&density=compact',
    { sorting: { key: 'email', direction: 'descending' }, columns: ['name', 'email'], density: 'compact' },
  ],
])('the query ?%s is read as a view of the table and written back the same', (query, view) => {
  expect(readTableView(new URLSearchParams(query), options)).toEqual(view)
  expect(readTableView(new URLSearchParams(tableViewParams(view, options)), options)).toEqual(view)
})

test.each([
  ['a column that cannot be sorted by', 'sort=roles'],
  ['a column that is not there', 'sort=-nothing'],
  ['another density', 'density=tiny'],
  ['a sorting without a name', 'sort=-'],
])('the query %s is ignored', (_case, query) => {
  expect(readTableView(new URLSearchParams(query), options)).toEqual(usual)
})

test('default values are not written into the query', () => {
  expect(tableViewParams(usual, options)).toEqual([])
})

test.each<[Key, TableView<Key>['sorting'], TableView<Key>['sorting']]>([
  ['email', { key: 'name', direction: 'descending' }, { key: 'email', direction: 'ascending' }],
  ['name', { key: 'name', direction: 'ascending' }, { key: 'name', direction: 'descending' }],
  ['name', { key: 'name', direction: 'descending' }, { key: 'name', direction: 'ascending' }],
])('a press on the column %s while sorted by %j sorts by %j', (key, current, next) => {
  expect(nextSorting(key, current)).toEqual(next)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './data-table.tsx'

const rendered = (choosable: readonly string[]): string =>
  renderToStaticMarkup(
    createElement(DataTable<string, 'name'>, {
      caption: 'Pages',
      columns: [{ key: 'name', label: 'Name', cell: row => row, isRowHeader: true }],
      rows: ['About', 'Fees'],
      keyOf: row => row,
      selection: {
        name: 'chosen',
        allLabel: 'Select all',
        countText: count => `${count} selected`,
        clearLabel: 'Clear selection',
        labelOf: row => `Select ${row}`,
        isChoosable: row => choosable.includes(row),
        actions: null,
      },
    }),
  )

test('only rows that can be chosen have a box, and a table without any has neither boxes nor a bar for them', () => {
  expect(rendered(['Fees']).match(/type="checkbox"/g)).toHaveLength(2)
  expect(rendered(['Fees'])).toContain('Select all')
  expect(rendered([])).not.toContain('type="checkbox"')
  expect(rendered([])).not.toContain('Select all')
})

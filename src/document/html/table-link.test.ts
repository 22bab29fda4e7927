import { expect, test } from 'vitest'
import { attributes, escapeHtml } from '../../core/text/safe-html.ts'
import { placeTableLinks, unplacedTable } from './table-link.ts'

const path = '/articles/1-2/v3'
const link = (name: string) => `<a${attributes({ class: 'table-tool', ...unplacedTable(name) })}>CSV</a>`

test.each([
  ['T1', '/articles/1-2/v3/tables/T1.csv'],
  ['表-2', '/articles/1-2/v3/tables/%E8%A1%A8-2.csv'],
])('the link to table %s is %s', (name, expected) => {
  expect(placeTableLinks(`<p>${link(name)}</p>`, path)).toBe(`<p><a class="table-tool" data-tool="csv" href="${expected}">CSV</a></p>`)
})

test('text and links that only look like a table link are unchanged', () => {
  const text = `<p>${escapeHtml(link('T1'))} tables/T1.csv</p><a href="tables/T1.csv">x</a>`
  expect(placeTableLinks(text, path)).toBe(text)
})

import { writeCsv } from '../../../domain/document/table-csv.ts'
import { readTables } from './read-table.ts'

/** Saves a table as `{article}-{table}.csv`. @param figure the table's figure on the page @param article what the file's name begins with */
export function downloadTable(figure: Element, article: string): void {
  const address = URL.createObjectURL(new Blob([writeCsv(readTables(figure))], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${article}-${tableName(figure)}.csv`
  link.click()
  URL.revokeObjectURL(address)
}

/** From its label; where it has none, its place among the tables of the page. */
function tableName(figure: Element): string {
  const label = figure.querySelector('.caption-heading .label')?.textContent ?? ''
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  if (words !== null) return words.join('-')
  return `table-${[...document.querySelectorAll('.table-figure')].indexOf(figure) + 1}`
}

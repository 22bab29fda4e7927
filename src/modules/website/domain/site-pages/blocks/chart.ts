import { oneOf, type ReadBlock } from '../block-reader.ts'
import { attributeOf, elementsNamed, type HtmlElement, textOf } from '../html-tree.ts'
import { chartTypes } from '../parts.ts'

/** `<div data-block="chart" data-type="pie" data-title="…"><table>…</table></div>`: the first row names the columns, the first column the rows. */
export const readChart: ReadBlock<'chart'> = (element, { warn }) => {
  const type = oneOf(element, 'data-type', chartTypes)
  const rows = elementsNamed(element, 'tr').map(row => elementsNamed(row, 'th', 'td').map(textOf))
  const [[label = '', ...names] = [], ...body] = rows
  const title = attributeOf(element, 'data-title') ?? captionOf(element)
  const lines = body.filter(cells => (cells[0] ?? '') !== '')
  if (type === null || title === null || names.length === 0 || lines.length === 0) {
    warn(`A chart needs data-type (${chartTypes.join(', ')}), a title, and a table whose first row names its columns.`)
    return 'as text'
  }
  const series = names.map((name, column) => ({ name, values: lines.map(cells => numberIn(cells[column + 1] ?? '')) }))
  return {
    kind: 'chart',
    type,
    title,
    description: attributeOf(element, 'data-description'),
    label,
    labels: lines.map(([first = '']) => first),
    series: type === 'pie' ? series.slice(0, 1) : series,
  }
}

const captionOf = (element: HtmlElement): string | null => {
  const [caption] = elementsNamed(element, 'caption')
  return caption === undefined ? null : textOf(caption) || null
}

/** Finds the number in `1,350`, `US$ 420` or `42 %`; null where there is none. */
function numberIn(text: string): number | null {
  const [found] = /-?\d[\d,\u00a0\u202f ]*(?:\.\d+)?/.exec(text) ?? []
  return found === undefined ? null : Number(found.replace(/[,\s]/g, ''))
}

/** Renders tables: a figure with its caption, in a container that scrolls and can be reached by keyboard. */
import { attributes, escapeHtml, html, joinHtml, noHtml, type SafeHtml } from '../../core/text/safe-html.ts'
import type { Block, CellAlign, Table, TableCell, TableGrid, TableGroup, TableRow } from '../node.ts'
import type { RenderContext } from './context.ts'
import { renderFloatChildren, renderUnusedAlternative } from './figure.ts'
import { hasHeading, renderFigcaption } from './float.ts'
import { unplacedTable } from './table-link.ts'

/** An id by which a source requests a table without shaded rows (specification, reading.md section 5). */
const noShading = 'no-row-shading'

export function renderTable(node: Table, context: RenderContext): SafeHtml {
  const id = context.id(node)
  const captionId = hasHeading(node.label, node.caption) ? context.anchors.own(`${id ?? 'table'}-caption`) : null
  const shaded = node.id !== noShading
  const content = node.children.map(child =>
    child.kind === 'grid' ? renderGrid(child, { captionId, shaded }, context) : joinHtml(renderFloatChildren([child], node, context)),
  )
  const notes = node.footnotes.length === 0 ? noHtml : html`<div class="table-footnotes">${context.blocks(node.footnotes)}</div>`
  return html`<figure${attributes({ id, class: 'table-figure' })}>${renderFigcaption(node, context, captionId)}${content}${renderUnusedAlternative(node.children, node.alt)}${notes}${renderTools(node, captionId, context)}</figure>`
}

/** The tools of a table: the button to enlarge it needs a script and is hidden without one; its file is a link. */
function renderTools(node: Table, captionId: string | null, context: RenderContext): SafeHtml {
  if (context.setting.plain || !node.children.some(child => child.kind === 'grid')) return noHtml
  const { expandTable, downloadCsv } = context.labels
  const named = { 'aria-describedby': captionId }
  const enlarge = html`<button${attributes({ type: 'button', class: 'table-tool', 'data-tool': 'enlarge', ...named })}>${escapeHtml(expandTable)}</button>`
  const name = context.setting.tableNames.get(node)
  const csv =
    name === undefined
      ? noHtml
      : html`<a${attributes({ class: 'table-tool', ...unplacedTable(name), download: true, ...named })}>${escapeHtml(downloadCsv)}</a>`
  return html`<p${attributes({ class: 'table-tools', ...context.labelLanguage() })}>${enlarge}${csv}</p>`
}

export function renderTableGroup(node: TableGroup, context: RenderContext): SafeHtml {
  const content = renderFloatChildren(node.children, node, context)
  return html`<figure${attributes({ id: context.id(node), class: 'table-group' })}>${renderFigcaption(node, context)}${content}${renderUnusedAlternative(node.children, node.alt)}</figure>`
}

function renderGrid(grid: TableGrid, named: { captionId: string | null; shaded: boolean }, context: RenderContext): SafeHtml {
  const region = {
    class: 'table-scroll',
    role: 'region',
    tabindex: 0,
    'aria-labelledby': named.captionId,
    'aria-label': named.captionId === null ? context.labels.table : null,
    ...(named.captionId === null ? context.labelLanguage() : null),
  }
  const shaded = named.shaded && grid.id !== noShading
  const inner = named.captionId === null ? context.contentLanguage() : null
  const table = { id: context.id(grid), class: shaded ? 'table shaded-rows' : 'table', ...inner }
  const aligns = grid.columns.flatMap(column => Array.from({ length: clampSpan(column.span) }, () => column.align))
  const head = rowGroup(html`thead`, grid.head, aligns, context)
  const bodies = grid.bodies.map(body => rowGroup(html`tbody`, body, aligns, context))
  const foot = rowGroup(html`tfoot`, grid.foot, aligns, context)
  return html`<div${attributes(region)}><table${attributes(table)}>${head}${bodies}${foot}</table></div>${imageOfGrid(grid, context)}`
}

/** The same table as an image, for readers who want it as typeset; nothing where the image is missing. */
function imageOfGrid(grid: TableGrid, context: RenderContext): SafeHtml {
  const file = grid.picture === null ? null : context.setting.resolveFile(grid.picture.href)
  if (file === null) return noHtml
  return html`<p class="table-picture"><a${attributes({ href: file.url })}>${context.label(context.labels.tableAsImage)}</a></p>`
}

function rowGroup(name: SafeHtml, rows: readonly TableRow[], aligns: readonly (CellAlign | null)[], context: RenderContext): SafeHtml {
  if (rows.length === 0) return noHtml
  const inHead = name === 'thead'
  const covered: number[] = []
  return html`<${name}>${rows.map(row => renderRow(row, { inHead, aligns, covered }, context))}</${name}>`
}

/** `covered` counts, for each column, in how many following rows a cell from above still covers it. */
interface RowPlace {
  inHead: boolean
  aligns: readonly (CellAlign | null)[]
  covered: number[]
}

function renderRow(row: TableRow, place: RowPlace, context: RenderContext): SafeHtml {
  const next = place.covered.map(rows => Math.max(rows - 1, 0))
  let column = 0
  const cells = row.cells.map(cell => {
    while ((place.covered[column] ?? 0) > 0) column += 1
    const rendered = renderCell(cell, place.inHead, place.aligns[column] ?? null, context)
    const end = column + clampSpan(cell.columnSpan)
    for (; column < end; column += 1) next[column] = Math.max(next[column] ?? 0, cell.rowSpan - 1)
    return rendered
  })
  for (let index = 0; index < next.length; index += 1) place.covered[index] = next[index] ?? 0
  return html`<tr${attributes({ id: context.id(row) })}>${cells}</tr>`
}

function renderCell(cell: TableCell, inHead: boolean, columnAlign: CellAlign | null, context: RenderContext): SafeHtml {
  const align = cell.align ?? columnAlign
  // An empty cell is not a header of anything.
  const header = (cell.header || inHead) && cell.children.length > 0
  const values = attributes({
    id: context.id(cell),
    class: [align === null ? [] : `align-${align}`, cell.verticalAlign === null ? [] : `valign-${cell.verticalAlign}`].flat().join(' '),
    scope: header ? scopeOf(cell, inHead) : null,
    colspan: cell.columnSpan > 1 ? clampSpan(cell.columnSpan) : null,
    rowspan: cell.rowSpan > 1 ? Math.min(cell.rowSpan, 65_534) : null,
  })
  const name = header ? html`th` : html`td`
  return html`<${name}${values}>${cellContent(cell.children, context)}</${name}>`
}

function scopeOf(cell: TableCell, inHead: boolean): string | null {
  if (cell.scope !== null) return cell.scope
  if (inHead) return cell.columnSpan > 1 ? 'colgroup' : 'col'
  return cell.columnSpan > 1 ? null : 'row'
}

/** A single paragraph is written without a paragraph's space. */
function cellContent(children: readonly Block[], context: RenderContext): SafeHtml {
  const only = children[0]
  if (children.length !== 1 || only === undefined || only.kind !== 'paragraph') return context.blocks(children)
  const id = context.id(only)
  const text = context.inlines(only.children)
  return id === null ? text : html`<span${attributes({ id })}>${text}</span>`
}

/** HTML's own limit for column spans. */
function clampSpan(span: number): number {
  return Math.min(Math.max(Math.trunc(span) || 1, 1), 1000)
}

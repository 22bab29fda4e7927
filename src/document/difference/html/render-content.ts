/** Renders the content of a unit, changed or not. */
import { attributes, escapeHtml, html, noHtml, type SafeHtml } from '../../../core/text/safe-html.ts'
import type { RenderContext } from '../../html/context.ts'
import { renderFigureImage } from '../../html/image.ts'
import { isEmpty } from '../../html/inline.ts'
import type { Graphic } from '../../node.ts'
import { titleText } from '../../text.ts'
import type { ContentDifference, ImageDifference } from '../content-difference.ts'
import type { GridDifference } from '../table-difference.ts'
import { isUnchanged, type Run } from '../text-difference.ts'
import type { Side } from '../unit.ts'
import { renderOldRuns, renderRuns } from './runs.ts'
import type { DifferenceSetting } from './setting.ts'

type TextContent = Extract<ContentDifference, { runs: Run[] }>
type CodeContent = Extract<ContentDifference, { kind: 'code' }>

/** Whether its two versions can be shown side by side in columns. */
export const fitsInColumns = (content: ContentDifference): content is TextContent | CodeContent =>
  'runs' in content || content.kind === 'code'

/** Both versions in one text. */
export function renderContent(content: ContentDifference, setting: DifferenceSetting): SafeHtml {
  switch (content.kind) {
    case 'text':
    case 'reference':
      return textElement(content, renderRuns(content.runs, setting))
    case 'formula':
      return renderVersions(content, setting, (formula, context) => context.blocks([formula]))
    case 'code':
      return codeElement(content.lines)
    case 'float':
      return renderFloat(content, setting)
  }
}

/** The old version alone. */
export function renderOld(content: TextContent | CodeContent, setting: DifferenceSetting): SafeHtml {
  if (content.kind === 'code') return codeElement(content.lines.filter(({ change }) => change !== 'added'))
  const text = renderOldRuns(content.runs, setting)
  return text === noHtml ? noHtml : textElement(content, text)
}

function textElement(content: TextContent, text: SafeHtml): SafeHtml {
  if (content.kind === 'reference') return html`<p class="difference-reference">${text}</p>`
  switch (content.role) {
    case 'heading': {
      const level = Math.min(content.level + 1, 6)
      return html`<h${level}>${text}</h${level}>`
    }
    case 'item':
    case 'author':
      return html`<p class="difference-item">${text}</p>`
    case 'paragraph':
    case 'line':
      return html`<p>${text}</p>`
  }
}

const codeElement = (lines: CodeContent['lines']): SafeHtml =>
  html`<pre class="code" tabindex="0">${lines.map(({ change, text }) => codeLines(change, text))}</pre>`

function codeLines(change: 'kept' | 'added' | 'removed', text: string): SafeHtml {
  const lines = escapeHtml(`${text}\n`)
  if (change === 'kept') return lines
  return change === 'added' ? html`<ins>${lines}</ins>` : html`<del>${lines}</del>`
}

/** Content that cannot be marked inside is shown twice, before and after. */
function renderVersions<Shown>(
  { change, old, new: newer }: { change: string; old: Shown | null; new: Shown | null },
  setting: DifferenceSetting,
  render: (shown: Shown, context: RenderContext) => SafeHtml,
): SafeHtml {
  const one = (side: Side, shown: Shown | null, fate: 'added' | 'removed') => {
    if (shown === null) return noHtml
    const tag = html`<p${attributes({ class: 'difference-tag', lang: setting.messages.language })}>${escapeHtml(setting.messages.version[side])}</p>`
    return html`<div class="difference-version" data-change="${escapeHtml(fate)}">${tag}${render(shown, setting.contexts[side])}</div>`
  }
  if (change === 'same') return newer === null ? noHtml : render(newer, setting.contexts.new)
  return html`<div class="difference-versions">${one('old', old, 'removed')}${one('new', newer, 'added')}</div>`
}

type FloatContent = Extract<ContentDifference, { kind: 'float' }>

function renderFloat(content: FloatContent, setting: DifferenceSetting): SafeHtml {
  const label = isEmpty(content.label) ? noHtml : html`<span class="label">${setting.contexts.new.inlines(content.label)}</span> `
  const [first = [], ...rest] = content.lines
  const caption = html`<figcaption class="caption"><p class="caption-heading">${label}${renderRuns(first, setting)}</p>${rest.map(line => html`<p>${renderRuns(line, setting)}</p>`)}</figcaption>`
  const images = content.images.map(image => renderImageDifference(image, content, setting))
  const grids = content.grids.map(grid => renderGrid(grid, content, setting))
  const files = content.files.map(file => renderFile(file, setting))
  const isTable = content.type === 'table'
  return html`<figure class="${isTable ? html`table-figure` : html`figure`}">${isTable ? caption : noHtml}${images}${grids}${files}${isTable ? noHtml : caption}</figure>`
}

function renderImageDifference(image: ImageDifference, content: FloatContent, setting: DifferenceSetting): SafeHtml {
  const { messages } = setting
  const render = (graphic: Graphic, context: RenderContext) =>
    renderFigureImage(graphic, context, { alt: graphic.alt, label: content.label })
  const shown = renderVersions(image, setting, render)
  const changedText = content.lines.some(line => !isUnchanged(line))
  const note = image.change === 'changed' ? messages.imageChanged : image.change === 'same' && changedText ? messages.imageSame : null
  return note === null
    ? shown
    : html`<p${attributes({ class: 'difference-note', lang: messages.language })}>${escapeHtml(note)}</p>${shown}`
}

/** Shows both versions as one table: added and removed cells are marked in their rows. */
function renderGrid({ rows }: GridDifference, content: FloatContent, setting: DifferenceSetting): SafeHtml {
  const { labels } = setting.contexts.new
  const name = titleText(content.label) || labels.table
  const head = rows.findIndex(row => !row.isHead)
  const [headRows, bodyRows] = head < 0 ? [rows, []] : [rows.slice(0, head), rows.slice(head)]
  const row = ({ change, isHead, cells }: GridDifference['rows'][number]) =>
    html`<tr data-change="${escapeHtml(change)}">${cells.map(cell => {
      const hasText = cell.runs.length > 0
      const header = (cell.header || isHead) && hasText
      const values = attributes({
        'data-change': change === 'added' || change === 'removed' ? null : cell.change === 'same' ? null : cell.change,
        scope: header ? (isHead ? 'col' : 'row') : null,
        colspan: cell.columnSpan > 1 ? Math.min(cell.columnSpan, 1000) : null,
        rowspan: cell.rowSpan > 1 ? Math.min(cell.rowSpan, 65_534) : null,
      })
      const element = header ? html`th` : html`td`
      return html`<${element}${values}>${renderRuns(cell.runs, setting)}</${element}>`
    })}</tr>`
  const body = bodyRows.length === 0 ? noHtml : html`<tbody>${bodyRows.map(row)}</tbody>`
  const table = html`<table class="table">${headRows.length === 0 ? noHtml : html`<thead>${headRows.map(row)}</thead>`}${body}</table>`
  return html`<div${attributes({ class: 'table-scroll', role: 'region', tabindex: 0, 'aria-label': name })}>${table}</div>`
}

function renderFile({ change, href }: FloatContent['files'][number], { messages }: DifferenceSetting): SafeHtml {
  const name = html`<span class="file-name">${escapeHtml(href.split('/').at(-1) ?? href)}</span>`
  if (change === 'added') return html`<p class="difference-file"><ins>${name}</ins></p>`
  if (change === 'removed') return html`<p class="difference-file"><del>${name}</del></p>`
  const note =
    change === 'changed'
      ? html` <span${attributes({ class: 'difference-note', lang: messages.language })}>${escapeHtml(messages.fileChanged)}</span>`
      : noHtml
  return html`<p class="difference-file">${name}${note}</p>`
}

/** Pages of boxes as HTML for the PDF, and as a PowerPoint file. */
import pptxgen from 'pptxgenjs'
import sharp from 'sharp'
import { svgToPng } from '../lib/browser.ts'
import { escapeHtml, htmlPage, sans, serif } from '../lib/html.ts'
import type { Box, Page, TextBox } from './deck.ts'

const inline = (text: string): string => escapeHtml(text).replace(/\*([^*]+)\*/g, '<b>$1</b>')

function textHtml(b: TextBox): string {
  const items = b.lines.map(line => (b.tag === 'ul' || b.tag === 'ol' ? `<li>${inline(line)}</li>` : inline(line)))
  const inner =
    b.tag === 'ul' || b.tag === 'ol'
      ? `<${b.tag}>${items.join('')}</${b.tag}>`
      : b.tag === 'p'
        ? items.map(item => `<p>${item}</p>`).join('')
        : `<${b.tag}>${items.join('<br>')}</${b.tag}>`
  const align = { top: 'flex-start', middle: 'center', bottom: 'flex-end' }[b.valign ?? 'top']
  return `<div data-fit="${escapeHtml(b.lines[0] ?? '')}" style="left:${b.x}in;top:${b.y}in;width:${b.w}in;height:${b.h}in;display:flex;flex-direction:column;justify-content:${align};font-family:${b.serif ? serif : sans};font-size:${b.size}pt;line-height:${b.leading ?? 1.2};color:${b.colour};font-weight:${b.bold ? 700 : 400};text-align:${b.align ?? 'left'};--gap:${b.gap ?? 0}pt">${inner}</div>`
}

function boxHtml(b: Box): string {
  const place = `left:${b.x}in;top:${b.y}in;width:${b.w}in;height:${b.h}in`
  switch (b.kind) {
    case 'text':
      return textHtml(b)
    case 'rect':
      return `<div style="${place};background:${b.fill}"></div>`
    case 'image':
      return `<div class="image${b.fill ? ' fill' : ''}" ${b.alt ? `role="img" aria-label="${escapeHtml(b.alt)}"` : 'aria-hidden="true"'} style="${place}">${b.svg}</div>`
    case 'table': {
      const total = b.widths.reduce((sum, width) => sum + width, 0)
      const columns = b.widths.map(width => `<col style="width:${(100 * width) / total}%">`).join('')
      const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
        `<tr>${cells.map(cell => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`
      return `<div data-fit="table" style="${place};font-size:${b.size}pt;color:${b.colours.ink};--rule:${b.colours.muted};--head:${b.colours.accent}"><table><colgroup>${columns}</colgroup><thead>${row(b.header, 'th')}</thead><tbody>${b.rows.map(cells => row(cells, 'td')).join('')}</tbody></table></div>`
    }
  }
}

const css = `@page{size:13.333in 7.5in;margin:0}.slide{position:relative;width:13.333in;height:7.5in;overflow:hidden;break-after:page}.slide:last-child{break-after:auto}.slide>div{position:absolute}
h1,h2{font-size:inherit;font-weight:inherit;text-wrap:balance}p{text-wrap:pretty}p:not(:last-child){margin-bottom:var(--gap)}ul,ol{padding-left:1.05em}li{margin-bottom:var(--gap);text-wrap:pretty}li::marker{color:currentColor}
.image svg{width:100%;height:100%}table{width:100%;border-collapse:collapse;line-height:1.25}th{text-align:left;color:var(--head);font-weight:700;border-bottom:2.5px solid var(--head);padding:.42em .6em .42em 0}td{border-bottom:1px solid color-mix(in srgb,var(--rule) 45%,transparent);padding:.62em .6em .62em 0;vertical-align:top;font-feature-settings:'tnum'}`

/** The class that keeps an SVG's proportions (`xMidYMid meet`, the default), or fills the box. */
export const deckHtml = (title: string, pages: readonly Page[]): string =>
  htmlPage(
    title,
    css,
    pages
      .map(
        ({ ground, boxes }, i) =>
          `<section class="slide" aria-label="Slide ${i + 1}" style="background:${ground}">${boxes.map(boxHtml).join('')}</section>`,
      )
      .join(''),
  )

const hex = (colour: string): string => colour.replace('#', '').toUpperCase()

async function picture(svg: string, w: number, h: number): Promise<string> {
  const [width, height] = [Math.round(w * 96), Math.round(h * 96)]
  const png = await svgToPng(htmlPage('', `body{width:${width}px;height:${height}px}svg{width:100%;height:100%}`, svg), width, height, 2)
  const small = await sharp(png).png({ palette: true, quality: 90, effort: 7 }).toBuffer()
  return `image/png;base64,${small.toString('base64')}`
}

const runs = (line: string, options: object): { text: string; options: object }[] =>
  line
    .split('*')
    .map((text, i) => ({ text, options: i % 2 ? { ...options, bold: true } : options }))
    .filter(({ text }) => text !== '')

export async function writePptx(path: string, title: string, author: string, pages: readonly Page[]): Promise<void> {
  const show = new pptxgen()
  show.layout = 'LAYOUT_WIDE'
  show.title = title
  show.author = author
  show.company = 'Recto sample content'
  show.subject = title
  for (const { ground, boxes } of pages) {
    const slide = show.addSlide()
    slide.background = { color: hex(ground) }
    for (const b of boxes) {
      const place = { x: b.x, y: b.y, w: b.w, h: b.h }
      if (b.kind === 'rect') slide.addShape('rect', { ...place, fill: { color: hex(b.fill) }, line: { color: hex(b.fill), width: 0 } })
      else if (b.kind === 'image') slide.addImage({ ...place, data: await picture(b.svg, b.w, b.h), altText: b.alt })
      else if (b.kind === 'table') {
        const total = b.widths.reduce((sum, width) => sum + width, 0)
        const border = { type: 'solid' as const, pt: 0.75, color: hex(b.colours.muted) }
        const none = { type: 'none' as const }
        const cells = (row: readonly string[], head: boolean) =>
          row.map(text => ({
            text: text.replaceAll('*', ''),
            options: {
              bold: head || text.startsWith('*'),
              color: hex(head ? b.colours.accent : b.colours.ink),
              fontFace: 'Source Sans 3',
              fontSize: b.size,
              border: [none, none, border, none] as [typeof none, typeof none, typeof border, typeof none],
            },
          }))
        slide.addTable([cells(b.header, true), ...b.rows.map(row => cells(row, false))], {
          x: b.x,
          y: b.y,
          w: b.w,
          colW: b.widths.map(width => (b.w * width) / total),
        })
      } else {
        const list = b.tag === 'ul' || b.tag === 'ol'
        const text = b.lines.flatMap((line, i) => {
          const parts = runs(line, {})
          return parts.map((part, k) => ({
            text: part.text,
            options: {
              ...part.options,
              ...(list && k === 0 ? { bullet: b.tag === 'ol' ? { type: 'number' as const } : { indent: b.size } } : {}),
              ...(k === parts.length - 1 && i < b.lines.length - 1 ? { breakLine: true } : {}),
            },
          }))
        })
        slide.addText(text, {
          ...place,
          margin: 0,
          fontFace: b.serif ? 'Source Serif 4' : 'Source Sans 3',
          fontSize: b.size,
          color: hex(b.colour),
          bold: b.bold ?? false,
          align: b.align ?? 'left',
          valign: b.valign ?? 'top',
          lineSpacingMultiple: (b.leading ?? 1.2) * 0.82,
          paraSpaceAfter: b.gap ?? 0,
          fit: 'shrink',
        })
      }
    }
  }
  await show.writeFile({ fileName: path, compression: true })
}

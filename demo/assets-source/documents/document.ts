/** What a document is made of, and how one is built. Text is inline HTML. */
import { join } from 'node:path'
import sharp from 'sharp'
import { openPage, printPdf } from '../lib/browser.ts'
import { escapeHtml, htmlPage } from '../lib/html.ts'
import { type ItemFacts, writeItem } from '../lib/item.ts'

export type Block =
  | { readonly kind: 'h2' | 'h3' | 'p' | 'lead'; readonly text: string }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly string[] }
  | { readonly kind: 'box'; readonly title: string; readonly items: readonly string[] }
  | { readonly kind: 'rule'; readonly number: string; readonly text: string; readonly level: string; readonly why: string }
  | {
      readonly kind: 'figure'
      readonly number: number
      readonly caption: string
      readonly alt: string
      readonly draw: (colours: Colours) => string | Promise<string>
    }
  | {
      readonly kind: 'table'
      readonly number: number
      readonly caption: string
      readonly header: readonly string[]
      readonly rows: readonly (readonly string[])[]
      readonly widths: readonly number[]
      readonly numeric?: boolean
    }
  | { readonly kind: 'break' }

export interface Colours {
  readonly accent: string
  readonly second: string
  readonly ink: string
  readonly soft: string
  readonly muted: string
  readonly onAccent: string
}

export interface Paper {
  readonly facts: ItemFacts
  readonly colours: Colours
  readonly layout: Layout
  readonly series: string
  readonly summary: readonly string[]
  readonly art?: (colours: Colours) => string
  readonly blocks: readonly Block[]
  readonly references: readonly string[]
}

export interface Layout {
  readonly css: (colours: Colours) => string
  readonly front: (paper: Paper) => string
}

export async function blocksHtml(blocks: readonly Block[], colours: Colours): Promise<string> {
  const parts: string[] = []
  for (const b of blocks) parts.push(await blockHtml(b, colours))
  return parts.join('\n')
}

async function blockHtml(b: Block, colours: Colours): Promise<string> {
  switch (b.kind) {
    case 'h2':
    case 'h3':
    case 'p':
      return `<${b.kind}>${b.text}</${b.kind}>`
    case 'lead':
      return `<p class="lead">${b.text}</p>`
    case 'ul':
    case 'ol':
      return `<${b.kind}>${b.items.map(item => `<li>${item}</li>`).join('')}</${b.kind}>`
    case 'box':
      return `<aside class="box"><h3>${b.title}</h3>${b.items.map(item => `<p>${item}</p>`).join('')}</aside>`
    case 'rule':
      return `<div class="rule"><p class="number">${b.number}</p><div><p class="text">${b.text}</p><p class="why"><b>${b.level}.</b> ${b.why}</p></div></div>`
    case 'figure':
      return `<figure><div role="img" aria-label="${escapeHtml(b.alt)}">${await b.draw(colours)}</div><figcaption><b>Figure ${b.number}.</b> ${b.caption}</figcaption></figure>`
    case 'table': {
      const total = b.widths.reduce((sum, width) => sum + width, 0)
      const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
        `<tr>${cells.map((cell, i) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}${b.numeric && i > 0 ? ' class="n"' : ''}>${cell}</${tag}>`).join('')}</tr>`
      return `<table><caption><b>Table ${b.number}.</b> ${b.caption}</caption><colgroup>${b.widths.map(width => `<col style="width:${(100 * width) / total}%">`).join('')}</colgroup><thead>${row(b.header, 'th')}</thead><tbody>${b.rows.map(cells => row(cells, 'td')).join('')}</tbody></table>`
    }
    case 'break':
      return '<div class="break"></div>'
  }
}

const common = `p,li,figcaption{text-wrap:pretty;orphans:3;widows:3}h1,h2,h3{text-wrap:balance;break-after:avoid}figure,table,.box,.rule{break-inside:avoid}figure svg{width:100%;height:auto}.break{break-after:page}
table{width:100%;border-collapse:collapse;font-feature-settings:'tnum'}caption{text-align:left;caption-side:top}th{text-align:left;vertical-align:bottom}td{vertical-align:top}.n{text-align:right}ul,ol{padding-left:1.2em}sup,sub{font-size:.65em;line-height:0}sup{vertical-align:.45em}sub{vertical-align:-.2em}`

export function buildDocument(paper: Paper): [string, (directory: string) => Promise<void>] {
  const { facts } = paper
  return [
    facts.slug,
    async directory => {
      const references = `<section class="references"><h2>References</h2><ol>${paper.references.map(reference => `<li>${reference}</li>`).join('')}</ol></section>`
      const html = htmlPage(
        facts.title,
        common + paper.layout.css(paper.colours),
        `${paper.layout.front(paper)}<main>${await blocksHtml(paper.blocks, paper.colours)}${references}</main>`,
      )
      const page = await openPage(html, 794, 1123, 2)
      await printPdf(page, join(directory, 'document.pdf'), { width: '210mm', height: '297mm' })
      await page.emulateMedia({ media: 'print' })
      const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 794, height: 1123 } })
      await page.close()
      await sharp(shot).resize({ width: 800 }).webp({ quality: 84 }).toFile(join(directory, 'thumbnail.webp'))
      writeItem(directory, 'DOCUMENT', facts, [
        { path: 'document.pdf', role: 'main', label: `${facts.documentType ?? 'Document'} (PDF)`, language: 'en' },
        { path: 'thumbnail.webp', role: 'thumbnail', label: 'Preview of the first page', language: null },
      ])
    },
  ]
}

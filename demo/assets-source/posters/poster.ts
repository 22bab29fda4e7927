/** What a poster is made of, and how one is built. */
import { join } from 'node:path'
import sharp from 'sharp'
import { openPage, printPdf, warnOfOverflow } from '../lib/browser.ts'
import { affiliationLine, byline, escapeHtml, htmlPage } from '../lib/html.ts'
import { doiOf, type ItemFacts, sampleLine, writeItem } from '../lib/item.ts'

export interface Palette {
  readonly paper: string
  readonly ink: string
  readonly accent: string
  readonly second: string
  readonly soft: string
  readonly muted: string
}

export interface Section {
  readonly heading: string
  readonly html: string
}
export interface Figure {
  readonly title: string
  readonly caption: string
  readonly alt: string
  readonly draw: () => string | Promise<string>
}
export interface Drawn {
  readonly title: string
  readonly caption: string
  readonly alt: string
  readonly svg: string
}

export interface Poster {
  readonly facts: ItemFacts
  readonly palette: Palette
  readonly layout: Layout
  /** The one sentence to take away; inline HTML. */
  readonly claim: string
  readonly numbers: readonly { readonly value: string; readonly label: string }[]
  readonly sections: readonly Section[]
  readonly figures: readonly Figure[]
  readonly references: readonly string[]
}

export interface Layout {
  readonly orientation: 'landscape' | 'portrait'
  readonly css: (palette: Palette) => string
  readonly body: (poster: Poster, figures: readonly Drawn[]) => string
}

export const sectionHtml = ({ heading, html }: Section): string => `<section><h2>${heading}</h2>${html}</section>`
export const figureHtml = ({ title, caption, alt, svg }: Drawn): string =>
  `<figure><h3>${title}</h3><div role="img" aria-label="${escapeHtml(alt)}">${svg}</div><figcaption>${caption}</figcaption></figure>`
export const numbersHtml = ({ numbers }: Poster): string =>
  `<dl>${numbers.map(({ value, label }) => `<div><dt>${value}</dt><dd>${label}</dd></div>`).join('')}</dl>`
export const authorsHtml = ({ facts }: Poster): string =>
  `<p class="authors">${byline(facts.authors, facts.affiliations.length > 1)}</p><p class="affiliations">${affiliationLine(facts.affiliations)}</p>`
export const titleHtml = ({ facts }: Poster): string => `<h1>${escapeHtml(facts.title)}</h1>`

export function footHtml({ facts, references }: Poster): string {
  const contact = facts.authors.find(a => a.email)?.email
  return `<footer><div class="refs"><h2>References</h2>${references.map((reference, index) => `<p>${index + 1}. ${reference}</p>`).join('')}</div><div class="colophon"><p>${facts.conference ? escapeHtml(`${facts.conference.name}, ${facts.conference.place}`) : ''}</p><p>doi.org/${doiOf(facts)} · CC BY 4.0${contact ? ` · ${contact}` : ''}</p><p>${sampleLine}</p></div></footer>`
}

const common = `.sheet{overflow:hidden;position:relative}h1,h2,h3{text-wrap:balance}p,li{text-wrap:pretty}figcaption,.claim{text-wrap:balance}ul,ol{padding-left:1.1em}figure>div svg{width:100%;height:auto}sup,sub{font-size:.62em;line-height:0}sup{vertical-align:.45em}sub{vertical-align:-.2em}
footer{display:grid;grid-template-columns:1fr auto;gap:70px;align-items:end;font-size:23px;line-height:1.35}footer h2{font-size:23px}footer .colophon{text-align:right}`

export function buildPoster(poster: Poster): [string, (directory: string) => Promise<void>] {
  return [
    poster.facts.slug,
    async directory => {
      const portrait = poster.layout.orientation === 'portrait'
      const size = portrait ? { width: '594mm', height: '841mm' } : { width: '841mm', height: '594mm' }
      const [width, height] = portrait ? [2245, 3178] : [3178, 2245]
      const figures: Drawn[] = []
      for (const { draw, ...words } of poster.figures) figures.push({ ...words, svg: await draw() })
      const css = `@page{size:${size.width} ${size.height};margin:0}${common}.sheet{width:${width}px;height:${height}px}${poster.layout.css(poster.palette)}`
      const page = await openPage(
        htmlPage(poster.facts.title, css, `<main class="sheet" data-fit="sheet">${poster.layout.body(poster, figures)}</main>`),
        width,
        height,
      )
      await warnOfOverflow(page, poster.facts.slug)
      await printPdf(page, join(directory, 'poster.pdf'), size)
      const shot = await page.screenshot({ clip: { x: 0, y: 0, width, height } })
      await page.close()
      await sharp(shot).resize({ width: 800 }).webp({ quality: 86 }).toFile(join(directory, 'thumbnail.webp'))
      writeItem(directory, 'POSTER', poster.facts, [
        { path: 'poster.pdf', role: 'main', label: 'Poster (PDF, A1)', language: 'en' },
        { path: 'thumbnail.webp', role: 'thumbnail', label: 'Preview of the poster', language: null },
      ])
    },
  ]
}

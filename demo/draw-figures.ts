/**
 * Draws the demo articles' figures as SVG: `node demo/draw-figures.ts [SLUG…]`.
 * Each article's figures.ts exports `figures`: file name → a Vega-Lite specification, or the text of an SVG.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Spec, View } from 'vega'
import { type Config, compile, type TopLevelSpec } from 'vega-lite'

export type Figures = Readonly<Record<`${string}.svg`, TopLevelSpec | string>>

/** One look for all charts: quiet axes, one sans face, colours that stay apart for colour-blind readers and in print. */
const theme: Config = {
  background: '#ffffff',
  font: 'Helvetica, Arial, sans-serif',
  padding: 12,
  axis: {
    labelFontSize: 13,
    titleFontSize: 14,
    titleFontWeight: 600,
    gridColor: '#e6e8ec',
    domainColor: '#8a93a2',
    tickColor: '#8a93a2',
    labelColor: '#2b3340',
    titleColor: '#2b3340',
  },
  legend: { labelFontSize: 13, titleFontSize: 13, labelColor: '#2b3340', titleColor: '#2b3340' },
  header: { labelFontSize: 14, titleFontSize: 14, labelColor: '#2b3340', titleColor: '#2b3340' },
  view: { stroke: null },
  range: { category: ['#2f5d8c', '#d9812b', '#3f8f6b', '#a6476b', '#7a6bb0', '#8c8273', '#c2a300', '#3b9ab2'] },
}

async function drawSvg(figure: TopLevelSpec | string): Promise<string> {
  if (typeof figure === 'string') return figure.trim()
  const spec: Spec = compile(figure, { config: theme }).spec
  return new View(parse(spec), { renderer: 'none' }).toSVG()
}

const articles = join(import.meta.dirname, 'articles')
const slugs = process.argv.length > 2 ? process.argv.slice(2) : readdirSync(articles)
for (const slug of slugs) {
  const source = join(articles, slug, 'figures.ts')
  if (!existsSync(source)) continue
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the type check covers each figures.ts itself.
  const { figures }: { figures: Figures } = await import(source)
  for (const [name, figure] of Object.entries(figures)) writeFileSync(join(articles, slug, name), `${await drawSvg(figure)}\n`)
  console.log(`${slug}: ${Object.keys(figures).join(', ')}`)
}

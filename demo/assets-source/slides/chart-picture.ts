import { type Chart, drawChart } from '../lib/charts.ts'
import type { Colours, Image } from './deck.ts'

/** A chart in the deck's colours. */
export const chartImage = (alt: string, spec: (c: Colours) => Chart, size = 17): Image => ({
  alt,
  draw: c => drawChart(spec(c), { ink: c.ink, grid: c.soft, colours: [c.accent, c.second, c.muted], size }),
})

/** A drawing by hand, given its inner SVG. */
export const drawing = (alt: string, width: number, height: number, inner: (c: Colours) => string): Image => ({
  alt,
  draw: c =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="'Source Sans 3 Variable', sans-serif">${inner(c)}</svg>`,
})

export const artSvg = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${inner}</svg>`

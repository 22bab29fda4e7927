/** Vega-Lite charts in an item's own colours. */
import { parse, type Spec, View } from 'vega'
import { type Config, compile, type TopLevelSpec } from 'vega-lite'
import { textMetrics } from 'vega-scenegraph'

/** Widths of the project's sans face, near enough to lay out labels and keys without a canvas. */
textMetrics.width = (item, text) => {
  const shown = text !== undefined ? String(text) : Array.isArray(item.text) ? item.text.join('') : String(item.text ?? '')
  let ems = 0
  for (const letter of shown)
    ems += /[iljtfr.,:;|'’ ()]/.test(letter) ? 0.3 : /[mwMW%—]/.test(letter) ? 0.8 : /[A-Z]/.test(letter) ? 0.59 : 0.51
  return ems * (item.fontSize ?? 11)
}

export interface ChartLook {
  readonly ink: string
  readonly grid: string
  readonly colours: readonly string[]
  /** Text size of axis labels, in the chart's own pixels. */
  readonly size: number
  readonly font?: string
}

export type Chart = TopLevelSpec

export async function drawChart(spec: Chart, look: ChartLook): Promise<string> {
  const { ink, grid, size } = look
  const font = look.font ?? "'Source Sans 3 Variable', sans-serif"
  const config: Config = {
    background: 'transparent',
    font,
    padding: 4,
    axis: {
      labelFontSize: size,
      titleFontSize: size,
      titleFontWeight: 600,
      labelColor: ink,
      titleColor: ink,
      gridColor: grid,
      domainColor: ink,
      tickColor: ink,
      domainOpacity: 0.6,
      tickOpacity: 0.6,
      labelPadding: size * 0.3,
      titlePadding: size * 0.6,
      labelLimit: 2000,
    },
    axisQuantitative: { tickCount: 5, labelOverlap: false },
    mark: { color: look.colours[0] ?? ink },
    legend: { labelFontSize: size, titleFontSize: size, labelColor: ink, titleColor: ink, symbolSize: size * 9, labelLimit: 2000 },
    header: { labelFontSize: size, titleFontSize: size, labelColor: ink, titleColor: ink, labelFontWeight: 600 },
    text: { fontSize: size, color: ink, font },
    title: { color: ink, fontSize: size },
    view: { stroke: null },
    range: { category: [...look.colours] },
  }
  const compiled: Spec = compile(spec, { config }).spec
  const svg = await new View(parse(compiled), { renderer: 'none' }).toSVG()
  return fluid(svg)
}

/** Lets an SVG take the width of its box. */
export function fluid(svg: string): string {
  return svg.replace(/<svg([^>]*?)\swidth="[^"]*"\sheight="[^"]*"/, '<svg$1')
}

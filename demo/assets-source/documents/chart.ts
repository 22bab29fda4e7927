import { type Chart, drawChart } from '../lib/charts.ts'
import type { Colours } from './document.ts'

/** A chart in the document's colours, sized for the text column. */
export const chart =
  (spec: (c: Colours) => Chart, size = 13) =>
  (c: Colours): Promise<string> =>
    drawChart(spec(c), { ink: c.ink, grid: '#e3e5e8', colours: [c.accent, c.second, c.muted], size })

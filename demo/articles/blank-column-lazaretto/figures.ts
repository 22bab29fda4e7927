/** Figures of “The blank column”. All values are invented. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

const years = readFileSync(join(import.meta.dirname, 'yearly-totals.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [year = NaN, ships = NaN, held = NaN, sick = NaN, dead = NaN, marks = NaN] = line.split(',').map(Number)
    return {
      year: String(year),
      ships,
      held,
      sick,
      dead,
      marks,
      share: marks / ships,
      survived: sick - dead,
      hand: year < 1824 ? 'Hand A' : year < 1831 ? 'Hand B' : 'Hand C',
    }
  })
const x = {
  field: 'year',
  type: 'ordinal' as const,
  axis: { labelAngle: 0, labelExpr: "datum.value % 2 == 1 ? datum.value : ''", title: null },
}

const detained: TopLevelSpec = {
  data: { values: years },
  resolve: { legend: { color: 'independent' } },
  vconcat: [
    {
      width: 680,
      height: 170,
      mark: { type: 'bar', color: '#2f5d8c' },
      encoding: { x, y: { field: 'held', type: 'quantitative', title: 'People held' } },
    },
    {
      width: 680,
      height: 170,
      transform: [
        { fold: ['survived', 'dead'], as: ['outcome', 'n'] },
        { calculate: "datum.outcome === 'dead' ? 'Died' : 'Sick, survived'", as: 'label' },
        { calculate: "datum.outcome === 'dead' ? 0 : 1", as: 'rank' },
      ],
      mark: { type: 'bar' },
      encoding: {
        x,
        y: { field: 'n', type: 'quantitative', title: 'Recorded as sick' },
        order: { field: 'rank', type: 'quantitative' },
        color: {
          field: 'label',
          type: 'nominal',
          title: null,
          scale: { domain: ['Died', 'Sick, survived'], range: ['#7a2f4d', '#d9a3b8'] },
          legend: { orient: 'top-left', labelLimit: 300, offset: 6 },
        },
      },
    },
  ],
}
const sixth: TopLevelSpec = {
  data: { values: years },
  width: 680,
  height: 280,
  layer: [
    {
      mark: { type: 'bar' },
      encoding: {
        x,
        y: {
          field: 'share',
          type: 'quantitative',
          title: 'Ships with a mark in the column',
          axis: { format: '.0%' },
          scale: { domain: [0, 0.5] },
        },
        color: { field: 'hand', type: 'nominal', title: null, legend: { orient: 'top-right' } },
      },
    },
    {
      mark: { type: 'text', dy: -8, fontSize: 12, color: '#2b3340' },
      encoding: { x, y: { field: 'share', type: 'quantitative' }, text: { field: 'marks' } },
    },
  ],
}
export const figures: Figures = { 'detained-sick.svg': detained, 'sixth-column.svg': sixth }

/** The figure of the correspondence on hot-night thresholds. All values are invented. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

const nights = readFileSync(join(import.meta.dirname, 'bedroom-minima.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .flatMap(line => {
    const [, outdoor = NaN, without = NaN, cooled = NaN] = line.split(',').map(Number)
    return [
      { outdoor, bedroom: without, kind: 'Without cooling' },
      { outdoor, bedroom: cooled, kind: 'With cooling' },
    ]
  })
const bedrooms: TopLevelSpec = {
  data: { values: nights },
  width: 620,
  height: 320,
  layer: [
    { mark: { type: 'rule', color: '#6b7482', strokeDash: [5, 4] }, encoding: { x: { datum: 23.4 } } },
    {
      mark: { type: 'point', filled: true, size: 50, opacity: 0.8 },
      encoding: {
        x: { field: 'outdoor', type: 'quantitative', title: 'Outdoor minimum (°C)', scale: { zero: false } },
        y: { field: 'bedroom', type: 'quantitative', title: 'Lowest bedroom temperature (°C)', scale: { zero: false } },
        color: {
          field: 'kind',
          type: 'nominal',
          title: null,
          scale: { domain: ['Without cooling', 'With cooling'], range: ['#d9812b', '#2f5d8c'] },
          legend: { orient: 'top-left', labelLimit: 300 },
        },
        shape: { field: 'kind', type: 'nominal', scale: { domain: ['Without cooling', 'With cooling'], range: ['circle', 'square'] } },
      },
    },
  ],
}
export const figures: Figures = { 'bedrooms.svg': bedrooms }

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

type Row = Record<string, string | number>

function readCsv(name: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split(/\r?\n/)
  const names = head.split(',')
  return lines.map(line =>
    Object.fromEntries(
      line.split(',').map((cell, i) => [names[i] ?? `c${i}`, cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell]),
    ),
  )
}

const config = { font: 'Helvetica, Arial, sans-serif' }
const plots = readCsv('plots.csv').map(p => ({
  ...p,
  year: Number(p.year),
  duration: Number(p.last_flower_doy) - Number(p.first_flower_doy),
}))
const x = { field: 'snowmelt_doy', type: 'quantitative' as const, title: 'Day of snow disappearance', scale: { zero: false } }
const colour = {
  field: 'year',
  type: 'quantitative' as const,
  title: 'Year',
  scale: { range: ['#9cc3de', '#1f3f63'] },
  legend: { format: 'd' },
}

const panels: TopLevelSpec = {
  config,
  data: { values: plots },
  hconcat: [
    {
      title: { text: 'A', anchor: 'start' },
      width: 290,
      height: 280,
      mark: { type: 'point', filled: true, opacity: 0.9, size: 45 },
      encoding: {
        x,
        y: { field: 'first_flower_doy', type: 'quantitative', title: 'Day of first flower', scale: { zero: false } },
        color: colour,
      },
    },
    {
      title: { text: 'B', anchor: 'start' },
      width: 290,
      height: 280,
      mark: { type: 'point', filled: true, opacity: 0.9, size: 45 },
      encoding: {
        x,
        y: { field: 'duration', type: 'quantitative', title: 'Duration of flowering (days)', scale: { domain: [0, 25] } },
        color: colour,
      },
    },
  ],
}

const yearly: TopLevelSpec = {
  config,
  width: 560,
  height: 280,
  data: { values: plots },
  transform: [
    {
      aggregate: [
        { op: 'mean', field: 'snowmelt_doy', as: 'melt' },
        { op: 'mean', field: 'frost_nights_in_flower', as: 'frost' },
      ],
      groupby: ['year'],
    },
  ],
  layer: [
    {
      mark: { type: 'line', color: '#8c8273' },
      transform: [{ regression: 'frost', on: 'melt' }],
      encoding: { x: { field: 'melt', type: 'quantitative' }, y: { field: 'frost', type: 'quantitative' } },
    },
    {
      mark: { type: 'point', filled: true, size: 70, opacity: 1 },
      encoding: {
        x: { field: 'melt', type: 'quantitative', title: 'Day of snow disappearance, mean of eight plots', scale: { zero: false } },
        y: { field: 'frost', type: 'quantitative', title: 'Frost nights during flowering', scale: { domain: [0, 5] } },
      },
    },
    {
      transform: [{ filter: 'datum.year !== 2009 && datum.year !== 2022 && datum.year !== 2010' }],
      mark: { type: 'text', dx: 8, dy: -8, align: 'left', fontSize: 11 },
      encoding: { x: { field: 'melt', type: 'quantitative' }, y: { field: 'frost', type: 'quantitative' }, text: { field: 'year' } },
    },
    {
      transform: [{ filter: 'datum.year === 2022' }],
      mark: { type: 'text', dx: 20, dy: 3, fontSize: 11 },
      encoding: { x: { field: 'melt', type: 'quantitative' }, y: { field: 'frost', type: 'quantitative' }, text: { field: 'year' } },
    },
    {
      transform: [{ filter: 'datum.year === 2009 || datum.year === 2010' }],
      mark: { type: 'text', dx: -4, dy: 14, fontSize: 11 },
      encoding: { x: { field: 'melt', type: 'quantitative' }, y: { field: 'frost', type: 'quantitative' }, text: { field: 'year' } },
    },
  ],
}

export const figures: Figures = { 'fig1-flowering.svg': panels, 'fig2-frost.svg': yearly }

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
const colours = { domain: ['cover', 'tilled'], range: ['#3f8f6b', '#b0763a'] }
const cores = readCsv('cores.csv')
const infiltration = readCsv('infiltration.csv')
const stocks = readCsv('stocks.csv')

function paired(rows: Row[], y: string, title: string, log: boolean): TopLevelSpec {
  const encoding = {
    x: {
      field: 'treatment',
      type: 'nominal' as const,
      title: null,
      axis: { labelAngle: 0, labelPadding: 8, ticks: false },
      sort: ['tilled', 'cover'],
    },
    y: {
      field: y,
      aggregate: 'mean' as const,
      type: 'quantitative' as const,
      title,
      scale: log ? { type: 'log' as const, domain: [10, 60], nice: false } : { domain: [0.6, 1.8], zero: false },
      axis: log ? { values: [10, 20, 30, 40, 50, 60] } : {},
    },
    detail: { field: 'orchard', type: 'nominal' as const },
  }
  return {
    config,
    width: 300,
    height: 300,
    data: { values: rows },
    layer: [
      { mark: { type: 'line', color: '#9aa3b0' }, encoding },
      {
        mark: { type: 'point', filled: true, size: 85, opacity: 1 },
        encoding: { ...encoding, color: { field: 'treatment', type: 'nominal', scale: colours, legend: null } },
      },
    ],
  }
}

const profile: TopLevelSpec = {
  config,
  data: { values: cores.map(c => ({ ...c, layer: `${String(c.depth_cm).replace('-', '–')} cm` })) },
  hconcat: (['organic_carbon_g_kg', 'bulk_density_g_cm3'] as const).map((field, i) => ({
    width: 240,
    height: 240,
    title: { text: i === 0 ? 'A' : 'B', anchor: 'start' as const },
    layer: [
      {
        mark: { type: 'line' as const },
        encoding: {
          x: {
            field,
            aggregate: 'mean' as const,
            type: 'quantitative' as const,
            title: i === 0 ? 'Organic carbon (g/kg)' : 'Bulk density (g/cm³)',
            scale: { zero: false },
          },
          y: { field: 'layer', type: 'ordinal' as const, title: i === 0 ? 'Depth' : null },
          color: { field: 'treatment', type: 'nominal' as const, title: 'Treatment', scale: colours },
          order: { field: 'layer' },
        },
      },
      {
        mark: { type: 'point' as const, filled: true, size: 80 },
        encoding: {
          x: { field, aggregate: 'mean' as const, type: 'quantitative' as const },
          y: { field: 'layer', type: 'ordinal' as const },
          color: { field: 'treatment', type: 'nominal' as const, scale: colours },
          shape: { field: 'treatment', type: 'nominal' as const, title: 'Treatment', scale: { domain: colours.domain } },
        },
      },
    ],
  })),
}

const differences = stocks.flatMap(s => [
  { orchard: s.orchard, method: 'Fixed depth, 0–30 cm', difference: Number(s.fixed_depth_cover) - Number(s.fixed_depth_tilled) },
  {
    orchard: s.orchard,
    method: 'Equivalent mass, 3,800 Mg/ha',
    difference: Number(s.equivalent_mass_cover) - Number(s.equivalent_mass_tilled),
  },
])
const intervals = [
  { orchard: 'Mean, 95% CI', method: 'Fixed depth, 0–30 cm', low: 0.75, high: 3.26, difference: 2.01 },
  { orchard: 'Mean, 95% CI', method: 'Equivalent mass, 3,800 Mg/ha', low: -0.41, high: 1.83, difference: 0.71 },
]
const order = [...stocks.map(s => String(s.orchard)), 'Mean, 95% CI']
const orchardAxis = { field: 'orchard', type: 'nominal' as const, sort: order, title: null }
const methodColour = {
  field: 'method',
  type: 'nominal' as const,
  title: 'Stock computed to',
  scale: { domain: ['Fixed depth, 0–30 cm', 'Equivalent mass, 3,800 Mg/ha'], range: ['#8c8273', '#2f5d8c'] },
  legend: { orient: 'bottom' as const, labelLimit: 300 },
}
const stock: TopLevelSpec = {
  config,
  width: 560,
  height: 360,
  layer: [
    { data: { values: [{ zero: 0 }] }, mark: { type: 'rule', color: '#2b3340' }, encoding: { x: { field: 'zero', type: 'quantitative' } } },
    {
      data: { values: intervals },
      mark: { type: 'rule', strokeWidth: 3 },
      encoding: {
        y: orchardAxis,
        x: { field: 'low', type: 'quantitative' },
        x2: { field: 'high' },
        color: methodColour,
        yOffset: { field: 'method' },
      },
    },
    {
      data: { values: [...differences, ...intervals] },
      mark: { type: 'point', filled: true, size: 90, opacity: 1 },
      encoding: {
        y: orchardAxis,
        x: { field: 'difference', type: 'quantitative', title: 'Carbon stock, cover minus tilled (Mg/ha)', scale: { domain: [-2, 5] } },
        color: methodColour,
        yOffset: { field: 'method' },
      },
    },
  ],
}

const topLayer = cores.filter(c => c.depth_cm === '0-10')
const bars: TopLevelSpec = {
  config,
  width: 560,
  height: 150,
  data: {
    values: [
      { t: 'tilled', m: 35.29, lo: 34.54, hi: 36.04 },
      { t: 'cover', m: 37.3, lo: 36.47, hi: 38.12 },
    ],
  },
  layer: [
    {
      mark: { type: 'rule', strokeWidth: 2 },
      encoding: {
        y: { field: 't', type: 'nominal', title: null, sort: ['tilled', 'cover'] },
        x: { field: 'lo', type: 'quantitative', scale: { domain: [33, 40], zero: false } },
        x2: { field: 'hi' },
      },
    },
    {
      mark: { type: 'point', filled: true, size: 160, opacity: 1 },
      encoding: {
        y: { field: 't', type: 'nominal', title: null, sort: ['tilled', 'cover'] },
        x: { field: 'm', type: 'quantitative', title: 'Organic carbon stock, 0–30 cm (Mg/ha)', scale: { domain: [33, 40], zero: false } },
        color: { field: 't', type: 'nominal', scale: colours, legend: null },
      },
    },
  ],
}

export const figures: Figures = {
  'fig1a-aggregates.svg': paired(topLayer, 'mean_weight_diameter_mm', 'Mean weight diameter (mm)', false),
  'fig1b-infiltration.svg': paired(infiltration, 'infiltration_mm_h', 'Infiltration (mm/h, log scale)', true),
  'fig2-stock-v1.svg': bars,
  'fig2-stock.svg': stock,
  'fig3-profile.svg': profile,
}

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
const reaches = readCsv('reaches.csv')
const bags = readCsv('bags.csv')

const design = `
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 330" width="860" height="330" font-family="Helvetica, Arial, sans-serif" font-size="15" fill="#2b3340">
  <rect width="860" height="330" fill="#ffffff"/>
  <text x="24" y="36" font-weight="600">Logger record: 120 days before flow returned</text>
  <text x="560" y="36" font-weight="600">Litter incubation: 56 days</text>
  <line x1="540" y1="50" x2="540" y2="300" stroke="#a6476b" stroke-width="2" stroke-dasharray="6 5"/>
  <text x="540" y="320" text-anchor="middle" fill="#a6476b" font-weight="600">flow returns (day 0)</text>
  <g>
    <text x="24" y="78">Reach with one long spell: longest 58 d, 1 event</text>
    <rect x="24" y="88" width="500" height="26" fill="#9cc3de"/><rect x="282" y="88" width="242" height="26" fill="#d8b98a"/>
    <rect x="540" y="88" width="290" height="26" fill="#9cc3de"/>
  </g>
  <g>
    <text x="24" y="152">Reach that flickers: longest 14 d, 6 events</text>
    <rect x="24" y="162" width="500" height="26" fill="#9cc3de"/>
    <rect x="60" y="162" width="33" height="26" fill="#d8b98a"/><rect x="130" y="162" width="25" height="26" fill="#d8b98a"/><rect x="200" y="162" width="58" height="26" fill="#d8b98a"/><rect x="300" y="162" width="38" height="26" fill="#d8b98a"/><rect x="380" y="162" width="42" height="26" fill="#d8b98a"/><rect x="478" y="162" width="46" height="26" fill="#d8b98a"/>
    <rect x="540" y="162" width="290" height="26" fill="#9cc3de"/>
  </g>
  <g>
    <text x="24" y="226">Perennial reach: 0 d, 0 events</text>
    <rect x="24" y="236" width="500" height="26" fill="#9cc3de"/><rect x="540" y="236" width="290" height="26" fill="#9cc3de"/>
  </g>
  <g stroke="#2b3340" stroke-width="1.5">
    <line x1="576" y1="80" x2="576" y2="270"/><line x1="612" y1="80" x2="612" y2="270"/><line x1="685" y1="80" x2="685" y2="270"/><line x1="828" y1="80" x2="828" y2="270"/>
  </g>
  <g text-anchor="middle" font-size="14"><text x="576" y="288">7</text><text x="612" y="288">14</text><text x="685" y="288">28</text><text x="826" y="288">56</text><text x="752" y="288">retrieval day</text></g>
  <rect x="24" y="292" width="18" height="14" fill="#9cc3de"/><text x="48" y="305" font-size="14">surface water</text>
  <rect x="170" y="292" width="18" height="14" fill="#d8b98a"/><text x="194" y="305" font-size="14">dry bed</text>
</svg>`

const durationOf = new Map(reaches.map(r => [String(r.reach), Number(r.longest_dry_spell_d)]))
const classOf = (days: number): string => (days <= 14 ? '0–14 days' : days <= 44 ? '15–44 days' : '45–88 days')
const massRows = bags.map(b => ({
  reach: String(b.reach),
  mesh: b.mesh === 'coarse' ? 'Coarse mesh' : 'Fine mesh',
  day: Number(b.day),
  spell: classOf(durationOf.get(String(b.reach)) ?? 0),
  remaining: (100 * Number(b.remaining_dry_mass_g)) / Number(b.initial_dry_mass_g),
}))
/** Mean over the six reaches of a class, with the interval from the t distribution with five degrees of freedom. */
function classMeans(): { mesh: string; day: number; spell: string; mean: number; low: number; high: number }[] {
  const byReach = new Map<string, { mesh: string; day: number; spell: string; values: number[] }>()
  for (const row of massRows) {
    const key = `${row.mesh}|${row.day}|${row.spell}|${row.reach}`
    const group = byReach.get(key) ?? { mesh: row.mesh, day: row.day, spell: row.spell, values: [] }
    group.values.push(row.remaining)
    byReach.set(key, group)
  }
  const average = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length
  const byClass = new Map<string, { mesh: string; day: number; spell: string; values: number[] }>()
  for (const { mesh, day, spell, values } of byReach.values()) {
    const key = `${mesh}|${day}|${spell}`
    const group = byClass.get(key) ?? { mesh, day, spell, values: [] }
    group.values.push(average(values))
    byClass.set(key, group)
  }
  return [...byClass.values()].map(({ mesh, day, spell, values }) => {
    const mean = average(values)
    const half = 2.571 * Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1) / values.length)
    return { mesh, day, spell, mean, low: mean - half, high: mean + half }
  })
}

const mass: TopLevelSpec = {
  config,
  data: { values: classMeans() },
  facet: { column: { field: 'mesh', type: 'nominal', title: null } },
  spec: {
    width: 320,
    height: 270,
    encoding: {
      x: { field: 'day', type: 'quantitative', title: 'Days since flow returned', axis: { values: [7, 14, 28, 56], grid: false } },
      color: { field: 'spell', type: 'nominal', title: 'Longest dry spell', legend: { orient: 'bottom' } },
    },
    layer: [
      {
        mark: { type: 'line', strokeWidth: 2 },
        encoding: { y: { field: 'mean', type: 'quantitative', title: 'Dry mass remaining (%)', scale: { domain: [0, 90] } } },
      },
      {
        mark: { type: 'point', filled: true, size: 60 },
        encoding: { y: { field: 'mean', type: 'quantitative' }, shape: { field: 'spell', type: 'nominal', title: 'Longest dry spell' } },
      },
      { mark: { type: 'rule' }, encoding: { y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } } },
    ],
  },
}

function rates(field: string, title: string, domain: [number, number], intercept: number, slope: number): TopLevelSpec {
  const line = Array.from({ length: 45 }, (_, i) => ({ spell: i * 2, k: Math.exp(intercept + (slope * i * 2) / 10) }))
  return {
    config,
    width: 560,
    height: 300,
    layer: [
      {
        data: { values: line },
        mark: { type: 'line', color: '#2b3340', strokeWidth: 2 },
        encoding: { x: { field: 'spell', type: 'quantitative' }, y: { field: 'k', type: 'quantitative' } },
      },
      {
        data: { values: reaches },
        mark: { type: 'point', filled: true, opacity: 0.9 },
        encoding: {
          x: { field: 'longest_dry_spell_d', type: 'quantitative', title: 'Longest dry spell (days)' },
          y: { field, type: 'quantitative', title, scale: { domain, nice: false } },
          color: { field: 'catchment', type: 'nominal', title: 'Catchment' },
          shape: { field: 'catchment', type: 'nominal', title: 'Catchment' },
          size: { field: 'dry_events', type: 'ordinal', title: 'Dry events', scale: { range: [50, 320] } },
        },
      },
    ],
  }
}

const events = 46 / 18
const shredderLine = Array.from({ length: 45 }, (_, i) => ({ spell: i * 2, shredders: Math.exp(3.0619 - 0.20138 * ((i * 2) / 10)) }))
const shredders: TopLevelSpec = {
  config,
  hconcat: [
    {
      width: 310,
      height: 280,
      title: { text: 'A', anchor: 'start' },
      layer: [
        {
          data: { values: shredderLine },
          mark: { type: 'line', color: '#2b3340' },
          encoding: { x: { field: 'spell', type: 'quantitative' }, y: { field: 'shredders', type: 'quantitative' } },
        },
        {
          data: { values: reaches },
          mark: { type: 'point', filled: true, size: 90 },
          encoding: {
            x: { field: 'longest_dry_spell_d', type: 'quantitative', title: 'Longest dry spell (days)' },
            y: { field: 'shredders_per_bag', type: 'quantitative', title: 'Shredders per coarse bag' },
            color: { field: 'catchment', type: 'nominal', title: 'Catchment' },
            shape: { field: 'catchment', type: 'nominal', title: 'Catchment' },
          },
        },
      ],
    },
    {
      width: 310,
      height: 280,
      title: { text: 'B', anchor: 'start' },
      data: { values: reaches },
      mark: { type: 'point', filled: true, size: 90 },
      encoding: {
        x: { field: 'shredders_per_bag', type: 'quantitative', title: 'Shredders per coarse bag' },
        y: {
          field: 'k_coarse_dd',
          type: 'quantitative',
          title: 'k coarse (per degree-day)',
          axis: { format: '.4f' },
          scale: { zero: false },
        },
        color: { field: 'catchment', type: 'nominal' },
        shape: { field: 'catchment', type: 'nominal' },
      },
    },
  ],
}

export const figures: Figures = {
  'fig1-design.svg': design,
  'fig2-mass.svg': mass,
  'fig3a-coarse.svg': rates('k_coarse_d', 'k coarse (per day)', [0, 0.035], -3.6478 + 0.0185 * events, -0.1005),
  'fig3b-fine.svg': rates('k_fine_d', 'k fine (per day)', [0, 0.035], -4.5037 + 0.0098 * events, -0.0208),
  'fig4-shredders.svg': shredders,
}

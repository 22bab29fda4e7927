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
const stations = readCsv('stations.csv')
const tributaries = [
  { name: 'Upper Brenna', colour: '#2f5d8c', first: 1 },
  { name: 'Jaworka', colour: '#d9812b', first: 7 },
  { name: 'Kamień', colour: '#3f8f6b', first: 13 },
  { name: 'Siwa', colour: '#a6476b', first: 19 },
]

/** A schematic network: the main stem runs from left to right, each tributary joins it at a slant. */
function networkMap(): string {
  const stem = { x0: 60, x1: 800, y: 250 }
  const parts: string[] = []
  tributaries.forEach((t, k) => {
    const up = k % 2 === 0
    const joinX = 250 + k * 150
    const tipX = joinX - 170
    const tipY = up ? 60 : 440
    parts.push(`<line x1="${tipX}" y1="${tipY}" x2="${joinX}" y2="${stem.y}" stroke="#7fb0d3" stroke-width="5" stroke-linecap="round"/>`)
    parts.push(
      `<text x="${tipX + 4}" y="${up ? tipY - 20 : tipY + 36}" text-anchor="middle" font-weight="600" fill="${t.colour}">${t.name}</text>`,
    )
    for (let i = 0; i < 6; i++) {
      const f = 0.04 + i * 0.165
      const side = i % 2 === 0 ? -1 : 1
      const jx = tipX + (joinX - tipX) * f
      const jy = tipY + (stem.y - tipY) * f
      const bx = jx + side * 26
      const by = jy + (up ? -6 : 6)
      parts.push(`<line x1="${jx}" y1="${jy}" x2="${bx}" y2="${by}" stroke="#7fb0d3" stroke-width="3"/>`)
      parts.push(`<circle cx="${bx}" cy="${by}" r="8" fill="${t.colour}"/>`)
      parts.push(
        `<text x="${bx + side * 13}" y="${by + 5}" font-size="13" text-anchor="${side < 0 ? 'end' : 'start'}">${t.first + i}</text>`,
      )
    }
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 500" width="860" height="500" font-family="Helvetica, Arial, sans-serif" font-size="16" fill="#2b3340">
  <rect width="860" height="500" fill="#ffffff"/>
  <path d="M ${stem.x0} ${stem.y} L ${stem.x1} ${stem.y}" stroke="#7fb0d3" stroke-width="8" stroke-linecap="round"/>
  <path d="M 800 236 L 826 250 L 800 264 Z" fill="#7fb0d3"/>
  <text x="722" y="204" text-anchor="middle" font-weight="600">Brenna</text><text x="722" y="226" text-anchor="middle" font-size="13">to the outlet</text>
  ${parts.join('\n  ')}
</svg>`
}

const availability = readCsv('availability.csv')
const heat = (field: string, title: string): TopLevelSpec => ({
  config,
  width: 620,
  height: 330,
  data: { values: availability },
  mark: { type: 'rect' },
  encoding: {
    x: { field: 'month', type: 'temporal', timeUnit: 'yearmonth', title: null, axis: { format: '%Y', tickCount: 'year' } },
    y: { field: 'station', type: 'nominal', title: 'Station', axis: { labelFontSize: 11, ticks: false } },
    color: {
      field,
      type: 'quantitative',
      title,
      scale: { domain: [0, 100], range: ['#f3e3c3', '#2f5d8c'] },
      legend: { gradientLength: 160 },
    },
  },
})

const monthly = readCsv('monthly-temperature.csv').map(m => ({
  ...m,
  elevation: stations.find(s => s.station === m.station)?.elevation_m ?? 0,
}))
const regimes: TopLevelSpec = {
  config,
  width: 560,
  height: 320,
  data: { values: monthly },
  mark: { type: 'line', strokeWidth: 2 },
  encoding: {
    x: { field: 'month', type: 'ordinal', title: 'Month', axis: { labelAngle: 0 } },
    y: { field: 'mean_temperature_C', type: 'quantitative', title: 'Mean water temperature (°C)' },
    detail: { field: 'station', type: 'nominal' },
    color: {
      field: 'elevation',
      type: 'quantitative',
      title: 'Elevation (m)',
      scale: { range: ['#d9812b', '#b9b39a', '#2f5d8c'], domain: [400, 750, 1110] },
      legend: { values: [400, 600, 800, 1000] },
    },
  },
}
const validation: TopLevelSpec = {
  config,
  width: 560,
  height: 240,
  data: { values: readCsv('validation.csv') },
  layer: [
    {
      mark: { type: 'bar', color: '#7f9dbd' },
      encoding: {
        x: {
          field: 'logger_minus_reference_C',
          type: 'quantitative',
          bin: { step: 0.05 },
          title: 'Logger minus reference thermometer (°C)',
        },
        y: { aggregate: 'count', type: 'quantitative', title: 'Station visits' },
      },
    },
    {
      data: { values: [{ x: -0.2 }, { x: 0.2 }] },
      mark: { type: 'rule', strokeDash: [6, 4], color: '#a6476b', strokeWidth: 2 },
      encoding: { x: { field: 'x', type: 'quantitative' } },
    },
  ],
}

export const figures: Figures = {
  'fig1-network.svg': networkMap(),
  'fig2-availability.svg': heat('stage_percent', 'Complete (%)'),
  'fig3-regimes.svg': regimes,
  'fig4-validation.svg': validation,
}

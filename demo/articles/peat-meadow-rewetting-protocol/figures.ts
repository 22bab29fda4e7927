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
const power: TopLevelSpec = {
  config,
  width: 560,
  height: 300,
  layer: [
    {
      data: { values: readCsv('power.csv').map(r => ({ ...r, effect: `${r.reduction_percent}%` })) },
      mark: { type: 'line', point: { size: 60 }, strokeWidth: 2 },
      encoding: {
        x: {
          field: 'fields_per_group',
          type: 'quantitative',
          title: 'Fields per group',
          scale: { domain: [3, 12] },
          axis: { tickCount: 10 },
        },
        y: { field: 'power', type: 'quantitative', title: 'Power', scale: { domain: [0, 1] } },
        color: { field: 'effect', type: 'nominal', title: 'True reduction', sort: ['50%', '35%', '20%'] },
      },
    },
    { data: { values: [{ y: 0.8 }] }, mark: { type: 'rule', strokeDash: [6, 4] }, encoding: { y: { field: 'y', type: 'quantitative' } } },
    {
      data: { values: [{ x: 8 }] },
      mark: { type: 'rule', strokeDash: [2, 4], color: '#a6476b' },
      encoding: { x: { field: 'x', type: 'quantitative' } },
    },
  ],
}

const text = (x: number, y: number, s: string, extra = ''): string => `<text x="${x}" y="${y}" ${extra}>${s}</text>`

function timeline(): string {
  const x = (month: number): number => 150 + month * 14
  const bar = (row: number, from: number, to: number, fill: string): string =>
    `<rect x="${x(from)}" y="${62 + row * 38}" width="${(to - from) * 14}" height="22" rx="4" fill="${fill}"/>`
  const rows = ['Water table', 'Gas fluxes', 'Vegetation', 'Peat cores', 'Denitrifiers', 'Analysis']
  const years = [2025, 2026, 2027, 2028].map(
    (y, i) =>
      `<line x1="${x(i * 12)}" y1="44" x2="${x(i * 12)}" y2="296" stroke="#d5dae1"/>${text(x(i * 12 + 6), 36, String(y), 'text-anchor="middle" font-weight="600"')}`,
  )
  const bits = [
    bar(0, 2, 44, '#9cc3de'),
    ...[0, 12, 24, 36].map(m => bar(1, m + 3, m + 10, '#d9812b')),
    ...[0, 12, 24, 36].map(m => bar(2, m + 5, m + 7, '#3f8f6b')),
    bar(3, 8, 10, '#8c8273'),
    bar(3, 41, 43, '#8c8273'),
    ...[4, 16, 28, 40].map(m => bar(4, m, m + 1.5, '#7a6bb0')),
    bar(5, 42, 48, '#2f5d8c'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 330" width="860" height="330" font-family="Helvetica, Arial, sans-serif" font-size="15" fill="#2b3340"><rect width="860" height="330" fill="#ffffff"/>
  ${years.join('')}<line x1="${x(48)}" y1="44" x2="${x(48)}" y2="296" stroke="#d5dae1"/>
  ${rows.map((r, i) => text(136, 78 + i * 38, r, 'text-anchor="end"')).join('')}
  ${bits.join('')}
  <line x1="${x(13.5)}" y1="46" x2="${x(13.5)}" y2="300" stroke="#a6476b" stroke-width="2.5" stroke-dasharray="7 5"/>
  ${text(x(13.5), 320, 'weirs raised, February 2026', 'text-anchor="middle" fill="#a6476b" font-weight="600"')}
</svg>`
}

function layout(kinds: readonly ('R' | 'C')[]): string {
  const fields = kinds.map((k, i) => {
    const x = 40 + (i % 8) * 100
    const y = i < 8 ? 50 : 190
    return `<rect x="${x}" y="${y}" width="86" height="92" rx="5" fill="${k === 'R' ? '#c7dcec' : '#efe0c4'}" stroke="#8a93a2"/><circle cx="${x + 25}" cy="${y + 40}" r="6" fill="#2b3340"/><circle cx="${x + 60}" cy="${y + 24}" r="6" fill="#2b3340"/><circle cx="${x + 52}" cy="${y + 66}" r="6" fill="#2b3340"/><text x="${x + 8}" y="${y + 86}" font-size="13">${k}${i + 1}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 350" width="860" height="350" font-family="Helvetica, Arial, sans-serif" font-size="15" fill="#2b3340"><rect width="860" height="350" fill="#ffffff"/>
  <text x="40" y="34" font-weight="600">North polder</text><text x="40" y="308" font-weight="600">South polder</text>
  <rect x="26" y="154" width="808" height="24" fill="#7fb0d3"/><text x="430" y="171" text-anchor="middle" font-size="14">main ditch</text>
  ${fields.join('\n  ')}
  <rect x="330" y="318" width="20" height="16" fill="#c7dcec" stroke="#8a93a2"/><text x="358" y="331">to be rewetted (R, 8)</text>
  <rect x="520" y="318" width="20" height="16" fill="#efe0c4" stroke="#8a93a2"/><text x="548" y="331">control (C, 8)</text>
  <circle cx="682" cy="326" r="6" fill="#2b3340"/><text x="696" y="331">flux collar</text>
</svg>`
}

export const figures: Figures = {
  'fig1-layout-v1.svg': layout(['R', 'C', 'C', 'R', 'R', 'R', 'C', 'R', 'C', 'C', 'R', 'C', 'R', 'C', 'R', 'C']),
  'fig1-layout.svg': layout(['C', 'R', 'C', 'R', 'R', 'C', 'C', 'R', 'R', 'C', 'C', 'R', 'C', 'R', 'R', 'C']),
  'fig2-timeline.svg': timeline(),
  'fig3-power.svg': power,
}

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
const level: TopLevelSpec = {
  config,
  width: 600,
  height: 250,
  layer: [
    {
      data: { values: [{ from: 12, to: 83 }] },
      mark: { type: 'rect', color: '#f3e8d2' },
      encoding: { x: { field: 'from', type: 'quantitative' }, x2: { field: 'to' } },
    },
    {
      data: { values: readCsv('water-level.csv') },
      mark: { type: 'line', strokeWidth: 2.5 },
      encoding: {
        x: { field: 'day', type: 'quantitative', title: 'Days since 1 September 2024', scale: { domain: [0, 130], nice: false } },
        y: { field: 'level_m', type: 'quantitative', title: 'Level relative to full (m)' },
      },
    },
    {
      data: { values: [{ day: 0, y: -1.2 }] },
      mark: { type: 'rule', strokeDash: [6, 4], color: '#a6476b' },
      encoding: { y: { field: 'y', type: 'quantitative' } },
    },
    {
      data: { values: [{ day: 128, y: -1.6, text: 'lowest visited shells' }] },
      mark: { type: 'text', align: 'right', color: '#a6476b', fontSize: 13 },
      encoding: { x: { field: 'day', type: 'quantitative' }, y: { field: 'y', type: 'quantitative' }, text: { field: 'text' } },
    },
    {
      data: { values: [{ day: 82, y: -2.6, text: 'visit, day 82' }] },
      mark: { type: 'text', align: 'right', dx: -6, fontSize: 13 },
      encoding: { x: { field: 'day', type: 'quantitative' }, y: { field: 'y', type: 'quantitative' }, text: { field: 'text' } },
    },
    { data: { values: [{ day: 82 }] }, mark: { type: 'rule', strokeWidth: 2 }, encoding: { x: { field: 'day', type: 'quantitative' } } },
  ],
}

const section = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 330" width="820" height="330" font-family="Helvetica, Arial, sans-serif" font-size="15" fill="#2b3340">
  <rect width="820" height="330" fill="#ffffff"/>
  <rect x="0" y="170" width="820" height="160" fill="#e9dcc3"/>
  <path d="M 0 170 q 40 -8 82 0 t 82 0 t 82 0 t 82 0 t 82 0 t 82 0 t 82 0 t 82 0 t 82 0 t 82 0" fill="#e9dcc3" stroke="#b59a6a" stroke-width="2"/>
  <g>
    <path d="M 90 190 Q 210 70 350 176 Q 360 190 350 196 Q 215 110 96 202 Z" fill="#6d6250" stroke="#3d3629" stroke-width="2"/>
    <path d="M 90 206 Q 210 310 350 204 Q 352 200 346 198 Q 215 286 98 200 Z" fill="#6d6250" stroke="#3d3629" stroke-width="2"/>
    <path d="M 120 200 Q 215 272 330 204 Q 220 250 120 200 Z" fill="#8fb7cf"/>
    <path d="M 130 184 Q 212 122 322 182 Q 270 178 232 170 Q 180 166 130 184 Z" fill="#7fae5b" stroke="#4f7a30" stroke-width="1.5"/>
    <circle cx="170" cy="172" r="4" fill="#d9812b"/><circle cx="200" cy="162" r="4" fill="#d9812b"/><circle cx="240" cy="162" r="4" fill="#d9812b"/><circle cx="278" cy="171" r="4" fill="#d9812b"/>
    <text x="220" y="50" text-anchor="middle" font-weight="600">A. Paired valves, gape under 5 mm</text>
    <line x1="400" y1="110" x2="250" y2="152" stroke="#2b3340"/><text x="406" y="106" font-size="14">living tissue</text><text x="406" y="124" font-size="14">on the upper valve</text>
    <line x1="330" y1="270" x2="245" y2="234" stroke="#2b3340"/><text x="336" y="280" font-size="14">wet sediment, 70% water</text>
  </g>
  <g>
    <path d="M 560 196 Q 670 270 780 190 Q 776 182 764 188 Q 670 244 574 190 Q 562 188 560 196 Z" fill="#6d6250" stroke="#3d3629" stroke-width="2"/>
    <circle cx="620" cy="212" r="4" fill="#d9812b"/><circle cx="645" cy="220" r="4" fill="#d9812b"/><circle cx="672" cy="222" r="4" fill="#d9812b"/><circle cx="700" cy="217" r="4" fill="#d9812b"/>
    <text x="670" y="50" text-anchor="middle" font-weight="600">B. Single or open valve</text>
    <line x1="690" y1="130" x2="674" y2="214" stroke="#2b3340"/><text x="696" y="122" font-size="14" text-anchor="middle">gemmules on dry skeleton</text>
  </g>
  <text x="20" y="316" font-size="14">drained bed</text>
</svg>`

export const figures: Figures = { 'fig1-level.svg': level, 'fig2-shells.svg': section }

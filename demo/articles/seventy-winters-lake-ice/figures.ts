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
const winters = readCsv('ice.csv').map((r, i) => ({
  start: 1953 + i,
  on: r.ice_on_doy === '' ? null : Number(r.ice_on_doy),
  off: r.ice_off_doy === '' ? null : Number(r.ice_off_doy) + 365,
  duration: Number(r.duration_d),
  free: Number(r.duration_d) === 0,
}))
const xAxis = {
  field: 'start',
  type: 'quantitative' as const,
  title: 'Winter beginning in',
  scale: { domain: [1952, 2023], nice: false },
  axis: { format: 'd' },
}
const trend = [1953, 2022].map(start => ({ start, duration: 131.8 - 0.4138 * (start - 1953) }))
const dates = {
  values: [335, 366, 397, 425, 456, 486],
  labelExpr: "{'335':'1 Dec','366':'1 Jan','397':'1 Feb','425':'1 Mar','456':'1 Apr','486':'1 May'}[datum.value]",
}

const lake: TopLevelSpec = {
  config,
  vconcat: [
    {
      title: { text: 'A', anchor: 'start' },
      width: 680,
      height: 240,
      layer: [
        {
          data: { values: winters.filter(w => !w.free) },
          mark: { type: 'bar', width: 6, color: '#7fb0d3' },
          encoding: {
            x: xAxis,
            y: {
              field: 'on',
              type: 'quantitative',
              title: 'Lake frozen from … to',
              scale: { domain: [315, 500], zero: false, nice: false },
              axis: dates,
            },
            y2: { field: 'off' },
          },
        },
        {
          data: { values: winters.filter(w => w.free) },
          mark: { type: 'text', text: '×', fontSize: 22, color: '#a6476b' },
          encoding: { x: xAxis, y: { datum: 405, type: 'quantitative' } },
        },
      ],
    },
    {
      title: { text: 'B', anchor: 'start' },
      width: 680,
      height: 200,
      layer: [
        {
          data: { values: winters },
          mark: { type: 'point', filled: true, size: 45, opacity: 1 },
          encoding: {
            x: xAxis,
            y: { field: 'duration', type: 'quantitative', title: 'Days of ice' },
            color: { condition: { test: 'datum.free', value: '#a6476b' }, value: '#2f5d8c' },
          },
        },
        {
          data: { values: trend },
          mark: { type: 'line', strokeWidth: 2.5, color: '#2b3340' },
          encoding: { x: xAxis, y: { field: 'duration', type: 'quantitative' } },
        },
      ],
    },
  ],
}

export const figures: Figures = { 'fig1-lake-ice.svg': lake }

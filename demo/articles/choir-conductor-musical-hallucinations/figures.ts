/** Figures of the case report on musical hallucinations. All values are invented. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

interface Day {
  readonly day: number
  readonly week: number
  readonly minutes: number
}
const diary: readonly Day[] = readFileSync(join(import.meta.dirname, 'diary.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [day = NaN, minutes = NaN] = line.split(',').map(Number)
    return { day, week: day / 7, minutes }
  })

const hertz = [250, 500, 1000, 2000, 4000, 8000] as const
/** Unaided four-frequency averages (500, 1000, 2000, 4000 Hz): right 54, left 55 dB. */
const thresholds = {
  right: { unaided: [30, 40, 50, 58, 68, 80], aided: [25, 25, 28, 32, 40, 50] },
  left: { unaided: [30, 38, 50, 60, 72, 85], aided: [25, 28, 28, 34, 42, 55] },
} as const
function audiogram(ear: keyof typeof thresholds): TopLevelSpec {
  const colour = ear === 'right' ? '#a6476b' : '#2f5d8c'
  const symbol = ear === 'right' ? 'circle' : 'square'
  const values = (['unaided', 'aided'] as const).flatMap(kind =>
    hertz.map((frequency, index) => ({
      frequency,
      kind: kind === 'aided' ? 'With hearing aid' : 'Unaided',
      level: thresholds[ear][kind][index],
    })),
  )
  const x = { field: 'frequency', type: 'ordinal' as const, title: 'Frequency (Hz)', axis: { labelAngle: 0, grid: true } }
  const y = {
    field: 'level',
    type: 'quantitative' as const,
    title: 'Threshold (dB hearing level)',
    scale: { domain: [0, 100], reverse: true },
  }
  return {
    data: { values },
    width: 560,
    height: 300,
    layer: [
      {
        mark: { type: 'line', color: colour, strokeWidth: 2 },
        encoding: {
          x,
          y,
          strokeDash: {
            field: 'kind',
            type: 'nominal',
            legend: null,
            scale: {
              domain: ['Unaided', 'With hearing aid'],
              range: [
                [1, 0],
                [6, 4],
              ],
            },
          },
        },
      },
      {
        transform: [{ filter: "datum.kind === 'Unaided'" }],
        mark: { type: 'point', shape: symbol, size: 110, color: colour, fill: '#ffffff', strokeWidth: 2, opacity: 1 },
        encoding: { x, y },
      },
      {
        transform: [{ filter: "datum.kind !== 'Unaided'" }],
        mark: { type: 'point', shape: symbol, size: 110, filled: true, color: colour, opacity: 1 },
        encoding: { x, y },
      },
      {
        transform: [{ filter: 'datum.frequency === 8000' }],
        mark: { type: 'text', dy: 22, fontSize: 13, align: 'center', color: '#2b3340' },
        encoding: { x, y, text: { field: 'kind' } },
      },
    ],
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b),
    middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
const smooth = (days: readonly Day[]) =>
  days.map(day => ({ ...day, median: median(days.filter(other => Math.abs(other.day - day.day) <= 3).map(other => other.minutes)) }))

interface Bar {
  readonly from: number
  readonly to: number
  readonly label: string
  readonly level: number
  readonly colour: string
}
const bars: readonly Bar[] = [
  { from: 10, to: 21, label: 'Hearing aids worn', level: 502, colour: '#2f7a58' },
  { from: 22.29, to: 26, label: '', level: 502, colour: '#2f7a58' },
  { from: 0, to: 15, label: 'Tramadol', level: 546, colour: '#b5651d' },
]
function chart(days: readonly Day[], last: number, revised: boolean): TopLevelSpec {
  const x = {
    field: 'week',
    type: 'quantitative' as const,
    title: 'Weeks since the first musical hallucination',
    scale: { domain: [0, last], nice: false },
    axis: { values: Array.from({ length: last / 2 + 1 }, (_, index) => index * 2), grid: false },
  }
  const y = {
    field: 'minutes',
    type: 'quantitative' as const,
    title: 'Minutes of music a day',
    scale: { domain: [0, revised ? 590 : 500], nice: false },
    axis: { values: [0, 100, 200, 300, 400, 500] },
  }
  return {
    data: { values: smooth(days) },
    width: 680,
    height: 320,
    layer: [
      ...(revised
        ? [
            {
              data: { values: bars.map(bar => ({ ...bar, top: bar.level + 36, middle: bar.level + 18 })) },
              mark: { type: 'rect' as const, opacity: 0.9 },
              encoding: {
                x: { field: 'from', type: 'quantitative' as const },
                x2: { field: 'to' },
                y: { field: 'level', type: 'quantitative' as const },
                y2: { field: 'top' },
                color: { field: 'colour', type: 'nominal' as const, scale: null },
              },
            },
            {
              data: { values: bars.map(bar => ({ ...bar, top: bar.level + 36, middle: bar.level + 18 })) },
              mark: { type: 'text' as const, align: 'left' as const, dx: 8, fontSize: 13, fontWeight: 'bold' as const, color: '#ffffff' },
              encoding: {
                x: { field: 'from', type: 'quantitative' as const },
                y: { field: 'middle', type: 'quantitative' as const },
                text: { field: 'label' },
              },
            },
          ]
        : [
            {
              data: { values: [{ from: 10, to: 20.9 }] },
              mark: { type: 'rect' as const, color: '#3f8f6b', opacity: 0.13 },
              encoding: { x: { field: 'from', type: 'quantitative' as const }, x2: { field: 'to' } },
            },
            {
              data: { values: [{ week: 10.3, minutes: 480 }] },
              mark: {
                type: 'text' as const,
                align: 'left' as const,
                fontSize: 13,
                fontWeight: 'bold' as const,
                color: '#2c6a4e',
                text: 'Hearing aids worn',
              },
              encoding: { x: { field: 'week', type: 'quantitative' as const }, y: { field: 'minutes', type: 'quantitative' as const } },
            },
          ]),
      { mark: { type: 'point', size: 22, filled: true, color: '#8a93a2', opacity: 0.75 }, encoding: { x, y } },
      { mark: { type: 'line', color: '#2f5d8c', strokeWidth: 2.5 }, encoding: { x, y: { field: 'median', type: 'quantitative' } } },
    ],
  }
}

const gap = diary.filter(day => day.day >= 137 && day.day < 170).map(day => ({ ...day, since: day.day - 147 }))
const withdrawal: TopLevelSpec = {
  data: { values: gap },
  width: 660,
  height: 280,
  layer: [
    {
      data: { values: [{ from: -0.5, to: 8.5 }] },
      mark: { type: 'rect', color: '#d9812b', opacity: 0.14 },
      encoding: { x: { field: 'from', type: 'quantitative' }, x2: { field: 'to' } },
    },
    {
      data: { values: [{ since: 4, minutes: 190 }] },
      mark: { type: 'text', fontSize: 13, fontWeight: 600, color: '#9a5413', text: 'No hearing aids (nine days)' },
      encoding: { x: { field: 'since', type: 'quantitative' }, y: { field: 'minutes', type: 'quantitative' } },
    },
    {
      mark: { type: 'bar', width: 14, color: '#2f5d8c' },
      encoding: {
        x: {
          field: 'since',
          type: 'quantitative',
          title: 'Days since the aids were sent for repair',
          scale: { domain: [-11, 23], nice: false },
          axis: { grid: false, values: [-10, -5, 0, 5, 10, 15, 20] },
        },
        y: { field: 'minutes', type: 'quantitative', title: 'Minutes of music a day', scale: { domain: [0, 200] } },
      },
    },
  ],
}

export const figures: Figures = {
  'audiogram-right.svg': audiogram('right'),
  'audiogram-left.svg': audiogram('left'),
  'diary-v1.svg': chart(
    diary.filter(day => day.day < 147),
    22,
    false,
  ),
  'diary.svg': chart(diary, 26, true),
  'withdrawal.svg': withdrawal,
}

/** Figures of “Hot nights and emergency ambulance calls in three inland cities”. All values are invented. */
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

interface City {
  readonly name: string
  readonly median: number
  readonly threshold: number
  readonly top: number
  readonly slope: number
}
const cities: readonly City[] = [
  { name: 'Zaragoza', median: 17.9, threshold: 22.9, top: 25.8, slope: 0.036 },
  { name: 'Plovdiv', median: 16.6, threshold: 21.4, top: 24.4, slope: 0.046 },
  { name: 'Konya', median: 15.8, threshold: 20.2, top: 23.1, slope: 0.04 },
]

/** Flat below the bend (2 °C under the threshold), rising above it; the band widens where nights are few. */
const curve = cities.flatMap(city =>
  Array.from({ length: 46 }, (_, step) => {
    const low = city.median - 8
    const minimum = low + ((city.top - low) * step) / 45
    const over = minimum - (city.threshold - 2)
    const log =
      ((city.slope * Math.log1p(Math.exp(over * 1.6))) / 1.6) * 0.85 -
      ((city.slope * Math.log1p(Math.exp((city.median - city.threshold + 2) * 1.6))) / 1.6) * 0.85 +
      0.002 * Math.sin(step / 5)
    const se = 0.004 + 0.0011 * Math.abs(minimum - city.median) + 0.0035 * Math.max(0, over - 1.5)
    return { city: city.name, minimum, or: Math.exp(log), low: Math.exp(log - 1.96 * se), high: Math.exp(log + 1.96 * se) }
  }),
)

const exposure: TopLevelSpec = {
  data: { values: curve },
  facet: { column: { field: 'city', type: 'nominal', sort: cities.map(city => city.name), title: null } },
  spec: {
    width: 215,
    height: 250,
    layer: [
      {
        mark: { type: 'area', opacity: 0.2, color: '#2f5d8c' },
        encoding: {
          x: { field: 'minimum', type: 'quantitative', title: 'Night minimum (°C)', scale: { zero: false, nice: false } },
          y: { field: 'low', type: 'quantitative', title: 'Odds ratio', scale: { domain: [0.94, 1.26], zero: false } },
          y2: { field: 'high' },
        },
      },
      {
        mark: { type: 'line', color: '#2f5d8c', strokeWidth: 2.5 },
        encoding: { x: { field: 'minimum', type: 'quantitative' }, y: { field: 'or', type: 'quantitative' } },
      },
      { mark: { type: 'rule', strokeDash: [4, 4], color: '#6b7482' }, encoding: { y: { datum: 1 } } },
      {
        transform: [
          { calculate: "datum.city === 'Zaragoza' ? 22.9 : datum.city === 'Plovdiv' ? 21.4 : 20.2", as: 'threshold' },
          { aggregate: [{ op: 'max', field: 'threshold', as: 'threshold' }], groupby: ['city'] },
          { calculate: '0.945', as: 'tick' },
        ],
        mark: { type: 'point', shape: 'triangle-up', filled: true, size: 110, color: '#d9812b', opacity: 1 },
        encoding: { x: { field: 'threshold', type: 'quantitative' }, y: { field: 'tick', type: 'quantitative' } },
      },
    ],
  },
}

interface Estimate {
  readonly group: string
  readonly label: string
  readonly or: number
  readonly low: number
  readonly high: number
}
function forest(rows: readonly Estimate[], top: number): TopLevelSpec {
  const order = rows.map(row => row.label)
  return {
    data: { values: rows.map(row => ({ ...row, text: `${row.or.toFixed(3)} (${row.low.toFixed(3)}–${row.high.toFixed(3)})` })) },
    width: 340,
    height: 300,
    encoding: {
      y: {
        field: 'label',
        type: 'nominal',
        sort: order,
        title: null,
        axis: { labelLimit: 360, ticks: false, domain: false, labelPadding: 10 },
      },
    },
    layer: [
      {
        mark: { type: 'rule', strokeDash: [4, 4], color: '#6b7482' },
        encoding: { x: { datum: 1 }, y: { value: { expr: 'height' } }, y2: { value: 0 } },
      },
      {
        mark: { type: 'rule', strokeWidth: 2 },
        encoding: {
          x: {
            field: 'low',
            type: 'quantitative',
            title: 'Odds ratio (95% CI)',
            axis: { values: [0.95, 1, 1.05, 1.1, 1.15, 1.2] },
            scale: { domain: [0.94, top], zero: false, nice: false },
          },
          x2: { field: 'high' },
          color: { field: 'group', type: 'nominal', legend: null },
        },
      },
      {
        mark: { type: 'point', filled: true, size: 90, opacity: 1 },
        encoding: {
          x: { field: 'or', type: 'quantitative' },
          color: { field: 'group', type: 'nominal', title: null, scale: { domain: ['Age', 'Reason for the call'] } },
        },
      },
      { mark: { type: 'text', align: 'left', fontSize: 13, color: '#2b3340' }, encoding: { x: { value: 352 }, text: { field: 'text' } } },
    ],
  }
}
const row = (group: string, label: string, or: number, low: number, high: number): Estimate => ({ group, label, or, low, high })
const age = 'Age',
  reason = 'Reason for the call'

const runs = [
  { key: 1, or: 1.041, low: 1.006, high: 1.077 },
  { key: 2, or: 1.052, low: 1.012, high: 1.094 },
  { key: 3, or: 1.083, low: 1.037, high: 1.131 },
  { key: 4, or: 1.148, low: 1.11, high: 1.187 },
]
const runChart: TopLevelSpec = {
  data: { values: runs.map(run => ({ ...run, text: run.or.toFixed(3) })) },
  width: 560,
  height: 290,
  encoding: {
    x: {
      field: 'key',
      type: 'ordinal',
      title: 'Hot night of the run',
      axis: {
        labelAngle: 0,
        labelExpr:
          "datum.value == 1 ? ['First', '41 nights'] : datum.value == 2 ? ['Second', '31 nights'] : datum.value == 3 ? ['Third', '24 nights'] : ['Fourth or later', '42 nights']",
      },
    },
  },
  layer: [
    {
      mark: { type: 'rule', strokeDash: [4, 4], color: '#6b7482' },
      encoding: { y: { datum: 1 }, x: { value: 0 }, x2: { value: { expr: 'width' } } },
    },
    {
      mark: { type: 'rule', strokeWidth: 2, color: '#a6476b' },
      encoding: {
        y: { field: 'low', type: 'quantitative', title: 'Odds ratio (95% CI)', scale: { domain: [0.98, 1.2], zero: false } },
        y2: { field: 'high' },
      },
    },
    {
      mark: { type: 'point', filled: true, size: 110, color: '#a6476b', opacity: 1 },
      encoding: { y: { field: 'or', type: 'quantitative' } },
    },
    {
      mark: { type: 'text', dx: 12, align: 'left', fontSize: 13, color: '#2b3340' },
      encoding: { y: { field: 'or', type: 'quantitative' }, text: { field: 'text' } },
    },
  ],
}

export const figures: Figures = {
  'exposure-response.svg': exposure,
  'subgroups-v1.svg': forest(
    [
      row(age, 'Under 45 years', 1.031, 0.996, 1.067),
      row(age, '45 to 74 years', 1.082, 1.048, 1.117),
      row(age, '75 years and over', 1.162, 1.121, 1.205),
      row(reason, 'Respiratory', 1.141, 1.081, 1.205),
      row(reason, 'Cardiovascular', 1.089, 1.043, 1.137),
      row(reason, 'Mental health and intoxication', 1.127, 1.059, 1.199),
      row(reason, 'Injury', 1.036, 0.991, 1.083),
    ],
    1.24,
  ),
  'subgroups.svg': forest(
    [
      row(age, 'Under 45 years', 1.012, 0.975, 1.05),
      row(age, '45 to 74 years', 1.053, 1.018, 1.089),
      row(age, '75 years and over', 1.109, 1.067, 1.153),
      row(reason, 'Respiratory', 1.094, 1.035, 1.156),
      row(reason, 'Cardiovascular', 1.058, 1.012, 1.106),
      row(reason, 'Mental health and intoxication', 1.083, 1.016, 1.154),
      row(reason, 'Injury', 1.014, 0.969, 1.061),
    ],
    1.24,
  ),
  'runs.svg': runChart,
}

import type { Figures } from '../../draw-figures.ts'

type Row = readonly [effects: string, laboratories: number, ratio: number, coverage: readonly number[], width: readonly number[]]

/** The simulation's results, as in coverage.csv: coverage in per cent and median width, by method. */
const simulated: readonly Row[] = [
  ['normal', 4, 0.5, [85.9, 97.9, 88.2, 94.7], [2.57, 5.65, 4.08, 5.75]],
  ['normal', 4, 1, [79.3, 94.7, 85.9, 94.1], [4.25, 9.34, 6.9, 7.64]],
  ['normal', 4, 2, [79.9, 94.1, 89.0, 93.3], [7.8, 17.12, 12.81, 13.27]],
  ['normal', 6, 0.5, [85.3, 92.5, 86.8, 94.9], [2.95, 4.18, 3.86, 4.35]],
  ['normal', 6, 1, [82.4, 89.9, 86.7, 91.5], [4.42, 6.26, 5.76, 5.96]],
  ['normal', 6, 2, [85.3, 92.1, 91.1, 93.3], [7.9, 11.19, 10.35, 10.33]],
  ['normal', 8, 0.5, [89.1, 92.9, 90.1, 96.1], [3.09, 3.85, 3.71, 3.8]],
  ['normal', 8, 1, [87.1, 90.7, 89.1, 92.9], [4.39, 5.48, 5.29, 5.2]],
  ['normal', 8, 2, [87.8, 92.7, 92.2, 93.2], [7.97, 9.95, 9.65, 9.44]],
  ['normal', 12, 0.5, [90.3, 92.5, 91.3, 94.7], [3.12, 3.55, 3.48, 3.34]],
  ['normal', 12, 1, [90.1, 91.6, 91.5, 92.6], [4.56, 5.18, 5.11, 4.72]],
  ['normal', 12, 2, [91.2, 93.9, 93.8, 92.8], [7.92, 9.0, 8.92, 8.64]],
  ['normal', 20, 0.5, [92.5, 93.4, 93.0, 95.1], [3.19, 3.42, 3.4, 2.95]],
  ['normal', 20, 1, [93.3, 95.5, 95.2, 93.9], [4.68, 5.02, 4.98, 4.35]],
  ['normal', 20, 2, [92.4, 93.8, 93.7, 92.4], [8.03, 8.61, 8.58, 8.0]],
  ['t3', 4, 1, [83.4, 96.4, 88.1, 93.9], [3.76, 8.26, 6.11, 7.29]],
  ['t3', 6, 1, [83.5, 89.9, 86.8, 91.6], [3.73, 5.28, 4.84, 5.23]],
  ['t3', 8, 1, [87.3, 90.7, 89.0, 92.9], [4.04, 5.04, 4.85, 4.76]],
  ['t3', 12, 1, [88.5, 90.5, 89.6, 92.4], [4.05, 4.6, 4.53, 4.22]],
  ['t3', 20, 1, [93.9, 94.4, 94.2, 93.3], [4.22, 4.53, 4.5, 3.94]],
  ['lognormal', 4, 1, [82.5, 95.5, 88.1, 93.2], [3.43, 7.53, 5.57, 6.81]],
  ['lognormal', 6, 1, [84.7, 91.0, 87.1, 92.2], [3.89, 5.51, 5.1, 5.37]],
  ['lognormal', 8, 1, [86.5, 89.7, 87.8, 92.5], [3.96, 4.94, 4.74, 4.64]],
  ['lognormal', 12, 1, [89.7, 91.4, 90.9, 93.5], [4.11, 4.68, 4.62, 4.3]],
  ['lognormal', 20, 1, [93.8, 94.3, 94.1, 93.5], [4.2, 4.5, 4.47, 3.98]],
]

const methods = ['Plug-in normal', 't, k − 2', 't, k − 1, adjusted', 'Proposed'] as const
const colours = ['#8c8273', '#d9812b', '#3f8f6b', '#2f5d8c']

const laboratories = [
  { laboratory: 'A', mean: 4.62, sd: 0.11 },
  { laboratory: 'B', mean: 4.97, sd: 0.19 },
  { laboratory: 'C', mean: 4.71, sd: 0.08 },
  { laboratory: 'D', mean: 5.18, sd: 0.22 },
  { laboratory: 'E', mean: 4.55, sd: 0.16 },
  { laboratory: 'F', mean: 4.83, sd: 0.1 },
].map(({ laboratory, mean, sd }) => ({
  row: `Laboratory ${laboratory}`,
  mean,
  low: mean - sd,
  high: mean + sd,
  kind: 'Laboratory, mean ± SD',
}))

const intervals = [
  { row: 'Plug-in normal', mean: 4.785, low: 4.47, high: 5.1, kind: '95% prediction interval' },
  { row: 't, k − 2', mean: 4.785, low: 4.339, high: 5.231, kind: '95% prediction interval' },
  { row: 'Proposed', mean: 4.778, low: 4.232, high: 5.385, kind: '95% prediction interval' },
]

const rows = simulated.flatMap(([effects, count, ratio, coverage, width]) =>
  methods.map((method, index) => ({
    effects,
    count,
    ratio: `τ/σ = ${ratio}`,
    method,
    coverage: coverage[index] ?? 0,
    width: width[index] ?? 0,
  })),
)

const effectNames: Readonly<Record<string, string>> = { normal: 'Normal', t3: 't with 3 d.f.', lognormal: 'Skewed' }

const colour = (shown: readonly string[]) => ({
  field: 'method',
  type: 'nominal' as const,
  title: null,
  sort: null,
  scale: { domain: [...shown], range: colours.filter((_, index) => shown.includes(methods[index] ?? '')) },
  legend: { orient: 'top' as const, labelLimit: 0, symbolStrokeWidth: 2 },
})

export const figures: Figures = {
  'cadmium.svg': {
    width: 520,
    height: 300,
    data: { values: [...laboratories, ...intervals] },
    encoding: { y: { field: 'row', type: 'nominal', sort: null, title: null, axis: { labelLimit: 0 } } },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: 2.5 },
        encoding: {
          x: { field: 'low', type: 'quantitative', title: 'Cadmium mass fraction, mg/kg', scale: { zero: false, domain: [4.1, 5.5] } },
          x2: { field: 'high' },
          color: {
            field: 'kind',
            type: 'nominal',
            title: null,
            sort: null,
            legend: { orient: 'top', labelLimit: 0 },
            scale: { domain: ['Laboratory, mean ± SD', '95% prediction interval'], range: ['#8c8273', '#2f5d8c'] },
          },
        },
      },
      {
        mark: { type: 'point', filled: true, size: 70, opacity: 1 },
        encoding: { x: { field: 'mean', type: 'quantitative' }, color: { field: 'kind', type: 'nominal' } },
      },
    ],
  },
  'coverage.svg': {
    data: { values: rows.filter(({ effects, count, method }) => effects === 'normal' && count <= 12 && method !== 't, k − 1, adjusted') },
    facet: { column: { field: 'ratio', type: 'nominal', title: null } },
    spec: {
      width: 205,
      height: 260,
      layer: [
        {
          data: { values: [{ nominal: 95 }] },
          mark: { type: 'rule', strokeDash: [5, 4], color: '#2b3340' },
          encoding: { y: { field: 'nominal', type: 'quantitative', scale: { domain: [78, 100], zero: false } } },
        },
        {
          mark: { type: 'line', point: { size: 55 } },
          encoding: {
            x: { field: 'count', type: 'ordinal', title: 'Laboratories', axis: { labelAngle: 0 } },
            y: { field: 'coverage', type: 'quantitative', title: 'Coverage, %', scale: { domain: [78, 100], zero: false } },
            color: colour(['Plug-in normal', 't, k − 2', 'Proposed']),
          },
        },
      ],
    },
  },
  'robustness.svg': {
    data: {
      values: rows.filter(({ ratio }) => ratio.endsWith('= 1')).map(row => ({ ...row, effects: effectNames[row.effects] ?? row.effects })),
    },
    facet: { column: { field: 'effects', type: 'nominal', title: null, sort: ['Normal', 't with 3 d.f.', 'Skewed'] } },
    spec: {
      width: 205,
      height: 260,
      layer: [
        {
          data: { values: [{ nominal: 95 }] },
          mark: { type: 'rule', strokeDash: [5, 4], color: '#2b3340' },
          encoding: { y: { field: 'nominal', type: 'quantitative', scale: { domain: [78, 100], zero: false } } },
        },
        {
          mark: { type: 'line', point: { size: 55 } },
          encoding: {
            x: { field: 'count', type: 'ordinal', title: 'Laboratories', axis: { labelAngle: 0 } },
            y: { field: 'coverage', type: 'quantitative', title: 'Coverage, %', scale: { domain: [78, 100], zero: false } },
            color: colour(methods),
          },
        },
      ],
    },
  },
}

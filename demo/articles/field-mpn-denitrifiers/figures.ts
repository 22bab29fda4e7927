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
const volumes = [1e-2, 1e-3, 1e-4, 1e-5, 1e-6]
const positives = [8, 8, 6, 1, 0]
const wells = 8

function logLikelihood(density: number): number {
  return volumes.reduce((sum, v, i) => {
    const positive = positives[i] ?? 0
    return sum + (positive > 0 ? positive * Math.log(1 - Math.exp(-v * density)) : 0) - (wells - positive) * v * density
  }, 0)
}

function estimate(): number {
  let best = 1
  for (let x = 3; x < 6; x += 0.0005) if (logLikelihood(10 ** x) > logLikelihood(best)) best = 10 ** x
  return best
}

const mpn = estimate()
const curve = Array.from({ length: 241 }, (_, i) => 3.3 + i * 0.0075).map(x => ({
  density: 10 ** x,
  relative: Math.exp(logLikelihood(10 ** x) - logLikelihood(mpn)),
}))
const likelihood: TopLevelSpec = {
  config,
  width: 560,
  height: 270,
  layer: [
    {
      data: { values: [{ low: 6170, high: 29690 }] },
      mark: { type: 'rect', color: '#dfe9f2' },
      encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' } },
    },
    {
      data: { values: curve },
      mark: { type: 'line', strokeWidth: 2.5 },
      encoding: {
        x: {
          field: 'density',
          type: 'quantitative',
          title: 'Cells per gram of wet soil (log scale)',
          scale: { type: 'log', domain: [2000, 100000], nice: false },
          axis: { values: [2000, 5000, 10000, 20000, 50000, 100000], format: ',' },
        },
        y: { field: 'relative', type: 'quantitative', title: 'Relative likelihood' },
      },
    },
    {
      data: { values: [{ x: mpn }] },
      mark: { type: 'rule', strokeDash: [6, 4], color: '#a6476b', strokeWidth: 2 },
      encoding: { x: { field: 'x', type: 'quantitative' } },
    },
  ],
}

const paired = readCsv('paired-samples.csv').map(r => ({
  habitat: r.habitat,
  mean: (Number(r.log10_mpn_pocket) + Number(r.log10_mpn_laboratory)) / 2,
  difference: Number(r.log10_mpn_pocket) - Number(r.log10_mpn_laboratory),
}))
const agreement: TopLevelSpec = {
  config,
  width: 560,
  height: 320,
  layer: [
    {
      data: { values: paired },
      mark: { type: 'point', filled: true, size: 80, opacity: 0.9 },
      encoding: {
        x: { field: 'mean', type: 'quantitative', title: 'Mean of both methods (log₁₀ MPN per gram)', scale: { zero: false } },
        y: { field: 'difference', type: 'quantitative', title: 'Pocket minus laboratory (log₁₀)', scale: { domain: [-1, 1] } },
        color: { field: 'habitat', type: 'nominal', title: 'Habitat' },
        shape: { field: 'habitat', type: 'nominal', title: 'Habitat' },
      },
    },
    { data: { values: [{ y: -0.07 }] }, mark: { type: 'rule', strokeWidth: 2 }, encoding: { y: { field: 'y', type: 'quantitative' } } },
    {
      data: { values: [{ y: -0.58 }, { y: 0.43 }] },
      mark: { type: 'rule', strokeDash: [6, 4] },
      encoding: { y: { field: 'y', type: 'quantitative' } },
    },
  ],
}

const temperature: TopLevelSpec = {
  config,
  width: 560,
  height: 250,
  data: {
    values: readCsv('incubator-temperature.csv').flatMap(r => [
      { day: Number(r.hour) / 24, where: 'outside', celsius: r.outside_C },
      { day: Number(r.hour) / 24, where: 'inside', celsius: r.inside_C },
    ]),
  },
  mark: { type: 'line', strokeWidth: 2 },
  encoding: {
    x: { field: 'day', type: 'quantitative', title: 'Days in the field' },
    y: { field: 'celsius', type: 'quantitative', title: 'Temperature (°C)', scale: { domain: [0, 25] } },
    color: { field: 'where', type: 'nominal', title: 'Thermometer' },
  },
}

function workflow(): string {
  const steps = [
    { title: 'Weigh', text: ['1 g of soil in', '99 ml of diluent'] },
    { title: 'Shake', text: ['2 min by hand,', 'settle 1 min'] },
    { title: 'Dilute', text: ['five tenfold', 'steps in a strip'] },
    { title: 'Fill', text: ['8 wells each,', 'oil on top'] },
    { title: 'Incubate', text: ['22 °C, 7 days', 'in the pocket'] },
    { title: 'Read', text: ['gas, nitrate gone', '= positive'] },
  ]
  const boxes = steps.map((s, i) => {
    const x = 20 + i * 142
    return `<g><rect x="${x}" y="30" width="118" height="104" rx="10" fill="#eef3f8" stroke="#2f5d8c" stroke-width="1.5"/><circle cx="${x + 18}" cy="50" r="11" fill="#2f5d8c"/><text x="${x + 18}" y="55" text-anchor="middle" fill="#ffffff" font-size="13">${i + 1}</text><text x="${x + 36}" y="56" font-weight="600" font-size="16">${s.title}</text>${s.text.map((line, k) => `<text x="${x + 59}" y="${90 + k * 20}" text-anchor="middle" font-size="13.5">${line}</text>`).join('')}</g>${i < 5 ? `<path d="M ${x + 121} 82 l 16 0 m -6 -5 l 6 5 l -6 5" fill="none" stroke="#2b3340" stroke-width="2"/>` : ''}`
  })
  const plate = volumes.flatMap((_, row) =>
    Array.from(
      { length: wells },
      (__, col) =>
        `<circle cx="${330 + col * 30}" cy="${190 + row * 30}" r="11" fill="${col < (positives[row] ?? 0) ? '#d9812b' : '#ffffff'}" stroke="#8a93a2" stroke-width="1.5"/>`,
    ),
  )
  const labels = ['10⁻² g', '10⁻³ g', '10⁻⁴ g', '10⁻⁵ g', '10⁻⁶ g'].map(
    (t, i) =>
      `<text x="300" y="${195 + i * 30}" text-anchor="end" font-size="14">${t}</text><text x="572" y="${195 + i * 30}" font-size="14">${positives[i]} of 8</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 870 350" width="870" height="350" font-family="Helvetica, Arial, sans-serif" fill="#2b3340"><rect width="870" height="350" fill="#ffffff"/>
  ${boxes.join('\n  ')}
  ${plate.join('')}
  ${labels.join('')}
  <circle cx="680" cy="220" r="11" fill="#d9812b" stroke="#8a93a2"/><text x="700" y="225" font-size="14">positive</text><circle cx="680" cy="254" r="11" fill="#ffffff" stroke="#8a93a2" stroke-width="1.5"/><text x="700" y="259" font-size="14">negative</text>
  <text x="232" y="170" text-anchor="middle" font-size="14" font-weight="600">soil per well</text>
</svg>`
}

export const figures: Figures = {
  'fig1-workflow.svg': workflow(),
  'fig2-likelihood.svg': likelihood,
  'fig3-agreement.svg': agreement,
  'fig4-temperature.svg': temperature,
}

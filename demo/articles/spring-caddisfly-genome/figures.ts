import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

const config = { font: 'Helvetica, Arial, sans-serif' }

/** Chromosome lengths (Mb) and ends with a telomere repeat array, as in Table 2. */
interface Chromosome {
  readonly name: string
  readonly length: number
  readonly telomeres: 1 | 2
}
const chromosomes: readonly Chromosome[] = [
  { name: '1', length: 62.8, telomeres: 2 },
  { name: '2', length: 58.1, telomeres: 2 },
  { name: '3', length: 55.4, telomeres: 2 },
  { name: '4', length: 51.9, telomeres: 1 },
  { name: '5', length: 49.7, telomeres: 2 },
  { name: '6', length: 47.2, telomeres: 2 },
  { name: '7', length: 44.6, telomeres: 1 },
  { name: '8', length: 42.3, telomeres: 2 },
  { name: '9', length: 39.8, telomeres: 2 },
  { name: '10', length: 36.5, telomeres: 2 },
  { name: '11', length: 33.9, telomeres: 1 },
  { name: '12', length: 29.4, telomeres: 2 },
  { name: 'Z', length: 41.2, telomeres: 2 },
]
const order = chromosomes.map(c => c.name)

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const binSize = 12
const bins = chromosomes.flatMap(c => Array.from({ length: Math.ceil(c.length / binSize) }, (_, i) => ({ chromosome: c.name, at: i })))
const random = seeded(104)
const contacts = bins.flatMap((a, i) =>
  bins.slice(0, i + 1).flatMap((b, j) => {
    const same = a.chromosome === b.chromosome
    const contact = same ? 0.2 + 3.4 / (1 + Math.abs(a.at - b.at) * 1.15) : 0.12
    const value = Math.log10(1 + contact * 30 * (0.85 + 0.3 * random()))
    return i === j
      ? [{ i, j, value }]
      : [
          { i, j, value },
          { i: j, j: i, value },
        ]
  }),
)
const firstBin = chromosomes.map(c => ({
  name: c.name,
  start: bins.findIndex(b => b.chromosome === c.name) - 0.5,
  mid: bins.findIndex(b => b.chromosome === c.name) + Math.ceil(c.length / binSize) / 2 - 0.5,
}))
const extent: [number, number] = [-0.5, bins.length - 0.5]
const linear = { domain: extent, nice: false, zero: false }

const contactMap: TopLevelSpec = {
  config,
  width: 520,
  height: 520,
  layer: [
    {
      data: { values: contacts.map(c => ({ ...c, x0: c.i - 0.5, x1: c.i + 0.5, y0: c.j - 0.5, y1: c.j + 0.5 })) },
      mark: { type: 'rect' },
      encoding: {
        x: { field: 'x0', type: 'quantitative', scale: linear, axis: null },
        x2: { field: 'x1' },
        y: { field: 'y0', type: 'quantitative', scale: { ...linear, reverse: true }, axis: null },
        y2: { field: 'y1' },
        color: { field: 'value', type: 'quantitative', title: 'log₁₀ contacts', scale: { range: ['#fdf6ec', '#d9812b', '#6d1f12'] } },
      },
    },
    {
      data: { values: firstBin.slice(1) },
      mark: { type: 'rule', color: '#8a93a2', strokeWidth: 0.8 },
      encoding: { x: { field: 'start', type: 'quantitative', scale: linear } },
    },
    {
      data: { values: firstBin.slice(1) },
      mark: { type: 'rule', color: '#8a93a2', strokeWidth: 0.8 },
      encoding: { y: { field: 'start', type: 'quantitative', scale: { ...linear, reverse: true } } },
    },
    {
      data: { values: firstBin },
      mark: { type: 'text', fontSize: 13, baseline: 'top', dy: 6 },
      encoding: {
        x: { field: 'mid', type: 'quantitative', scale: linear },
        y: { datum: bins.length - 0.5, type: 'quantitative' },
        text: { field: 'name' },
      },
    },
    {
      data: { values: firstBin },
      mark: { type: 'text', fontSize: 13, align: 'right', dx: -6 },
      encoding: {
        y: { field: 'mid', type: 'quantitative', scale: { ...linear, reverse: true } },
        x: { datum: -0.5, type: 'quantitative' },
        text: { field: 'name' },
      },
    },
  ],
}

const bars: TopLevelSpec = {
  config,
  width: 520,
  height: 330,
  layer: [
    {
      data: { values: [...chromosomes] },
      mark: { type: 'bar', height: 14, cornerRadius: 7 },
      encoding: {
        y: { field: 'name', type: 'nominal', sort: order, title: 'Chromosome' },
        x: { field: 'length', type: 'quantitative', title: 'Length (Mb)' },
        color: { condition: { test: "datum.name === 'Z'", value: '#a6476b' }, value: '#2f5d8c' },
      },
    },
    {
      data: {
        values: chromosomes.flatMap(c =>
          c.telomeres === 2
            ? [
                { name: c.name, at: 0 },
                { name: c.name, at: c.length },
              ]
            : [{ name: c.name, at: c.length }],
        ),
      },
      mark: { type: 'point', filled: true, size: 70, color: '#d9812b', opacity: 1 },
      encoding: { y: { field: 'name', type: 'nominal', sort: order }, x: { field: 'at', type: 'quantitative' } },
    },
  ],
}

const bump = (x: number, at: number, width: number): number => Math.exp(-((x - at) ** 2) / (2 * width ** 2))
const spectrum = Array.from({ length: 89 }, (_, i) => i + 2).map(coverage => ({
  coverage,
  kmers:
    46 * Math.exp(-(coverage - 2) / 1.4) + 6.1 * bump(coverage, 17, 4.2) + 22.5 * bump(coverage, 34, 5.9) + 1.1 * bump(coverage, 68, 8.2),
}))
const kmer: TopLevelSpec = {
  config,
  width: 560,
  height: 280,
  layer: [
    {
      data: { values: spectrum },
      mark: { type: 'area', color: '#9cc3de', line: { color: '#2f5d8c', strokeWidth: 2 }, clip: true },
      encoding: {
        x: { field: 'coverage', type: 'quantitative', title: 'k-mer coverage (k = 31)', scale: { domain: [0, 90] } },
        y: { field: 'kmers', type: 'quantitative', title: 'Distinct k-mers (millions)', scale: { domain: [0, 30] } },
      },
    },
    {
      data: {
        values: [
          { at: 17, y: 11, text: 'heterozygous, 17×' },
          { at: 34, y: 26, text: 'homozygous, 34×' },
          { at: 68, y: 5, text: 'repeats, 68×' },
        ],
      },
      mark: { type: 'text', fontSize: 13 },
      encoding: { x: { field: 'at', type: 'quantitative' }, y: { field: 'y', type: 'quantitative' }, text: { field: 'text' } },
    },
  ],
}

export const figures: Figures = { 'fig1-kmers.svg': kmer, 'fig2-contacts.svg': contactMap, 'fig3-chromosomes.svg': bars }

/** Figures of “A nurse-led pathway to remove doubtful penicillin allergy labels”. All values are invented. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

const ink = '#2b3340',
  green = '#e2f0e8',
  amber = '#f9efe0',
  rose = '#f6e6ec'
function node(x: number, y: number, width: number, title: string, count: string, fill = '#ffffff'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="58" rx="6" fill="${fill}" stroke="#8a93a2" stroke-width="1.2"/><text x="${x + width / 2}" y="${y + 24}" text-anchor="middle" font-size="14" fill="${ink}">${title}</text><text x="${x + width / 2}" y="${y + 45}" text-anchor="middle" font-size="16" font-weight="700" fill="${ink}">${count}</text>`
}
/** A path of straight pieces through the points, with an arrowhead at its end. */
const link = (...points: ReadonlyArray<readonly [number, number]>): string =>
  `<polyline points="${points.map(point => point.join(',')).join(' ')}" fill="none" stroke="${ink}" stroke-width="1.4" marker-end="url(#tip)"/>`
const pathway = `
<svg xmlns="http://www.w3.org/2000/svg" width="860" height="560" viewBox="0 0 860 560" font-family="Helvetica, Arial, sans-serif" role="img">
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${ink}"/></marker></defs>
<rect width="860" height="560" fill="#ffffff"/>
${node(300, 16, 260, 'Inpatients with a label', '1,148')}${node(630, 16, 214, 'Left before being seen', '446', amber)}
${node(300, 116, 260, 'Assessed with the seven questions', '702')}
${node(16, 226, 240, 'History not obtainable', '133', amber)}${node(300, 226, 260, 'Refuted or low risk', '391')}${node(630, 226, 214, 'High risk: label stays', '178', rose)}
${node(16, 346, 240, 'Label refuted by history', '126', green)}${node(300, 346, 260, 'Challenge offered', '265')}${node(630, 346, 214, 'Declined', '51', amber)}
${node(300, 446, 260, 'Challenged', '214')}${node(16, 446, 240, 'No reaction: label removed', '207', green)}${node(630, 446, 214, 'Mild reaction', '7', rose)}
${link([560, 45], [629, 45])}${link([430, 74], [430, 115])}
${link([430, 174], [430, 225])}${link([430, 198], [136, 198], [136, 225])}${link([430, 198], [737, 198], [737, 225])}
${link([430, 284], [430, 345])}${link([430, 314], [136, 314], [136, 345])}${link([560, 375], [629, 375])}
${link([430, 404], [430, 445])}${link([300, 475], [257, 475])}${link([560, 475], [629, 475])}
<text x="136" y="538" text-anchor="middle" font-size="15" font-weight="700" fill="#2c6a4e">Labels removed: 126 + 207 = 333</text>
</svg>`

const months = readFileSync(join(import.meta.dirname, 'monthly-counts.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line, index) => {
    const [month = '', phase = '', courses = '', reserved = ''] = line.split(',')
    return { index: index - 7, month, phase, courses: Number(courses), reserved: Number(reserved) }
  })
const baseline = months.filter(month => month.phase === 'baseline')
const mean = baseline.reduce((sum, month) => sum + month.reserved, 0) / baseline.reduce((sum, month) => sum + month.courses, 0)
const points = months.map(month => {
  const sigma = Math.sqrt((mean * (1 - mean)) / month.courses),
    share = month.reserved / month.courses
  return {
    ...month,
    share,
    from: month.index - 0.5,
    to: month.index + 0.5,
    lower: mean - 3 * sigma,
    upper: mean + 3 * sigma,
    signal: share < mean - 3 * sigma ? 'Below the limit' : 'Within the limits',
  }
})
const chart: TopLevelSpec = {
  data: { values: points },
  width: 700,
  height: 320,
  layer: [
    {
      mark: { type: 'area', interpolate: 'step', color: '#2f5d8c', opacity: 0.08 },
      encoding: {
        x: {
          field: 'index',
          type: 'quantitative',
          title: 'Month of the pathway (baseline months are 0 and below)',
          scale: { domain: [-7.6, 14.6], nice: false },
          axis: { grid: false, values: [-7, -5, -3, -1, 1, 3, 5, 7, 9, 11, 13] },
        },
        y: {
          field: 'lower',
          type: 'quantitative',
          title: 'Courses with a reserved agent',
          scale: { domain: [0.2, 0.85], zero: false, nice: false },
          axis: { format: '.0%' },
        },
        y2: { field: 'upper' },
      },
    },
    {
      mark: { type: 'line', interpolate: 'step', color: '#2f5d8c', strokeDash: [4, 3], strokeWidth: 1 },
      encoding: { x: { field: 'index', type: 'quantitative' }, y: { field: 'lower', type: 'quantitative' } },
    },
    {
      mark: { type: 'line', interpolate: 'step', color: '#2f5d8c', strokeDash: [4, 3], strokeWidth: 1 },
      encoding: { x: { field: 'index', type: 'quantitative' }, y: { field: 'upper', type: 'quantitative' } },
    },
    { mark: { type: 'rule', color: '#2f5d8c', strokeWidth: 1.2 }, encoding: { y: { datum: mean } } },
    { mark: { type: 'rule', color: '#6b7482', strokeDash: [6, 4] }, encoding: { x: { datum: 0.5 } } },
    {
      mark: { type: 'line', color: '#2b3340', strokeWidth: 1.4 },
      encoding: { x: { field: 'index', type: 'quantitative' }, y: { field: 'share', type: 'quantitative' } },
    },
    {
      mark: { type: 'point', filled: true, size: 80, opacity: 1 },
      encoding: {
        x: { field: 'index', type: 'quantitative' },
        y: { field: 'share', type: 'quantitative' },
        color: {
          field: 'signal',
          type: 'nominal',
          title: null,
          scale: { domain: ['Within the limits', 'Below the limit'], range: ['#2b3340', '#d9812b'] },
          legend: { orient: 'bottom', labelLimit: 300 },
        },
      },
    },
    {
      data: {
        values: [
          { index: 0.8, share: 0.825, text: 'Pathway begins' },
          { index: 10.6, share: 0.592, text: 'Baseline mean 56.8%' },
        ],
      },
      mark: { type: 'text', align: 'left', fontSize: 13, color: '#2b3340' },
      encoding: { x: { field: 'index', type: 'quantitative' }, y: { field: 'share', type: 'quantitative' }, text: { field: 'text' } },
    },
  ],
}

const sources = [
  { source: 'General practitioner’s record', n: 18 },
  { source: 'Patient’s own account', n: 11 },
  { source: 'Community pharmacy record', n: 7 },
  { source: 'Our own emergency department', n: 5 },
]
const relabelled: TopLevelSpec = {
  data: { values: sources },
  width: 420,
  height: 190,
  encoding: {
    y: {
      field: 'source',
      type: 'nominal',
      sort: sources.map(row => row.source),
      title: null,
      axis: { labelLimit: 360, ticks: false, domain: false, labelPadding: 8 },
    },
    x: { field: 'n', type: 'quantitative', title: 'Patients', scale: { domain: [0, 20] } },
  },
  layer: [
    { mark: { type: 'bar', height: 26, color: '#a6476b' } },
    { mark: { type: 'text', align: 'left', dx: 6, fontSize: 14, color: '#2b3340' }, encoding: { text: { field: 'n' } } },
  ],
}

export const figures: Figures = { 'pathway.svg': pathway, 'p-chart.svg': chart, 'relabelled.svg': relabelled }

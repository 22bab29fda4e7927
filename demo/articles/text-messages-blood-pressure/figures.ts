/** Figures of “Text messages to support blood pressure control in adults with hypertension”. All values are invented. */
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

interface Trial {
  readonly trial: string
  readonly participants: number
  readonly twoWay: boolean
  readonly md: number
  readonly se: number
  readonly weight: number
}
const trials: readonly Trial[] = [
  { trial: 'Adeyemo 2014', participants: 212, twoWay: false, md: -2.1, se: 1.3, weight: 9.2 },
  { trial: 'Brandvik 2015', participants: 160, twoWay: true, md: -4.6, se: 1.5, weight: 7.8 },
  { trial: 'Castellanos 2016', participants: 318, twoWay: false, md: -1.2, se: 1.1, weight: 10.9 },
  { trial: 'Dorji 2017', participants: 120, twoWay: true, md: -5.9, se: 1.9, weight: 5.6 },
  { trial: 'Ekström 2018', participants: 604, twoWay: false, md: -0.6, se: 0.9, weight: 13.0 },
  { trial: 'Farouk 2019', participants: 240, twoWay: false, md: -3.4, se: 1.4, weight: 8.5 },
  { trial: 'Gunawan 2019', participants: 96, twoWay: true, md: -6.8, se: 2.2, weight: 4.5 },
  { trial: 'Hlongwane 2020', participants: 372, twoWay: false, md: -2.9, se: 1.2, weight: 10.0 },
  { trial: 'Iriarte 2021', participants: 812, twoWay: false, md: -1.7, se: 0.8, weight: 14.1 },
  { trial: 'Jankauskas 2021', participants: 186, twoWay: false, md: -3.8, se: 1.6, weight: 7.2 },
  { trial: 'Kimani 2022', participants: 288, twoWay: true, md: -4.1, se: 1.3, weight: 9.2 },
]
const ink = '#2b3340',
  rule = '#8a93a2'
const face = 'font-family="Helvetica, Arial, sans-serif"'
const signed = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1)}`

/** A box of the flow diagram; its lines are set one under the other, the first of them (or all) in bold. */
function box(x: number, y: number, width: number, height: number, lines: readonly string[], fill = '#ffffff', bold = false): string {
  const first = y + height / 2 - (lines.length - 1) * 8.5 + 4.5
  const text = lines
    .map(
      (line, index) =>
        `<text x="${x + width / 2}" y="${first + index * 17}" text-anchor="middle" font-size="13.5" fill="${ink}"${bold || index === 0 ? ' font-weight="600"' : ''}>${line}</text>`,
    )
    .join('')
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${fill}" stroke="${rule}" stroke-width="1.2"/>${text}`
}
const arrow = (x1: number, y1: number, x2: number, y2: number): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${ink}" stroke-width="1.4" marker-end="url(#tip)"/>`
const stage = (y: number, height: number, label: string): string =>
  `<rect x="8" y="${y}" width="30" height="${height}" rx="4" fill="#2f5d8c"/><text transform="translate(28 ${y + height / 2}) rotate(-90)" text-anchor="middle" font-size="13" font-weight="600" fill="#ffffff">${label}</text>`

const prisma = `
<svg xmlns="http://www.w3.org/2000/svg" width="880" height="690" viewBox="0 0 880 690" ${face} role="img">
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L10 5L0 10z" fill="${ink}"/></marker></defs>
<rect width="880" height="690" fill="#ffffff"/>
${box(56, 12, 470, 32, ['Databases and registers'], '#e8eef5')}${box(556, 12, 312, 32, ['Other routes'], '#f6ece0')}
${stage(58, 104, 'Identification')}${stage(176, 352, 'Screening')}${stage(560, 104, 'Included')}
${box(56, 58, 220, 104, ['Records identified', 'Databases: 3,184', 'Registers: 212', 'Total: 3,396'])}${box(306, 70, 220, 80, ['Removed before screening', 'Duplicates: 1,027'])}
${box(56, 190, 220, 56, ['Records screened', '2,369'])}${box(306, 190, 220, 56, ['Records excluded', '2,251'])}
${box(56, 282, 220, 56, ['Reports sought', '118'])}${box(306, 282, 220, 56, ['Reports not retrieved', '4'])}
${box(56, 392, 220, 56, ['Reports assessed', '114'])}${box(306, 362, 220, 150, ['Reports excluded: 104', 'Not randomised: 31', 'Messages not separable: 28', 'Pressure not reported: 22', 'Follow-up under 3 months: 15', 'Secondary report: 8'])}
${box(556, 58, 150, 104, ['Records identified', 'Reference lists: 9'])}
${box(556, 282, 150, 56, ['Reports sought', '9'])}${box(726, 282, 142, 56, ['Not retrieved', '0'])}
${box(556, 392, 150, 56, ['Reports assessed', '9'])}${box(726, 374, 142, 92, ['Excluded: 5', 'Not randomised: 3', 'Pressure not', 'reported: 2'])}
${box(56, 574, 650, 76, ['11 trials included', 'in 14 reports (10 from databases and registers, 4 from reference lists)', '3,408 participants'], '#e9f3ee')}
${arrow(276, 110, 305, 110)}${arrow(166, 162, 166, 189)}${arrow(276, 218, 305, 218)}${arrow(166, 246, 166, 281)}${arrow(276, 310, 305, 310)}${arrow(166, 338, 166, 391)}${arrow(276, 420, 305, 420)}${arrow(166, 448, 166, 573)}
${arrow(631, 162, 631, 281)}${arrow(706, 310, 725, 310)}${arrow(631, 338, 631, 391)}${arrow(706, 420, 725, 420)}${arrow(631, 448, 631, 573)}
</svg>`

type Judgement = 'low' | 'some' | 'high'
const look: Readonly<Record<Judgement, readonly [string, string, string]>> = {
  low: ['#3f8f6b', '+', 'Low'],
  some: ['#d9a12b', '?', 'Some concerns'],
  high: ['#a6476b', '×', 'High'],
}
const bias: ReadonlyArray<readonly [string, readonly Judgement[]]> = [
  ['Adeyemo 2014', ['low', 'low', 'low', 'low', 'low', 'low']],
  ['Brandvik 2015', ['low', 'low', 'low', 'some', 'some', 'some']],
  ['Castellanos 2016', ['low', 'low', 'low', 'low', 'low', 'low']],
  ['Dorji 2017', ['some', 'low', 'high', 'some', 'some', 'high']],
  ['Ekström 2018', ['low', 'low', 'low', 'low', 'low', 'low']],
  ['Farouk 2019', ['some', 'low', 'low', 'some', 'low', 'some']],
  ['Gunawan 2019', ['some', 'some', 'high', 'some', 'some', 'high']],
  ['Hlongwane 2020', ['low', 'low', 'low', 'low', 'low', 'low']],
  ['Iriarte 2021', ['low', 'low', 'low', 'low', 'low', 'low']],
  ['Jankauskas 2021', ['low', 'low', 'some', 'some', 'low', 'some']],
  ['Kimani 2022', ['low', 'some', 'low', 'some', 'low', 'some']],
]
const dot = (x: number, y: number, judgement: Judgement): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="${look[judgement][0]}"/><text x="${x}" y="${y + 6}" text-anchor="middle" font-size="18" font-weight="700" fill="#ffffff">${look[judgement][1]}</text>`
const column = (index: number): number => 250 + index * 76 + (index === 5 ? 24 : 0)
const biasGrid = `
<svg xmlns="http://www.w3.org/2000/svg" width="720" height="470" viewBox="0 0 720 470" ${face} role="img">
<rect width="720" height="470" fill="#ffffff"/>
${['D1', 'D2', 'D3', 'D4', 'D5', 'Overall'].map((head, index) => `<text x="${column(index)}" y="30" text-anchor="middle" font-size="14" font-weight="600" fill="${ink}">${head}</text>`).join('')}
<line x1="20" x2="700" y1="42" y2="42" stroke="${rule}"/>
${bias.map(([trial, judgements], line) => `<text x="24" y="${69 + line * 33}" font-size="14" fill="${ink}">${trial}</text>${judgements.map((judgement, index) => dot(column(index), 64 + line * 33, judgement)).join('')}`).join('\n')}
<line x1="20" x2="700" y1="418" y2="418" stroke="${rule}"/>
${(['low', 'some', 'high'] as const).map((judgement, index) => `${dot(150 + index * 170, 444, judgement)}<text x="${170 + index * 170}" y="449" font-size="14" fill="${ink}">${look[judgement][2]}</text>`).join('')}
</svg>`

function forest(low: number, high: number, prediction: readonly [number, number] | null): string {
  const top = 54,
    step = 29,
    x = (value: number): number => 360 + (value + 12) * 20.5
  const bottom = top + trials.length * step
  const rows = trials
    .map((trial, index) => {
      const y = top + index * step + 14,
        half = Math.sqrt(trial.weight) * 1.9
      const lower = trial.md - 1.96 * trial.se,
        upper = trial.md + 1.96 * trial.se
      return `<text x="20" y="${y + 5}" font-size="14" fill="${ink}">${trial.trial}</text><text x="196" y="${y + 5}" text-anchor="end" font-size="14" fill="${ink}">${trial.participants}</text><text x="306" y="${y + 5}" text-anchor="end" font-size="14" fill="${ink}">${trial.twoWay ? 'Two-way' : 'One-way'}</text><line x1="${x(lower)}" x2="${x(upper)}" y1="${y}" y2="${y}" stroke="#2f5d8c" stroke-width="1.8"/><rect x="${x(trial.md) - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" fill="#2f5d8c"/><text x="790" y="${y + 5}" text-anchor="end" font-size="13.5" fill="${ink}">${signed(trial.md)} (${signed(lower)} to ${signed(upper)})</text><text x="868" y="${y + 5}" text-anchor="end" font-size="13.5" fill="${ink}">${trial.weight.toFixed(1)}</text>`
    })
    .join('\n')
  const y = bottom + 22
  const height = prediction === null ? bottom + 96 : bottom + 126
  const axis = bottom + (prediction === null ? 44 : 74)
  const ticks = [-10, -8, -6, -4, -2, 0, 2]
    .map(
      value =>
        `<line x1="${x(value)}" x2="${x(value)}" y1="${axis}" y2="${axis + 6}" stroke="${rule}"/><text x="${x(value)}" y="${axis + 22}" text-anchor="middle" font-size="13" fill="${ink}">${value < 0 ? '−' : ''}${Math.abs(value)}</text>`,
    )
    .join('')
  const interval =
    prediction === null
      ? ''
      : `<text x="20" y="${y + 33}" font-size="14" fill="${ink}">95% prediction interval</text><line x1="${x(prediction[0])}" x2="${x(prediction[1])}" y1="${y + 28}" y2="${y + 28}" stroke="#d9812b" stroke-width="5"/><text x="790" y="${y + 33}" text-anchor="end" font-size="13.5" fill="${ink}">(${prediction[0].toFixed(2).replace('-', '−')} to ${prediction[1].toFixed(2).replace('-', '−')})</text>`
  return `
<svg xmlns="http://www.w3.org/2000/svg" width="880" height="${height}" viewBox="0 0 880 ${height}" ${face} role="img">
<rect width="880" height="${height}" fill="#ffffff"/>
<g font-size="13.5" font-weight="600" fill="${ink}"><text x="20" y="30">Trial</text><text x="196" y="30" text-anchor="end">Participants</text><text x="306" y="30" text-anchor="end">Messages</text><text x="790" y="30" text-anchor="end">Mean difference (95% CI)</text><text x="868" y="30" text-anchor="end">Weight %</text></g>
<line x1="12" x2="872" y1="42" y2="42" stroke="${rule}"/>
<line x1="${x(0)}" x2="${x(0)}" y1="48" y2="${axis}" stroke="${ink}" stroke-width="1.2"/>
<line x1="${x(-2.87)}" x2="${x(-2.87)}" y1="48" y2="${axis}" stroke="${ink}" stroke-width="1" stroke-dasharray="4 4"/>
${rows}
<text x="20" y="${y + 5}" font-size="14" font-weight="600" fill="${ink}">Random effects</text><text x="196" y="${y + 5}" text-anchor="end" font-size="14" font-weight="600" fill="${ink}">3,408</text>
<path d="M${x(low)} ${y}L${x(-2.87)} ${y - 9}L${x(high)} ${y}L${x(-2.87)} ${y + 9}z" fill="#a6476b"/>
<text x="790" y="${y + 5}" text-anchor="end" font-size="13.5" font-weight="600" fill="${ink}">−2.87 (${low.toFixed(2).replace('-', '−')} to ${high.toFixed(2).replace('-', '−')})</text><text x="868" y="${y + 5}" text-anchor="end" font-size="13.5" font-weight="600" fill="${ink}">100.0</text>
${interval}
<line x1="${x(-11)}" x2="${x(2.5)}" y1="${axis}" y2="${axis}" stroke="${rule}"/>${ticks}
<text x="${x(-6)}" y="${axis + 42}" text-anchor="middle" font-size="13.5" fill="${ink}">← favours messages</text><text x="${x(-0.05)}" y="${axis + 42}" font-size="13.5" fill="${ink}">mmHg · favours usual care →</text>
</svg>`
}

const limits = [0, 2.4].flatMap(se => [
  { se, bound: 'low', md: -2.87 - 1.96 * se },
  { se, bound: 'high', md: -2.87 + 1.96 * se },
])
const funnel: TopLevelSpec = {
  data: { values: trials.map(trial => ({ ...trial, kind: trial.twoWay ? 'Two-way' : 'One-way' })) },
  width: 560,
  height: 340,
  layer: [
    {
      data: { values: limits },
      mark: { type: 'line', strokeDash: [5, 4], color: '#6b7482' },
      encoding: { x: { field: 'md', type: 'quantitative' }, y: { field: 'se', type: 'quantitative' }, detail: { field: 'bound' } },
    },
    { mark: { type: 'rule', color: '#6b7482' }, encoding: { x: { datum: -2.87 } } },
    {
      transform: [{ filter: '!datum.twoWay' }],
      mark: { type: 'point', size: 110, strokeWidth: 2, filled: false, color: '#2f5d8c', opacity: 1 },
      encoding: {
        x: { field: 'md', type: 'quantitative', title: 'Mean difference (mmHg)', scale: { domain: [-8, 2] } },
        y: { field: 'se', type: 'quantitative', title: 'Standard error (mmHg)', scale: { domain: [0, 2.4], reverse: true } },
      },
    },
    {
      transform: [{ filter: 'datum.twoWay' }],
      mark: { type: 'point', size: 110, filled: true, color: '#d9812b', opacity: 1 },
      encoding: { x: { field: 'md', type: 'quantitative' }, y: { field: 'se', type: 'quantitative' } },
    },
    {
      data: {
        values: [
          { x: 0.75, y: 0.18, text: '○ one-way', c: '#2f5d8c' },
          { x: 0.75, y: 0.34, text: '● two-way', c: '#b5651d' },
        ],
      },
      mark: { type: 'text', align: 'left', fontSize: 14, fontWeight: 600 },
      encoding: {
        x: { field: 'x', type: 'quantitative' },
        y: { field: 'y', type: 'quantitative' },
        text: { field: 'text' },
        color: { field: 'c', type: 'nominal', scale: null },
      },
    },
  ],
}

export const figures: Figures = {
  'prisma.svg': prisma,
  'risk-of-bias.svg': biasGrid,
  'forest-v1.svg': forest(-3.9, -1.83, null),
  'forest.svg': forest(-4.07, -1.67, [-5.7, -0.03]),
  'funnel.svg': funnel,
}

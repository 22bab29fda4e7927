/** Figures of “Learning to read in two scripts”. All values are invented. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TopLevelSpec } from 'vega-lite'
import type { Figures } from '../../draw-figures.ts'

const ink = '#2b3340'
interface Layer {
  readonly name: string
  readonly note: string
  readonly left: string
  readonly right: string
  readonly width: number
  readonly colour: string
  readonly dash: string
}
const layers: readonly Layer[] = [
  {
    name: 'Sounds of language',
    note: 'awareness transfers in nearly all pairs',
    left: 'm · a · m · a',
    right: 'm · a · m · a',
    width: 10,
    colour: '#3f8f6b',
    dash: '',
  },
  {
    name: 'Unit a sign stands for',
    note: 'helps where both scripts use the same unit',
    left: 'one sound',
    right: 'one syllable',
    width: 6,
    colour: '#3f8f6b',
    dash: '',
  },
  {
    name: 'Shapes of signs',
    note: 'shared shapes with other values mislead',
    left: 'Р = /r/',
    right: 'P = /p/',
    width: 3,
    colour: '#a6476b',
    dash: '',
  },
  {
    name: 'Layout on the page',
    note: 'learned anew, and quickly',
    left: 'left to right',
    right: 'right to left',
    width: 2.5,
    colour: '#8a93a2',
    dash: '7 6',
  },
]
const fourLayers = `
<svg xmlns="http://www.w3.org/2000/svg" width="840" height="480" viewBox="0 0 840 480" font-family="Helvetica, Arial, sans-serif" role="img">
<rect width="840" height="480" fill="#ffffff"/>
<text x="120" y="34" text-anchor="middle" font-size="17" font-weight="700" fill="${ink}">First script</text><text x="720" y="34" text-anchor="middle" font-size="17" font-weight="700" fill="${ink}">Second script</text>
${layers
  .map((layer, index) => {
    const y = 56 + index * 104,
      middle = y + 42
    const head = 7 + layer.width
    const box = (x: number, text: string): string =>
      `<rect x="${x}" y="${y}" width="200" height="84" rx="8" fill="${index < 2 ? '#eaf4ee' : '#f4f5f7'}" stroke="#c3c9d2"/><text x="${x + 100}" y="${middle + 6}" text-anchor="middle" font-size="18" fill="${ink}">${text}</text>`
    return `${box(20, layer.left)}${box(620, layer.right)}
<text x="420" y="${y + 18}" text-anchor="middle" font-size="16" font-weight="700" fill="${ink}">${layer.name}</text>
<line x1="236" x2="${604 - head}" y1="${middle}" y2="${middle}" stroke="${layer.colour}" stroke-width="${layer.width}"${layer.dash === '' ? '' : ` stroke-dasharray="${layer.dash}"`}/><path d="M${604 - head} ${middle - head * 0.75}L604 ${middle}L${604 - head} ${middle + head * 0.75}z" fill="${layer.colour}"/>
<text x="420" y="${y + 74}" text-anchor="middle" font-size="14" fill="#4a5361">${layer.note}</text>`
  })
  .join('\n')}
</svg>`

const studies = readFileSync(join(import.meta.dirname, 'studies.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => {
    const [study = '', pair = '', kind = '', skill = '', correlation = ''] = line.split(',')
    return { study, pair, kind, skill, correlation: Number(correlation) }
  })
const transfer: TopLevelSpec = {
  data: { values: studies },
  width: 520,
  height: 230,
  layer: [
    { mark: { type: 'rule', color: '#6b7482', strokeDash: [4, 4] }, encoding: { x: { datum: 0 } } },
    {
      mark: { type: 'point', filled: true, size: 140, opacity: 0.85 },
      encoding: {
        x: { field: 'correlation', type: 'quantitative', title: 'Correlation between the two scripts', scale: { domain: [-0.2, 0.8] } },
        y: {
          field: 'skill',
          type: 'nominal',
          title: null,
          sort: ['Awareness of sounds', 'Knowledge of signs', 'Reading speed'],
          axis: { labelLimit: 300, grid: true },
        },
        color: {
          field: 'kind',
          type: 'nominal',
          title: null,
          scale: { domain: ['Same unit', 'Different unit', 'Shared shapes'] },
          legend: { orient: 'top', labelLimit: 300 },
        },
        shape: {
          field: 'kind',
          type: 'nominal',
          scale: { domain: ['Same unit', 'Different unit', 'Shared shapes'], range: ['circle', 'square', 'triangle-up'] },
        },
      },
    },
  ],
}
export const figures: Figures = { 'four-layers.svg': fourLayers, 'transfer-estimates.svg': transfer }

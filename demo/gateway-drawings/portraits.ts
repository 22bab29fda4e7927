/** Portraits of nobody: heads and shoulders cut from coloured paper. The demo's people are invented, and have no faces. */
import { box, circle, ellipse, framed, number, shape } from './svg.ts'

const size = 320

/** Ground, coat, head, hair. */
const papers = [
  ['#d8e6e3', '#1f6a70', '#f0c9a4', '#3b2a20'],
  ['#f3e2c3', '#7a3b2e', '#c98d63', '#1f1a17'],
  ['#e4def0', '#4a3f7a', '#e9b48e', '#8a4b2a'],
  ['#dfe8d3', '#4b6b34', '#8f5d3e', '#171412'],
  ['#f6d9d0', '#8f2f45', '#f4d3b5', '#b98b3c'],
  ['#d7e2ef', '#2b4a72', '#b97f58', '#4a4a4f'],
  ['#f4ebd0', '#9a7420', '#70442c', '#0f0d0c'],
  ['#dcebea', '#35525a', '#f1cfae', '#c9c4bb'],
] as const

type Head = readonly [x: number, y: number, radius: number]
const hairs: readonly (([x, y, radius]: Head, fill: string) => { behind: string; before: string })[] = [
  ([x, y, r], fill) => ({
    behind: '',
    before: shape(
      `M${number(x - r)} ${number(y)}a${number(r)} ${number(r * 1.08)} 0 0 1 ${number(r * 2)} 0q${number(-r * 0.5)} ${number(-r * 0.55)} ${number(-r)} ${number(-r * 0.5)}t${number(-r)} ${number(r * 0.5)}z`,
      { fill },
    ),
  }),
  ([x, y, r], fill) => ({
    behind: ellipse([x, y + r * 0.3], [r * 1.26, r * 1.5], { fill }),
    before: shape(
      `M${number(x - r)} ${number(y)}a${number(r)} ${number(r)} 0 0 1 ${number(r * 2)} 0q${number(-r * 1.3)} ${number(-r * 0.1)} ${number(-r * 1.5)} ${number(-r * 0.6)}q${number(-r * 0.2)} ${number(r * 0.5)} ${number(-r * 0.5)} ${number(r * 0.6)}z`,
      { fill },
    ),
  }),
  ([x, y, r], fill) => ({
    behind: circle([x + r * 0.1, y - r * 1.05], r * 0.42, { fill }),
    before: shape(
      `M${number(x - r)} ${number(y)}a${number(r)} ${number(r)} 0 0 1 ${number(r * 2)} 0q${number(-r)} ${number(-r * 0.9)} ${number(-r * 2)} 0z`,
      { fill },
    ),
  }),
  ([x, y, r], fill) => ({ behind: circle([x, y - r * 0.22], r * 1.3, { fill }), before: '' }),
]

/** @param which any whole number: the same one looks the same */
export function portrait(which: number): string {
  const [ground, coat, skin, hair] = papers[which % papers.length] ?? papers[0]
  const head: Head = [size / 2, size * 0.42, size * 0.165]
  const [x, y, radius] = head
  const { behind, before } = hairs[(which * 3 + Math.floor(which / papers.length)) % hairs.length]?.(head, hair) ?? {
    behind: '',
    before: '',
  }
  const shoulders = `M${number(size * 0.12)} ${size}C${number(size * 0.14)} ${number(size * 0.76)} ${number(size * 0.3)} ${number(size * 0.7)} ${number(x)} ${number(size * 0.7)}S${number(size * 0.86)} ${number(size * 0.76)} ${number(size * 0.88)} ${size}Z`
  return framed(
    size,
    size,
    [
      box([0, 0], [size, size], { fill: ground }),
      circle([size * (which % 2 ? 0.2 : 0.8), size * 0.24], size * 0.34, { fill: '#ffffff', opacity: 0.3 }),
      behind,
      shape(shoulders, { fill: coat }),
      box([x - radius * 0.38, y + radius * 0.6], [radius * 0.76, radius * 1.4], { fill: skin, round: radius * 0.36 }),
      shape(
        `M${number(x - radius * 0.6)} ${number(size * 0.712)}L${number(x)} ${number(size * 0.83)}L${number(x + radius * 0.6)} ${number(size * 0.712)}`,
        { stroke: '#ffffff', width: 5, opacity: 0.5 },
      ),
      ellipse([x, y], [radius * 0.94, radius * 1.1], { fill: skin }),
      before,
    ].join(''),
  )
}

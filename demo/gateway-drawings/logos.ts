/** Logos: a mark, and the name as outlines. */
import { box, circle, framed, number, range, shape, through } from './svg.ts'
import { type Face, setWords } from './words.ts'

/** Marks are drawn in a square of 100, in two colours. */
export type Mark = (first: string, second: string) => string

const star = (points: number, inner: number, turned = 0): string =>
  `${through(
    range(points * 2).map(at => {
      const far = at % 2 === 0 ? 46 : inner
      const angle = (at * Math.PI) / points + turned
      return [50 + far * Math.sin(angle), 50 - far * Math.cos(angle)] as const
    }),
  )}Z`

export const marks = {
  /** Two mountains, and water under them. */
  range: (first, second) =>
    shape('M4 58L34 16L52 42L62 28L96 58Z', { fill: first }) +
    shape('M6 72q11 -9 22 0t22 0t22 0t22 0M18 88q8 -8 16 0t16 0t16 0t16 0', { stroke: second, width: 7 }),
  /** The sun over roofs. */
  roofs: (first, second) =>
    circle([62, 34], 20, { fill: second }) + shape('M6 92V58L28 38L50 58V92ZM50 92V66L72 48L94 66V92Z', { fill: first }),
  /** A sedge in the water. */
  sedge: (first, second) =>
    shape('M50 66C50 40 44 22 30 8M50 66C50 38 54 22 66 4M50 66C50 48 62 34 84 28M50 66C50 50 38 38 16 34', { stroke: first, width: 7 }) +
    shape('M10 76h80M22 90h56', { stroke: second, width: 7 }),
  /** A lens over a find. */
  lens: (first, second) =>
    circle([43, 43], 32, { stroke: first, width: 9 }) +
    shape('M67 67L92 92', { stroke: first, width: 11 }) +
    shape('M43 62V28M43 50q-14 -2 -14 -16q14 0 14 16q0 -18 14 -18q0 16 -14 18', { stroke: second, width: 5 }),
  /** Somebody who speaks. */
  speech: (first, second) =>
    shape('M14 10h72a8 8 0 0 1 8 8v46a8 8 0 0 1 -8 8H48L26 92V72H14a8 8 0 0 1 -8 -8V18a8 8 0 0 1 8 -8z', { fill: first }) +
    [28, 50, 72].map(x => circle([x, 41], 7, { fill: second })).join(''),
  /** Sound that comes from a leaf. */
  call: (first, second) =>
    shape('M10 84C10 46 30 26 62 26C62 60 44 82 10 84Z', { fill: first }) +
    shape('M70 62q14 -18 6 -40M84 74q22 -30 8 -66', { stroke: second, width: 7 }),
  /** Four round one table. */
  table: (first, second) =>
    circle([50, 50], 24, { fill: first }) +
    range(4)
      .map(at => circle([50 + 39 * Math.cos(at * 1.571 + 0.785), 50 + 39 * Math.sin(at * 1.571 + 0.785)], 11, { fill: second }))
      .join(''),
  /** A weight. */
  weight: (first, second) => circle([50, 20], 13, { fill: second }) + shape('M32 36h36l14 54q-32 8 -64 0z', { fill: first }),
  /** A ring that was broken and mended. */
  mended: (first, second) =>
    circle([50, 50], 38, { stroke: first, width: 13 }) + shape('M18 30l16 14l-8 12l14 10M72 14l-6 18l14 8', { stroke: second, width: 7 }),
  /** A window with a light in it. */
  window: (first, second) =>
    box([16, 8], [68, 84], { fill: first, round: 5 }) +
    shape('M26 18h20v28H26zM54 54h20v28H54z', { fill: second }) +
    shape('M54 18h20v28H54zM26 54h20v28H26z', { fill: second, opacity: 0.35 }),
  /** A shield with a tick. */
  guard: (first, second) =>
    shape('M50 5C64 14 78 17 90 17C92 54 80 80 50 96C20 80 8 54 10 17C22 17 36 14 50 5Z', { fill: first }) +
    shape('M30 50l14 15l27 -31', { stroke: second, width: 10 }),
  /** A tree on a slope. */
  olive: (first, second) =>
    circle([50, 36], 30, { fill: first }) +
    shape('M50 84V40M50 60L66 42M50 54L36 38', { stroke: second, width: 6 }) +
    shape('M4 92C30 76 66 76 96 92', { stroke: first, width: 8 }),
  /** The pole star. */
  star: (first, second) => shape(star(4, 11), { fill: first }) + shape(star(4, 6, Math.PI / 4), { fill: second, opacity: 0.75 }),
  circle: (first, second) => circle([50, 50], 44, { fill: first }) + circle([50, 50], 17, { fill: second }),
  leaf: (first, second) =>
    shape('M14 86C8 36 40 8 90 10C92 60 64 92 14 86Z', { fill: first }) + shape('M14 86L62 38', { stroke: second, width: 6 }),
  bars: (first, second) =>
    range(4)
      .map(at => box([8 + at * 23, 74 - at * 18], [15, 20 + at * 18], { fill: at === 2 ? second : first }))
      .join(''),
  waves: (first, second) =>
    shape('M4 34q15 -16 30 0t30 0t30 0', { stroke: first, width: 10 }) +
    shape('M4 66q15 -16 30 0t30 0t30 0', { stroke: second, width: 10 }),
  square: (first, second) => box([10, 10], [80, 80], { fill: first }) + shape('M10 90L90 10V90Z', { fill: second }),
} satisfies Record<string, Mark>

export interface Logo {
  /** One line, or two. */
  lines: readonly string[]
  face: Face
  weight: number
  mark: keyof typeof marks
  /** The colour of the words; the mark has the two after it. */
  ink: string
  first: string
  second: string
  /** The colour of a plate beneath them, where the background is now light and now dark. */
  plate?: string
}

const height = 112

export async function logo({ lines, face, weight, mark, ink, first, second, plate }: Logo): Promise<string> {
  const margin = plate === undefined ? 0 : 18
  const size = lines.length === 1 ? 46 : 39
  const words = await Promise.all(lines.map(line => setWords(line, face, { weight, size, spacing: -0.01 })))
  const square = height - margin * 2
  const left = margin + square + 20
  const width = left + Math.max(...words.map(each => each.width)) + (plate === undefined ? 2 : margin + 6)
  const baseline = (at: number) => (lines.length === 1 ? height / 2 + size * 0.34 : height / 2 - 9 + at * size * 1.14)
  return framed(
    Math.ceil(width),
    height,
    [
      plate === undefined ? '' : box([0, 0], [Math.ceil(width), height], { fill: plate, round: 14 }),
      `<g transform="translate(${margin} ${margin}) scale(${number((square / 100) * 100) === '100' ? 1 : square / 100})">${marks[mark](first, second)}</g>`,
      ...words.map(({ d }, at) => shape(d, { fill: ink, turn: `translate(${number(left)} ${number(baseline(at))})` })),
    ].join(''),
  )
}

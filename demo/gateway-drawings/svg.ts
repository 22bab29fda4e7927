/** SVG in few words, for images that are drawn by rule. Numbers have one decimal, which no eye misses and which keeps files small. */
export type Point = readonly [x: number, y: number]
export type Scene = (width: number, height: number) => string
interface Look {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  turn?: string
}

export const number = (value: number): string => String(Math.round(value * 10) / 10)
export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

function looks({ fill, stroke, width, opacity, turn }: Look): string {
  const has = (name: string, value: string | number | undefined) => (value === undefined ? '' : ` ${name}="${value}"`)
  const line =
    stroke === undefined ? '' : `${has('stroke', stroke)}${has('stroke-width', width)} stroke-linecap="round" stroke-linejoin="round"`
  return `${has('fill', fill ?? (stroke === undefined ? undefined : 'none'))}${line}${has('opacity', opacity)}${has('transform', turn)}`
}

export const shape = (d: string, look: Look): string => `<path d="${d}"${looks(look)}/>`
export const circle = ([x, y]: Point, radius: number, look: Look): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"${looks(look)}/>`
export const ellipse = ([x, y]: Point, [rx, ry]: Point, look: Look): string =>
  `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}"${looks(look)}/>`
export const box = ([x, y]: Point, [width, height]: Point, look: Look & { round?: number }): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${look.round === undefined ? '' : ` rx="${number(look.round)}"`}${looks(look)}/>`
export const group = (parts: readonly string[], look: Look): string => `<g${looks(look)}>${parts.join('')}</g>`

export const through = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('')

/** A smooth line through points, by Catmull and Rom. */
export function curve(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${number(x)} ${number(y)}`
      const [before, from, after] = [at(index - 2), at(index - 1), at(index + 1)]
      const [ax, ay] = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6]
      const [bx, by] = [x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6]
      return `C${[ax, ay, bx, by, x, y].map(number).join(' ')}`
    })
    .join('')
}

/** What lies beneath a line, down to a depth. */
export const beneath = (points: readonly Point[], depth: number): string =>
  `${curve(points)}L${number(points.at(-1)?.[0] ?? 0)} ${number(depth)}L${number(points[0]?.[0] ?? 0)} ${number(depth)}Z`

/** Points of a function from edge to edge. */
export const across = (width: number, steps: number, yOf: (part: number) => number): Point[] =>
  range(steps + 1).map(at => [(width * at) / steps, yOf(at / steps)])

export function fade(id: string, stops: readonly string[], direction: 'down' | 'right' | 'round' = 'down'): string {
  const offsets = stops.map((colour, at) => `<stop offset="${number((at / (stops.length - 1)) * 100)}%" stop-color="${colour}"/>`).join('')
  if (direction === 'round') return `<radialGradient id="${id}">${offsets}</radialGradient>`
  return `<linearGradient id="${id}" ${direction === 'down' ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${offsets}</linearGradient>`
}

/** The same numbers every time (mulberry32), from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A ridge of hills: waves of falling length over each other, from about -1 to 1. */
export const hills =
  (seed: number, coarseness = 1) =>
  (part: number): number =>
    (Math.sin(part * 5.1 * coarseness + seed * 1.7) * 0.55 +
      Math.sin(part * 11.3 * coarseness + seed * 2.9) * 0.28 +
      Math.sin(part * 23.7 * coarseness + seed * 4.3) * 0.12 +
      Math.sin(part * 47.9 * coarseness + seed * 7.1) * 0.05) /
    0.9

export const framed = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${number(width)}" height="${number(height)}" viewBox="0 0 ${number(width)} ${number(height)}">${body}</svg>\n`

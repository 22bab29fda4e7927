/** A new brand's mark and artwork: quarter circles in a grid, turned by chance that is the same for the same key. */
import { createHash } from 'node:crypto'
import type { Pair } from './choose-colours.ts'

/** Numbers from 0 up to below 1, drawn from the key without end. */
function* chances(key: string): Generator<number, never> {
  for (let round = 0; ; round++) for (const byte of createHash('sha256').update(`${key} ${round}`).digest()) yield byte / 256
}

/** A quarter of a circle that fills a square cell, its centre in one of the four corners. */
function quarter(x: number, y: number, side: number, corner: number): string {
  const paths = [
    `M${x} ${y}h${side}a${side} ${side} 0 0 1-${side} ${side}z`,
    `M${x + side} ${y}v${side}a${side} ${side} 0 0 1-${side}-${side}z`,
    `M${x + side} ${y + side}h-${side}a${side} ${side} 0 0 1 ${side}-${side}z`,
    `M${x} ${y + side}v-${side}a${side} ${side} 0 0 1 ${side} ${side}z`,
  ]
  return paths[corner] ?? ''
}

/** Fills by class, so that the drawing follows the reader's scheme. */
function drawing(width: number, height: number, fills: readonly (readonly [name: string, colour: Pair])[], shapes: string): string {
  const rules = (scheme: keyof Pair): string => fills.map(([name, colour]) => `.${name}{fill:${colour[scheme]}}`).join('')
  const style = `<style>${rules('light')}@media (prefers-color-scheme:dark){${rules('dark')}}</style>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${style}${shapes}</svg>\n`
}

/** Four quarters on a rounded square, 32 units wide. */
export function drawMark(key: string, ground: Pair, ink: Pair): string {
  const chance = chances(key)
  const corner = (): number => Math.floor(chance.next().value * 4)
  const cells = [
    [6, 6],
    [16, 6],
    [6, 16],
    [16, 16],
  ] as const
  const shapes = cells.map(([x, y]) => quarter(x, y, 10, corner())).join('')
  const fills = [
    ['a', ground],
    ['b', ink],
  ] as const
  return drawing(32, 32, fills, `<rect class="a" width="32" height="32" rx="7"/><path class="b" d="${shapes}"/>`)
}

const hero = { width: 720, height: 387, rows: 6 } as const

/** A pattern of quarter circles, dense at the right and sparse towards the text on the left. @param colours from the faintest on */
export function drawHero(key: string, colours: readonly Pair[]): string {
  const chance = chances(`${key} hero`)
  const side = hero.height / hero.rows
  const columns = Math.ceil(hero.width / side)
  const paths = colours.map(() => '')
  for (let column = 0; column < columns; column++) {
    const x = hero.width - (columns - column) * side
    const density = Math.max(0, column / (columns - 1) - 0.18) ** 1.2
    for (let row = 0; row < hero.rows; row++) {
      const [drawn, shade, corner] = [chance.next().value, chance.next().value, chance.next().value]
      if (drawn >= density) continue
      // Strong colours are few, in the dense part.
      const strength = Math.floor(shade ** (6 - 5 * density) * colours.length)
      paths[strength] += quarter(x, row * side, side, Math.floor(corner * 4))
    }
  }
  const fills = colours.map((colour, index) => [`c${index}`, colour] as const)
  return drawing(hero.width, hero.height, fills, paths.map((path, index) => `<path class="c${index}" d="${path}"/>`).join(''))
}

/** Easing, and pieces that all frames use. */
import { sampleLine } from '../lib/item.ts'

export const clamp = (v: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, v))
/** From nought to one between two seconds, slow at both ends. */
export function ease(second: number, from: number, to: number): number {
  const t = clamp((second - from) / (to - from))
  return t * t * (3 - 2 * t)
}
/** There from one second to another, with half a second's fade at both. */
export const during = (second: number, from: number, to: number, fade = 0.5): number =>
  Math.min(ease(second, from, from + fade), 1 - ease(second, to - fade, to))
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const fade = (opacity: number, inner: string): string => (opacity <= 0.004 ? '' : `<g opacity="${opacity.toFixed(3)}">${inner}</g>`)

export interface Style {
  readonly size: number
  readonly fill: string
  readonly weight?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly serif?: boolean
}
export function text(x: number, y: number, words: string, { size, fill, weight = 400, anchor = 'start', serif = false }: Style): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="${serif ? "'Source Serif 4 Variable', serif" : "'Source Sans 3 Variable', sans-serif"}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${words}</text>`
}

/** The opening card: title in lines, people, and the word that all is invented. */
export function opening(second: number, until: number, lines: readonly string[], people: string, ink: string, accent: string): string {
  return fade(
    1 - ease(second, until - 0.6, until),
    `${lines.map((line, i) => fade(ease(second, 0.1 + i * 0.25, 0.8 + i * 0.25), text(90, 290 + i * 72, line, { size: 62, fill: ink, weight: 700, serif: true }))).join('')}${fade(ease(second, 0.8, 1.4), `${text(92, 316 + lines.length * 72, people, { size: 25, fill: accent, weight: 600 })}${text(92, 660, sampleLine, { size: 19, fill: ink })}`)}`,
  )
}

/** The closing line. */
export const closing = (second: number, from: number, ink: string): string =>
  fade(ease(second, from, from + 0.6), text(640, 28, sampleLine, { size: 17, fill: ink, anchor: 'middle' }))

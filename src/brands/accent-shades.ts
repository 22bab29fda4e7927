/**
 * Derives shades from one accent colour for the backgrounds of a brand. The hue stays; the lightness, in a perceptually uniform
 * space, moves from the ideal one to the nearest that is readable with everything that the shade stands on, and everything
 * that stands on it (contrast.ts).
 */
import { clampChroma, converter, formatHex, wcagLuminance } from 'culori'
import type { HeroKind } from '../modules/gateways/domain/theme.ts'
import { contrastPairs, ratioOf } from './contrast.ts'

/** Colours of the light or the dark scheme, by the token's name. */
export type Colours = ReadonlyMap<string, string>

/** OKLCH: lightness from 0 to 1, and chroma. */
interface Tone {
  lightness: number
  chroma: number
}
interface Accent extends Tone {
  /** The given colour, which is used unchanged where it is readable. */
  hex: string
  hue: number
}
type Start = Tone | string

const toOklch = converter('oklch')
/** A luminance from 0 to 1: above it black has more contrast, below it white. */
const middle = 0.179
const lightnessStep = 0.004
/** A colour of this chroma or more is vivid; tints of a paler one are paler too, and those of grey are grey. */
const vividChroma = 0.1

export const accentTokens = ['accent-soft', 'accent', 'on-accent', 'accent-strong', 'focus', 'chart-1'] as const
export const heroTokens = ['hero-paper', 'hero-ink', 'hero-ink-soft', 'hero-action', 'on-hero-action'] as const

/** @param around every other colour of the page in the same scheme; those with a name of `accentTokens` stay as they are */
export function shadesOfAccent(hex: string, around: Colours): Map<string, string> {
  const given = readAccent(hex)
  const dark = isDark(around.get('paper'))
  const tint = tintOf(given)
  const settled = new Map(around)
  const resolveShade = (name: string, start: Start): string => resolveNearest(name, start, given.hue, settled)

  resolveShade('accent-soft', dark ? tint(0.29, 0.04) : tint(0.955, 0.022))
  const accent = resolveShade(
    'accent',
    dark ? { lightness: Math.max(given.lightness, 0.76), chroma: Math.min(given.chroma, 0.13) } : given.hex,
  )
  resolveShade('on-accent', dark ? tint(0.21, 0.03) : tint(1, 0))
  resolveShade('accent-strong', strongerThan(readAccent(accent), dark))
  resolveShade('focus', accent)
  resolveShade('chart-1', accent)
  return settled
}

/** @param around as for `shadesOfAccent`, with the accent's shades in it */
export function shadesOfHero(hex: string, kind: HeroKind, around: Colours): Map<string, string> {
  const given = readAccent(hex)
  const dark = isDark(around.get('paper'))
  const tint = tintOf(given)
  const settled = new Map(around)
  const resolveShade = (name: string, start: Start): string => resolveNearest(name, start, given.hue, settled)

  if (kind === 'pale') {
    resolveShade('hero-paper', dark ? tint(0.25, 0.03) : tint(0.955, 0.024))
    resolveShade('hero-ink', dark ? tint(0.96, 0.01) : tint(0.26, 0.06))
    resolveShade('hero-ink-soft', dark ? tint(0.83, 0.025) : tint(0.42, 0.05))
    resolveShade('hero-action', around.get('accent') ?? given.hex)
    resolveShade('on-hero-action', around.get('on-accent') ?? tint(1, 0))
  } else {
    const lightness = dark ? 0.25 : Math.min(Math.max(given.lightness, 0.26), 0.44)
    resolveShade('hero-paper', { lightness, chroma: dark ? Math.min(given.chroma, 0.08) : given.chroma })
    resolveShade('hero-ink', tint(0.985, 0.008))
    resolveShade('hero-ink-soft', tint(0.91, 0.025))
    resolveShade('hero-action', tint(0.93, 0.06))
    resolveShade('on-hero-action', tint(0.25, 0.05))
  }
  return settled
}

function readAccent(hex: string): Accent {
  const colour = toOklch(hex)
  if (colour === undefined) throw new TypeError(`${hex} is no colour.`)
  // Greys have no hue.
  return { hex: formatHex(colour), lightness: colour.l, chroma: colour.c, hue: colour.h ?? 0 }
}

const isDark = (paper: string | undefined): boolean => wcagLuminance(paper ?? '#fff') < middle

const tintOf =
  ({ chroma }: Tone) =>
  (lightness: number, max: number): Tone => ({ lightness, chroma: max * Math.min(chroma / vividChroma, 1) })

/** The colour of a pressed button and of a hovered link: further from the paper, or closer to it if there is no room. */
function strongerThan({ lightness, chroma }: Tone, dark: boolean): Tone {
  if (dark) return { lightness: lightness > 0.93 ? lightness - 0.09 : lightness + 0.08, chroma: chroma * 0.7 }
  return { lightness: lightness < 0.24 ? lightness + 0.14 : lightness - 0.1, chroma }
}

/** Adds the nearest readable shade to the resolved colours; if there is none, the one with the best contrast. */
function resolveNearest(name: string, start: Start, hue: number, settled: Map<string, string>): string {
  const there = settled.get(name)
  if (there !== undefined) return there
  const neighbours = contrastPairs.flatMap(({ ink, paper, min }) => {
    const other = ink === name ? settled.get(paper) : paper === name ? settled.get(ink) : undefined
    return other === undefined ? [] : [{ other, min }]
  })
  let best = { hex: '#000000', margin: -1 }
  for (const hex of shadesFrom(start, hue)) {
    const margin = Math.min(...neighbours.map(({ other, min }) => (ratioOf(hex, other) ?? 0) / min))
    if (margin > best.margin) best = { hex, margin }
    if (margin >= 1) break
  }
  settled.set(name, best.hex)
  return best.hex
}

function* shadesFrom(start: Start, hue: number): Generator<string> {
  // A given colour is tried unchanged, because a conversion could alter it slightly.
  const given = typeof start === 'string' ? readAccent(start) : null
  if (given !== null) yield given.hex
  const { lightness, chroma } = typeof start === 'string' ? readAccent(start) : start
  const shade = (at: number): string => formatHex(clampChroma({ mode: 'oklch', l: at, c: chroma, h: given?.hue ?? hue }, 'oklch'))
  for (let distance = 0; distance <= 1; distance += lightnessStep) {
    if (lightness - distance >= 0) yield shade(lightness - distance)
    if (lightness + distance <= 1) yield shade(lightness + distance)
  }
  yield '#000000'
  yield '#ffffff'
}

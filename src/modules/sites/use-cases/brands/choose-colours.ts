/**
 * The colours of a new brand, from one hue. Lightness and chroma are fixed, in a space where equal lightness looks equal, so that every hue
 * has the contrast that text needs (src/brands/contrast.ts).
 */
import { clampChroma, formatHex } from 'culori'

/** Lightness from 0 to 1 and chroma, in OKLCH. */
type Tone = readonly [lightness: number, chroma: number]

const tones: Readonly<Record<string, readonly [light: Tone, dark: Tone]>> = {
  accent: [
    [0.46, 0.13],
    [0.8, 0.1],
  ],
  'accent-strong': [
    [0.36, 0.1],
    [0.88, 0.07],
  ],
  'accent-soft': [
    [0.955, 0.02],
    [0.29, 0.04],
  ],
  'on-accent': [
    [1, 0],
    [0.21, 0.03],
  ],
  'hero-paper': [
    [0.955, 0.022],
    [0.25, 0.03],
  ],
  'hero-ink': [
    [0.26, 0.06],
    [0.96, 0.01],
  ],
  'hero-ink-soft': [
    [0.42, 0.05],
    [0.83, 0.025],
  ],
  'footer-paper': [
    [0.965, 0.012],
    [0.19, 0.018],
  ],
}
/** The colours of the artwork, from the background up. */
const artworkTones: readonly (readonly [light: Tone, dark: Tone])[] = [
  [
    [0.91, 0.045],
    [0.31, 0.045],
  ],
  [
    [0.8, 0.09],
    [0.42, 0.07],
  ],
  [
    [0.55, 0.13],
    [0.66, 0.11],
  ],
]

export interface Pair {
  light: string
  dark: string
}

/** The nearest colour that a screen shows. */
const hex = ([lightness, chroma]: Tone, hue: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch'))

const pairOf = ([light, dark]: readonly [Tone, Tone], hue: number): Pair => ({ light: hex(light, hue), dark: hex(dark, hue) })

export interface ChosenColours {
  /** Colours are found by the token's name without its dashes. */
  tokens: Record<string, Pair>
  /** The pairs are sorted from the one nearest to the background to the strongest. */
  artwork: Pair[]
}

/** @param hue in degrees, in OKLCH: 30 is red, 140 green, 250 blue */
export function chooseColours(hue: number): ChosenColours {
  const tokens = Object.fromEntries(Object.entries(tones).map(([name, pair]) => [name, pairOf(pair, hue)]))
  return { tokens, artwork: artworkTones.map(pair => pairOf(pair, hue)) }
}

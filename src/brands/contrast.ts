/** The pairs of colours that stand on each other, and their minimum contrast (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
import { wcagContrast } from 'culori'
import type { Palette, Shades } from './palette.ts'

export interface ContrastPair {
  ink: string
  paper: string
  /** 4.5 for text, 3 for lines, focus and marks. */
  min: number
}
export interface ContrastError extends ContrastPair {
  scheme: keyof Shades
  /** The ratio is rounded down to two decimals; null: one of the two is no colour. */
  ratio: number | null
}

const text = 4.5
const shape = 3
const meanings = ['approved', 'reservations', 'not-approved', 'neutral', 'success', 'warning', 'error']

const on = (papers: readonly string[], inks: readonly string[], min: number): ContrastPair[] =>
  papers.flatMap(paper => inks.map(ink => ({ ink, paper, min })))

export const contrastPairs: readonly ContrastPair[] = [
  ...on(['paper', 'paper-soft', 'paper-raised'], ['ink', 'ink-soft', 'ink-faint'], text),
  ...on(['paper', 'paper-soft', 'paper-raised', 'accent-soft'], ['accent', 'accent-strong'], text),
  ...on(['accent-soft'], ['ink', 'ink-soft'], text),
  ...on(['accent', 'accent-strong'], ['on-accent'], text),
  ...on(['header-paper'], ['header-ink', 'header-ink-soft', 'header-accent'], text),
  ...on(['hero-paper'], ['hero-ink', 'hero-ink-soft', 'hero-action'], text),
  ...on(['hero-action'], ['on-hero-action'], text),
  ...on(['footer-paper'], ['footer-ink', 'footer-ink-soft'], text),
  ...meanings.flatMap(meaning => on([`${meaning}-soft`, 'paper'], [meaning], text)),
  ...on(['notice', 'mark'], ['ink'], text),
  ...on(['paper'], ['line-strong', 'focus'], shape),
  ...on(['paper'], ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'], shape),
]

/** The pairs whose contrast is too low, in light and in dark. */
export function contrastErrors(palette: Palette): ContrastError[] {
  const schemes: readonly (keyof Shades)[] = ['light', 'dark']
  return schemes.flatMap(scheme =>
    contrastPairs.flatMap(pair => {
      const ratio = ratioOf(palette.get(pair.ink)?.[scheme], palette.get(pair.paper)?.[scheme])
      return ratio !== null && ratio >= pair.min ? [] : [{ ...pair, scheme, ratio }]
    }),
  )
}

/** The ratio is rounded down to two decimals; null: one of the two is no colour. */
export function ratioOf(ink: string | undefined, paper: string | undefined): number | null {
  if (ink === undefined || paper === undefined) return null
  return Math.floor(wcagContrast(ink, paper) * 100) / 100
}

/** Describes an error, such as “light: ink on paper has 3.90, and needs 4.5”. */
export const describeContrastError = ({ scheme, ink, paper, ratio, min }: ContrastError): string =>
  `${scheme}: ${ink} on ${paper} ${ratio === null ? 'is no pair of colours' : `has ${ratio.toFixed(2)}`}, and needs ${min}`

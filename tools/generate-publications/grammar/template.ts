/**
 * Sentences with gaps: `{objects} of [two|three] kinds {cite}`. A gap in braces is filled from the article's topic; square brackets
 * give a choice. A gap with a capital letter begins a sentence.
 */
import type { Random } from '../random.ts'

type Part = string | { slot: string; capital: boolean } | { choices: readonly Part[][] }

export interface Filler {
  random: Random
  /** Adds what belongs into the gap. */
  fill: (slot: string, capital: boolean) => void
  add: (text: string) => void
}

const parsed = new Map<string, readonly Part[]>()

export function expand(template: string, filler: Filler): void {
  let parts = parsed.get(template)
  if (parts === undefined) {
    parts = parse(template)
    parsed.set(template, parts)
  }
  expandParts(parts, filler)
}

function expandParts(parts: readonly Part[], filler: Filler): void {
  for (const part of parts) {
    if (typeof part === 'string') filler.add(part)
    else if ('slot' in part) filler.fill(part.slot, part.capital)
    else expandParts(filler.random.pick(part.choices), filler)
  }
}

function parse(template: string): Part[] {
  return (template.match(/\{\w+\}|\[[^\]]+\]|[^{[]+/g) ?? []).map((piece): Part => {
    const inner = piece.slice(1, -1)
    if (piece.startsWith('[')) return { choices: inner.split('|').map(parse) }
    if (!piece.startsWith('{')) return piece
    const first = inner.charAt(0)
    return { slot: first.toLowerCase() + inner.slice(1), capital: first !== first.toLowerCase() }
  })
}

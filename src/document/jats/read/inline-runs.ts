/** Helpers for runs of inline nodes that the readers of metadata and references compose. */
import type { Inline } from '../../node.ts'
import type { ReadContext } from './read-context.ts'
import type { XmlElement } from './xml/node.ts'
import { collapseSpaces } from './xml/read.ts'

export function text(value: string): Inline {
  return { kind: 'text', value }
}

/** The running text of an element, without white space at its ends. */
export function readRun(element: XmlElement, context: ReadContext): Inline[] {
  return trimRun(context.readInline(element.children))
}

/** Removes white space (except no-break spaces) at both ends; only top-level text is considered. */
export function trimRun(run: readonly Inline[]): Inline[] {
  const trimmed = [...run]
  for (let first = trimmed[0]; first?.kind === 'text'; first = trimmed[0]) {
    const value = first.value.replace(/^[ \t\r\n\f]+/, '')
    if (value !== '') {
      trimmed[0] = text(value)
      break
    }
    trimmed.shift()
  }
  for (let last = trimmed.at(-1); last?.kind === 'text'; last = trimmed.at(-1)) {
    const value = last.value.replace(/[ \t\r\n\f]+$/, '')
    if (value !== '') {
      trimmed[trimmed.length - 1] = text(value)
      break
    }
    trimmed.pop()
  }
  return trimmed
}

/** Joins runs with a separator between them; empty ones are left out. */
export function joinRuns(runs: readonly (readonly Inline[])[], separator: string): Inline[] {
  const joined: Inline[] = []
  for (const run of runs) {
    if (run.length === 0) continue
    if (joined.length > 0) joined.push(text(separator))
    joined.push(...run)
  }
  return joined
}

/** The text of a run with white space collapsed, without formulas and images. */
export function plainText(run: readonly Inline[]): string {
  return collapseSpaces(wordsOf(run)).trim()
}

function wordsOf(run: readonly Inline[]): string {
  let words = ''
  for (const node of run) {
    if (node.kind === 'text') words += node.value
    else if (node.kind === 'inline-code') words += node.text
    else if (node.kind === 'line-break') words += ' '
    else if (node.kind === 'inline-formula') words += wordsOf(node.formula.text)
    else if (node.kind !== 'inline-graphic' && node.kind !== 'inline-note') words += wordsOf(node.children)
  }
  return words
}

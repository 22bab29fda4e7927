/** Compares two revisions of a page, a post or another part of the site: by field, and within a text by word. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import { childElements, isElement, outerHtml, parseHtml } from './html-tree.ts'
import { type RevisionField, revisionFields } from './revision-fields.ts'

export interface Change {
  change: 'kept' | 'removed' | 'added'
  text: string
}

/** The content of a page or post as text. */
export type RevisionTexts = Readonly<Partial<Record<RevisionField, string>>>

export interface FieldDifference {
  field: RevisionField
  /** Lines in reading order, each a list of changes. Null stands for omitted lines that are the same in both. */
  lines: (readonly Change[] | null)[]
}

/** With more changed lines or words, a text counts as replaced, because comparing would take too long. */
const maxEdits = 1000
/** The number of unchanged lines to show next to changed ones. */
const context = 2

export function revisionDifference(older: RevisionTexts, newer: RevisionTexts): FieldDifference[] {
  return revisionFields.flatMap(field => {
    const lines = compareLines(linesOf(older[field] ?? ''), linesOf(newer[field] ?? ''))
    return lines.every(isUnchanged) ? [] : [{ field, lines: shorten(lines) }]
  })
}

/** Splits HTML into one line per block, however it was written; plain text has lines already. */
function linesOf(text: string): string[] {
  if (!/<[a-z]/i.test(text)) return text === '' ? [] : text.split('\n')
  return parseHtml(text)
    .childNodes.flatMap(node => linesOfNode(node, 0))
    .filter(line => line.trim() !== '')
}

/** These elements are split too, so that a change deep in a block does not show as a change of the whole block. */
const opened = /^(?:div|section|article|ul|ol|dl|table|thead|tbody|tr|details|figure|blockquote|nav|aside)$/
const deepest = 20

function linesOfNode(node: Parameters<typeof outerHtml>[0], depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (!isElement(node) || !opened.test(node.tagName) || childElements(node).length === 0 || depth === deepest)
    return outerHtml(node)
      .split('\n')
      .map(line => indent + line.trim())
  const whole = outerHtml({ ...node, childNodes: [] })
  const end = `</${node.tagName}>`
  return [
    indent + whole.slice(0, -end.length),
    ...node.childNodes.flatMap(child => linesOfNode(child, depth + 1)).filter(line => line.trim() !== ''),
    indent + end,
  ]
}

function compareLines(older: readonly string[], newer: readonly string[]): Change[][] {
  const runs = diffArrays([...older], [...newer], { maxEditLength: maxEdits }) ?? [
    { value: [...older], removed: true, added: false },
    { value: [...newer], removed: false, added: true },
  ]
  const lines: Change[][] = []
  for (const [place, run] of runs.entries()) {
    const next = runs[place + 1]
    if (!run.added && !run.removed) lines.push(...run.value.map(text => [{ change: 'kept' as const, text }]))
    else if (run.removed && next?.added) lines.push(...compareReplaced(run.value, next.value))
    else if (run.removed) lines.push(...run.value.map(text => [{ change: 'removed' as const, text }]))
    else if (!runs[place - 1]?.removed) lines.push(...run.value.map(text => [{ change: 'added' as const, text }]))
  }
  return lines
}

/** Compares lines in pairs, so that a changed sentence shows its changed words. */
function compareReplaced(older: readonly string[], newer: readonly string[]): Change[][] {
  return Array.from({ length: Math.max(older.length, newer.length) }, (_, place) => {
    const [before, after] = [older[place], newer[place]]
    if (before === undefined) return [{ change: 'added', text: after ?? '' }]
    if (after === undefined) return [{ change: 'removed', text: before }]
    const words = diffWordsWithSpace(before, after, { maxEditLength: maxEdits })
    if (words === undefined)
      return [
        { change: 'removed', text: before },
        { change: 'added', text: after },
      ]
    return words.map(({ value, added, removed }) => ({ change: added ? 'added' : removed ? 'removed' : 'kept', text: value }))
  })
}

const isUnchanged = (line: readonly Change[]): boolean => line.every(({ change }) => change === 'kept')

function shorten(lines: readonly Change[][]): (Change[] | null)[] {
  const isChanged = lines.map(line => !isUnchanged(line))
  const shown = lines.map((_, place) => isChanged.slice(Math.max(0, place - context), place + context + 1).some(Boolean))
  return lines.flatMap((line, place) => (shown[place] ? [line] : place === 0 || shown[place - 1] ? [null] : []))
}

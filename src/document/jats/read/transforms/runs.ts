import type { Inline } from '../../../node.ts'

const inlineKinds = new Set<unknown>([
  'text',
  'styled',
  'link',
  'file-link',
  'cross-reference',
  'inline-formula',
  'inline-graphic',
  'inline-note',
  'inline-code',
  'abbreviation',
  'marked',
  'people',
  'person',
  'line-break',
  'unknown-inline',
] satisfies Inline['kind'][])

/** A line or paragraph anywhere in a document, and the kind of the node that contains it, if any. */
export interface Run {
  inlines: Inline[]
  holder: string | null
}

/** Every outermost run of a document, wherever it is: in its metadata, body, notes or reports. Callers change the arrays in place. */
export function runsOf(document: object): Run[] {
  const runs: Run[] = []
  collectRuns(document, null, false, runs)
  return runs
}

function collectRuns(value: object, holder: string | null, isInside: boolean, runs: Run[]): void {
  if (Array.isArray(value)) {
    const isRun = isInlineRun(value)
    if (isRun && !isInside) runs.push({ inlines: value, holder })
    for (const entry of value) if (isObject(entry)) collectRuns(entry, holder, isRun || isInside, runs)
    return
  }
  const kind = 'kind' in value && typeof value.kind === 'string' ? value.kind : null
  if (kind === 'text') return
  // Blocks of a note, captions of images and texts of formulas are runs of their own.
  const staysInside = isInside && kind !== 'inline-note' && kind !== 'inline-graphic' && kind !== 'inline-formula'
  for (const [key, part] of Object.entries(value)) {
    if (isObject(part) && key !== 'mathml') collectRuns(part, kind ?? holder, staysInside, runs)
  }
}

/** Applies `change` to a run and the runs within it, inner ones first. */
export function changedRun(run: readonly Inline[], change: (run: readonly Inline[]) => Inline[]): Inline[] {
  return change(
    run.map(node => ('children' in node && node.kind !== 'inline-note' ? { ...node, children: changedRun(node.children, change) } : node)),
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isInlineRun(value: unknown[]): value is Inline[] {
  return value.length > 0 && value.every(isInline)
}

/** Names in references and contributors have the kind `person` too, but no children. */
function isInline(value: unknown): boolean {
  return isObject(value) && 'kind' in value && inlineKinds.has(value.kind) && (value.kind !== 'person' || 'children' in value)
}

export function replaceRun(run: Inline[], next: readonly Inline[]): void {
  if (run === next) return
  run.length = 0
  for (const node of next) run.push(node)
}

/** Collects all ids of a document. */
export function idsOf(value: object, ids: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) {
    for (const entry of value) if (isObject(entry)) idsOf(entry, ids)
    return ids
  }
  for (const [key, part] of Object.entries(value)) {
    if (key === 'id' && typeof part === 'string') ids.add(part)
    else if (key === 'mathml' && isObject(part)) mathIds(part, ids)
    else if (isObject(part)) idsOf(part, ids)
  }
  return ids
}

function mathIds(math: object, ids: Set<string>): void {
  if ('attributes' in math && isObject(math.attributes) && 'id' in math.attributes && typeof math.attributes.id === 'string') {
    ids.add(math.attributes.id)
  }
  if (!('children' in math) || !Array.isArray(math.children)) return
  for (const child of math.children) if (isObject(child)) mathIds(child, ids)
}

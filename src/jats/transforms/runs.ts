import type { Inline } from '../../domain/document/node.ts'

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

/** A run of text somewhere in a document, and the kind of node that holds it where that is a node. */
export interface Run {
  inlines: Inline[]
  /** True where the run does not stand within another: it is a line or a paragraph of its own. */
  isOutermost: boolean
  holder: string | null
}

/**
 * Every run of a document, inner ones before those around them, wherever the document holds one: in its metadata, body, notes or reports.
 * Whoever changes a run changes the array in place.
 */
export function* runsOf(document: object): Generator<Run> {
  yield* runsBelow(document, null, false)
}

function* runsBelow(value: object, holder: string | null, isInside: boolean): Generator<Run> {
  if (Array.isArray(value)) {
    const isRun = isInlineRun(value)
    for (const entry of value) {
      if (isObject(entry)) yield* runsBelow(entry, holder, isRun || isInside)
    }
    if (isRun) yield { inlines: value, isOutermost: !isInside, holder }
    return
  }
  const kind = 'kind' in value && typeof value.kind === 'string' ? value.kind : null
    for (const [key, part] of Object.entries(value)) {
    if (key === 'mathml' || !isObject(part)) continue
    // Blocks of a note, captions of pictures and texts of formulas stand for themselves.
    const staysInside = isInside && kind !== 'inline-note' && kind !== 'inline-graphic' && kind !== 'inline-formula'
    yield* runsBelow(part, kind ?? holder, staysInside)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isInlineRun(value: unknown[]): value is Inline[] {
  return value.length > 0 && value.every(isInline)
}

/** Names in references and contributors are of the kind `person` too, but hold no children. */
function isInline(value: unknown): boolean {
  return isObject(value) && 'kind' in value && inlineKinds.has(value.kind) && (value.kind !== 'person' || 'children' in value)
}

export function replaceRun(run: Inline[], next: readonly Inline[]): void {
  run.length = 0
  for (const node of next) run.push(node)
}

/** All ids of a document. */
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

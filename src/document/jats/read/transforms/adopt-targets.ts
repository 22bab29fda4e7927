/** Resolves cross-references to ids that the document lacks, where a title or label identifies the target. */
import type { Inline } from '../../../node.ts'
import { plainText } from '../inline-runs.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, descendants } from '../xml/read.ts'
import { idsOf, runsOf } from './runs.ts'

interface Adoptable {
  id: string | null
}

/**
 * Finds sections by a target made from their title (`relation-to-the-lake`), and figures and tables by the text of the reference (“Table
 * 4”): those without an id get the requested one. A target that only contains something with its own id, such as a paragraph with one
 * figure, resolves to that.
 * @param source where the document was read from
 * @returns the actual ids by the requested ones
 */
export function adoptedTargets(document: object, source: XmlElement | null = null): ReadonlyMap<string, string> {
  const known = idsOf(document)
  const wanted = new Map<string, string>()
  for (const { inlines } of runsOf(document)) collectWanted(inlines, known, wanted)
  const aliases = new Map<string, string>()
  if (wanted.size === 0) return aliases
  const named = { sections: new Map<string, Adoptable[]>(), floats: new Map<string, Adoptable[]>() }
  collectNamed(document, named)
  for (const [target, text] of wanted) {
    const found = onlyOne(named.sections.get(slugOf(target))) ?? onlyOne(named.floats.get(labelOf(text)))
    const held = found === null && source !== null ? heldBy(target, source, known) : null
    if (held !== null) aliases.set(target, held)
    if (found === null) continue
    found.id ??= target
    if (found.id !== target) aliases.set(target, found.id)
  }
  return aliases
}

/** The first id of the document within the source's element with this id. */
function heldBy(id: string, source: XmlElement, known: ReadonlySet<string>): string | null {
  const holder = [...descendants(source)].find(element => attribute(element, 'id') === id)
  if (holder === undefined) return null
  for (const inside of descendants(holder)) {
    const held = attribute(inside, 'id')
    if (held !== null && known.has(held)) return held
  }
  return null
}

const onlyOne = <T>(found: readonly T[] | undefined): T | null => (found?.length === 1 ? (found[0] ?? null) : null)

function collectWanted(run: readonly Inline[], known: ReadonlySet<string>, wanted: Map<string, string>): void {
  for (const node of run) {
    if (node.kind === 'cross-reference')
      for (const target of node.targets) if (!known.has(target) && !wanted.has(target)) wanted.set(target, plainText(node.children))
    if ('children' in node && node.kind !== 'inline-note') collectWanted(node.children, known, wanted)
  }
}

function collectNamed(value: object, named: { sections: Map<string, Adoptable[]>; floats: Map<string, Adoptable[]> }): void {
  if (!Array.isArray(value) && isAdoptable(value)) {
    if (value.kind === 'section' && 'title' in value) add(named.sections, slugOf(textOf(value.title)), value)
    if ((value.kind === 'figure' || value.kind === 'table') && 'label' in value) add(named.floats, labelOf(textOf(value.label)), value)
  }
  if ('kind' in value && value.kind === 'text') return
  const parts: unknown[] = Array.isArray(value) ? value : Object.values(value)
  for (const part of parts) if (typeof part === 'object' && part !== null) collectNamed(part, named)
}

const isAdoptable = (value: object): value is Adoptable & { kind: unknown } => 'kind' in value && 'id' in value

function add(groups: Map<string, Adoptable[]>, name: string, node: Adoptable): void {
  if (name === '') return
  groups.set(name, [...(groups.get(name) ?? []), node])
}

const textOf = (run: unknown): string => (Array.isArray(run) ? plainText(run) : '')

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** “Tab. 4:” cannot match a reference by chance, as a number alone could. */
const labelOf = (label: string): string => {
  const words = label
    .toLowerCase()
    .replace(/[\s.:]+/g, ' ')
    .trim()
  return /\p{L}/u.test(words) && /\d/.test(words) ? words : ''
}

import type { Inline } from '../../../node.ts'
import { plainText } from '../inline-runs.ts'

/**
 * Fills cross-references without text, as publishers' typesetting programs do: with the number of the reference, raised where it follows a
 * word, or with the number or name of the figure, table, formula or section. `names` has both by id.
 */
export function filledEmptyReferences(run: readonly Inline[], names: ReadonlyMap<string, string>, isInSuperscript = false): Inline[] {
  return run.map((node, index) => {
    if (node.kind !== 'cross-reference') {
      if (!('children' in node) || node.kind === 'inline-note') return node
      const isSuperscript = isInSuperscript || (node.kind === 'styled' && node.style === 'superscript')
      return { ...node, children: filledEmptyReferences(node.children, names, isSuperscript) }
    }
    if (hasContent(node.children)) return node
    const before = plainText(run.slice(Math.max(0, index - 2), index)) + (endsInSpace(run[index - 1]) ? ' ' : '')
    const said = node.targets.map(target => names.get(target)).filter(name => name !== undefined)
    if (said.length === 0) return node
    const numbers = /[\p{L}.]\s*$/u.test(before) ? said.map(numberWithoutPrefix) : said
    const value = numbers.join(node.refType === 'bibr' ? ',' : ', ')
    const filled: Inline = { ...node, children: [{ kind: 'text', value }] }
    const isRaised = !isInSuperscript && node.refType === 'bibr' && /[^\s([–-]$/.test(before)
    return isRaised ? { kind: 'styled', style: 'superscript', children: [filled] } : filled
  })
}

function hasContent(run: readonly Inline[]): boolean {
  return run.some(node => node.kind === 'inline-graphic' || node.kind === 'inline-formula') || plainText(run) !== ''
}

function endsInSpace(node: Inline | undefined): boolean {
  return node?.kind === 'text' && node.value.endsWith(' ')
}

/** Reduces `Figure 1` to `1`, because the text already contains the word. */
function numberWithoutPrefix(name: string): string {
  return /^\p{L}+\.?\s+(\S*\d\S*)$/u.exec(name)?.[1] ?? name
}

const numberedKinds = new Set(['figure', 'table', 'display-formula'])

/** The name of each element with an id: its label, else its number among its kind, else its title. */
export function targetNames(document: object): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  addNames(document, null, names, counts)
  return names
}

function addNames(value: object, list: string | null, names: Map<string, string>, counts: Map<string, number>): void {
  if (Array.isArray(value)) {
    for (const entry of value) if (isObject(entry)) addNames(entry, list, names, counts)
    return
  }
  const kind = 'kind' in value && typeof value.kind === 'string' ? value.kind : list
  if (kind === 'text') return
  if (kind !== null && 'id' in value && typeof value.id === 'string' && !names.has(value.id)) {
    const name = nameOf(value, kind, counts)
    if (name !== '') names.set(value.id, name)
  }
  for (const [key, part] of Object.entries(value)) {
    if (isObject(part) && key !== 'mathml') addNames(part, key === 'entries' ? 'reference' : key === 'notes' ? 'note' : null, names, counts)
  }
}

function nameOf(value: object, kind: string, counts: Map<string, number>): string {
  const isNumbered = numberedKinds.has(kind) || kind === 'reference'
  const number = (counts.get(kind) ?? 0) + 1
  if (isNumbered) counts.set(kind, number)
  const label =
    'label' in value
      ? said(value.label)
          .replace(/^[[(](.*)[\])]$/, '$1')
          .replace(/[.:]$/, '')
      : ''
  if (label !== '') return label
  if (isNumbered) return String(number)
  return 'title' in value ? said(value.title) : ''
}

function said(run: unknown): string {
  return Array.isArray(run) ? plainText(run) : ''
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

import type { Inline } from '../../../node.ts'

type Reference = Extract<Inline, { kind: 'cross-reference' }>

/**
 * Puts one superscript around a group of citations, instead of one in or around each: `xref(sup 1) sup(,) xref(sup 2)` and `sup(xref 1)
 * sup(,) sup(xref 2)` become `sup(xref 1 , xref 2)`. Ranges can be completed only where the whole group is in one run.
 */
export function groupedSuperscripts(run: readonly Inline[]): Inline[] {
  if (run.length < 2 && !run.some(isRaisedReference)) return [...run]
  const grouped: Inline[] = []
  let group: Inline[] = []
  const endGroup = () => {
    if (group.some(node => node.kind === 'cross-reference')) grouped.push({ kind: 'styled', style: 'superscript', children: group })
    else for (const node of group) grouped.push({ kind: 'styled', style: 'superscript', children: [node] })
    group = []
  }
  for (const node of run) {
    const raised = raisedParts(node)
    if (raised === null) {
      if (group.length > 0) endGroup()
      grouped.push(node)
    } else group.push(...raised)
  }
  if (group.length > 0) endGroup()
  return grouped
}

/** The content for the common superscript; null where the node is not one, or contains more than citations and their punctuation. */
function raisedParts(node: Inline): Inline[] | null {
  if (node.kind === 'cross-reference') return isRaisedReference(node) ? [lowered(node)] : null
  if (node.kind !== 'styled' || node.style !== 'superscript') return null
  const isGroup = node.children.every(
    child => (child.kind === 'cross-reference' && child.refType === 'bibr') || (child.kind === 'text' && /^[\s,;–—−-]*$/.test(child.value)),
  )
  return isGroup ? node.children : null
}

function isRaisedReference(node: Inline): node is Reference {
  const [only, ...others] = node.kind === 'cross-reference' ? node.children : []
  return (
    node.kind === 'cross-reference' &&
    node.refType === 'bibr' &&
    others.length === 0 &&
    only?.kind === 'styled' &&
    only.style === 'superscript'
  )
}

function lowered(node: Reference): Reference {
  return { ...node, children: node.children.flatMap(child => (child.kind === 'styled' ? child.children : [child])) }
}

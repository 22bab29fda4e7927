import type { Inline } from '../../domain/document/node.ts'

/** Cross-references without the targets that the document does not have; one that leads nowhere is its text. */
export function resolvedReferences(run: readonly Inline[], ids: ReadonlySet<string>, unresolved: (target: string) => void): Inline[] {
  return run.flatMap((node): Inline[] => {
    if (node.kind !== 'cross-reference') return [node]
    const targets = node.targets.filter(target => ids.has(target))
    for (const target of node.targets) if (!ids.has(target)) unresolved(target)
    if (targets.length === 0) return node.children
    return [targets.length === node.targets.length ? node : { ...node, targets }]
  })
}

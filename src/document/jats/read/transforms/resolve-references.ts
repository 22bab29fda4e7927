import type { Inline } from '../../../node.ts'

/** Removes targets that the document lacks from cross-references; one without any target becomes its text. */
export function resolvedReferences(
  run: readonly Inline[],
  ids: ReadonlySet<string>,
  unresolved: (target: string) => void,
  aliases: ReadonlyMap<string, string> = new Map(),
): Inline[] {
  return run.flatMap((node): Inline[] => {
    if (node.kind !== 'cross-reference') return [node]
    const meant = node.targets.map(target => (ids.has(target) ? target : (aliases.get(target) ?? target)))
    const targets = meant.filter(target => ids.has(target))
    for (const target of meant) if (!ids.has(target)) unresolved(target)
    if (targets.length === 0) return node.children
    return [
      targets.every((target, index) => target === node.targets[index]) && targets.length === meant.length ? node : { ...node, targets },
    ]
  })
}

import type { Subject, SubjectTree } from '../../../publications/domain/content/subject-tree.ts'

/**
 * The broadest subjects that have publications, the largest first, and those of one size in the order of the tree.
 * @param counts by the terms that publications have, of any level: an item with two terms of one subject counts twice, which only orders
 */
export function largestSubjects(tree: SubjectTree, counts: ReadonlyMap<number, number>, max: number): Subject[] {
  const sizeOf = (id: number): number => tree.childrenOf(id).reduce((sum, child) => sum + sizeOf(child.id), counts.get(id) ?? 0)
  return tree
    .childrenOf(null)
    .map(subject => ({ subject, size: sizeOf(subject.id) }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => other.size - one.size)
    .slice(0, max)
    .map(({ subject }) => subject)
}

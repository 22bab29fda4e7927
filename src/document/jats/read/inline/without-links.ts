import type { Inline } from '../../../node.ts'

/** The same run with links and cross-references replaced by what they show: a link cannot stand within a link. */
export function withoutLinks(run: readonly Inline[]): Inline[] {
  return run.flatMap((node): Inline[] => {
    switch (node.kind) {
      case 'link':
      case 'file-link':
      case 'cross-reference':
        return withoutLinks(node.children)
      case 'styled':
      case 'abbreviation':
      case 'marked':
      case 'people':
      case 'person':
      case 'unknown-inline':
        return [{ ...node, children: withoutLinks(node.children) }]
      default:
        return [node]
    }
  })
}

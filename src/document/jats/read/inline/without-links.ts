import type { Inline } from '../../../node.ts'

/** Replaces links and cross-references in a run by their content, because links cannot be nested. */
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

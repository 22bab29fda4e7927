/** The authors' own account of their changes (“Amendments from version 1”). */
import type { ArticleDocument } from '../article-document.ts'
import type { Section } from '../node.ts'
import { walkBlocks } from '../walk.ts'

/** The sections in the source's order; of nested ones only the outermost. */
export function amendmentsOf({ metadata, body, back }: ArticleDocument): Section[] {
  const sections: Section[] = []
  const within = new Set<object>()
  walkBlocks([...metadata.other, ...body, ...back], {
    block: block => {
      if (block.kind !== 'section' || block.role !== 'version-changes') return
      if (!within.has(block)) sections.push(block)
      for (const child of block.children) within.add(child)
    },
  })
  return sections
}

/** What the authors themselves say of their changes (“Amendments from version 1”). */
import type { ArticleDocument } from '../article-document.ts'
import type { Section } from '../node.ts'
import { walkBlocks } from '../walk.ts'

/** In the source's order; the outermost section where one stands in another. */
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

import type { ArticleMetadata } from '../../../article-document.ts'
import type { Block } from '../../../node.ts'
import { trimRun } from '../inline-runs.ts'
import type { ReadContext } from '../read-context.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenAfterFirst, childrenNamed, childText, elementChildren, hasText } from '../xml/read.ts'
import { isStatement } from './statements.ts'

/** Reads `author-notes`: the authors' correspondence, and their footnotes. Statements with a field of their own are read elsewhere. */
export function readAuthorNotes(meta: XmlElement, context: ReadContext): Pick<ArticleMetadata, 'correspondence' | 'authorNotes'> {
  const correspondence: ArticleMetadata['correspondence'] = []
  const authorNotes: ArticleMetadata['authorNotes'] = []
  for (const child of childrenNamed(meta, 'author-notes').flatMap(notes => elementChildren(notes))) {
    if (!hasText(child.children) || isStatement(child)) continue
    const id = attribute(child, 'id')
    const label = childText(child, 'label')
    const inside = childrenAfterFirst(child, 'label')
    if (child.name === 'corresp') correspondence.push({ id, label, children: trimRun(context.readInline(inside)) })
    else if (child.name === 'fn') authorNotes.push({ id, type: attribute(child, 'fn-type'), label, children: context.readBlocks(inside) })
    else authorNotes.push({ id, type: null, label: null, children: context.readBlocks([child]) })
  }
  return { correspondence, authorNotes }
}

/** Reads notes, lists and the like in the front beside the metadata. */
export function readOtherFront(others: readonly XmlElement[], context: ReadContext): Block[] {
  return others.flatMap(element => {
    if (!hasText(element.children) || isStatement(element)) return []
    if (element.name !== 'processing-meta') return context.readBlocks([element])
    return elementChildren(element)
      .filter(child => child.name !== 'custom-meta-group' && hasText(child.children))
      .flatMap(child => context.readBlocks([{ ...child, name: 'p' }]))
  })
}

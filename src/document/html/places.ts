/** Where the nodes of a document stand on its page. */
import type { ArticleDocument } from '../article-document.ts'
import type { Section } from '../node.ts'
import type { Anchors } from './anchors.ts'
import type { RenderContext } from './context.ts'
import { prepareDocument, readPageOutline } from './document.ts'
import { createContext } from './render-article.ts'
import type { RenderOptions } from './rendered-article.ts'
import { idFromTitle } from './section.ts'

export interface DocumentOnPage {
  context: RenderContext
  /** The id by which the page shows a node: a section, a list of references, an abstract, or a node with an id of its own. */
  placeOf: (node: object) => string | null
}

/** With the same options as for the page, whose ids these are. Nothing is rendered. */
export function placeDocument(document: ArticleDocument, options: RenderOptions): DocumentOnPage {
  const context = createContext(options, document.metadata.language)
  const prepared = prepareDocument(document, context.anchors)
  readPageOutline(prepared, context)
  return { context, placeOf: node => placeIn(context.anchors, node) }
}

function placeIn(anchors: Anchors, node: object): string | null {
  if (isSection(node)) return anchors.of(node, idFromTitle(node))
  if ('kind' in node && node.kind === 'references') return anchors.of(node, 'references')
  if ('id' in node) return typeof node.id === 'string' ? anchors.of(node, node.id) : null
  return anchors.of(node, 'abstract')
}

const isSection = (node: object): node is Section => 'kind' in node && node.kind === 'section'

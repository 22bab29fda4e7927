/** Finds the places of a document's nodes on its page. */
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
  /** The id of a node on the page: a section, a list of references, an abstract, or a node with its own id. */
  placeOf: (node: object) => string | null
}

/** Needs the same options as the page, whose ids it returns. Nothing is rendered. */
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

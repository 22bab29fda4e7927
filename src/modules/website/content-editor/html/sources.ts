import type { Node as PageNode } from 'prosemirror-model'

/** The source of a node in the page that was parsed. */
export interface Source {
  /** The white space before it. */
  before: string
  html: string
  /** The type of the node around it: text that is bare in a list is a paragraph elsewhere. */
  within: string
}

/**
 * The HTML that nodes were parsed from. ProseMirror's nodes are immutable: a node that is still in the document is unchanged, so its source
 * is written back verbatim. Thus a change to one paragraph changes only that paragraph in the page's revisions.
 */
export interface Sources {
  ofNode: WeakMap<PageNode, Source>
  /** The parsed document, and its complete HTML. */
  whole: { document: PageNode; html: string } | null
}

export const noSources = (): Sources => ({ ofNode: new WeakMap(), whole: null })

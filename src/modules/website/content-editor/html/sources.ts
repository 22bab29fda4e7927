import type { Node as PageNode } from 'prosemirror-model'

/** How a node stood in the page that was read. */
export interface Source {
  /** What is blank before it. */
  before: string
  html: string
  /** The type of the node around it. Text that is bare in a list is a paragraph elsewhere. */
  within: string
}

/**
 * The HTML that nodes were read from. ProseMirror's nodes never change: one that is still in the document is as it was read, and is written
 * as it stood, letter by letter. So a change to one paragraph is a change to one paragraph in the page's revisions too.
 */
export interface Sources {
  ofNode: WeakMap<PageNode, Source>
  /** The document as it was read, and the HTML of all of it. */
  whole: { document: PageNode; html: string } | null
}

export const noSources = (): Sources => ({ ofNode: new WeakMap(), whole: null })

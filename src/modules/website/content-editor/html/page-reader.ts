import type { Node as PageNode } from 'prosemirror-model'
import type { HtmlNode } from '../../domain/site-pages/html-tree.ts'

export interface PageReader {
  /** The content of an element; never empty, since the user needs a place to write. */
  blocks(nodes: readonly HtmlNode[], within: string): PageNode[]
  /** Running text. @param keepsBlanks for text in `pre`; elsewhere white space collapses and is trimmed, as a browser shows it */
  text(nodes: readonly HtmlNode[], keepsBlanks?: boolean): PageNode[]
  /** Records the source of a node. */
  note(node: PageNode, html: string, within: string, before?: string): PageNode
}

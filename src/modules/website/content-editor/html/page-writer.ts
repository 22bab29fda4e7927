import type { Node as PageNode } from 'prosemirror-model'

export interface PageWriter {
  /** Writes the content of a node, using the recorded source of unchanged nodes. */
  inner(node: PageNode): string
  text(node: PageNode): string
}

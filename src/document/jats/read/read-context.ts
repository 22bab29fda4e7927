import type { ImportWarning } from '../../article-document.ts'
import type { Block, Inline } from '../../node.ts'
import type { XmlElement } from './xml/node.ts'

/** What every reader of a part of an article is given: how to read what stands inside, and where to report what it did not understand. */
export interface ReadContext {
  /**
   * Reads a run of text. Blocks that stand inside (a list in a title) are taken in as running text, so nothing is lost.
   * White space is left as in the source: `parseJats` collapses it over the whole document at the end.
   */
  readInline(nodes: readonly XmlNode[]): Inline[]
  /** Reads blocks; loose text between them becomes paragraphs. */
  readBlocks(nodes: readonly XmlNode[]): Block[]
  /** The same element, code and message are reported once, with the line where they first occurred. */
  warn(code: ImportWarning['code'], element: XmlElement, message: string): void
}

export type XmlNode = XmlElement | string

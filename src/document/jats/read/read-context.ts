import type { ImportWarning } from '../../article-document.ts'
import type { Block, Inline } from '../../node.ts'
import type { XmlElement } from './xml/node.ts'

/** The context of every reader of a part of an article: how to read its children, and where to report warnings. */
export interface ReadContext {
  /**
   * Reads a run of text. Blocks inside (a list in a title) become running text, so nothing is lost. White space stays as in the source:
   * `parseJats` collapses it in the whole document at the end.
   */
  readInline(nodes: readonly XmlNode[]): Inline[]
  /** Reads blocks; loose text between them becomes paragraphs. */
  readBlocks(nodes: readonly XmlNode[]): Block[]
  /** The same element, code and message are reported once, with the line where they first occurred. */
  warn(code: ImportWarning['code'], element: XmlElement, message: string): void
}

export type XmlNode = XmlElement | string

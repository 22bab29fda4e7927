/**
 * The units by which two versions are compared: a document as a sequence of small units, in reading order. A section is its heading and its
 * content, a list its items, so that units that move from one section or list to another are still found.
 */
import type { DisplayFormula, Graphic, Inline, Reference, TableGrid } from '../node.ts'

/** Parts of an article from a reader's view; `text` is its sections. */
export type DocumentPart = 'title' | 'authors' | 'affiliations' | 'abstract' | 'keywords' | 'text' | 'references' | 'information'

export type TextRole = 'heading' | 'paragraph' | 'item' | 'author' | 'line'

export type UnitContent =
  | { kind: 'text'; role: TextRole; text: Inline[] /** The level of a heading: 1 for the article's own sections. */; level: number }
  | { kind: 'formula'; formula: DisplayFormula }
  | { kind: 'code'; text: string }
  | { kind: 'float'; float: Float }
  | { kind: 'reference'; reference: Reference }

/** A figure, table, video or file, with all text that belongs to it. */
export interface Float {
  type: 'figure' | 'table' | 'media' | 'supplement'
  id: string | null
  label: Inline[]
  /** Caption, description, notes and all other text, in reading order. */
  lines: Inline[][]
  images: Graphic[]
  grids: TableGrid[]
  /** The `href`s of files except images. */
  files: string[]
}

export interface Unit {
  part: DocumentPart
  /** Nearest node that has a place on the article's page, from the unit outwards; null where there is none. */
  place: object | null
  content: UnitContent
}

/** One of the two versions. */
export type Side = 'old' | 'new'

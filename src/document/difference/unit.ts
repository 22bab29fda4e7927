/**
 * What two versions are compared by: a document as a line of small units, in reading order. A section is its heading and what stands
 * in it, a list its items, so that what moves from one section or list to another is still found.
 */
import type { DisplayFormula, Graphic, Inline, Reference, TableGrid } from '../node.ts'

/** Parts of an article that a reader thinks of as one; `text` is its sections. */
export type DocumentPart = 'title' | 'authors' | 'affiliations' | 'abstract' | 'keywords' | 'text' | 'references' | 'information'

/** How a line of text stands on the page. */
export type TextRole = 'heading' | 'paragraph' | 'item' | 'author' | 'line'

export type UnitContent =
  | { kind: 'text'; role: TextRole; text: Inline[] /** Of a heading: 1 for those of the article's own sections. */; level: number }
  | { kind: 'formula'; formula: DisplayFormula }
  | { kind: 'code'; text: string }
  | { kind: 'float'; float: Float }
  | { kind: 'reference'; reference: Reference }

/** A figure, table, film or file, with all that is written around it. */
export interface Float {
  type: 'figure' | 'table' | 'media' | 'supplement'
  id: string | null
  label: Inline[]
  /** Caption, description, notes and whatever else is text, in reading order. */
  lines: Inline[][]
  images: Graphic[]
  grids: TableGrid[]
  /** Files by `href`, images left out. */
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

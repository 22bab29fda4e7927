/** The input and output of the HTML renderer. */

import type { Language } from '../../core/text/languages.ts'
import type { SafeHtml } from '../../core/text/safe-html.ts'
import type { PeerReviewKind } from '../article-document.ts'
import type { OutlineEntry } from '../outline.ts'

/** A stored file, ready to be shown or downloaded. `bytes` is its size; `variants` are the same image at other widths, in pixels. */
export interface DisplayedFile {
  url: string
  width: number | null
  height: number | null
  mimeType: string | null
  bytes: number
  variants: { url: string; width: number }[]
}

export interface RenderOptions {
  /** Finds the file for the source's `href`; null where it is missing. */
  resolveFile: (href: string) => DisplayedFile | null
  /** Language of labels, dates and numbers: that of the page around the article. English by default. */
  language?: Language
  /** Prefix of every id, so that several documents can be on one page. */
  idPrefix?: string
  /** Ids that the page around the article uses itself. */
  reservedIds?: readonly string[]
  /** The URL of the other works of an author with this name. Without it, names are no links. */
  worksOf?: (name: string) => string
}

export interface RenderedArticle {
  /** The title alone, without links and notes: for cards and lists. */
  title: SafeHtml
  /** Type, h1, subtitles, people, affiliations, correspondence. */
  header: SafeHtml
  /** Abstracts, keywords, text, back matter, notes, references, translations, and all other metadata in #article-information. */
  main: SafeHtml
  peerReview: RenderedReport[]
  outline: OutlineEntry[]
}

/** One report, decision letter or response. The page itself shows recommendation and date, from PeerReviewDocument. */
export interface RenderedReport {
  /** The id for the page's element around it, so that links to the report work. */
  id: string
  kind: PeerReviewKind
  /** BCP 47 tag; null where it is the article's. */
  language: string | null
  /** The title without links and notes; empty where the source has none. */
  title: SafeHtml
  /** The people as a list, each with affiliation; empty where nobody is named. */
  people: SafeHtml
  /** Its text, back matter and references. */
  body: SafeHtml
  /** Competing interests, expertise, confirmations, licence and all other text; empty where there is none. */
  details: SafeHtml
  responses: RenderedReport[]
}

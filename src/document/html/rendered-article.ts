/** What the HTML reader makes of an article, and what it is told. */

import type { Language } from '../../core/text/languages.ts'
import type { SafeHtml } from '../../core/text/safe-html.ts'
import type { PeerReviewKind } from '../article-document.ts'
import type { OutlineEntry } from '../outline.ts'

/** A stored file, ready to be shown or fetched. `bytes` is its size; `variants` are the same image at other widths, in pixels. */
export interface PresentedFile {
  url: string
  width: number | null
  height: number | null
  mimeType: string | null
  bytes: number
  variants: { url: string; width: number }[]
}

export interface RenderOptions {
  /** The file that the source calls by this `href`; null where it never came. */
  resolveFile: (href: string) => PresentedFile | null
  /** Language of labels, dates and numbers: that of the page around the article. English where none is given. */
  language?: Language
  /** Put before every id, so that several documents can stand on one page. */
  idPrefix?: string
  /** Ids that the page around the article uses itself. */
  reservedIds?: readonly string[]
}

export interface RenderedArticle {
  /** The title alone, without links and notes: for cards and lists. */
  title: SafeHtml
  /** Type, h1, subtitles, people, affiliations, correspondence. */
  header: SafeHtml
  /** Abstracts, keywords, text, back matter, notes, references, translations, and all other facts in #article-information. */
  main: SafeHtml
  peerReview: RenderedReport[]
  outline: OutlineEntry[]
}

/** One report, decision letter or response. Decision and date are the page's to show, from PeerReviewDocument. */
export interface RenderedReport {
  /** For the element that the page puts around it, so that links to the report arrive. */
  id: string
  kind: PeerReviewKind
  /** BCP 47 tag; null where it has that of the article. */
  language: string | null
  /** Without links and notes; empty where the source has no title. */
  title: SafeHtml
  /** The people as a list, each with affiliation; empty where nobody is named. */
  people: SafeHtml
  /** Its text, back matter and references. */
  body: SafeHtml
  /** Competing interests, expertise, confirmations, licence and whatever else has text; empty where there is none. */
  details: SafeHtml
  responses: RenderedReport[]
}

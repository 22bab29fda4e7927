/** The facts that a citation needs of a publication. ItemMetadata, which pages publish as metadata, has this shape too. */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { NoticeKind } from '../../../../document/metadata/related-article.ts'

export type CitedAuthor =
  | { kind: 'person'; given: string | null; family: string | null; full: string; suffix?: string | null }
  | { kind: 'group'; full: string }

/** Dates are 'YYYY-MM-DD', or less where less is known. */
export interface CitedWork {
  contentType: ContentType
  /** The title with its notice (“RETRACTED: …”). */
  title: string
  notice?: NoticeKind | null
  /** The status line after the title: “[version 2; peer review: 2 approved]”. */
  statusLine?: string | null
  language: string | null
  typeName: string | null
  versionNumber: number | null
  doi: string | null
  /** The path of its page. */
  path: string
  published: string | null
  abstract: string | null
  authors: readonly CitedAuthor[]
  keywords: readonly string[]
  /** Null where the source names none: the site is the journal then. */
  journal: { title: string; abbreviation: string | null; issns: readonly string[]; publisher: string | null } | null
  volume: string | null
  issue: string | null
  firstPage: string | null
  lastPage: string | null
  elocationId: string | null
  conference: { name: string; place: string | null } | null
}

/** A report on a version, which is cited by itself under its own DOI. */
export interface CitedReport {
  kind: 'reviewer-report' | 'editor-report' | 'decision-letter' | 'author-response' | 'commentary' | 'review-documents'
  doi: string | null
  /** The path of the page that shows the report, with its fragment. */
  path: string
  published: string | null
  language: string | null
  authors: readonly CitedAuthor[]
  /** The version that the report reviews. */
  reviewed: CitedWork
}

export interface CitedSite {
  /** Such as https://research.example.org; empty where it is not known, so that a work without a DOI has no URL. */
  origin: string
  name: string
  publisher: string
  issn: string | null
}

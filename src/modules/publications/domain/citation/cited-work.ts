/** What is known of a work that is to be cited. The facts that pages tell machines (ItemMetadata) have this shape too. */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { NoticeKind } from '../../../../document/metadata/related-article.ts'

export type CitedAuthor =
  | { kind: 'person'; given: string | null; family: string | null; full: string; suffix?: string | null }
  | { kind: 'group'; full: string }

/** Dates are 'YYYY-MM-DD', or less where less is known. */
export interface CitedWork {
  contentType: ContentType
  /** Under its notice. */
  title: string
  notice?: NoticeKind | null
  /** What stands behind the title: “[version 2; peer review: 2 approved]”. */
  statusLine?: string | null
  language: string | null
  typeName: string | null
  versionNumber: number | null
  doi: string | null
  /** Of its page, from the site's root. */
  path: string
  published: string | null
  abstract: string | null
  authors: readonly CitedAuthor[]
  keywords: readonly string[]
  /** Null where the source names none: the platform is the journal then. */
  journal: { title: string; abbreviation: string | null; issns: readonly string[]; publisher: string | null } | null
  volume: string | null
  issue: string | null
  firstPage: string | null
  lastPage: string | null
  elocationId: string | null
  conference: { name: string; place: string | null } | null
}

/** A report on a version: it is cited by itself, under its own DOI. */
export interface CitedReport {
  kind: 'reviewer-report' | 'editor-report' | 'decision-letter' | 'author-response' | 'commentary' | 'review-documents'
  doi: string | null
  /** Where it is read, from the site's root, with its place on the page. */
  path: string
  published: string | null
  language: string | null
  authors: readonly CitedAuthor[]
  /** The version that it speaks of. */
  reviewed: CitedWork
}

/** The site that a work is read on. */
export interface CitedSite {
  /** Such as https://research.example.org; empty where it is not known, and a work without a DOI has no address then. */
  origin: string
  name: string
  publisher: string
  issn: string | null
}

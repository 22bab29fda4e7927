/** What pages and the API are told of the library: facts already gathered, named and ordered, and ready HTML. */

import type { PeerReviewKind } from '../../../../document/article-document.ts'
import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { Relation } from '../../../../document/metadata/related-article.ts'
import type { OutlineEntry } from '../../../../document/outline.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-status.ts'
import type { CommentRole } from '../../../comments/domain/comment-role.ts'
import type { NamedGateway } from '../../../gateways/domain/addresses.ts'
import type { Cue } from '../captions/webvtt.ts'
import type { ItemMetadata } from '../metadata/item-metadata.ts'
import type { ReportMetadata } from '../metadata/report-metadata.ts'
import type { ShownReview } from '../peer-review/shown-review.ts'
import type { ReviewBadge } from '../peer-review/status-badge.ts'
import type { TimelineEntry } from '../timeline/timeline.ts'
import type { MinorError } from './minor-error.ts'

/** Why a version was made that is not the first. */
export type NewVersionReason = 'REVISED' | 'UPDATE'

/** One item as a card shows it. */
export interface ContentCard {
  id: number
  contentType: ContentType
  volume: number
  publicationId: number
  /** Safe HTML with inline marks only. */
  titleHtml: string
  articleType: ArticleType | null
  /** The publisher's own name of the type, or of the document's. */
  typeName: string | null
  /** 'YYYY-MM-DD', or less where less is known. */
  published: string | null
  /** Names in order; the card shows the first three. */
  authors: string[]
  authorCount: number
  abstract: string | null
  versionNumber: number | null
  versionCount: number
  /** How far its review has come; null where nothing is said of it. */
  reviewLabel: ReviewBadge | null
  /** Each reviewer's newest decision, in the order of the reports. */
  decisions: ReviewerDecision[]
  thumbnail: ImageFacts | null
  subjects: string[]
  newVersionReason: NewVersionReason | null
  sampleContent: boolean
}

export interface ImageFacts {
  url: string
  width: number
  height: number
}

export interface ContentList {
  cards: ContentCard[]
  total: number
  page: number
  show: number
  /** Items of each type on the platform, whatever the list is restricted to. */
  counts: Record<ContentType, number>
}

/** The comments that an item's page shows beside it. */
export interface CommentsSidebar {
  /** Of all that can be read. */
  count: number
  /** The newest, newest first. */
  latest: { id: number; authorName: string; role: CommentRole | null; body: string; publishedAt: string }[]
}

export interface ReportSummary {
  id: number
  kind: PeerReviewKind
  /** The version that it speaks of. */
  reviewedVersion: number
  decision: ReviewerDecision | null
  /** Safe HTML with inline marks only; empty where the source has no title. */
  titleHtml: string
  /** Whom it is by, the main reviewer first; one that is unnamed has an id too. */
  refereeIds: number[]
  reviewers: string[]
  affiliation: string | null
  /** 'YYYY-MM-DD', or less where less is known. */
  published: string | null
  doi: string | null
  /** Of its text, as a BCP 47 tag; null where it has that of the article. */
  language: string | null
  responseCount: number
  /** Where it is read among the others: the page of the version whose source brought it along, and its place there. */
  path: string
  /** The page of its own. */
  ownPath: string
  /** The number of the version whose source brought it along. */
  broughtBy: number
}

export interface FileFacts {
  url: string
  name: string
  label: string | null
  mimeType: string
  bytes: number
}

/** Another item of the platform, or an article elsewhere, that has to do with an article. */
export interface RelatedItem {
  relation: Relation
  /** Safe HTML with inline marks only. */
  titleHtml: string
  /** A path of this site, or an address elsewhere. */
  href: string
  /** 'YYYY-MM-DD', or less where less is known. */
  published: string | null
}

export interface ArticleForReading {
  itemId: number
  versionId: number
  volume: number
  publicationId: number
  versionNumber: number
  title: string
  titleHtml: string
  language: string
  doi: string | null
  published: string | null
  articleType: ArticleType | null
  typeName: string | null
  editorialStatus: EditorialStatus | null
  newVersionReason: NewVersionReason | null
  abstract: string | null
  sampleContent: boolean
  authors: string[]
  versions: {
    versionNumber: number
    published: string | null
    doi: string | null
    editorialStatus: EditorialStatus | null
    newVersionReason: NewVersionReason | null
  }[]
  review: ShownReview
  /** All reports on the article that are shown, whole or by their reviewers alone, by the version that they speak of. */
  reviews: ReportSummary[]
  outline: OutlineEntry[]
  source: FileFacts | null
  /** The publisher's own, or one made here; null where there is neither. */
  pdf: FileFacts | null
  /** Gateways and collections that it is in, by name. */
  gateways: NamedGateway[]
  /** Notices on the article and what it is itself a notice on first, then what is associated with it. */
  related: RelatedItem[]
  /** Reports that this version's page shows whole, in order. */
  reports: (ReportSummary & { anchor: string })[]
  timeline: TimelineEntry[]
  comments: CommentsSidebar
  /** What could not be read just now. */
  missing: ArticlePart[]
  html: ArticleHtml
}

/** What an article's page can do without for as long as it cannot be read; `words` are its labels in the reader's language. */
export const articleParts = ['versions', 'reports', 'referees', 'gateways', 'related', 'downloads', 'comments', 'words'] as const
export type ArticlePart = (typeof articleParts)[number]

/** One report on a page of its own. */
export interface ReportForReading {
  report: ReportSummary
  /** Of the article, in its version that the report speaks of. */
  article: Omit<ArticleForReading, 'html' | 'outline' | 'reports' | 'timeline'>
  html: { renderedAs: string; report: string }
  metadata: ReportMetadata
}

/** With what machines are told of an item. That does not go into a page's data: it stands in its head already. */
export type Described<Item> = Item & { metadata: ItemMetadata }

/** Ready HTML of one version, with labels in one language. `renderedAs` changes whenever the HTML does. */
export interface ArticleHtml {
  renderedAs: string
  header: string
  main: string
  reports: { anchor: string; html: string }[]
}

/** What a film says, by time. */
export interface TimedText {
  chapters: Cue[]
  /** One for each of its captions, in their order. */
  transcripts: { label: string | null; language: string | null; cues: Cue[] }[]
}

export interface AssetForReading {
  itemId: number
  assetId: number
  contentType: Exclude<ContentType, 'ARTICLE'>
  volume: number
  publicationId: number
  title: string
  language: string
  doi: string | null
  documentType: string | null
  published: string | null
  abstract: string[]
  authors: { name: string; orcid: string | null; isCorresponding: boolean; affiliationNumbers: number[] }[]
  affiliations: string[]
  keywords: string[]
  subjects: string[]
  licence: string | null
  competingInterests: string | null
  funding: { funder: string; awards: string[] }[]
  conference: { name: string; place: string | null; date: string | null } | null
  sampleContent: boolean
  /** What it has to do with, in both directions, newest first. */
  related: ContentCard[]
  /** Gateways and collections that it is in, by name. */
  gateways: NamedGateway[]
  comments: CommentsSidebar
  /** Of a video; empty lists for everything else. */
  timedText: TimedText
  files: (FileFacts & { role: string; language: string | null; picture: { width: number; height: number } | null })[]
  /** What could not be read just now. */
  missing: MinorError[]
}

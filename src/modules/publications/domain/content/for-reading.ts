/** The data that pages and the API show of publications: gathered, named and sorted, with ready HTML. */

import type { AssetId, ContentId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { NoticeKind, Relation } from '../../../../document/metadata/related-article.ts'
import type { OutlineEntry } from '../../../../document/outline.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import type { Cue } from '../captions/webvtt.ts'
import type { ItemMetadata } from '../metadata/item-metadata.ts'
import type { ReportMetadata } from '../metadata/report-metadata.ts'
import type { ShownReview } from '../peer-review/shown-review.ts'
import type { ReviewBadge } from '../peer-review/status-badge.ts'
import type { TimelineEntry } from '../timeline/timeline.ts'
import type { ArticlePart } from './article-part.ts'
import type { CommentRole } from './comment-role.ts'
import type { GatewayOfItem } from './gateway-of-item.ts'
import type { MinorError } from './minor-error.ts'
import type { ReportSummary } from './report-summary.ts'

/** The reason for a version after the first. */
export type NewVersionReason = 'REVISED' | 'UPDATE'

export interface ContentCard {
  id: ContentId
  contentType: ContentType
  volume: number
  publicationId: number
  /** Safe HTML with inline marks only. */
  titleHtml: string
  articleType: ArticleType | null
  /** The publisher's own name for the type, or the document type's name. */
  typeName: string | null
  /** 'YYYY-MM-DD', or less where less is known. */
  published: string | null
  /** Names in order; the card shows the first three. */
  authors: string[]
  authorCount: number
  abstract: string | null
  versionNumber: number | null
  versionCount: number
  /** The state of its review; null where no label is shown. */
  reviewLabel: ReviewBadge | null
  /** Each reviewer's newest recommendation, in the order of the reports. */
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
  /** The number of publications of each type on the site, whatever the list is restricted to. */
  counts: Record<ContentType, number>
}

/** The comments in the sidebar of a publication's page. */
export interface CommentsSidebar {
  /** The number of all published comments. */
  count: number
  /** The newest comments, newest first. */
  latest: { id: number; authorName: string; role: CommentRole | null; body: string; publishedAt: string }[]
}

export interface FileFacts {
  url: string
  name: string
  label: string | null
  mimeType: string
  bytes: number
}

/** A publication of the site, or an article elsewhere, that is related to an article. */
export interface RelatedItem {
  relation: Relation
  /** Safe HTML with inline marks only. */
  titleHtml: string
  /** A path of this site, or a URL elsewhere. */
  href: string
  /** 'YYYY-MM-DD', or less where less is known. */
  published: string | null
  /** This is what a notice on the article says first; null for all other relations, and where its text is not here. */
  reason: { text: string; language: string } | null
}

/** This says what an article is and how it is cited, beneath its title. */
export interface PublicationDetails {
  /** The date is that of version 1; null: it is not here, or this is the only version. */
  firstPublished: string | null
  /** An http URL; the name of a Creative Commons licence, such as `CC BY 4.0`. */
  licence: { url: string; name: string | null } | null
  /** “Recto 2025, 3:106”: null where the source names no journal, so that the site's own name is not repeated on every page. */
  journal: string | null
  /** The citation in one line, in English. */
  citation: string
}

export interface ArticleForReading {
  itemId: ContentId
  versionId: VersionId
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
  /** All reports on the article that are shown, in full or by their reviewers alone, sorted by the version that they review. */
  reviews: ReportSummary[]
  outline: OutlineEntry[]
  source: FileFacts | null
  /** The publisher's own PDF, or one made here; null where there is neither. */
  pdf: FileFacts | null
  /** The gateways and collections that contain it, sorted by name. */
  gateways: GatewayOfItem[]
  /** First the notices on the article and the publications on which it is a notice, then associated content. */
  related: RelatedItem[]
  /** The reports that this version's page shows in full, in order. */
  reports: (ReportSummary & { anchor: string })[]
  timeline: TimelineEntry[]
  comments: CommentsSidebar
  details: PublicationDetails
  /** The gravest notice on it. */
  notice: NoticeKind | null
  /** The parts that could not be loaded for now. */
  missing: ArticlePart[]
  html: ArticleHtml
}

/** This is one report on a page of its own. */
export interface ReportForReading {
  report: ReportSummary
  /** The article, in the version that the report reviews. */
  article: Omit<ArticleForReading, 'html' | 'outline' | 'reports' | 'timeline'>
  html: { renderedAs: string; report: string }
  metadata: ReportMetadata
}

/** Adds the metadata for machines to a publication. It stays out of a page's data, because the page's head already has it. */
export type Described<Item> = Item & { metadata: ItemMetadata }

/** Ready HTML of one version, with labels in one language. `renderedAs` changes whenever the HTML does. */
export interface ArticleHtml {
  renderedAs: string
  header: string
  main: string
  reports: { anchor: string; html: string }[]
}

/** The captions and chapters of a video, by time. */
export interface TimedText {
  chapters: Cue[]
  /** There is one for each of its captions, in their order. */
  transcripts: { label: string | null; language: string | null; cues: Cue[] }[]
}

export interface AssetForReading {
  itemId: ContentId
  assetId: AssetId
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
  /** Related publications in both directions, newest first. */
  related: ContentCard[]
  /** The gateways and collections that contain it, sorted by name. */
  gateways: GatewayOfItem[]
  comments: CommentsSidebar
  /** The captions and chapters of a video; empty lists for all other publications. */
  timedText: TimedText
  files: (FileFacts & { role: string; language: string | null; picture: { width: number; height: number } | null })[]
  /** The parts that could not be loaded for now. */
  missing: MinorError[]
}

import type { DatePrecision, Day, Defaulted, IdColumn, Json, Timestamp } from '../../../core/database/column.ts'
import type { AccountId, AffiliationId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { PeerReviewDocument, PeerReviewKind } from '../../../document/article-document.ts'
import type { ReviewerDecision } from '../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../document/peer-review/editorial-statuses.ts'
import type { ArticleId, ReportId, ResponseId, ReviewerId } from '../domain/ids.ts'

export interface PeerReviewTables {
  report: ReportTable
  report_response: ReportResponseTable
  referee: RefereeTable
  report_referee: ReportRefereeTable
  referee_affiliation: RefereeAffiliationTable
  withheld_reviewer: WithheldReviewerTable
  version_status_change: VersionStatusChangeTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends PeerReviewTables {}
}

interface VersionStatusChangeTable {
  id: IdColumn
  version_id: VersionId
  by_account_id: AccountId | null
  by_command_line: boolean
  /** Reports changed the status of a version whose review a person had requested. */
  by_reports: Defaulted<boolean>
  from_status: EditorialStatus | null
  to_status: EditorialStatus | null
  reason: string
  changed_at: Timestamp
}

/** Derived from the document; all null until it is rendered. */
interface RenderedColumns {
  anchor: string | null
  title_html: string | null
  people_html: string | null
  body_html: string | null
  details_html: string | null
}

interface ReportTable extends RenderedColumns {
  id: IdColumn<ReportId>
  version_id: VersionId
  position: number
  /** Null: the report was published here, and no source contains it. */
  source_key: string | null
  kind: PeerReviewKind
  reviewed_version: number
  doi: string | null
  decision: ReviewerDecision | null
  recommendation: string | null
  published_date: Day | null
  published_precision: DatePrecision | null
  language: string | null
  expertise: string | null
  competing_interests: string | null
  /** The document without its responses, which have rows of their own. */
  document: Json<PeerReviewDocument>
}

interface ReportResponseTable extends RenderedColumns {
  id: IdColumn<ResponseId>
  report_id: ReportId
  parent_id: ResponseId | null
  position: number
  kind: PeerReviewKind
  doi: string | null
  author_names: string[]
  published_date: Day | null
  published_precision: DatePrecision | null
  language: string | null
  competing_interests: string | null
  /** It was published here as a response to the report, and no source contains it. */
  published_here: Defaulted<boolean>
  /** The document without its responses, which have rows of their own. */
  document: Json<PeerReviewDocument>
}

interface RefereeTable {
  id: IdColumn<ReviewerId>
  article_id: ArticleId
  /** An import recognises the reviewer by this; null: an account does. */
  source_key: string | null
  account_id: AccountId | null
  first_name: string | null
  last_name: string | null
  /** Null where the reviewer is anonymous. */
  full_name: string | null
  orcid: string | null
}

interface ReportRefereeTable {
  report_id: ReportId
  referee_id: ReviewerId
  position: number
  is_main: boolean
  role: string | null
}

interface RefereeAffiliationTable {
  report_id: ReportId
  referee_id: ReviewerId
  affiliation_id: AffiliationId
  position: number
}

interface WithheldReviewerTable {
  article: string
  mark: string
  number: number
  withheld_at: Timestamp
}

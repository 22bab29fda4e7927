import type { DatePrecision, Day, Defaulted, Id, Json, Timestamp } from '../../../core/database/column.ts'
import type { PeerReviewDocument, PeerReviewKind } from '../../../document/article-document.ts'
import type { ReviewerDecision } from '../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../document/peer-review/editorial-statuses.ts'

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
  id: Id
  version_id: number
  by_account_id: number | null
  by_command_line: boolean
  /** Reports changed the status of a version whose review a person had requested. */
  by_reports: Defaulted<boolean>
  from_status: EditorialStatus | null
  to_status: EditorialStatus | null
  reason: string
  changed_at: Timestamp
}

interface RenderedColumns {
  anchor: string
  title_html: string
  people_html: string
  body_html: string
  details_html: string
}

interface ReportTable extends RenderedColumns {
  id: Id
  version_id: number
  position: number
  source_key: string
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
  id: Id
  report_id: number
  parent_id: number | null
  position: number
  kind: PeerReviewKind
  doi: string | null
  author_names: string[]
  published_date: Day | null
  published_precision: DatePrecision | null
  language: string | null
  competing_interests: string | null
  /** The document without its responses, which have rows of their own. */
  document: Json<PeerReviewDocument>
}

interface RefereeTable {
  id: Id
  article_id: number
  source_key: string
  first_name: string | null
  last_name: string | null
  /** Null where the reviewer is anonymous. */
  full_name: string | null
  orcid: string | null
}

interface ReportRefereeTable {
  report_id: number
  referee_id: number
  position: number
  is_main: boolean
  role: string | null
}

interface RefereeAffiliationTable {
  report_id: number
  referee_id: number
  affiliation_id: number
  position: number
}

interface WithheldReviewerTable {
  article: string
  mark: string
  number: number
  withheld_at: Timestamp
}

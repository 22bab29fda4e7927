import type { Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { AccountId, CommentId, ContentId, PostId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { CommentRole } from '../../publications/domain/content/comment-role.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import type { CommentEventKind, CommentState, FlagReason, HoldReason } from '../domain/comment.ts'

export interface CommentTables {
  comment: CommentTable
  comment_event: CommentEventTable
  comment_flag: CommentFlagTable
  comment_block: CommentBlockTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends CommentTables {}
}

interface CommentTable {
  id: IdColumn<CommentId>
  /** The subject of the comment: a publication, or a post of blog or news. One of them is null. */
  content_item_id: ContentId | null
  blog_post_id: Defaulted<PostId | null>
  version_id: VersionId | null
  report_id: ReportId | null
  parent_id: CommentId | null
  author_name: string
  user_affiliation: string | null
  competing_interests: string | null
  body: string
  /** The account that wrote it; null for imported comments, and once the account is deleted. */
  account_id: Defaulted<AccountId | null>
  posted_at: Timestamp
  state: Defaulted<CommentState>
  published_at: Defaulted<Date | null>
  /** Null for what came with an import. */
  role: Defaulted<CommentRole | null>
  institution: Defaulted<string | null>
  institution_ror: Defaulted<string | null>
  department: Defaulted<string | null>
  place: Defaulted<string | null>
  province: Defaulted<string | null>
  country_code: Defaulted<string | null>
  doi: Defaulted<string | null>
  held_for: Defaulted<HoldReason[]>
}

interface CommentEventTable {
  id: IdColumn
  comment_id: CommentId
  kind: CommentEventKind
  reason: Defaulted<string | null>
  by_account_id: Defaulted<AccountId | null>
  at: Timestamp
}

interface CommentFlagTable {
  id: IdColumn
  comment_id: CommentId
  account_id: AccountId | null
  reason: FlagReason
  text: string | null
  at: Timestamp
  settled_at: Defaulted<Date | null>
}

interface CommentBlockTable {
  account_id: AccountId
  reason: string
  by_account_id: AccountId | null
  at: Timestamp
}

import type { ColumnType } from 'kysely'
import type { DatePrecision, Day, Defaulted, IdColumn, Json, Timestamp } from '../../../core/database/column.ts'
import type { AssetId, ContentId, SiteId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { ArticleDocument, ArticleMetadata } from '../../../document/article-document.ts'
import type { ArticleType } from '../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { OutlineEntry } from '../../../document/outline.ts'
import type { EditorialStatus } from '../../../document/peer-review/editorial-statuses.ts'
import type { StatedReview } from '../../../document/peer-review/stated-review.ts'
import type { SearchText } from '../../../document/search-text.ts'
import type { AssetType } from '../domain/content/asset-package.ts'
import type { ArticleId, DocumentTypeId, SubjectId } from '../domain/ids.ts'

export interface ContentTables {
  file: FileTable
  document_type: DocumentTypeTable
  ontology_term: OntologyTermTable
  content_item: ContentItemTable
  article: ArticleTable
  article_identifier: ArticleIdentifierTable
  version: VersionTable
  asset: AssetTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends ContentTables {}
}

interface FileTable {
  sha256: string
  bytes: number
  mime_type: string
  width: number | null
  height: number | null
  stored_at: Timestamp
}

interface DocumentTypeTable {
  id: IdColumn<DocumentTypeId>
  name: string
  default_submitter: string | null
}

interface OntologyTermTable {
  id: IdColumn<SubjectId>
  slug: string
  term_name: string
  parent_id: SubjectId | null
  level: number
  number_of_children: Defaulted<number>
  position: Defaulted<number>
  /** Plain text. */
  description: string | null
  hero_sha256: string | null
}

interface ContentItemTable {
  id: IdColumn<ContentId>
  platform_id: SiteId
  content_type: ContentType
  volume: number
  publication_id: number
  doi: string | null
  title: string
  title_html: string
  abstract: string | null
  published: Day | null
  published_precision: DatePrecision | null
  document_type_id: DocumentTypeId | null
  current_version_id: VersionId | null
  thumbnail_sha256: string | null
  sample_content: Defaulted<boolean>
  /** False where only editors and authors may see it. */
  is_public: Defaulted<boolean>
  created_at: Timestamp
  updated_at: Timestamp
}

interface ArticleTable {
  id: IdColumn<ArticleId>
  content_item_id: ContentId
}

export type IdentifierScheme = 'doi' | 'pmcid' | 'publisher-id' | 'location'
interface ArticleIdentifierTable {
  platform_id: SiteId
  scheme: IdentifierScheme
  value: string
  article_id: ArticleId
}

/** The article without its metadata, which has a column, and its peer review, which has tables. */
export type StoredTree = Omit<ArticleDocument, 'metadata' | 'peerReview'>

interface VersionTable {
  id: IdColumn<VersionId>
  article_id: ArticleId
  version_number: number
  doi: string | null
  html_url: string | null
  pdf_url: string | null
  xml_url: string | null
  title: string
  title_html: string
  title_additional_info: string | null
  type: ArticleType | null
  type_name: string | null
  editorial_status: EditorialStatus | null
  /** A person set the status, so it does not follow from reports. */
  editorial_status_set: Defaulted<boolean>
  pre_completion_status: string | null
  imported: boolean
  /** The round of review in which reports on it were asked for; null where none was organised here. */
  review_round: number | null
  new_version_reason: 'REVISED' | 'UPDATE' | null
  open_peer_review: boolean
  /** The review that the source itself states. */
  stated_review: ColumnType<StatedReview | null, string | null | undefined, string | null>
  published: Day | null
  published_precision: DatePrecision | null
  abstract_text: string | null
  plain_language_summary: string | null
  version_of_record_doi: string | null
  language: string
  sample_content: boolean
  thumbnail_sha256: string | null
  metadata: Json<ArticleMetadata>
  tree: Json<StoredTree>
  header_html: string
  body_html: string
  outline: Json<OutlineEntry[]>
  search_text: Json<SearchText>
  source_sha256: string | null
  source_name: string | null
  source_hash: string
  renderer_version: string
  reader_version: string
  stored_at: Timestamp
}

interface AssetTable {
  id: IdColumn<AssetId>
  content_item_id: ContentId
  asset_type: AssetType
  language: string
  license: string | null
  competing_interests: string | null
  conference_name: string | null
  conference_place: string | null
  conference_date: string | null
  source_hash: string
}

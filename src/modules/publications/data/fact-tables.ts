import type { Defaulted, IdColumn } from '../../../core/database/column.ts'
import type { AssetId, ContentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { ImportWarning } from '../../../document/article-document.ts'
import type { AssetFileRole } from '../domain/content/asset-package.ts'
import type { FunderId, SubjectId } from '../domain/ids.ts'
import type { ArticleFileRole } from './stored-article.ts'

export interface FactTables {
  funder: FunderTable
  version_funder: VersionFunderTable
  keyword: KeywordTable
  content_subject: ContentSubjectTable
  dataset: DatasetTable
  version_file: VersionFileTable
  asset_file: AssetFileTable
  related_content: RelatedContentTable
  import_warning: ImportWarningTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends FactTables {}
}

interface FunderTable {
  id: IdColumn<FunderId>
  name: string
  identifier: string | null
}

interface VersionFunderTable {
  id: IdColumn
  version_id: VersionId | null
  asset_id: AssetId | null
  funder_id: FunderId
  position: number
  is_primary: boolean
  award_numbers: Defaulted<string[]>
}

interface KeywordTable {
  id: IdColumn
  version_id: VersionId | null
  asset_id: AssetId | null
  position: number
  group_type: string | null
  language: string | null
  text: string
}

interface ContentSubjectTable {
  content_item_id: ContentId
  ontology_term_id: SubjectId
  position: number
}

interface DatasetTable {
  id: IdColumn
  version_id: VersionId
  position: number
  title: string | null
  repository: string | null
  doi: string | null
  accession: string | null
  href: string | null
  year: string | null
  use: string | null
  text: string
}

interface VersionFileTable {
  version_id: VersionId
  href: string
  sha256: string
  name: string
  role: ArticleFileRole
  label: string | null
  position: number
}

interface AssetFileTable {
  asset_id: AssetId
  path: string
  sha256: string
  role: AssetFileRole
  label: string | null
  language: string | null
  position: number
}

interface RelatedContentTable {
  id: IdColumn
  content_item_id: ContentId
  position: number
  relation: string | null
  doi: string | null
  href: string | null
  text: string
  related_content_item_id: ContentId | null
}

interface ImportWarningTable {
  id: IdColumn
  version_id: VersionId
  code: ImportWarning['code']
  element: string
  message: string
  line: number
}

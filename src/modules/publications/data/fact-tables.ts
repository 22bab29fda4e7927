import type { Defaulted, Id, Timestamp } from '../../../core/database/column.ts'
import type { ImportWarning } from '../../../document/article-document.ts'
import type { AssetFileRole } from '../domain/content/asset-package.ts'
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
  import_log: ImportLogTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends FactTables {}
}

interface FunderTable {
  id: Id
  name: string
  identifier: string | null
}

interface VersionFunderTable {
  id: Id
  version_id: number | null
  asset_id: number | null
  funder_id: number
  position: number
  is_primary: boolean
  award_numbers: Defaulted<string[]>
}

interface KeywordTable {
  id: Id
  version_id: number | null
  asset_id: number | null
  position: number
  group_type: string | null
  language: string | null
  text: string
}

interface ContentSubjectTable {
  content_item_id: number
  ontology_term_id: number
  position: number
}

interface DatasetTable {
  id: Id
  version_id: number
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
  version_id: number
  href: string
  sha256: string
  name: string
  role: ArticleFileRole
  label: string | null
  position: number
}

interface AssetFileTable {
  asset_id: number
  path: string
  sha256: string
  role: AssetFileRole
  label: string | null
  language: string | null
  position: number
}

interface RelatedContentTable {
  id: Id
  content_item_id: number
  position: number
  relation: string | null
  doi: string | null
  href: string | null
  text: string
  related_content_item_id: number | null
}

interface ImportWarningTable {
  id: Id
  version_id: number
  code: ImportWarning['code']
  element: string
  message: string
  line: number
}

interface ImportLogTable {
  id: Id
  content_item_id: number
  version_id: number | null
  outcome: 'created' | 'updated'
  source_name: string | null
  source_hash: string
  at: Timestamp
}

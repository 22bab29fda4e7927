import type { Defaulted, IdColumn } from '../../../core/database/column.ts'
import type { AffiliationId, AssetId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { AuthorId, ReportId } from '../domain/ids.ts'

export interface PeopleTables {
  author: AuthorTable
  affiliation: AffiliationTable
  author_affiliation: AuthorAffiliationTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends PeopleTables {}
}

/** A row belongs to a version or to an asset, never to both. */
interface AuthorTable {
  id: IdColumn<AuthorId>
  version_id: VersionId | null
  asset_id: AssetId | null
  position: number
  kind: 'person' | 'group' | 'anonymous'
  first_name: string | null
  last_name: string | null
  full_name: string
  collective_name: string | null
  orcid: string | null
  orcid_authenticated: Defaulted<boolean>
  email: string | null
  is_corresponding: boolean
  equal_contribution: Defaulted<boolean>
  deceased: Defaulted<boolean>
  credit_roles: Defaulted<string[]>
}

/** A row belongs to a version, an asset or a report. */
interface AffiliationTable {
  id: IdColumn<AffiliationId>
  version_id: VersionId | null
  asset_id: AssetId | null
  report_id: ReportId | null
  position: number
  source_id: string | null
  text: string
  institution: string | null
  department: string | null
  city: string | null
  state: string | null
  country: string | null
  country_code: string | null
  ror: string | null
}

interface AuthorAffiliationTable {
  author_id: AuthorId
  affiliation_id: AffiliationId
  position: number
}

import type { Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { OrganisationId } from '../domain/ids.ts'
import type { OrganisationStatus, SuggestionStatus } from '../domain/organisations/organisation.ts'

export interface OrganisationTables {
  organisation: OrganisationTable
  organisation_name: OrganisationNameTable
  organisation_suggestion: OrganisationSuggestionTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends OrganisationTables {}
}

interface OrganisationTable {
  id: IdColumn<OrganisationId>
  ror: string
  name: string
  ringgold_id: number | null
  place_name: string | null
  aalevel1: string | null
  country_code: string | null
  types: Defaulted<string[]>
  status: OrganisationStatus
}

interface OrganisationSuggestionTable {
  id: IdColumn
  name: string
  ringgold_id: number | null
  place_name: string | null
  aalevel1: string | null
  country_code: string | null
  ror: string | null
  status: Defaulted<SuggestionStatus>
  suggested_by: AccountId | null
  suggested_at: Timestamp
}

interface OrganisationNameTable {
  organisation_id: OrganisationId
  position: number
  type: string
  name: string
  folded: string | null
}

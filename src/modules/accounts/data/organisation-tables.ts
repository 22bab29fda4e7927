import type { Defaulted, Id, Timestamp } from '../../../core/database/column.ts'
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
  id: Id
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
  id: Id
  name: string
  ringgold_id: number | null
  place_name: string | null
  aalevel1: string | null
  country_code: string | null
  ror: string | null
  status: Defaulted<SuggestionStatus>
  suggested_by: number | null
  suggested_at: Timestamp
}

interface OrganisationNameTable {
  organisation_id: number
  position: number
  type: string
  name: string
  folded: string | null
}

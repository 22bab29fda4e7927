import type { OrganisationStatus } from '../../domain/organisations/organisation.ts'
import type { Defaulted, Id } from './column.ts'

export interface OrganisationTables {
  organisation: OrganisationTable
  organisation_name: OrganisationNameTable
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

interface OrganisationNameTable {
  organisation_id: number
  position: number
  type: string
  name: string
  folded: string | null
}

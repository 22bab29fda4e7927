/** What is asked of the organisations: the port between API and site, and what stands behind it. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import {
  type FoundOrganisation,
  findOrganisationByRor,
  findOrganisations,
  findOrganisationsByName,
  type KnownOrganisation,
} from '../../data/organisation.ts'
import type { FoundInstitution, InstitutionEntries } from '../../domain/organisations/institution-entry.ts'
import { findInstitution } from './find-institution.ts'
import { createSuggestions, type Suggestions } from './suggestions.ts'

export type { FoundOrganisation, KnownOrganisation } from '../../data/organisation.ts'

export interface Organisations {
  /** Nothing for fewer letters than a suggestion begins with. */
  suggest(text: string, limit: number): Promise<FoundOrganisation[]>
  /** In the order of the ids; unknown ones are left out. */
  byIds(ids: readonly number[]): Promise<KnownOrganisation[]>
  /** Of one in the list, by its ROR id; null where it has none such. */
  idOf(ror: string): Promise<number | null>
  suggestions: Suggestions
  /** What a form says of an institution, checked. */
  findInstitution(entries: InstitutionEntries): Promise<FoundInstitution>
}

export function createOrganisations(kysely: Kysely<Schema>): Organisations {
  return {
    suggest: async (text, limit) => {
      if ([...text.trim()].length < formLimits.affiliationQueryLength) return []
      return await findOrganisationsByName(kysely, text, Math.min(limit, formLimits.affiliationSuggestions))
    },
    byIds: ids => findOrganisations(kysely, ids),
    idOf: async ror => (await findOrganisationByRor(kysely, ror))?.id ?? null,
    suggestions: createSuggestions(kysely),
    findInstitution: entries => findInstitution(kysely, entries),
  }
}

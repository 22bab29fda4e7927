/** The organisations: the port between API, site and use cases. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import {
  areOrganisationsLoaded,
  type FoundOrganisation,
  findOrganisationByRor,
  findOrganisations,
  findOrganisationsByName,
  type KnownOrganisation,
} from '../../data/organisation.ts'
import type { OrganisationId } from '../../domain/ids.ts'
import type { FoundInstitution, InstitutionEntries } from '../../domain/organisations/institution-entry.ts'
import { findInstitution } from './find-institution.ts'
import { createSuggestions, type Suggestions } from './suggestions.ts'

export type { FoundOrganisation, KnownOrganisation } from '../../data/organisation.ts'

export interface Organisations {
  /** Whether there are any to pick from. */
  areLoaded(): Promise<boolean>
  /** Empty for fewer characters than the minimum. */
  suggest(text: string, limit: number): Promise<FoundOrganisation[]>
  /** Returns organisations in the order of the ids. Unknown ids are left out. */
  byIds(ids: readonly OrganisationId[]): Promise<KnownOrganisation[]>
  /** The id of a listed organisation by its ROR id; null where there is none. */
  idOf(ror: string): Promise<number | null>
  suggestions: Suggestions
  /** Resolves and checks the institution of a form. */
  findInstitution(entries: InstitutionEntries): Promise<FoundInstitution>
}

export function createOrganisations(kysely: Kysely<Schema>): Organisations {
  return {
    areLoaded: () => areOrganisationsLoaded(kysely),
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

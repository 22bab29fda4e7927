import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { formLimits } from '../../../../core/forms/limits.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { readRor } from '../../../../document/metadata/identifiers.ts'
import {
  areOrganisationsLoaded,
  type FoundOrganisation,
  findOrganisationByRor,
  findOrganisationsByName,
  findOrganisationsNamed,
} from '../../data/organisation.ts'
import {
  type FoundInstitution,
  type InstitutionEntries,
  type InstitutionMatch,
  maxInstitutionLength,
  noMatch,
} from '../../domain/organisations/institution-entry.ts'
import { placeLine } from '../../domain/organisations/organisation.ts'

/** The maximum number of organisations that are offered for a text that was not picked from the list. */
const maxMatches = 10

/**
 * Finds the institution that a form names (specification, accounts.md section 5): the picked one; else the only organisation with
 * exactly that name; else the matches to choose from. A name that is marked as unlisted is kept, and any name while none are loaded.
 */
export async function findInstitution(kysely: Kysely<Schema>, entries: InstitutionEntries): Promise<FoundInstitution> {
  const name = normaliseLine(entries.institution).slice(0, maxInstitutionLength)
  for (const given of [entries.institutionChoice, entries.institutionRor]) {
    const ror = readRor(given.slice(0, maxInstitutionLength))
    const found = ror === null ? null : await findOrganisationByRor(kysely, ror)
    if (found !== null) return { kind: 'known', institution: { name: found.name, ror: found.ror } }
  }
  if (name === '') return { kind: 'none' }
  if (entries.institutionUnlisted !== '' || entries.institutionChoice === noMatch)
    return { kind: 'known', institution: { name, ror: null } }
  const named = await findOrganisationsNamed(kysely, name, maxMatches)
  const [only] = named
  if (only !== undefined && named.length === 1) return { kind: 'known', institution: { name: only.name, ror: only.ror } }
  const isSearchable = [...name].length >= formLimits.affiliationQueryLength
  const matches = named.length > 0 ? named : isSearchable ? await findOrganisationsByName(kysely, name, maxMatches) : []
  // An identifier that is not known is no name.
  if (matches.length === 0 && /\p{L}/u.test(name) && !(await areOrganisationsLoaded(kysely)))
    return { kind: 'known', institution: { name, ror: null } }
  return { kind: 'not-selected', name, matches: matches.map(matchOf) }
}

const matchOf = ({ ror, name, placeName, countryCode }: FoundOrganisation): InstitutionMatch => ({
  ror,
  name,
  place: placeLine({ name: placeName, countryCode }),
})

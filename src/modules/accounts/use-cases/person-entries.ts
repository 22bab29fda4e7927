import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { type Entries, entryOf, type FieldMessages, isTicked } from '../../../core/forms/entries.ts'
import { formLimits } from '../../../core/forms/limits.ts'
import type { FormMessage } from '../../../core/forms/message-keys.ts'
import type { Person } from '../data/account-record.ts'
import { findOrganisationByRor } from '../data/organisation.ts'
import { type Institution, type InstitutionMatch, readInstitutionEntries } from '../domain/organisations/institution-entry.ts'
import { findInstitution } from './organisations/find-institution.ts'

/** Labels for rules whose message keys alone are needed. */
export const unnamed = {
  firstName: '',
  lastName: '',
  jobTitle: '',
  institution: '',
  department: '',
  place: '',
  state: '',
  zipCode: '',
  countryCode: '',
  userEmail: '',
  plainPassword: '',
} as const

/** Resolves the institution of a form: one of the list, one marked as unlisted, or else the organisations that it may be. */
export async function resolveInstitution(kysely: Kysely<Schema>, entries: Entries): Promise<ResolvedInstitution> {
  const found = await findInstitution(kysely, readInstitutionEntries({ get: name => entryOf(entries, name) }))
  if (found.kind === 'none') return { kind: 'settled', institution: null, entries }
  if (found.kind === 'known') {
    const { institution } = found
    return { kind: 'settled', institution, entries: await withPlaceOf(kysely, institution, entries) }
  }
  const invalid: FormMessage = { key: 'institution-not-selected-title', values: {} }
  const errors = found.matches.length > 0 ? { institutionChoice: invalid } : { institution: invalid }
  return { kind: 'open', matches: found.matches, errors }
}

/** If no country was entered, the registry's is used, and its place and state where those are empty too. */
async function withPlaceOf(kysely: Kysely<Schema>, { ror }: Institution, entries: Entries): Promise<Entries> {
  if (ror === null || entryOf(entries, 'countryCode') !== '') return entries
  const organisation = await findOrganisationByRor(kysely, ror)
  if (organisation === null) return entries
  const known = { place: organisation.placeName, state: organisation.aalevel1, countryCode: organisation.countryCode }
  const missing = Object.entries(known).flatMap(([field, value]) =>
    value === null || entryOf(entries, field) !== '' ? [] : [[field, [value.slice(0, formLimits.textLength)]] as const],
  )
  return { ...entries, ...Object.fromEntries(missing) }
}

export type ResolvedInstitution =
  /** `entries` contain the place of the institution where none was entered. */
  | { kind: 'settled'; institution: Institution | null; entries: Entries }
  | { kind: 'open'; matches: readonly InstitutionMatch[]; errors: FieldMessages<'institution' | 'institutionChoice'> }

/** These are the entries about a person: stored with the account, and a choice that alerts store. */
export interface EnteredPerson extends Person {
  receiveTocAlerts: boolean
}

/** Reads a person from valid entries. */
export function personOf(entries: Entries, institution: Institution | null): EnteredPerson {
  const said = (field: string) => entryOf(entries, field) || null
  return {
    firstName: entryOf(entries, 'firstName'),
    lastName: entryOf(entries, 'lastName'),
    jobTitle: said('jobTitle'),
    institution: institution?.name ?? null,
    institutionRor: institution?.ror ?? null,
    department: said('department'),
    place: said('place'),
    state: said('state'),
    zipCode: said('zipCode'),
    countryCode: said('countryCode'),
    receiveTocAlerts: isTicked(entries, 'receiveTocAlerts'),
  }
}

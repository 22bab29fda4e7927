import type { Kysely } from 'kysely'
import type { Person } from '../../data/account-holder.ts'
import type { Schema } from '../../data/schema.ts'
import { type Entries, entryOf, type FieldMessages, isTicked } from '../../domain/forms/entries.ts'
import type { FormMessage } from '../../domain/forms/message-keys.ts'
import { type Institution, type InstitutionMatch, readInstitutionEntries } from '../../domain/organisations/institution-entry.ts'
import { findInstitution } from '../organisations/find-institution.ts'

/** Labels for rules of which the keys alone are wanted. */
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

/** Whether the institution of a form is one of the list, or said not to be in it; and what it may be where it is neither. */
export async function settleInstitution(kysely: Kysely<Schema>, entries: Entries): Promise<SettledInstitution> {
  const found = await findInstitution(kysely, readInstitutionEntries({ get: name => entryOf(entries, name) }))
  if (found.kind === 'none') return { kind: 'settled', institution: null }
  if (found.kind === 'known') return { kind: 'settled', institution: found.institution }
  const wrong: FormMessage = { key: 'institution-not-selected-title', values: {} }
  const errors = found.matches.length > 0 ? { institutionChoice: wrong } : { institution: wrong }
  return { kind: 'open', matches: found.matches, errors }
}

export type SettledInstitution =
  | { kind: 'settled'; institution: Institution | null }
  | { kind: 'open'; matches: readonly InstitutionMatch[]; errors: FieldMessages<'institution' | 'institutionChoice'> }

/** Of entries in which nothing is wrong. */
export function personOf(entries: Entries, institution: Institution | null): Person {
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

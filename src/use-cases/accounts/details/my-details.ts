/** What an account's holder is shown of it, and may change (specification, accounts.md section 3). Whose account it is says the session, and nothing that is sent. */
import type { Kysely } from 'kysely'
import { findDemographics, findHolder, type Holder, storeDemographics, storePerson } from '../../../data/account-holder.ts'
import type { Schema } from '../../../data/schema.ts'
import type { Demographics } from '../../../domain/accounts/demographics.ts'
import { type DemographicField, demographicFields, demographicRules, demographicsOf } from '../../../domain/forms/demographics.ts'
import { type Entries, type FieldMessages, isFaultless, tidyEntries, wrongEntries } from '../../../domain/forms/entries.ts'
import { type PersonField, personFields, personRules } from '../../../domain/forms/person.ts'
import type { InstitutionMatch } from '../../../domain/organisations/institution-entry.ts'
import { personOf, settleInstitution, unnamed } from '../person-entries.ts'

export interface MyDetails extends Omit<Holder, 'passwordHash'> {
  hasPassword: boolean
  demographics: Demographics
}

/** The account has gone while its session was still in use. */
export class AccountGoneError extends Error {
  override name = 'AccountGoneError'
}

/** @throws AccountGoneError */
export async function holderOf(kysely: Kysely<Schema>, accountId: number): Promise<Holder> {
  const holder = await findHolder(kysely, accountId)
  if (holder === undefined) throw new AccountGoneError()
  return holder
}

/** @throws AccountGoneError */
export async function readDetails(kysely: Kysely<Schema>, accountId: number): Promise<MyDetails> {
  const { passwordHash, ...holder } = await holderOf(kysely, accountId)
  return { ...holder, hasPassword: passwordHash !== null, demographics: await findDemographics(kysely, accountId) }
}

export type DetailsErrors = FieldMessages<PersonField | DemographicField | 'institutionChoice'>
export type UpdateOutcome = { kind: 'updated' } | { kind: 'refused'; errors: DetailsErrors; matches: readonly InstitutionMatch[] }

const rulesOfPerson = personRules(unnamed)
const rulesOfDemographics = demographicRules('')

/** Name, affiliation and the rest of what the page's first part asks. What is left out is taken away. */
export async function updatePerson(kysely: Kysely<Schema>, accountId: number, typed: Entries): Promise<UpdateOutcome> {
  const entries = tidyEntries(typed, [])
  const errors = wrongEntries(personFields, rulesOfPerson, entries)
  const settled = await settleInstitution(kysely, entries)
  if (settled.kind === 'open') return { kind: 'refused', errors: { ...errors, ...settled.errors }, matches: settled.matches }
  if (!isFaultless(errors)) return { kind: 'refused', errors, matches: [] }
  await storePerson(kysely, accountId, personOf(entries, settled.institution))
  return { kind: 'updated' }
}

export async function updateDemographics(kysely: Kysely<Schema>, accountId: number, typed: Entries): Promise<UpdateOutcome> {
  const entries = tidyEntries(typed, [])
  const errors = wrongEntries(demographicFields, rulesOfDemographics, entries)
  if (!isFaultless(errors)) return { kind: 'refused', errors, matches: [] }
  await storeDemographics(kysely, accountId, demographicsOf(entries))
  return { kind: 'updated' }
}

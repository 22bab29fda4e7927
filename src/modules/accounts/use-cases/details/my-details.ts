/** The details that a holder sees and may change (specification, accounts.md section 3). The session alone says whose account it is. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { type Entries, type FieldMessages, findEntryErrors, isFaultless, normaliseEntries } from '../../../../core/forms/entries.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { type AccountRecord, findAccountById, findDemographics, storeDemographics, storePerson } from '../../data/account-record.ts'
import type { Demographics } from '../../domain/demographics.ts'
import { type DemographicField, demographicFields, demographicRules, demographicsOf } from '../../domain/forms/demographics.ts'
import { type OwnGatewayField, ownGatewayFields, ownGatewayRules, ownGatewaysOf } from '../../domain/forms/own-gateways.ts'
import { type PersonField, personFields, personRules } from '../../domain/forms/person.ts'
import type { InstitutionMatch } from '../../domain/organisations/institution-entry.ts'
import type { OwnGateway } from '../../domain/own-gateway.ts'
import type { PartsDependencies } from '../account-data.ts'
import { enterOwnInstitution } from '../organisations/suggestions.ts'
import { personOf, resolveInstitution, unnamed } from '../person-entries.ts'

export interface MyDetails extends Omit<AccountRecord, 'passwordHash'> {
  hasPassword: boolean
  receiveTocAlerts: boolean
  demographics: Demographics
  /** The gateways that the holder belongs to, on every site. */
  gateways: OwnGateway[]
}

export const accountDeletedError = () => new HttpError('ACCOUNT_REMOVED', 'The account is not there any more.')

/** @throws HttpError ACCOUNT_REMOVED */
export async function requireAccount(kysely: Kysely<Schema>, accountId: AccountId): Promise<AccountRecord> {
  const account = await findAccountById(kysely, accountId)
  if (account === undefined) throw accountDeletedError()
  return account
}

/** @throws HttpError ACCOUNT_REMOVED */
export async function readDetails({ kysely, accountParts }: PartsDependencies, accountId: AccountId): Promise<MyDetails> {
  const { passwordHash, ...account } = await requireAccount(kysely, accountId)
  const receiveTocAlerts = await accountParts.tocAlerts.areWanted(kysely, accountId)
  const demographics = await findDemographics(kysely, accountId)
  const gateways = await accountParts.gateways.list(kysely, accountId)
  return { ...account, hasPassword: passwordHash !== null, receiveTocAlerts, demographics, gateways }
}

export type DetailsErrors = FieldMessages<PersonField | DemographicField | OwnGatewayField | 'institutionChoice'>
export type UpdateOutcome = { kind: 'updated' } | { kind: 'refused'; errors: DetailsErrors; matches: readonly InstitutionMatch[] }

const rulesOfPerson = personRules(unnamed)
const rulesOfDemographics = demographicRules('')

/** Updates name, affiliation and the other fields of the page's first section. Absent fields are emptied. */
export async function updatePerson(
  { kysely, accountParts }: PartsDependencies,
  accountId: AccountId,
  typed: Entries,
): Promise<UpdateOutcome> {
  const entries = normaliseEntries(typed, [])
  const errors = findEntryErrors(personFields, rulesOfPerson, entries)
  const settled = await resolveInstitution(kysely, entries)
  if (settled.kind === 'open') return { kind: 'refused', errors: { ...errors, ...settled.errors }, matches: settled.matches }
  if (!isFaultless(errors)) return { kind: 'refused', errors, matches: [] }
  const person = personOf(settled.entries, settled.institution)
  await kysely.transaction().execute(async trx => {
    await storePerson(trx, accountId, person)
    await accountParts.tocAlerts.store(trx, accountId, person.receiveTocAlerts)
    await enterOwnInstitution(trx, accountId, person)
  })
  return { kind: 'updated' }
}

export async function updateDemographics(kysely: Kysely<Schema>, accountId: AccountId, typed: Entries): Promise<UpdateOutcome> {
  const entries = normaliseEntries(typed, [])
  const errors = findEntryErrors(demographicFields, rulesOfDemographics, entries)
  if (!isFaultless(errors)) return { kind: 'refused', errors, matches: [] }
  await storeDemographics(kysely, accountId, demographicsOf(entries))
  return { kind: 'updated' }
}

/** Returns the gateways of the site's lists and those chosen before, by name. @param platform its key */
export async function gatewaysToChoose(
  { kysely, accountParts: { gateways } }: PartsDependencies,
  accountId: AccountId,
  platform: string,
): Promise<{ id: number; name: string }[]> {
  const chosen = new Set((await gateways.list(kysely, accountId)).map(({ id }) => id))
  return (await gateways.listAll(kysely, platform)).filter(({ id, browsable }) => browsable || chosen.has(id))
}

/** Updates the gateways of this site; those of other sites stay. */
export async function updateGateways(
  dependencies: PartsDependencies,
  accountId: AccountId,
  platform: string,
  entries: Entries,
): Promise<UpdateOutcome> {
  const ids = new Set((await gatewaysToChoose(dependencies, accountId, platform)).map(({ id }) => id))
  const errors = findEntryErrors(ownGatewayFields, ownGatewayRules(ids), entries)
  if (!isFaultless(errors)) return { kind: 'refused', errors, matches: [] }
  const { kysely, accountParts } = dependencies
  await kysely.transaction().execute(trx => accountParts.gateways.store(trx, accountId, platform, ownGatewaysOf(entries)))
  return { kind: 'updated' }
}

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { addAccount } from '../../data/account.ts'
import { storeDemographics, storeOrigin, storePerson } from '../../data/account-record.ts'
import { consumeOneTimeToken, findOneTimeToken } from '../../data/one-time-token.ts'
import { claimAddress, type PartsDependencies } from '../account-data.ts'
import { enterOwnInstitution } from '../organisations/suggestions.ts'
import { type PendingRegistration, pendingRegistration } from './register.ts'

export type ConfirmOutcome =
  | { kind: 'confirmed'; returnTo: string }
  /** The address has got an account meanwhile: by an earlier confirmation, or another sign-in method. */
  | { kind: 'taken' }
  /** Used, expired, or never issued. */
  | { kind: 'unknown' }

/**
 * The registration that a link would confirm, for the page that asks. Null where the link is invalid. @param platform key of the site that
 * asks
 */
export async function findRegistration(kysely: Kysely<Schema>, platform: string, secret: string): Promise<PendingRegistration | null> {
  const oneTimeToken = await findOneTimeToken(kysely, 'register', secret)
  return oneTimeToken === null ? null : read(oneTimeToken.data, platform)
}

/** Makes the account. Of two confirmations at once one makes it, and the other finds the link used. */
export async function confirmRegistration(
  { kysely, accountParts }: PartsDependencies,
  platform: string,
  secret: string,
): Promise<ConfirmOutcome> {
  return await kysely.transaction().execute(async (trx): Promise<ConfirmOutcome> => {
    const oneTimeToken = await consumeOneTimeToken(trx, 'register', secret)
    const pending = oneTimeToken === null ? null : read(oneTimeToken.data, platform)
    if (pending === null) return { kind: 'unknown' }
    const { email, passwordHash, person, demographics, language, acceptedTermsAt } = pending
    const id = await addAccount(trx, {
      email,
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash,
      emailVerifiedAt: new Date(),
      roles: ['ROLE_USER'],
    })
    if (id === null) return { kind: 'taken' }
    await claimAddress(accountParts, trx, id)
    await storeOrigin(trx, id, { platform, language, acceptedTermsAt })
    await storePerson(trx, id, person)
    await accountParts.tocAlerts.store(trx, id, person.receiveTocAlerts)
    await enterOwnInstitution(trx, id, person)
    await storeDemographics(trx, id, demographics)
    return { kind: 'confirmed', returnTo: pending.returnTo }
  })
}

function read(data: unknown, platform: string): PendingRegistration | null {
  const pending = pendingRegistration.parse(data)
  return pending.platform === platform ? pending : null
}

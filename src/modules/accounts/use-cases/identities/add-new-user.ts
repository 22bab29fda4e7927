import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { addAccount } from '../../data/account.ts'
import { addIdentity, storeOrcid } from '../../data/account-identity.ts'
import { storeOrigin } from '../../data/account-record.ts'
import type { ProviderDescription, VerifiedIdentity } from '../../external/identity-provider/identity-provider.ts'
import { claimEmail } from '../account-data.ts'
import type { IdentityDependencies } from './authorization.ts'

export interface NewUser {
  identity: VerifiedIdentity
  /** The address is confirmed. */
  person: { firstName: string; lastName: string; email: string }
  /** The site's key. */
  platform: string
  language: Language
  acceptedTermsAt: Date
}

class TakenError extends Error {
  override name = 'TakenError'
}

/**
 * Creates an account without a password, in the caller's transaction.
 * @returns null where the address or the identity has got an account meanwhile: the caller has to roll back
 */
export async function insertNewUser(
  trx: Transaction<Schema>,
  { accountParts, now }: Pick<IdentityDependencies, 'accountParts' | 'now'>,
  { identity, person, platform, language, acceptedTermsAt }: NewUser,
  { kind }: Pick<ProviderDescription, 'kind'>,
): Promise<AccountId | null> {
  const id = await addAccount(trx, { ...person, passwordHash: null, emailVerifiedAt: new Date(now()), roles: ['ROLE_USER'] })
  if (id === null || !(await addIdentity(trx, id, identity))) return null
  await claimEmail(accountParts, trx, id)
  await storeOrigin(trx, id, { platform, language, acceptedTermsAt })
  if (kind === 'orcid') await storeOrcid(trx, id, identity.subject)
  return id
}

/** This is `insertNewUser`, in a transaction of its own. Null: nothing is stored. */
export async function addNewUser(
  dependencies: Pick<IdentityDependencies, 'kysely' | 'accountParts' | 'now'>,
  newUser: NewUser,
  provider: Pick<ProviderDescription, 'kind'>,
): Promise<AccountId | null> {
  try {
    return await dependencies.kysely.transaction().execute(async trx => {
      const id = await insertNewUser(trx, dependencies, newUser, provider)
      if (id === null) throw new TakenError()
      return id
    })
  } catch (error) {
    if (error instanceof TakenError) return null
    throw error
  }
}

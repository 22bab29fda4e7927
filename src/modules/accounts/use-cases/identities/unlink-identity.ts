import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { countSignInMethods, lockAccount, removeIdentity, storeOrcid } from '../../data/account-identity.ts'
import { mayRemoveSignInMethod } from '../../domain/sign-in-methods.ts'

export type UnlinkOutcome = 'unlinked' | 'not-there' | 'last-way-in'

/** Runs in a transaction that locks: if two methods are removed at once, the last one stays. */
export const unlinkIdentity = (kysely: Kysely<Schema>, accountId: AccountId, provider: string): Promise<UnlinkOutcome> =>
  kysely.transaction().execute(async (trx): Promise<UnlinkOutcome> => {
    await lockAccount(trx, accountId)
    const methods = await countSignInMethods(trx, accountId)
    if (!mayRemoveSignInMethod(methods)) return methods.identities === 0 ? 'not-there' : 'last-way-in'
    if (!(await removeIdentity(trx, accountId, provider))) return 'not-there'
    if (provider === 'orcid') await storeOrcid(trx, accountId, null)
    return 'unlinked'
  })

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { countSignInMethods, lockAccount } from '../../data/account-identity.ts'
import { removePasskey } from '../../data/passkey.ts'
import { mayRemoveSignInMethod } from '../../domain/sign-in-methods.ts'

export type RemovePasskeyOutcome = 'removed' | 'not-there' | 'last-way-in'

/** Runs in a transaction that locks: if two methods are removed at once, the last one stays. */
export const takePasskeyAway = (kysely: Kysely<Schema>, accountId: number, id: string): Promise<RemovePasskeyOutcome> =>
  kysely.transaction().execute(async (trx): Promise<RemovePasskeyOutcome> => {
    await lockAccount(trx, accountId)
    const methods = await countSignInMethods(trx, accountId)
    if (!mayRemoveSignInMethod(methods)) return methods.passkeys === 0 ? 'not-there' : 'last-way-in'
    return (await removePasskey(trx, accountId, id)) ? 'removed' : 'not-there'
  })

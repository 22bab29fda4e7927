import type { Kysely } from 'kysely'
import { countWaysIn, lockAccount } from '../../../data/account-identity.ts'
import { removePasskey } from '../../../data/passkey.ts'
import type { Schema } from '../../../data/schema.ts'
import { mayRemoveWayIn } from '../../../domain/accounts/ways-in.ts'

export type RemovePasskeyOutcome = 'removed' | 'not-there' | 'last-way-in'

/** Of two ways that are taken away at once, the last one stays. */
export const takePasskeyAway = (kysely: Kysely<Schema>, accountId: number, id: string): Promise<RemovePasskeyOutcome> =>
  kysely.transaction().execute(async (trx): Promise<RemovePasskeyOutcome> => {
    await lockAccount(trx, accountId)
    const ways = await countWaysIn(trx, accountId)
    if (!mayRemoveWayIn(ways)) return ways.passkeys === 0 ? 'not-there' : 'last-way-in'
    return (await removePasskey(trx, accountId, id)) ? 'removed' : 'not-there'
  })

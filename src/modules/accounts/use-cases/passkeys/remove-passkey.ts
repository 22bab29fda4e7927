import type { SignedIn } from '../../../../core/access/user.ts'
import { countSignInMethods, lockAccount } from '../../data/account-identity.ts'
import { findAccountById } from '../../data/account-record.ts'
import { removePasskey } from '../../data/passkey.ts'
import { noteFactorChange } from '../../data/second-factor.ts'
import { mayRemoveSignInMethod } from '../../domain/sign-in-methods.ts'
import type { AccountDependencies, RequestContext } from '../account-emails.ts'
import { forgetWhereNoneIsLeft } from '../second-factor/change-factors.ts'
import { requireConfirmationToRemove } from '../second-factor/factor-confirmation.ts'
import { postFactorEmail } from '../second-factor/factor-dependencies.ts'

export type RemovePasskeyOutcome = 'removed' | 'not-there' | 'last-way-in'

/**
 * Runs in a transaction that locks: if two methods are removed at once, the last one stays. @throws HttpError SECOND_FACTOR_REQUIRED
 */
export async function takePasskeyAway(
  { kysely, mail }: AccountDependencies,
  { site }: RequestContext,
  me: SignedIn,
  id: string,
): Promise<RemovePasskeyOutcome> {
  const { accountId } = me
  return await kysely.transaction().execute(async (trx): Promise<RemovePasskeyOutcome> => {
    await lockAccount(trx, accountId)
    await requireConfirmationToRemove(trx, me)
    const methods = await countSignInMethods(trx, accountId)
    if (!mayRemoveSignInMethod(methods)) return methods.passkeys === 0 ? 'not-there' : 'last-way-in'
    const name = await removePasskey(trx, accountId, id)
    const account = await findAccountById(trx, accountId)
    if (name === undefined || account === undefined) return 'not-there'
    await noteFactorChange(trx, { kind: 'second-factor-removed', accountId }, accountId)
    await postFactorEmail({ mail }, trx, site, account, { change: 'removed', name: `Passkey (${name})`, count: 0 })
    await forgetWhereNoneIsLeft(trx, accountId)
    return 'removed'
  })
}

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { findAccountById } from '../../data/account-record.ts'
import { lockRoles } from '../../data/role-change.ts'
import { noteFactorChange, removeAllFactors } from '../../data/second-factor.ts'
import { mayChangeRoles } from '../../domain/role-changes.ts'
import type { AccountDependencies, RequestContext } from '../account-emails.ts'
import { postFactorEmail } from './factor-dependencies.ts'

export interface FactorReset {
  accountId: AccountId
  /** Id of the account that resets; null: the command line. */
  by: AccountId | null
  /** Whose email it is. */
  site: RequestContext['site']
}

export type FactorResetOutcome =
  | { kind: 'reset' }
  /** The account has no factor. */
  | { kind: 'none' }
  | { kind: 'missing' }
  /** Nobody resets their own: whoever has their session could then do without the factor. */
  | { kind: 'refused'; reason: 'not-allowed' | 'own' }

/** Removes all factors of an account, passkeys included, for who has lost them. All of its sessions lose theirs at once. */
export async function resetFactors(
  { kysely, mail }: Pick<AccountDependencies, 'mail'> & { kysely: Kysely<Schema> },
  { accountId, by, site }: FactorReset,
): Promise<FactorResetOutcome> {
  if (accountId === by) return { kind: 'refused', reason: 'own' }
  return await kysely.transaction().execute(async (trx): Promise<FactorResetOutcome> => {
    const known = await lockRoles(trx, by === null ? [accountId] : [accountId, by])
    if (by !== null && !mayChangeRoles(known.get(by) ?? [])) return { kind: 'refused', reason: 'not-allowed' }
    const account = await findAccountById(trx, accountId)
    if (account === undefined) return { kind: 'missing' }
    if (!(await removeAllFactors(trx, accountId))) return { kind: 'none' }
    await noteFactorChange(trx, { kind: 'second-factor-reset', accountId }, by)
    await postFactorEmail({ mail }, trx, site, account, { change: 'reset', name: '', count: 0 })
    return { kind: 'reset' }
  })
}

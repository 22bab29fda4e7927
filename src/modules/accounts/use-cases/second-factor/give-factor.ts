import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { findAccountById } from '../../data/account-record.ts'
import { type AttemptLimit, countAttempts, forgetAttempts } from '../../data/attempt.ts'
import { consumeRecoveryCode, countRecoveryCodes, listSealedKeys, noteAuthenticatorUse } from '../../data/second-factor.ts'
import type { SessionSecrets } from '../../data/session.ts'
import { readCode } from '../../domain/second-factor.ts'
import type { RequestContext } from '../account-emails.ts'
import { type FactorDependencies, postFactorEmail, recordFactor } from './factor-dependencies.ts'
import { stepOfCode } from './one-time-codes.ts'

export type FactorVerdict =
  /** `secrets`: the new ones of the session's cookies; null where the request had none. */
  | { kind: 'good'; secrets: SessionSecrets | null }
  /** Wrong, or used before. */
  | { kind: 'wrong' }
  | { kind: 'too-many'; wait: number }

/** Of a million codes three are right at a time; who guesses knows the password already. */
const limits = {
  now: { what: 'second factor of an account', max: 10, seconds: 900 },
  day: { what: 'second factor of an account in a day', max: 50, seconds: 86_400 },
} as const satisfies Record<string, AttemptLimit>

/** Gives the session its second factor, by a code of an app or a recovery code. */
export async function giveFactor(
  dependencies: FactorDependencies,
  requestContext: RequestContext,
  { accountId, sessionId }: SignedIn,
  typed: string,
  hasCookie: boolean,
): Promise<FactorVerdict> {
  const { kysely } = dependencies
  const by = String(accountId)
  const wait = await countAttempts(kysely, [
    [limits.now, by],
    [limits.day, by],
  ])
  if (wait !== null) return { kind: 'too-many', wait }
  return await kysely.transaction().execute(async (trx): Promise<FactorVerdict> => {
    const code = readCode(typed)
    const isRight =
      code !== null &&
      (code.kind === 'app'
        ? await isRightCode(dependencies, trx, accountId, code.code)
        : await usesRecoveryCode(dependencies, trx, requestContext, accountId, code.code))
    if (!isRight) return { kind: 'wrong' }
    for (const { what } of Object.values(limits)) await forgetAttempts(trx, what, by)
    return { kind: 'good', secrets: await recordFactor(trx, sessionId, hasCookie) }
  })
}

async function isRightCode(
  { keys, now, onFailure }: FactorDependencies,
  trx: Kysely<Schema>,
  accountId: AccountId,
  code: string,
): Promise<boolean> {
  for (const { id, sealedKey } of await listSealedKeys(trx, accountId)) {
    const key = await keys.open(sealedKey, accountId)
    if (key === null) {
      onFailure(`The authenticator app ${id} of account ${accountId} cannot be read: the installation's secret is another one now.`)
      continue
    }
    const step = stepOfCode(key, code, now())
    if (step !== null && (await noteAuthenticatorUse(trx, id, step))) return true
  }
  return false
}

async function usesRecoveryCode(
  dependencies: FactorDependencies,
  trx: Kysely<Schema>,
  requestContext: RequestContext,
  accountId: AccountId,
  code: string,
): Promise<boolean> {
  if (!(await consumeRecoveryCode(trx, accountId, code))) return false
  const account = await findAccountById(trx, accountId)
  if (account === undefined) return false
  const left = await countRecoveryCodes(trx, accountId)
  await postFactorEmail(dependencies, trx, requestContext.site, account, { change: 'recovery-code-used', name: '', count: left })
  return true
}

import type { Kysely } from 'kysely'
import type { ClientInfo } from '../../../../core/access/credentials.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { parseEmailAddress } from '../../../../core/text/email-address.ts'
import { findAccountToSignIn } from '../../data/account.ts'
import { type AttemptLimit, countAttempts, forgetAttempts } from '../../data/attempt.ts'
import { verifyPassword } from '../passwords.ts'

/** The credentials are as the user typed them. */
export interface PasswordCredentials {
  /** The email address of the account. */
  username: string
  password: string
}

export type CredentialsVerdict =
  | { kind: 'good'; accountId: AccountId }
  /** Reveals neither what is wrong nor whether there is such an account. */
  | { kind: 'wrong' }
  | { kind: 'too-many'; wait: number }

/**
 * Guessing is rate limited by account and network, whether the account exists or not. The limit of an account alone is higher: otherwise
 * anybody who knows an email address could lock its owner out.
 */
const limits = {
  accountFromThere: { what: 'sign-in of an account from a network', max: 10, seconds: 900 },
  account: { what: 'sign-in of an account', max: 100, seconds: 3600 },
  network: { what: 'sign-in from a network', max: 200, seconds: 900 },
} as const satisfies Record<string, AttemptLimit>

export async function checkCredentials(
  kysely: Kysely<Schema>,
  { username, password }: PasswordCredentials,
  { network }: ClientInfo,
): Promise<CredentialsVerdict> {
  const email = parseEmailAddress(username)
  const name = (email ?? username.trim()).toLowerCase().slice(0, 254)
  // The account is counted last, so that a single network never reaches its limit.
  const wait = await countAttempts(kysely, [
    [limits.network, network],
    [limits.accountFromThere, `${name} ${network}`],
    [limits.account, name],
  ])
  if (wait !== null) return { kind: 'too-many', wait }

  const account = email === null ? undefined : await findAccountToSignIn(kysely, email)
  const isRight = await verifyPassword(account?.passwordHash ?? null, password)
  if (!isRight || account === undefined || !account.isVerified) return { kind: 'wrong' }
  await forgetAttempts(kysely, limits.accountFromThere.what, `${name} ${network}`)
  await forgetAttempts(kysely, limits.account.what, name)
  return { kind: 'good', accountId: account.id }
}

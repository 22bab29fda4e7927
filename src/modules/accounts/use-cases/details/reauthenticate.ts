import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../../core/access/user.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FormMessage } from '../../../../core/forms/message-keys.ts'
import { recordAuthentication } from '../../data/session.ts'
import { requireAccount } from './my-details.ts'
import { ownPasswordError } from './own-password.ts'

/**
 * Re-authenticates by password: the session is fresh from now on. @returns the error; null where it is correct. @throws HttpError
 * ACCOUNT_REMOVED, SIGN_IN_BUSY
 */
export async function reauthenticate(
  kysely: Kysely<Schema>,
  { accountId, sessionId }: SignedIn,
  password: string,
): Promise<FormMessage | null> {
  const invalid = await ownPasswordError(kysely, await requireAccount(kysely, accountId), password)
  if (invalid === null) await recordAuthentication(kysely, sessionId)
  return invalid
}

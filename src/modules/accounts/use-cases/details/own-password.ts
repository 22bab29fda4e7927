import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FormMessage } from '../../../../core/forms/message-keys.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { forgetAttempts } from '../../data/attempt.ts'
import { countPasswordTry, ownPasswordTries } from '../account-emails.ts'
import { verifyPassword } from '../passwords.ts'

/** Checks the password that a signed-in user has to repeat; null where it is correct. @throws HttpError SIGN_IN_BUSY */
export async function ownPasswordError(
  kysely: Kysely<Schema>,
  { id, passwordHash }: { id: AccountId; passwordHash: string | null },
  password: string,
): Promise<FormMessage | null> {
  if ((await countPasswordTry(kysely, id)) !== null) return { key: 'too-many-tries', values: {} }
  if (!(await verifyPassword(passwordHash, password))) return { key: 'password-wrong', values: {} }
  await forgetAttempts(kysely, ownPasswordTries, String(id))
  return null
}

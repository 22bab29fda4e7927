import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { removeAccount } from '../data/account-holder.ts'
import { isLastSuperEditor } from './roles/last-super-editor.ts'

/** Removes a user for an operator: publications stay, under the author's name. The last super editor is not removed. */
export async function removeUser(
  kysely: Kysely<Schema>,
  { id, email }: { id: number; email: string },
): Promise<'removed' | 'last-super-editor'> {
  return await kysely.transaction().execute(async trx => {
    if (await isLastSuperEditor(trx, id)) return 'last-super-editor'
    await removeAccount(trx, id, email)
    return 'removed'
  })
}

import type { Kysely } from 'kysely'
import { removeAccount } from '../../data/account-holder.ts'
import { lockRoles } from '../../data/role-change.ts'
import type { Schema } from '../../data/schema.ts'

/** As those do it who run the installation: what was published stays, under the name. The last super editor stays too. */
export async function removeUser(
  kysely: Kysely<Schema>,
  { id, email }: { id: number; email: string },
): Promise<'removed' | 'last-super-editor'> {
  return await kysely.transaction().execute(async trx => {
    const known = await lockRoles(trx, [id])
    const superEditors = [...known].filter(([, roles]) => roles.includes('ROLE_SUPER_EDITOR')).map(([superEditor]) => superEditor)
    if (superEditors.length === 1 && superEditors[0] === id) return 'last-super-editor'
    await removeAccount(trx, id, email)
    return 'removed'
  })
}

import { type AccountIdentity, type PartsDependencies, removeAccount } from './account-data.ts'
import { isLastSuperEditor } from './roles/last-super-editor.ts'

/** Removes a user for an operator: publications stay, under the author's name. The last super editor is not removed. */
export async function removeUser(
  { kysely, accountParts }: PartsDependencies,
  account: AccountIdentity,
): Promise<'removed' | 'last-super-editor'> {
  return await kysely.transaction().execute(async trx => {
    if (await isLastSuperEditor(trx, account.id)) return 'last-super-editor'
    await removeAccount(accountParts, trx, account)
    return 'removed'
  })
}

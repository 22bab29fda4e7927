import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { type Entries, entryOf, type FieldMessages, findEntryErrors, isFaultless } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { type AccountRecord, knownBy } from '../../data/account-record.ts'
import { consumeOneTimeToken, deleteOneTimeTokens, findOneTimeToken, issueOneTimeToken } from '../../data/one-time-token.ts'
import { type DeletionField, deletionFields, deletionRules, type NameChoice, nameChoices } from '../../domain/forms/my-details.ts'
import { anonymiseAccount, type PartsDependencies, removeAccount } from '../account-data.ts'
import {
  type AccountDependencies,
  countEmailTo,
  hoursOf,
  lifetimes,
  type RequestContext,
  recipientOf,
  wholeLink,
} from '../account-emails.ts'
import { isLastSuperEditor } from '../roles/last-super-editor.ts'
import { requireAccount } from './my-details.ts'
import { ownPasswordError } from './own-password.ts'

export interface DeletionDependencies extends AccountDependencies, PartsDependencies {
  files: Pick<FileStore, 'read' | 'put'>
  /** Called once articles have lost PDFs that named the user. */
  onUnmadePdfs: () => void
}

export type DeletionOutcome =
  | { kind: 'deleted' }
  /** An account without a password: a link was sent to its address. */
  | { kind: 'asked' }
  | { kind: 'refused'; errors: FieldMessages<DeletionField> }

export type ConfirmDeletionOutcome = 'deleted' | 'last-super-editor' | 'unknown'

const lastSuperEditor: DeletionOutcome = { kind: 'refused', errors: { name: { key: 'last-super-editor', values: {} } } }

const deletion = z.object({ name: z.enum(nameChoices) })

/**
 * Deletes the user's account. Publications stay, since others have read, answered and cited them: under
 * the name, or without it.
 * @param anonymised replaces the name
 * @throws HttpError ACCOUNT_REMOVED, ORIGIN_UNKNOWN, SIGN_IN_BUSY
 */
export async function deleteAccount(
  dependencies: DeletionDependencies,
  requestContext: RequestContext,
  accountId: number,
  typed: Entries,
  anonymised: string,
): Promise<DeletionOutcome> {
  const { kysely, mail } = dependencies
  const account = await requireAccount(kysely, accountId)
  const hasPassword = account.passwordHash !== null
  const errors = findEntryErrors(deletionFields, deletionRules('', hasPassword), typed)
  if (!isFaultless(errors)) return { kind: 'refused', errors }
  const { name } = deletion.parse({ name: entryOf(typed, 'name') })
  if (hasPassword) {
    const invalid = await ownPasswordError(kysely, account, entryOf(typed, 'plainPassword'))
    if (invalid !== null) return { kind: 'refused', errors: { plainPassword: invalid } }
    const isRemoved = await kysely
      .transaction()
      .execute(trx => remove({ ...dependencies, kysely: trx }, requestContext, account, name, anonymised))
    if (isRemoved && name === 'withheld') dependencies.onUnmadePdfs()
    return isRemoved ? { kind: 'deleted' } : lastSuperEditor
  }
  if (await kysely.transaction().execute(trx => isLastSuperEditor(trx, accountId))) return lastSuperEditor
  if (!(await countEmailTo(kysely, account.email))) return { kind: 'asked' }
  await kysely.transaction().execute(async trx => {
    await deleteOneTimeTokens(trx, accountId, 'delete-account')
    const lifetime = lifetimes['delete-account']
    const secret = await issueOneTimeToken(trx, { purpose: 'delete-account', accountId, data: { name }, lifetime })
    const link = wholeLink(requestContext, href('/my/delete/:ticket', { ticket: secret }))
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: { kind: 'confirm-deletion', link, hours: hoursOf('delete-account') },
    })
  })
  return { kind: 'asked' }
}

/** The choice about the name that was made when the link was requested; null where the link is invalid. */
export async function findDeletion(kysely: Kysely<Schema>, secret: string): Promise<NameChoice | null> {
  const oneTimeToken = await findOneTimeToken(kysely, 'delete-account', secret)
  return oneTimeToken === null ? null : deletion.parse(oneTimeToken.data).name
}

/** Deletes the account by the link that was sent to its email address. */
export async function confirmDeletion(
  dependencies: DeletionDependencies,
  requestContext: RequestContext,
  secret: string,
  anonymised: string,
): Promise<ConfirmDeletionOutcome> {
  const outcome = await dependencies.kysely.transaction().execute(async (trx): Promise<ConfirmDeletionOutcome> => {
    const oneTimeToken = await consumeOneTimeToken(trx, 'delete-account', secret)
    if (oneTimeToken?.accountId == null) return 'unknown'
    const account = await requireAccount(trx, oneTimeToken.accountId)
    const isRemoved = await remove(
      { ...dependencies, kysely: trx },
      requestContext,
      account,
      deletion.parse(oneTimeToken.data).name,
      anonymised,
    )
    return isRemoved ? 'deleted' : 'last-super-editor'
  })
  if (outcome === 'deleted') dependencies.onUnmadePdfs()
  return outcome
}

/**
 * Removes the account with its sessions, one-time tokens, sign-in methods and demographics.
 * @returns false, and changes nothing, where it is the last super editor's
 */
async function remove(
  { kysely, mail, files, accountParts }: DeletionDependencies & { kysely: Transaction<Schema> },
  requestContext: RequestContext,
  account: AccountRecord,
  name: NameChoice,
  anonymised: string,
): Promise<boolean> {
  if (await isLastSuperEditor(kysely, account.id)) return false
  const { id, email } = account
  if (name === 'withheld') await anonymiseAccount(accountParts, { kysely, files, anonymised }, { id, email, ...knownBy(account) })
  await removeAccount(accountParts, kysely, { id, email })
  await mail.post(kysely, {
    site: requestContext.site,
    language: account.language,
    to: recipientOf(account),
    template: { kind: 'account-deleted' },
  })
  return true
}

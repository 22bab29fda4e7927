import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../../core/database/schema.ts'
import type { FileStore } from '../../../../core/files/file-store.ts'
import { type Entries, entryOf, type FieldMessages, findEntryErrors, isFaultless } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { EmailTemplate } from '../../../email/index.ts'
import { type AccountRecord, knownBy } from '../../data/account-record.ts'
import { issueMailedLink, withdrawMailedLinks } from '../../data/mailed-link.ts'
import { type DeletionField, deletionFields, deletionRules, type NameChoice, nameChoices } from '../../domain/forms/my-details.ts'
import { type DeadLink, linkHours } from '../../domain/mailed-links.ts'
import { anonymiseAccount, type PartsDependencies, removeAccount } from '../account-data.ts'
import { type AccountDependencies, countEmailTo, type RequestContext, recipientOf, wholeLink } from '../account-emails.ts'
import { confirmByLink, findLink, type MailedLink, type OpenLink } from '../mailed-links.ts'
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
  | { kind: 'accepted' }
  | { kind: 'refused'; errors: FieldMessages<DeletionField> }

export type ConfirmDeletionOutcome = { kind: 'deleted' } | { kind: 'last-super-editor' } | DeadLink

const lastSuperEditor: DeletionOutcome = { kind: 'refused', errors: { name: { key: 'last-super-editor', values: {} } } }

const deletion = z.object({ name: z.enum(nameChoices) })
type Deletion = z.output<typeof deletion>
export const deletionLink: MailedLink<Deletion> = { purpose: 'delete-account', data: deletion }

/**
 * Deletes the user's account. Publications stay, since others have read, answered and cited them: under
 * the name, or without it.
 * @param anonymised replaces the name
 * @throws HttpError ACCOUNT_REMOVED, ORIGIN_UNKNOWN, SIGN_IN_BUSY
 */
export async function deleteAccount(
  dependencies: DeletionDependencies,
  requestContext: RequestContext,
  accountId: AccountId,
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
  if (!(await countEmailTo(kysely, account.email))) return { kind: 'accepted' }
  await kysely.transaction().execute(async trx => {
    await withdrawMailedLinks(trx, accountId, 'delete-account')
    const secret = await issueMailedLink(trx, { purpose: 'delete-account', accountId, data: { name } })
    await mail.post(trx, {
      site: requestContext.site,
      language: account.language,
      to: recipientOf(account),
      template: deletionEmail(requestContext, secret),
    })
  })
  return { kind: 'accepted' }
}

/** @throws HttpError ORIGIN_UNKNOWN */
export const deletionEmail = (requestContext: RequestContext, secret: string): EmailTemplate => ({
  kind: 'confirm-deletion',
  link: wholeLink(requestContext, href('/my/delete/:ticket', { ticket: secret })),
  hours: linkHours['delete-account'],
})

/** The choice about the name that was made when the link was requested. @param platform key of the site of the request */
export const findDeletion = (kysely: Kysely<Schema>, platform: string, secret: string): Promise<OpenLink<Deletion> | DeadLink> =>
  findLink(kysely, deletionLink, platform, secret)

/** Deletes the account by the link that was sent to its email address. */
export async function confirmDeletion(
  dependencies: DeletionDependencies,
  requestContext: RequestContext,
  secret: string,
  anonymised: string,
): Promise<ConfirmDeletionOutcome> {
  const { key } = requestContext.site.platform
  const outcome = await confirmByLink(
    dependencies.kysely,
    deletionLink,
    key,
    secret,
    async (trx, { accountId, data: { name } }, refuse): Promise<ConfirmDeletionOutcome> => {
      if (accountId === null) return { kind: 'unknown' }
      const account = await requireAccount(trx, accountId)
      const isRemoved = await remove({ ...dependencies, kysely: trx }, requestContext, account, name, anonymised)
      return isRemoved ? { kind: 'deleted' } : refuse({ kind: 'last-super-editor' })
    },
  )
  if (outcome.kind === 'deleted') dependencies.onUnmadePdfs()
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

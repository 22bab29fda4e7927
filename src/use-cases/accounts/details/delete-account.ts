import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type Holder, removeAccount, withholdName } from '../../../data/account-holder.ts'
import type { Schema } from '../../../data/schema.ts'
import { dropTickets, findTicket, issueTicket, takeTicket } from '../../../data/ticket.ts'
import { type Entries, entryOf, type FieldMessages, isFaultless, wrongEntries } from '../../../domain/forms/entries.ts'
import { type DeletionField, deletionFields, deletionRules, type NameKept, namesKept } from '../../../domain/forms/my-details.ts'
import { type AccountDependencies, type Caller, countLetterTo, hoursOf, lifetimes, wholeLink } from '../letters.ts'
import { holderOf } from './my-details.ts'
import { wrongOwnPassword } from './own-password.ts'

export type DeletionOutcome =
  | { kind: 'deleted' }
  /** An account without a password: a link was sent to its address. */
  | { kind: 'asked' }
  | { kind: 'refused'; errors: FieldMessages<DeletionField> }

const deletion = z.object({ name: z.enum(namesKept) })

/**
 * Deletes the account of whoever is signed in. What was published stays published, since others have read, answered and cited it: under
 * the name, or without it.
 * @param withheld what stands in a name's place
 * @throws AccountGoneError, OriginUnknownError, TooManySignInsError
 */
export async function deleteAccount(
  dependencies: AccountDependencies,
  caller: Caller,
  accountId: number,
  typed: Entries,
  withheld: string,
): Promise<DeletionOutcome> {
  const { kysely, mail } = dependencies
  const holder = await holderOf(kysely, accountId)
  const hasPassword = holder.passwordHash !== null
  const errors = wrongEntries(deletionFields, deletionRules('', hasPassword), typed)
  if (!isFaultless(errors)) return { kind: 'refused', errors }
  const { name } = deletion.parse({ name: entryOf(typed, 'name') })
  if (hasPassword) {
    const wrong = await wrongOwnPassword(kysely, holder, entryOf(typed, 'plainPassword'))
    if (wrong !== null) return { kind: 'refused', errors: { plainPassword: wrong } }
    await kysely.transaction().execute(trx => remove({ ...dependencies, kysely: trx }, caller, holder, name, withheld))
    return { kind: 'deleted' }
  }
  if (!(await countLetterTo(kysely, holder.email))) return { kind: 'asked' }
  await kysely.transaction().execute(async trx => {
    await dropTickets(trx, accountId, 'delete-account')
    const lifetime = lifetimes['delete-account']
    const secret = await issueTicket(trx, { purpose: 'delete-account', accountId, data: { name }, lifetime })
    const link = wholeLink(caller, `/my/delete/${secret}`)
    await mail.post(trx, {
      site: caller.site,
      language: holder.language,
      to: { name: `${holder.firstName} ${holder.lastName}`, address: holder.email },
      letter: { kind: 'confirm-deletion', link, hours: hoursOf('delete-account') },
    })
  })
  return { kind: 'asked' }
}

/** What was chosen for the name when the link was asked for; null where the link is worth nothing. */
export async function findDeletion(kysely: Kysely<Schema>, secret: string): Promise<NameKept | null> {
  const ticket = await findTicket(kysely, 'delete-account', secret)
  return ticket === null ? null : deletion.parse(ticket.data).name
}

/** By the link that was sent to the account's address. @returns whether there was an account to delete */
export async function confirmDeletion(
  dependencies: AccountDependencies,
  caller: Caller,
  secret: string,
  withheld: string,
): Promise<boolean> {
  return await dependencies.kysely.transaction().execute(async trx => {
    const ticket = await takeTicket(trx, 'delete-account', secret)
    if (ticket?.accountId == null) return false
    const holder = await holderOf(trx, ticket.accountId)
    await remove({ ...dependencies, kysely: trx }, caller, holder, deletion.parse(ticket.data).name, withheld)
    return true
  })
}

/** Its sessions, tickets, ways in and demographics go with it. */
async function remove(
  { kysely, mail }: AccountDependencies,
  caller: Caller,
  holder: Holder,
  name: NameKept,
  withheld: string,
): Promise<void> {
  if (name === 'withheld') await withholdName(kysely, holder.id, withheld)
  await removeAccount(kysely, holder.id, holder.email)
  await mail.post(kysely, {
    site: caller.site,
    language: holder.language,
    to: { name: `${holder.firstName} ${holder.lastName}`, address: holder.email },
    letter: { kind: 'account-deleted' },
  })
}

/** This asks what a link in an email would do, and does it: once, in one transaction, and only on the site that sent it. */

import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { findMailedLink, lockMailedLink, type MailedLinkRow, storeLinkUsed } from '../data/mailed-link.ts'
import { type DeadLink, judgeLink, type MailedLinkPurpose } from '../domain/mailed-links.ts'

/** A purpose says what a link is for, and which data it is stored with: a property `platform` binds it to the site with that key. */
export interface MailedLink<Data> {
  purpose: MailedLinkPurpose
  data: z.ZodType<Data>
}

export interface OpenLink<Data> {
  kind: 'open'
  /** The account that it is about; null where there is none yet. */
  accountId: AccountId | null
  data: Data
}

/** Finds what a link would do, for its page. @param site key of the site of the request */
export async function findLink<Data>(
  kysely: Kysely<Schema>,
  link: MailedLink<Data>,
  site: string,
  secret: string,
): Promise<OpenLink<Data> | DeadLink> {
  return openLink(link, site, await findMailedLink(kysely, link.purpose, secret))
}

/** Rolls the transaction of a link back. */
class LinkRefusedError extends Error {
  override name = 'LinkRefusedError'
}

/**
 * Uses a link up, and does what it is for. Of several calls at once, one does it, and the others find the link used. A link of another
 * site stays open.
 * @param site key of the site of the request
 * @param confirm `refuse` answers with an outcome in which nothing was done: what was stored is rolled back, and the link stays open. So it
 * does if `confirm` throws
 */
export async function confirmByLink<Data, Outcome>(
  kysely: Kysely<Schema>,
  link: MailedLink<Data>,
  site: string,
  secret: string,
  confirm: (trx: Transaction<Schema>, open: OpenLink<Data>, refuse: (outcome: Outcome) => never) => Promise<Outcome>,
): Promise<Outcome | DeadLink> {
  const refusals: Outcome[] = []
  const refuse = (outcome: Outcome): never => {
    refusals.push(outcome)
    throw new LinkRefusedError()
  }
  try {
    return await kysely.transaction().execute(async trx => {
      const found = openLink(link, site, await lockMailedLink(trx, link.purpose, secret))
      if (found.kind !== 'open') return found
      await storeLinkUsed(trx, secret)
      return await confirm(trx, found, refuse)
    })
  } catch (error) {
    const [refusal] = refusals
    if (refusal !== undefined && error instanceof LinkRefusedError) return refusal
    throw error
  }
}

/** A link of this site that has expired with its data; null in every other state, and once the data was deleted. */
export function expiredLink<Data>(link: MailedLink<Data>, site: string, row: MailedLinkRow | undefined): OpenLink<Data> | null {
  if (!row?.isExpired || stateOf({ ...row, isExpired: false }, site) !== 'open') return null
  const { success, data } = link.data.safeParse(row.data)
  return success ? { kind: 'open', accountId: row.accountId, data } : null
}

const siteBound = z.object({ platform: z.string() })

function openLink<Data>(link: MailedLink<Data>, site: string, row: MailedLinkRow | undefined): OpenLink<Data> | DeadLink {
  const kind = stateOf(row, site)
  if (row === undefined || kind !== 'open') return { kind: kind === 'open' ? 'unknown' : kind }
  return { kind, accountId: row.accountId, data: link.data.parse(row.data) }
}

function stateOf(row: MailedLinkRow | undefined, site: string) {
  const bound = siteBound.safeParse(row?.data)
  return judgeLink(row && { ...row, site: bound.success ? bound.data.platform : null }, site)
}

/** The reviewers of an article: one row per person, for all versions that they reviewed. */

import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleId, ReviewerId } from '../../domain/ids.ts'
import { reviewerNameKey } from '../../domain/peer-review/reviewer-name-key.ts'
import { shortKey } from './short-key.ts'

export interface KnownReferee {
  id: ReviewerId
  /** The name, or what distinguishes an anonymous reviewer; null for one who is anonymous and has an account. */
  key: string | null
  orcid: string | null
  accountId: AccountId | null
}

export async function knownReferees(trx: Transaction<Schema>, articleId: ArticleId): Promise<KnownReferee[]> {
  const rows = await trx
    .selectFrom('referee')
    .select(['id', 'source_key as sourceKey', 'full_name as name', 'orcid', 'account_id as accountId'])
    .where('article_id', '=', articleId)
    .execute()
  return rows.map(({ sourceKey, name, ...row }) => ({ ...row, key: sourceKey ?? (name === null ? null : nameKey(name)) }))
}

const nameKey = (name: string): string => shortKey(`name:${reviewerNameKey(name)}`)

export interface NamedReviewer {
  /** Null for an anonymous reviewer, who never matches another. */
  name: { first: string | null; last: string | null; full: string } | null
  orcid: string | null
  accountId: AccountId | null
  /** Distinguishes an anonymous reviewer from the others. */
  ownKey: string
}

/** Matches a reviewer by account, ORCID iD or name, where none of these says otherwise; without a match, returns the key of a new row. */
export function matchReferee<Known extends Pick<KnownReferee, 'key' | 'orcid' | 'accountId'>>(
  { name, orcid, accountId, ownKey }: NamedReviewer,
  known: readonly Known[],
): { found: Known } | { newKey: string | null } {
  const key = name ? nameKey(name.full) : shortKey(`anonymous:${ownKey}`)
  const agrees = (one: number | string | null, other: number | string | null): boolean => one === null || other === null || one === other
  const others = known.filter(each => agrees(each.accountId, accountId))
  const found =
    others.find(each => accountId !== null && each.accountId === accountId) ??
    others.find(each => orcid !== null && each.orcid === orcid) ??
    others.find(each => each.key === key && agrees(each.orcid, orcid))
  if (found) return { found }
  if (accountId !== null) return { newKey: null }
  // Two people of the same name are distinguished by their ORCID iDs.
  return { newKey: known.some(each => each.key === key) ? `${key}:${orcid}` : key }
}

export function refereeRow(articleId: ArticleId, sourceKey: string | null, { name, orcid, accountId }: NamedReviewer) {
  return {
    article_id: articleId,
    source_key: sourceKey,
    first_name: name?.first ?? null,
    last_name: name?.last ?? null,
    full_name: name?.full ?? null,
    orcid,
    account_id: accountId,
  }
}

/** Finds the reviewer, else inserts a row and adds it to `known`. */
export async function findReferee(
  trx: Transaction<Schema>,
  articleId: ArticleId,
  reviewer: NamedReviewer,
  known: KnownReferee[],
): Promise<ReviewerId> {
  const { orcid, accountId, name } = reviewer
  const match = matchReferee(reviewer, known)
  if ('found' in match) {
    const { found } = match
    const added = {
      ...(orcid !== null && found.orcid === null && { orcid }),
      ...(accountId !== null && found.accountId === null && { account_id: accountId }),
    }
    if (Object.keys(added).length > 0) await trx.updateTable('referee').set(added).where('id', '=', found.id).execute()
    found.orcid ??= orcid
    found.accountId ??= accountId
    return found.id
  }
  const { id } = await trx
    .insertInto('referee')
    .values(refereeRow(articleId, match.newKey, reviewer))
    .returning('id')
    .executeTakeFirstOrThrow()
  known.push({ id, key: match.newKey ?? (name === null ? null : nameKey(name.full)), orcid, accountId })
  return id
}

/** The reviewers of an article: one row per person, for all versions that they reviewed. */
import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { reviewerNameKey } from '../../domain/peer-review/reviewer-name-key.ts'
import { shortKey } from './short-key.ts'

export interface KnownReferee {
  id: number
  sourceKey: string
  orcid: string | null
}

export function knownReferees(trx: Transaction<Schema>, articleId: number): Promise<KnownReferee[]> {
  return trx.selectFrom('referee').select(['id', 'source_key as sourceKey', 'orcid']).where('article_id', '=', articleId).execute()
}

export interface NamedReviewer {
  /** Null for an anonymous reviewer, who never matches another. */
  name: { first: string | null; last: string | null; full: string } | null
  orcid: string | null
  /** Distinguishes an anonymous reviewer from the others. */
  ownKey: string
}

/** Matches a reviewer by ORCID iD or name; without a match, returns the key of a new row. */
export function matchReferee<Known extends Pick<KnownReferee, 'sourceKey' | 'orcid'>>(
  { name, orcid, ownKey }: NamedReviewer,
  known: readonly Known[],
): { found: Known } | { newKey: string } {
  const sourceKey = shortKey(name ? `name:${reviewerNameKey(name.full)}` : `anonymous:${ownKey}`)
  const found =
    known.find(each => orcid !== null && each.orcid === orcid) ??
    known.find(each => each.sourceKey === sourceKey && (each.orcid === null || orcid === null || each.orcid === orcid))
  if (found) return { found }
  // Two people of the same name are distinguished by their ORCID iDs.
  return { newKey: known.some(each => each.sourceKey === sourceKey) ? `${sourceKey}:${orcid}` : sourceKey }
}

export function refereeRow(articleId: number, sourceKey: string, { name, orcid }: NamedReviewer) {
  return {
    article_id: articleId,
    source_key: sourceKey,
    first_name: name?.first ?? null,
    last_name: name?.last ?? null,
    full_name: name?.full ?? null,
    orcid,
  }
}

/** Finds the reviewer, else inserts a row and adds it to `known`. */
export async function findReferee(
  trx: Transaction<Schema>,
  articleId: number,
  reviewer: NamedReviewer,
  known: KnownReferee[],
): Promise<number> {
  const { orcid } = reviewer
  const match = matchReferee(reviewer, known)
  if ('found' in match) {
    const { found } = match
    if (orcid !== null && found.orcid === null) {
      await trx.updateTable('referee').set({ orcid }).where('id', '=', found.id).execute()
      found.orcid = orcid
    }
    return found.id
  }
  const { id } = await trx
    .insertInto('referee')
    .values(refereeRow(articleId, match.newKey, reviewer))
    .returning('id')
    .executeTakeFirstOrThrow()
  known.push({ id, sourceKey: match.newKey, orcid })
  return id
}

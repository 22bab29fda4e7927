/** The reviewers of an article: one row a person, whatever versions they reported on. */
import type { Transaction } from 'kysely'
import type { Schema } from '../schema.ts'
import { shortKey } from './short-key.ts'

export interface KnownReferee {
  id: number
  sourceKey: string
  orcid: string | null
}

export function knownReferees(trx: Transaction<Schema>, articleId: number): Promise<KnownReferee[]> {
  return trx.selectFrom('referee').select(['id', 'source_key as sourceKey', 'orcid']).where('article_id', '=', articleId).execute()
}

const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * Finds the person by ORCID iD or by name, else makes a row and adds it to `known`.
 * @param name null for an anonymous reviewer, who is never the same as another
 * @param ownKey tells an anonymous reviewer from the others
 */
export async function findReferee(
  trx: Transaction<Schema>,
  articleId: number,
  name: { first: string | null; last: string | null; full: string } | null,
  orcid: string | null,
  ownKey: string,
  known: KnownReferee[],
): Promise<number> {
  const sourceKey = shortKey(name ? `name:${nameKey(name.full)}` : `anonymous:${ownKey}`)
  const found =
    known.find(each => orcid !== null && each.orcid === orcid) ??
    known.find(each => each.sourceKey === sourceKey && (each.orcid === null || orcid === null || each.orcid === orcid))
  if (found) {
    if (orcid !== null && found.orcid === null) {
      await trx.updateTable('referee').set({ orcid }).where('id', '=', found.id).execute()
      found.orcid = orcid
    }
    return found.id
  }
  // Two people of one name, told apart by their iDs.
  const freeKey = known.some(each => each.sourceKey === sourceKey) ? `${sourceKey}:${orcid}` : sourceKey
  const { id } = await trx
    .insertInto('referee')
    .values({
      article_id: articleId,
      source_key: freeKey,
      first_name: name?.first ?? null,
      last_name: name?.last ?? null,
      full_name: name?.full ?? null,
      orcid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  known.push({ id, sourceKey: freeKey, orcid })
  return id
}

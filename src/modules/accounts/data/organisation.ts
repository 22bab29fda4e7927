/** The organisations that institutions are picked from. */

import { type Kysely, sql, type Transaction } from 'kysely'
import { inOrderOf } from '../../../core/database/in-order.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { OrganisationId } from '../domain/ids.ts'
import { normaliseName, wordsOfQuery } from '../domain/organisations/normalise-name.ts'
import type { Organisation } from '../domain/organisations/organisation.ts'

const columns = [
  'organisation.id',
  'organisation.ror',
  'organisation.name',
  'organisation.ringgold_id as ringgoldId',
  'organisation.place_name as placeName',
  'organisation.aalevel1',
  'organisation.country_code as countryCode',
] as const

/** Whether there are organisations to pick from. A new installation has none. */
export async function areOrganisationsLoaded(kysely: Kysely<Schema>): Promise<boolean> {
  return (await kysely.selectFrom('organisation').select('id').limit(1).executeTakeFirst()) !== undefined
}

/**
 * Stores whole organisations; known ones, by their ROR id, are replaced.
 * @param organisations each id once
 */
export async function storeOrganisations(trx: Transaction<Schema>, organisations: readonly Organisation[]): Promise<void> {
  if (organisations.length === 0) return
  const stored = await trx
    .insertInto('organisation')
    .values(
      organisations.map(({ ror, name, place, types, status }) => ({
        ror,
        name,
        place_name: place.name,
        aalevel1: place.aalevel1,
        country_code: place.countryCode,
        types: [...types],
        status,
      })),
    )
    .onConflict(conflict =>
      conflict.column('ror').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        place_name: ref('excluded.place_name'),
        aalevel1: ref('excluded.aalevel1'),
        country_code: ref('excluded.country_code'),
        types: ref('excluded.types'),
        status: ref('excluded.status'),
      })),
    )
    .returning(['id', 'ror'])
    .execute()
  const ids = new Map(stored.map(({ id, ror }) => [ror, id]))
  await trx
    .deleteFrom('organisation_name')
    .where('organisation_id', 'in', [...ids.values()])
    .execute()
  const names = organisations.flatMap(({ ror, name, otherNames, status }) => {
    const id = ids.get(ror)
    return id === undefined
      ? []
      : [{ type: 'ror_display', name }, ...otherNames].map((each, position) => ({
          organisation_id: id,
          position,
          ...each,
          folded: status === 'withdrawn' ? null : normaliseName(each.name) || null,
        }))
  })
  await trx.insertInto('organisation_name').values(names).execute()
}

export type FoundOrganisation = Awaited<ReturnType<typeof findOrganisationsByName>>[number]

/**
 * First finds organisations whose names begin with the text, in alphabetical order, so that an exact match comes first; then those whose
 * name has all of the words, the last of which may be a prefix, the shortest first. Withdrawn organisations are not found.
 */
export async function findOrganisationsByName(database: Kysely<Schema>, text: string, limit: number) {
  const folded = normaliseName(text)
  if (folded === '' || limit < 1) return []
  const first = await findIdsByPrefix(database, folded, limit)
  const more = first.length < limit ? await findIdsByWords(database, folded, limit) : []
  // Prefixes of all words are searched only if nothing else is found: half of all names have a word that begins with “univ”.
  const words = wordsOfQuery(folded)
  const searchesPrefixes = first.length + more.length === 0 && words.length > 1
  const begun = searchesPrefixes ? await findIdsByTerms(database, words.map(beginning), limit, maxPrefixMatches) : []
  const ids = [...new Set([...first, ...more, ...begun])].slice(0, limit)
  if (ids.length === 0) return []
  const rows = await database.selectFrom('organisation').where('id', 'in', ids).select(columns).execute()
  return inOrderOf(ids, rows, ({ id }) => id)
}

/** At most this many names that match by prefixes are read, and the shortest of them returned: with more matches, the text is too vague. */
const maxPrefixMatches = 2000

/** An organisation has a few names that begin alike: its name, its alias with “the”. */
const namesEach = 4

async function findIdsByPrefix(database: Kysely<Schema>, folded: string, limit: number): Promise<OrganisationId[]> {
  const names = await database
    .selectFrom('organisation_name')
    .where('folded', '>=', folded)
    // No string sorts after the last code point of Unicode.
    .where('folded', '<', `${folded}\u{10ffff}`)
    .select('organisation_id as id')
    .orderBy('folded')
    .orderBy('position')
    .orderBy('organisation_id')
    .limit(limit * namesEach)
    .execute()
  return [...new Set(names.map(({ id }) => id))].slice(0, limit)
}

// Words are letters and digits only, so that none contains query syntax.
const whole = (word: string): string => `'${word}'`
const beginning = (word: string): string => `'${word}':*`

function findIdsByWords(database: Kysely<Schema>, folded: string, limit: number): Promise<OrganisationId[]> {
  const words = folded.split(' ')
  const last = words.pop() ?? ''
  return findIdsByTerms(database, [...wordsOfQuery(words.join(' ')).map(whole), beginning(last)], limit)
}

/** @param among how many names are looked at; all that fit where it is left out */
async function findIdsByTerms(
  database: Kysely<Schema>,
  terms: readonly string[],
  limit: number,
  among?: number,
): Promise<OrganisationId[]> {
  const query = terms.join(' & ')
  // A few of the shortest are found among tens of thousands without sorting all of them, which grouping them by organisation would need.
  const fitting = database
    .selectFrom('organisation_name')
    .where(sql<boolean>`words @@ ${query}::tsquery`)
    .where('folded', 'is not', null)
    .select(['organisation_id as id', 'folded'])
    .$if(among !== undefined, names => names.limit(among ?? 0))
  const names = await database
    .selectFrom(fitting.as('fitting'))
    .select('id')
    .orderBy(sql`char_length(folded)`)
    .orderBy('folded')
    .orderBy('id')
    .limit(limit * namesEach)
    .execute()
  return [...new Set(names.map(({ id }) => id))].slice(0, limit)
}

/** Finds organisations with exactly this name, except withdrawn ones. */
export async function findOrganisationsNamed(database: Kysely<Schema>, name: string, limit: number): Promise<FoundOrganisation[]> {
  const folded = normaliseName(name)
  if (folded === '') return []
  return await database
    .selectFrom('organisation')
    .where('id', 'in', query => query.selectFrom('organisation_name').where('folded', '=', folded).select('organisation_id'))
    .select(columns)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A withdrawn organisation is still found by its id, so that accounts that name it do not have to choose again. */
export async function findOrganisationByRor(database: Kysely<Schema>, ror: string): Promise<FoundOrganisation | null> {
  return (await database.selectFrom('organisation').where('ror', '=', ror).select(columns).executeTakeFirst()) ?? null
}

/** Returns organisations in the order of the ids, with their other names. Unknown ids are left out. */
export async function findOrganisations(database: Kysely<Schema>, ids: readonly OrganisationId[]) {
  if (ids.length === 0) return []
  const [rows, names] = await Promise.all([
    database.selectFrom('organisation').where('id', 'in', ids).select(columns).execute(),
    database
      .selectFrom('organisation_name')
      .where('organisation_id', 'in', ids)
      .where('position', '>', 0)
      .select(['organisation_id as id', 'type', 'name'])
      .orderBy('position')
      .execute(),
  ])
  const organisations = rows.map(row => ({
    ...row,
    otherNames: names.filter(({ id }) => id === row.id).map(({ type, name }) => ({ type, name })),
  }))
  return inOrderOf(ids, organisations, ({ id }) => id)
}
export type KnownOrganisation = Awaited<ReturnType<typeof findOrganisations>>[number]

export async function countOrganisations(database: Kysely<Schema>): Promise<number> {
  const { count } = await database
    .selectFrom('organisation')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

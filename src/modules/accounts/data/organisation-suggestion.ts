/** Organisations that people entered because the list has none of that name. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import type { OrganisationPlace, SuggestionStatus } from '../domain/organisations/organisation.ts'

export interface SuggestedOrganisation {
  name: string
  ringgoldId: number | null
  place: OrganisationPlace
  /** The ROR id, where the staff found the organisation in the registry. */
  ror: string | null
  status: SuggestionStatus
}
export interface KnownSuggestion extends SuggestedOrganisation {
  id: number
  /** The account's id; null where it was deleted. */
  suggestedBy: AccountId | null
}

const rowOf = ({ name, ringgoldId, place, ror, status }: SuggestedOrganisation) => ({
  name,
  ringgold_id: ringgoldId,
  place_name: place.name,
  aalevel1: place.aalevel1,
  country_code: place.countryCode,
  ror,
  status,
})

const columns = [
  'id',
  'name',
  'ringgold_id as ringgoldId',
  'place_name as placeName',
  'aalevel1',
  'country_code as countryCode',
  'ror',
  'status',
  'suggested_by as suggestedBy',
] as const
interface Row extends Omit<KnownSuggestion, 'place'> {
  placeName: string | null
  aalevel1: string | null
  countryCode: string | null
}
const suggestionOf = ({ placeName, aalevel1, countryCode, ...row }: Row): KnownSuggestion => ({
  ...row,
  place: { name: placeName, aalevel1, countryCode },
})

/** @returns its id */
export async function addSuggestion(db: Kysely<Schema>, accountId: AccountId, suggestion: SuggestedOrganisation): Promise<number> {
  const { id } = await db
    .insertInto('organisation_suggestion')
    .values({ ...rowOf(suggestion), suggested_by: accountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findSuggestions(db: Kysely<Schema>, ids: readonly number[]): Promise<KnownSuggestion[]> {
  if (ids.length === 0) return []
  return (await db.selectFrom('organisation_suggestion').where('id', 'in', ids).select(columns).execute()).map(suggestionOf)
}

/** Finds a suggestion by name among those that the account may name: its own and confirmed ones, but none that was declined. */
export async function findSuggestionNamed(db: Kysely<Schema>, accountId: AccountId, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('organisation_suggestion')
    .where('name', '=', name)
    .where(({ eb, and, or }) => or([eb('status', '=', 'confirmed'), and([eb('status', '=', 'open'), eb('suggested_by', '=', accountId)])]))
    .select('id')
    .orderBy(sql`status = 'confirmed'`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Renames a suggested organisation in the accounts that name it, after the staff has changed its name. */
export async function renameSuggestionOfAccounts(db: Kysely<Schema>, known: KnownSuggestion, name: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ institution: name })
    .where('institution', '=', known.name)
    .where('institution_ror', 'is', null)
    .$if(known.status !== 'confirmed', query => query.where('id', '=', known.suggestedBy))
    .execute()
}

/** The oldest first, at most 200. */
export async function listOpenSuggestions(db: Kysely<Schema>): Promise<KnownSuggestion[]> {
  const rows = await db
    .selectFrom('organisation_suggestion')
    .where('status', '=', 'open')
    .select(columns)
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(suggestionOf)
}

export async function storeSuggestion(db: Kysely<Schema>, id: number, suggestion: SuggestedOrganisation): Promise<void> {
  await db.updateTable('organisation_suggestion').set(rowOf(suggestion)).where('id', '=', id).execute()
}

/** A suggestion as an export holds it: the email address names the account that entered it. */
export interface TransferredSuggestion extends SuggestedOrganisation {
  id: number
  suggestedBy: string | null
  suggestedAt: string
}

export async function listSuggestionsToExport(db: Kysely<Schema>): Promise<TransferredSuggestion[]> {
  const rows = await db
    .selectFrom('organisation_suggestion')
    .leftJoin('account', 'account.id', 'organisation_suggestion.suggested_by')
    .select([
      'organisation_suggestion.id',
      'organisation_suggestion.name',
      'ringgold_id as ringgoldId',
      'place_name as placeName',
      'aalevel1',
      'organisation_suggestion.country_code as countryCode',
      'ror',
      'status',
      'account.email as suggestedBy',
      'suggested_at as suggestedAt',
    ])
    .orderBy('organisation_suggestion.id')
    .execute()
  return rows.map(({ placeName, aalevel1, countryCode, suggestedAt, ...row }) => ({
    ...row,
    place: { name: placeName, aalevel1, countryCode },
    suggestedAt: suggestedAt.toISOString(),
  }))
}

/**
 * Runs after the accounts are restored. Each suggestion keeps its id, which API calls use; if that id is taken here, the present row stays.
 */
export async function restoreSuggestions(db: Kysely<Schema>, suggestions: readonly TransferredSuggestion[]): Promise<void> {
  if (suggestions.length === 0) return
  for (const { id, suggestedBy, suggestedAt, ...suggestion } of suggestions)
    await db
      .insertInto('organisation_suggestion')
      .values(eb => ({
        ...rowOf(suggestion),
        id,
        suggested_at: new Date(suggestedAt),
        suggested_by: eb
          .selectFrom('account')
          .where(sql`lower(email)`, '=', suggestedBy?.toLowerCase() ?? null)
          .select('id'),
      }))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  // The next that is entered here gets an id beyond them.
  await sql`select setval(pg_get_serial_sequence('organisation_suggestion', 'id'), (select max(id) from organisation_suggestion))`.execute(
    db,
  )
}

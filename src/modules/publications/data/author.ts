import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AffiliationId, AssetId, VersionId } from '../../../core/ids/shared-ids.ts'

export const authorColumns = [
  'author.position',
  'author.first_name as firstName',
  'author.last_name as lastName',
  'author.collective_name as collectiveName',
  'author.full_name as fullName',
  'author.orcid',
  'author.is_corresponding as isCorresponding',
] as const

export type ListedAuthor = Awaited<ReturnType<typeof listAuthors>>[number]

/** Sorted in the source's order, each with the ids of the affiliations. @param of the column of the owner, and the owner's id */
export function listAuthors(database: Kysely<Schema>, of: 'version_id' | 'asset_id', id: VersionId | AssetId) {
  return database
    .selectFrom('author')
    .where(`author.${of}`, '=', id)
    .select(authorColumns)
    .select(['author.id', 'author.credit_roles as creditRoles'])
    .select(eb =>
      sql<AffiliationId[]>`array(${eb
        .selectFrom('author_affiliation')
        .select('affiliation_id')
        .whereRef('author_id', '=', 'author.id')
        .orderBy('position')})`.as('affiliationIds'),
    )
    .orderBy('author.position')
    .execute()
}

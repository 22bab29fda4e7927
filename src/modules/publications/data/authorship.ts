/** Queries that check whether a user is an author of a publication or draft. */
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { findAccountById, type KnownBy, knownBy } from '../../accounts/data/account-record.ts'

/** Restricts a query over authors to those with the ORCID iD or email address. */
export const isWrittenBy =
  ({ orcid, confirmedEmail }: KnownBy) =>
  ({ or, eb }: ExpressionBuilder<Schema, 'author'>): Expression<SqlBool> =>
    or([eb(sql<string>`lower(author.email)`, '=', confirmedEmail?.toLowerCase() ?? null), eb('author.orcid', '=', orcid)])

export const isAuthorOfAsset = (db: Kysely<Schema>, accountId: number, assetId: number): Promise<boolean> =>
  isAuthorOf(db, accountId, { asset_id: assetId })

export const isAuthorOfVersion = (db: Kysely<Schema>, accountId: number, versionId: number): Promise<boolean> =>
  isAuthorOf(db, accountId, { version_id: versionId })

async function isAuthorOf(db: Kysely<Schema>, accountId: number, work: { asset_id: number } | { version_id: number }): Promise<boolean> {
  const account = await findAccountById(db, accountId)
  if (account === undefined) return false
  const found = await db
    .selectFrom('author')
    .where(({ and }) => and(work))
    .where(isWrittenBy(knownBy(account)))
    .select('author.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the account belongs to an author of a version or asset that uses the file. */
export async function isAuthorOfFile(db: Kysely<Schema>, accountId: number, sha256: string): Promise<boolean> {
  const account = await findAccountById(db, accountId)
  if (account === undefined) return false
  const found = await db
    .selectFrom('author')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('author.version_id', 'in', selectFrom('version_file').where('sha256', '=', sha256).select('version_id')),
        eb(
          'author.version_id',
          'in',
          selectFrom('version')
            .where(version => version.or([version('source_sha256', '=', sha256), version('thumbnail_sha256', '=', sha256)]))
            .select('id'),
        ),
        eb('author.asset_id', 'in', selectFrom('asset_file').where('sha256', '=', sha256).select('asset_id')),
      ]),
    )
    .where(isWrittenBy(knownBy(account)))
    .select('author.id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

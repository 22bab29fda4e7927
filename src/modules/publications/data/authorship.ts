/** The condition of queries for what a user is an author of. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { KnownBy } from '../../accounts/index.ts'

/** Restricts a query over authors to those with the ORCID iD or email address. */
export const isWrittenBy =
  ({ orcid, confirmedEmail }: KnownBy) =>
  ({ or, eb }: ExpressionBuilder<Schema, 'author'>): Expression<SqlBool> =>
    or([eb(sql<string>`lower(author.email)`, '=', confirmedEmail?.toLowerCase() ?? null), eb('author.orcid', '=', orcid)])

/**
 * The facts of versions and assets by which access is decided (src/core/access/visible-to.ts). Their queries name the rows `version` or
 * `asset`, and the site `platform`.
 */

import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SingleResource, SingleResourceColumns } from '../../../core/access/one-resource.ts'
import { visibleTo } from '../../../core/access/visible-to.ts'
import type { AccountId, AssetId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { Scope } from '../domain/content/scope.ts'
import type { ArticleId } from '../domain/ids.ts'

/** The identifiers that an account has proved, as `knownBy` of accounts has them. */
const orcidOf = (accountId: AccountId) => sql<string | null>`(select orcid from account where id = ${accountId})`
const emailOf = (accountId: AccountId) =>
  sql<string | null>`(select lower(email) from account where id = ${accountId} and email_verified_at is not null)`

/** A condition on rows named `author`; null where neither is known. */
const isAuthor = (accountId: AccountId) =>
  sql<SqlBool>`(author.orcid = ${orcidOf(accountId)} or lower(author.email) = ${emailOf(accountId)})`

type Id = Expression<number | null>

/**
 * Whether an id is one of a query's, none of which are null. The query depends on the account alone, not on the row: it runs once for a list,
 * however long that is.
 */
const isOneOf = (id: Id, ids: RawBuilder<unknown>) => sql<SqlBool>`coalesce(${id} in (${ids}), false)`

/**
 * The articles of which the account has reviewed any version: by the reviewer's account or ORCID iD, or by a confirmed email address that the
 * report gives, as `isReviewedBy`.
 */
const reviewedArticles = (accountId: AccountId) => sql`select reviewed.article_id from report
    join version as reviewed on reviewed.id = report.version_id
    where report.kind <> 'author-response' and reviewer_addresses(report.document) @> array[${emailOf(accountId)}]
  union all select reviewed.article_id from referee
    join report_referee on report_referee.referee_id = referee.id
    join report on report.id = report_referee.report_id and report.kind <> 'author-response'
    join version as reviewed on reviewed.id = report.version_id
    where (referee.account_id = ${accountId} or referee.orcid = ${orcidOf(accountId)})`

/** Whether the account is an author of any version of the publication, or of the asset. @param item the id of its row of content_item */
export const isAuthorOfItem = (item: Id, accountId: AccountId) =>
  isOneOf(
    item,
    sql`select article.content_item_id from author join version as written on written.id = author.version_id
    join article on article.id = written.article_id where ${isAuthor(accountId)}
  union all select written.content_item_id from author join asset as written on written.id = author.asset_id where ${isAuthor(accountId)}`,
  )

/** Whether the account has reviewed any version of the publication. @param item the id of its row of content_item */
export const isReviewerOfItem = (item: Id, accountId: AccountId) =>
  isOneOf(item, sql`select article.content_item_id from article where article.id in (${reviewedArticles(accountId)})`)

/** Whether the publication is in one of the gateways, whose module keeps the table. @param item the id of its row of content_item */
export const isItemOfGateway = (item: Id, gateways: readonly number[]) =>
  isOneOf(
    item,
    sql`select gateway_content.content_item_id from gateway_content where gateway_content.gateway_id in (${sql.join([...gateways])})`,
  )

export const versionColumns: SingleResourceColumns = {
  site: sql.ref('platform.key'),
  isOfGateway: gateways =>
    isOneOf(
      sql.ref('version.article_id'),
      sql`select article.id from gateway_content join article on article.content_item_id = gateway_content.content_item_id
      where gateway_content.gateway_id in (${sql.join([...gateways])})`,
    ),
  participants: {
    author: accountId =>
      isOneOf(
        sql.ref('version.id'),
        sql`select author.version_id from author where author.version_id is not null and ${isAuthor(accountId)}`,
      ),
    'author-of-another-version': accountId =>
      isOneOf(
        sql.ref('version.id'),
        sql`select other.id from author join version as written on written.id = author.version_id
        join version as other on other.article_id = written.article_id and other.id <> written.id where ${isAuthor(accountId)}`,
      ),
    reviewer: accountId => isOneOf(sql.ref('version.article_id'), reviewedArticles(accountId)),
  },
  isPublic: sql<SqlBool>`(version.pre_completion_status is null and exists (select from article
    join content_item on content_item.id = article.content_item_id where article.id = version.article_id and content_item.is_public))`,
  // Authors and reviewers of other versions need not know that there is a next one.
  knownTo: ['author'],
}

export const assetColumns: SingleResourceColumns = {
  site: sql.ref('platform.key'),
  isOfGateway: gateways => isItemOfGateway(sql.ref('asset.content_item_id'), gateways),
  participants: {
    author: accountId =>
      isOneOf(sql.ref('asset.id'), sql`select author.asset_id from author where author.asset_id is not null and ${isAuthor(accountId)}`),
  },
  isPublic: sql<SqlBool>`exists (select from content_item where content_item.id = asset.content_item_id and content_item.is_public)`,
  knownTo: ['author'],
}

/** A version of any site, for a decision about it alone. */
export const versionResource = (id: VersionId): SingleResource => ({
  columns: versionColumns,
  row: sql`version join article on article.id = version.article_id join content_item as item on item.id = article.content_item_id
    join platform on platform.id = item.platform_id where version.id = ${id}`,
})

/** An asset of any site, for a decision about it alone. */
export const assetResource = (id: AssetId): SingleResource => ({
  columns: assetColumns,
  row: sql`asset join content_item as item on item.id = asset.content_item_id
    join platform on platform.id = item.platform_id where asset.id = ${id}`,
})

const inScope = (scope: Scope, columns: SingleResourceColumns): Expression<SqlBool> => {
  if (scope === 'all') return sql<SqlBool>`true`
  return scope === 'published' ? columns.isPublic : sql<SqlBool>`(${columns.isPublic} or ${visibleTo(scope, columns)})`
}

/** A condition on rows named `version`, of a site named `platform`. */
export const isVersionInScope = (scope: Scope): Expression<SqlBool> => inScope(scope, versionColumns)

/** A condition on rows named `asset`, of a site named `platform`. */
export const isAssetInScope = (scope: Scope): Expression<SqlBool> => inScope(scope, assetColumns)

/** The same for the versions of one article, in a query that has no other table. */
export const isVersionOfArticleVisible = (scope: Scope, articleId: ArticleId): Expression<SqlBool> =>
  sql<SqlBool>`version.id in (select version.id from version join article on article.id = version.article_id
    join content_item as item on item.id = article.content_item_id join platform on platform.id = item.platform_id
    where article.id = ${articleId} and ${isVersionInScope(scope)})`

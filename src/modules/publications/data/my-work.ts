/** Queries of a user's own publications, reports and drafts, and of the editorial office's dashboard. */

import { type Kysely, sql } from 'kysely'
import { type AccessRequest, visibleTo } from '../../../core/access/visible-to.ts'
import type { Day } from '../../../core/database/column.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { NoticeRelation } from '../../../document/metadata/publication-notice.ts'
import type { ReviewerDecision } from '../../../document/peer-review/decision.ts'
import type { KnownBy } from '../../accounts/index.ts'
import type { ReportId } from '../domain/ids.ts'
import { versionColumns } from './access-columns.ts'
import { isWrittenBy } from './authorship.ts'
import { noticeRelationsOf } from './item-parts.ts'
import { isReviewedBy } from './peer-review/anonymised-reviewer.ts'

/** Publications with an author who has the ORCID iD or email address, newest first, at most 200. @param platform its key */
export async function listItemsByAuthor(db: Kysely<Schema>, platform: string, known: KnownBy): Promise<ContentId[]> {
  const rows = await db
    .selectFrom('author')
    .leftJoin('version', 'version.id', 'author.version_id')
    .leftJoin('article', 'article.id', 'version.article_id')
    .leftJoin('asset', 'asset.id', 'author.asset_id')
    .innerJoin('content_item', join =>
      join.on(eb => eb('content_item.id', '=', eb.fn.coalesce('article.content_item_id', 'asset.content_item_id'))),
    )
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', platform)
    .where('content_item.is_public', '=', true)
    .where(isWrittenBy(known))
    .groupBy('content_item.id')
    .select('content_item.id')
    .orderBy(
      eb => eb.ref('content_item.published'),
      order => order.desc().nullsLast(),
    )
    .orderBy('content_item.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ id }) => id)
}

export interface WrittenReport {
  id: ReportId
  volume: number
  publicationId: number
  titleHtml: string
  noticeRelations: NoticeRelation[]
  reviewedVersion: number
  decision: ReviewerDecision | null
  published: Day | null
}

/** Reports on public articles by a reviewer who has the account, ORCID iD or email address, newest first, at most 200. @param platform its key */
export async function listReportsByReviewer(db: Kysely<Schema>, platform: string, known: KnownBy): Promise<WrittenReport[]> {
  return await db
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item', 'content_item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', platform)
    .where('content_item.is_public', '=', true)
    .where(isReviewedBy(known))
    .select([
      'report.id',
      'content_item.volume',
      'content_item.publication_id as publicationId',
      'content_item.title_html as titleHtml',
      noticeRelationsOf('content_item.id').as('noticeRelations'),
      'report.reviewed_version as reviewedVersion',
      'report.decision',
      'report.published_date as published',
    ])
    .orderBy('report.published_date', order => order.desc().nullsLast())
    .orderBy('report.id', 'desc')
    .limit(200)
    .execute()
}

/** A version that is not published yet, with its state. */
export interface UnpublishedVersion {
  id: number
  titleHtml: string
  typeName: string | null
  versionNumber: number
  status: string
  storedAt: Date
}

/** An unpublished work of an author; an asset has no states. */
export type UnpublishedWork = { kind: 'version' | 'asset'; id: number; contentType: ContentType; titleHtml: string; status: string | null }

/** Versions and assets with an author who has the ORCID iD or email address, newest first, at most 200 of each. @param platform its key */
export async function listUnpublishedByAuthor(db: Kysely<Schema>, platform: string, known: KnownBy): Promise<UnpublishedWork[]> {
  const versions = await db
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item', 'content_item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', platform)
    .where('version.pre_completion_status', 'is not', null)
    .where('version.id', 'in', ({ selectFrom }) => selectFrom('author').where(isWrittenBy(known)).select('author.version_id'))
    .select([
      'version.id',
      'content_item.content_type as contentType',
      'version.title_html as titleHtml',
      'pre_completion_status as status',
    ])
    .orderBy('version.id', 'desc')
    .limit(200)
    .execute()
  const assets = await db
    .selectFrom('asset')
    .innerJoin('content_item', 'content_item.id', 'asset.content_item_id')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where('platform.key', '=', platform)
    .where('content_item.is_public', '=', false)
    .where('asset.id', 'in', ({ selectFrom }) => selectFrom('author').where(isWrittenBy(known)).select('author.asset_id'))
    .select(['asset.id', 'content_item.content_type as contentType', 'content_item.title_html as titleHtml'])
    .orderBy('asset.id', 'desc')
    .limit(200)
    .execute()
  return [
    ...versions.map(version => ({ kind: 'version' as const, ...version })),
    ...assets.map(asset => ({ kind: 'asset' as const, ...asset, status: null })),
  ]
}

const unpublished = (db: Kysely<Schema>, access: AccessRequest, status: string | null) =>
  db
    .selectFrom('version')
    .innerJoin('article', 'article.id', 'version.article_id')
    .innerJoin('content_item', 'content_item.id', 'article.content_item_id')
    .innerJoin('platform', 'platform.id', 'content_item.platform_id')
    .where(visibleTo(access, versionColumns))
    .where('version.pre_completion_status', 'is not', null)
    .$if(status !== null, query => query.where('version.pre_completion_status', '=', status))

/**
 * The list has those that the request may be answered with, newest first. @param status lists versions of that status alone; null: of any
 */
export async function listUnpublishedVersions(
  db: Kysely<Schema>,
  access: AccessRequest,
  { status, page, size }: { status: string | null; page: number; size: number },
): Promise<{ total: number; versions: UnpublishedVersion[] }> {
  const { total } = await unpublished(db, access, status)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const versions = await unpublished(db, access, status)
    .select([
      'version.id',
      'version.title_html as titleHtml',
      'version.type_name as typeName',
      'version.version_number as versionNumber',
      sql<string>`version.pre_completion_status`.as('status'),
      'version.stored_at as storedAt',
    ])
    .orderBy('version.stored_at', 'desc')
    .orderBy('version.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { total, versions }
}

/** The number of accounts, and of those with a role beyond that of every user. */
export async function countAccounts(db: Kysely<Schema>): Promise<{ all: number; withRoles: number }> {
  return await db
    .selectFrom('account')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where cardinality(array_remove(roles, 'ROLE_USER')) > 0)`.as('withRoles'),
    ])
    .executeTakeFirstOrThrow()
}

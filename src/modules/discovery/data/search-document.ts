/** Reads what the search index stores of publications: many at once, in a few queries. */

import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ArticleMetadata } from '../../../document/article-document.ts'
import type { ArticleId, SubjectId } from '../../publications/domain/ids.ts'

type Items = Schema & {
  item: Schema['content_item']
  current: Schema['version']
  asset: Schema['asset']
  article: Schema['article']
}
type FromItem = ExpressionBuilder<Items, 'item' | 'current' | 'asset' | 'article'>

/** Publications that readers can find: public ones, and articles with a published version. */
const findableItems = (db: Kysely<Schema>) =>
  db
    .selectFrom('content_item as item')
    .leftJoin('version as current', 'current.id', 'item.current_version_id')
    .where('item.is_public', '=', true)
    .where('current.pre_completion_status', 'is', null)
    .where(({ or, eb }) => or([eb('item.content_type', '!=', 'ARTICLE'), eb('current.id', 'is not', null)]))

/** Rows of its current version, or of the publication if it is no article. */
const ownRows = (eb: FromItem, table: 'author' | 'affiliation' | 'version_funder' | 'keyword'): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${table}.version_id`)} = ${eb.ref('current.id')} or ${sql.ref(`${table}.asset_id`)} = ${eb.ref('asset.id')})`

const textsOf = (eb: FromItem, table: 'author' | 'affiliation' | 'keyword', column: 'full_name' | 'text') =>
  sql<string[]>`array(
    select ${sql.ref(`${table}.${column}`)} from ${sql.table(table)} where ${ownRows(eb, table)} order by ${sql.ref(`${table}.position`)})`

/** Names of people and groups, without the placeholder for anonymous authors. */
const authorNames = (eb: FromItem) =>
  sql<string[]>`array(select full_name from author where ${ownRows(eb, 'author')} and kind <> 'anonymous' order by position)`

const fundersOf = (eb: FromItem) =>
  jsonArrayFrom(
    eb
      .selectFrom('version_funder')
      .innerJoin('funder', 'funder.id', 'version_funder.funder_id')
      .where(ownRows(eb, 'version_funder'))
      .orderBy('version_funder.position')
      .select(['funder.id as funderId', 'funder.name', 'version_funder.award_numbers as awardNumbers']),
  )

/** Names of the reviewers of published versions; anonymised reviewers are left out. */
const reviewerNames = (eb: FromItem) => sql<string[]>`array(
  select referee.full_name from referee
  where referee.article_id = ${eb.ref('article.id')} and referee.full_name is not null and exists (
    select from report_referee join report on report.id = report_referee.report_id join version on version.id = report.version_id
    where report_referee.referee_id = referee.id and version.pre_completion_status is null)
  order by referee.id)`

const tracksOf = (eb: FromItem) =>
  jsonArrayFrom(
    eb
      .selectFrom('asset_file')
      .innerJoin('file', 'file.sha256', 'asset_file.sha256')
      .whereRef('asset_file.asset_id', '=', 'asset.id')
      .where('asset_file.role', 'in', ['captions', 'transcript'])
      .orderBy('asset_file.position')
      .select(['asset_file.sha256', 'asset_file.role', 'file.bytes', 'file.mime_type as mimeType']),
  )

const subjectIdsOf = (eb: FromItem) => sql<SubjectId[]>`array(
  select ontology_term_id from content_subject where content_item_id = ${eb.ref('item.id')} order by position)`

export type SearchFacts = Awaited<ReturnType<typeof findSearchFacts>>[number]

/** Reads those of the ids that readers can find, in the order of their ids. */
export async function findSearchFacts(db: Kysely<Schema>, ids: readonly ContentId[]) {
  if (ids.length === 0) return []
  const items = await findableItems(db)
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .leftJoin('article', 'article.content_item_id', 'item.id')
    .leftJoin('asset', 'asset.content_item_id', 'item.id')
    .where('item.id', 'in', ids)
    .orderBy('item.id')
    .select([
      'item.id',
      'platform.key as platform',
      'item.content_type as contentType',
      'item.title',
      'item.abstract',
      'item.published',
      'item.document_type_id as documentTypeId',
      'article.id as articleId',
      'current.language as versionLanguage',
      'current.type as articleType',
      'current.editorial_status as editorialStatus',
      'current.search_text as searchText',
      'asset.language as assetLanguage',
      'asset.competing_interests as competingInterests',
      'asset.conference_name as conferenceName',
      'asset.conference_place as conferencePlace',
    ])
    .select(sql<ArticleMetadata['funding']['awards'] | null>`current.metadata -> 'funding' -> 'awards'`.as('awards'))
    .select(eb => [
      authorNames(eb).as('authors'),
      textsOf(eb, 'affiliation', 'text').as('affiliations'),
      textsOf(eb, 'keyword', 'text').as('keywords'),
      fundersOf(eb).as('funders'),
      reviewerNames(eb).as('reviewerNames'),
      tracksOf(eb).as('tracks'),
      subjectIdsOf(eb).as('ownSubjectIds'),
    ])
    .execute()
  const reports = await listReportsOf(
    db,
    items.flatMap(({ articleId }) => articleId ?? []),
  )
  const subjects = await listSubjectsAbove(
    db,
    items.flatMap(({ ownSubjectIds }) => ownSubjectIds),
  )
  return items.map(item => ({
    ...item,
    reports: reports.get(item.articleId) ?? [],
    /** Includes all broader subjects, each once. */
    subjects: [...new Map(item.ownSubjectIds.flatMap(id => subjects.get(id) ?? []).map(term => [term.id, term])).values()],
  }))
}

/** The reports on published versions with their responses, each report once. */
async function listReportsOf(db: Kysely<Schema>, articleIds: readonly ArticleId[]) {
  if (articleIds.length === 0) return new Map<number | null, never>()
  const sameReport = sql`coalesce(lower(report.doi), report.id::text)`
  const reports = await db
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .where('version.article_id', 'in', articleIds)
    .where('version.pre_completion_status', 'is', null)
    .distinctOn(['version.article_id', sameReport])
    .orderBy('version.article_id')
    .orderBy(sameReport)
    // Prefers the copy on the reviewed version, then the newest one.
    .orderBy(sql`version.version_number = report.reviewed_version desc`)
    .orderBy('version.version_number', 'desc')
    .select(['version.article_id as articleId', 'report.document'])
    .select(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('report_response')
          .whereRef('report_response.report_id', '=', 'report.id')
          .orderBy('report_response.position')
          .select('report_response.document'),
      ).as('responses'),
    )
    .execute()
  return Map.groupBy(reports, ({ articleId }): number | null => articleId)
}

interface Subject {
  id: SubjectId
  name: string
}

/** Resolves each term to itself and all broader terms, itself first. */
async function listSubjectsAbove(db: Kysely<Schema>, termIds: readonly number[]): Promise<Map<number, Subject[]>> {
  if (termIds.length === 0) return new Map()
  const { rows } = await sql<Subject & { term: number }>`
    with recursive above as (
      select id as term, id, term_name, parent_id, 0 as steps from ontology_term where id = any(${[...new Set(termIds)]}::integer[])
      union all
      select above.term, parent.id, parent.term_name, parent.parent_id, steps + 1
      from above join ontology_term parent on parent.id = above.parent_id
    )
    select term, id, term_name as name from above order by term, steps`.execute(db)
  return Map.groupBy(rows, ({ term }) => term)
}

/** The answer has those of the ids that readers can find. */
export async function listFindableAmong(db: Kysely<Schema>, ids: readonly ContentId[]): Promise<ContentId[]> {
  if (ids.length === 0) return []
  const rows = await findableItems(db).where('item.id', 'in', ids).select('item.id').execute()
  return rows.map(({ id }) => id)
}

/** Lists the ids of publications that readers can find, after the given id. */
export async function listFindableIds(db: Kysely<Schema>, after: ContentId, max: number): Promise<ContentId[]> {
  const rows = await findableItems(db).where('item.id', '>', after).orderBy('item.id').limit(max).select('item.id').execute()
  return rows.map(({ id }) => id)
}

export async function countFindableItems(db: Kysely<Schema>): Promise<number> {
  const { count } = await findableItems(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

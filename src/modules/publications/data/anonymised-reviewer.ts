/** Reviewers who are to be named no more on an article, and by what they are known again (docs/decisions/0046). */
import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AnonymisedAs, ReviewerMark } from '../../../document/peer-review/anonymised-reviewer.ts'
import type { KnownBy } from '../../accounts/data/account-holder.ts'
import { reviewerNameKey } from '../domain/peer-review/reviewer-name-key.ts'

/** @param identifiers of the article; where there are none, its source is at least the same as itself */
export const articleKeys = (identifiers: readonly { scheme: string; value: string }[], sourceSha256: string | null): string[] =>
  identifiers.length > 0 || sourceSha256 === null
    ? identifiers.map(({ scheme, value }) => `${scheme}/${value}`)
    : [`source/${sourceSha256}`]

/** What proves who somebody is counts for itself; a name only where nothing else is said. */
function knownBy({ orcid, emails, name }: ReviewerMark): string[] {
  const proven = [...(orcid === null ? [] : [`orcid:${orcid}`]), ...emails.map(email => `email:${email}`)]
  return orcid !== null || name === null ? proven : [...proven, nameMark(name)]
}
const nameMark = (name: string): string => `name:${reviewerNameKey(name)}`

const markOn = (article: string, known: string): string => createHash('sha256').update(`${article}\n${known}`).digest('hex')

/** @param articles keys of one article */
export async function findAnonymised(
  db: Kysely<Schema>,
  articles: readonly string[],
  reviewers: readonly ReviewerMark[],
): Promise<AnonymisedAs> {
  if (articles.length === 0 || reviewers.length === 0) return () => null
  const rows = await db.selectFrom('withheld_reviewer').where('article', 'in', articles).select(['mark', 'number']).execute()
  const numbers = new Map(rows.map(({ mark, number }) => [mark, number]))
  return reviewer => {
    for (const known of knownBy(reviewer))
      for (const article of articles) {
        const number = numbers.get(markOn(article, known))
        if (number !== undefined) return number
      }
    return null
  }
}

/** Notes somebody by everything that the article's reports say of them. One who is noted already keeps the number. */
export async function storeAnonymisedReviewer(
  db: Kysely<Schema>,
  articles: readonly string[],
  marks: readonly ReviewerMark[],
): Promise<void> {
  const anonymisedAs = await findAnonymised(db, articles, marks)
  const known = marks.map(anonymisedAs).find(number => number !== null)
  const number = known ?? (await nextNumber(db, articles))
  const words = new Set(marks.flatMap(mark => [...knownBy(mark), ...(mark.name === null ? [] : [nameMark(mark.name)])]))
  const rows = articles.flatMap(article => Array.from(words, word => ({ article, mark: markOn(article, word), number })))
  if (rows.length === 0) return
  await db
    .insertInto('withheld_reviewer')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function nextNumber(db: Kysely<Schema>, articles: readonly string[]): Promise<number> {
  const { last } = await db
    .selectFrom('withheld_reviewer')
    .where('article', 'in', articles)
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  return last + 1
}

/** While names are taken away nothing is imported in between that still has them, and the other way round. Until the transaction ends. */
export async function holdImports(trx: Transaction<Schema> | Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('withheld reviewers', 0))`.execute(trx)
}
export async function holdAnonymising(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('withheld reviewers', 0))`.execute(trx)
}

/** Articles with a report by somebody with the iD or the address. */
export async function listReviewedArticles(db: Kysely<Schema>, known: KnownBy): Promise<number[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .where(isReviewedBy(known))
    .select('version.article_id as id')
    .distinct()
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Of rows of `report`: by ORCID iD, or by a confirmed address that the report itself gives. Never by name. */
export const isReviewedBy = ({ orcid, confirmedEmail }: KnownBy) =>
  sql<boolean>`report.id in (
    select report_id from report_referee join referee on referee.id = referee_id where referee.orcid = ${orcid}
    union all
    select id from report as addressed where reviewer_addresses(document) is not null and reviewer_addresses(document) @> array[lower(${confirmedEmail}::text)]
      and kind <> 'author-response')`

/** The versions of an article with what their sources and files are, the oldest first, and its identifiers. */
export async function findWrittenArticle(db: Kysely<Schema>, articleId: number) {
  const identifiers = await db.selectFrom('article_identifier').where('article_id', '=', articleId).select(['scheme', 'value']).execute()
  const versions = await db
    .selectFrom('version')
    .leftJoin('file', 'file.sha256', 'version.source_sha256')
    .where('article_id', '=', articleId)
    .select(['version.id', 'version.version_number as versionNumber', 'version.source_sha256 as sourceSha256'])
    .select(['version.source_name as sourceName', 'file.mime_type as sourceType'])
    .orderBy('version_number')
    .execute()
  return { identifiers, versions }
}

export const listAnonymisedToExport = (db: Kysely<Schema>) =>
  db.selectFrom('withheld_reviewer').select(['article', 'mark', 'number']).orderBy('article').orderBy('number').orderBy('mark').execute()

/** Before the articles are: they come as they were exported, and their first sources may come again. */
export async function restoreAnonymised(
  db: Kysely<Schema>,
  rows: readonly { article: string; mark: string; number: number }[],
): Promise<void> {
  for (const row of rows)
    await db
      .insertInto('withheld_reviewer')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

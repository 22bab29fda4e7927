/** Reviewers whose names were removed from an article, and the hashes by which they are recognised (docs/decisions/0046). */

import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import type { AnonymisedAs, ReviewerMark } from '../../../../document/peer-review/anonymised-reviewer.ts'
import type { KnownBy } from '../../../accounts/index.ts'
import type { ArticleId } from '../../domain/ids.ts'
import { reviewerNameKey } from '../../domain/peer-review/reviewer-name-key.ts'

/** @param identifiers of the article; without any, the hash of its source identifies it */
export const articleKeys = (identifiers: readonly { scheme: string; value: string }[], sourceSha256: string | null): string[] =>
  identifiers.length > 0 || sourceSha256 === null
    ? identifiers.map(({ scheme, value }) => `${scheme}/${value}`)
    : [`source/${sourceSha256}`]

/** The ORCID iD and email addresses identify a reviewer; the name counts only where there is no iD. */
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

/** Stores hashes of the ORCID iD, email addresses and names in the article's reports. A reviewer who is stored already keeps the number. */
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

/** Locks imports and anonymisations against each other until the transaction ends, so that no import brings a removed name back. */
export async function holdImports(trx: Transaction<Schema> | Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('withheld reviewers', 0))`.execute(trx)
}
export async function holdAnonymising(trx: Transaction<Schema>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('withheld reviewers', 0))`.execute(trx)
}

/** Finds articles with a report by the holder of the account, ORCID iD or email address. */
export async function listReviewedArticles(db: Kysely<Schema>, known: KnownBy): Promise<ArticleId[]> {
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

/** Matches rows of `report` by the reviewer's account or ORCID iD, or by a confirmed email address that the report gives; never by name. */
export const isReviewedBy = ({ accountId, orcid, confirmedEmail }: KnownBy) =>
  sql<boolean>`report.id in (
    select report_id from report_referee join referee on referee.id = referee_id where referee.orcid = ${orcid}
    union all
    select report_id from report_referee join referee on referee.id = referee_id where referee.account_id = ${accountId}::integer
    union all
    select id from report as addressed where reviewer_addresses(document) is not null and reviewer_addresses(document) @> array[lower(${confirmedEmail}::text)]
      and kind <> 'author-response')`

/** The names and iDs under which the account's holder reviewed the article, where a report was published with the account. */
export async function listNamesOfReviewer(db: Kysely<Schema>, articleId: ArticleId, accountId: AccountId) {
  const rows = await db
    .selectFrom('referee')
    .where('article_id', '=', articleId)
    .where('account_id', '=', accountId)
    .select(['full_name as name', 'orcid'])
    .execute()
  return rows.map(({ name, orcid }) => ({ key: name === null ? null : reviewerNameKey(name), orcid }))
}

/** Whether a contributor of a report has one of these names, and no other iD. */
export const isNamedAs =
  (names: Awaited<ReturnType<typeof listNamesOfReviewer>>) =>
  ({ name, orcid }: ReviewerMark): boolean =>
    name !== null &&
    names.some(each => each.key === reviewerNameKey(name) && (each.orcid === null || orcid === null || each.orcid === orcid))

/** The versions of an article with their sources and files, oldest first, and its identifiers. */
export async function findWrittenArticle(db: Kysely<Schema>, articleId: ArticleId) {
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

/** Must run before the articles are imported: their exported or first sources may contain the removed names. */
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

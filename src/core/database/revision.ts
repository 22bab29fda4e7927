import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import { isUnreachable } from './unreachable.ts'

/** The maximum number of transactions whose entries may arrive out of order: far more than ever run at once. */
const openEntries = 1000

/**
 * A revision that changes with every stored or removed publication, every gateway, every change of the site's settings and content, and
 * every published or removed comment. Log entries get their ids before commit, so the
 * highest id alone would hide a transaction that commits after a later one. If something cannot be read, the revision is a
 * new one each time, so that pages are rendered but no cached one is used.
 * @throws where nothing can be read
 */
export async function findRevision(db: Kysely<Schema>): Promise<string> {
  const latest = (table: 'import_log' | 'gateway_change' | 'site_change') =>
    sql`(select concat_ws('-', max(id), count(*), sum(id)) from (select id from ${sql.table(table)} order by id desc limit ${openEntries}) as latest)`
  // Comments that wait for an editor are on no page.
  const comments = sql`(select concat_ws('-', max(id), count(*), sum(id)) from (
    select id from comment_event where kind in ('published', 'removed', 'withdrawn', 'renamed') order by id desc limit ${openEntries}) as latest)`
  // A scheduled page or post is published without any row changing.
  const due = sql`(select concat_ws('-', (select count(*) from site_page where publish_at <= now()),
    (select count(*) from blog_post where publish_at <= now()), (select count(*) from blog_post where change_at <= now())))`
  const parts = [latest('import_log'), latest('gateway_change'), latest('site_change'), due, comments]
  try {
    return await readWords(db, parts)
  } catch (error) {
    if (isUnreachable(error)) throw error
    const words = await Promise.allSettled(parts.map(part => readWords(db, [part])))
    const failures = words.flatMap((word): unknown[] => (word.status === 'rejected' ? [word.reason] : []))
    if (failures.length === parts.length || failures.some(isUnreachable)) throw error
    return words.map(word => (word.status === 'fulfilled' ? word.value : randomUUID())).join('/')
  }
}

async function readWords(db: Kysely<Schema>, parts: readonly RawBuilder<unknown>[]): Promise<string> {
  const { rows } = await sql<{ revision: string }>`select concat_ws('/', ${sql.join(parts)}) as revision`.execute(db)
  return rows[0]?.revision ?? ''
}

/** Makes the revision another one after a gateway, or what is in it, has changed. */
export async function logGatewayChange(db: Kysely<Schema>): Promise<void> {
  await db.insertInto('gateway_change').defaultValues().execute()
}

/** Makes the revision another one after versions were given something that their source does not hold: a PDF, or HTML of a new renderer. */
export async function logChangedVersions(db: Kysely<Schema>, versionIds: readonly number[]): Promise<void> {
  if (versionIds.length === 0) return
  await db
    .insertInto('import_log')
    .columns(['content_item_id', 'version_id', 'outcome', 'source_hash'])
    .expression(eb =>
      eb
        .selectFrom('version')
        .innerJoin('article', 'article.id', 'version.article_id')
        .where('version.id', 'in', versionIds)
        .select(['article.content_item_id', 'version.id', eb.val('updated' as const).as('outcome'), 'version.source_hash']),
    )
    .execute()
}

/** What the database gives without any of ours: one English text a document, websearch_to_tsquery, and a rank of its own. */
import { type Kysely, sql } from 'kysely'
import type { SearchDocument } from '../../src/modules/discovery/engine/search-port.ts'

export const plainRanks = ['ts_rank', 'ts_rank_cd'] as const
export type PlainRank = (typeof plainRanks)[number]

/** Authors and keywords are in the text too: without them it would find no name. */
export async function storePlainly<Tables>(kysely: Kysely<Tables>, documents: readonly SearchDocument[]): Promise<void> {
  await sql`create table plain_document (id integer primary key, words tsvector not null)`.execute(kysely)
  for (const { id, title, abstract, keywords, fullText, authors } of documents) {
    const text = [title, abstract, keywords, authors.join('\n'), fullText].join('\n')
    await sql`insert into plain_document values (${id}, to_tsvector('english', ${text.replaceAll('\0', '')}))`.execute(kysely)
  }
}

export async function searchPlainly<Tables>(kysely: Kysely<Tables>, rank: PlainRank, query: string, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from plain_document, websearch_to_tsquery('english', ${query}) query
    where words @@ query order by ${sql.raw(rank)}(words, query) desc, id limit ${max}`.execute(kysely)
  return rows.map(({ id }) => id)
}

/** Writes documents to the tables of a side, and removes them. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { primaryLanguage } from '../analysis/forms.ts'
import { vocabularyOf } from '../analysis/near-words.ts'
import { textReader } from '../analysis/text-reader.ts'
import type { SearchCounts, SearchDocument } from '../search-port.ts'
import { type Connection, type Side, storable, table } from './connection.ts'
import { documentRankWords, documentWords } from './document-words.ts'
import { facetsOf } from './facets.ts'
import type { VocabularyTally } from './store-vocabulary.ts'

export interface PreparedDocument extends SearchCounts {
  platform: number
  day: number
  facets: number[]
  words: string
  rankWords: string
  title: string
  /** Words to suggest as corrections, and authors to suggest. */
  vocabulary: string[]
  names: string[]
}

/** Earlier than any date, so that documents without one sort last among the newest. */
export const noDay = -2_000_000

/** Days since 1970. */
export function dayOf(date: string | null): number {
  const milliseconds = date === null ? Number.NaN : Date.parse(date.slice(0, 10))
  return Number.isNaN(milliseconds) ? noDay : Math.floor(milliseconds / 86_400_000)
}

/** Analyses the texts, one document at a time, and yields to other tasks in between. @param platforms ids by key */
export async function prepareDocuments(
  documents: readonly SearchDocument[],
  platforms: ReadonlyMap<string, number>,
): Promise<PreparedDocument[]> {
  const prepared = new Map<number, PreparedDocument>()
  for (const document of documents) {
    const platform = platforms.get(document.platform)
    if (platform === undefined) throw new Error(`The platform ${document.platform} has no number in the search index.`)
    const known = { ...document, language: primaryLanguage(document.language) }
    const read = textReader(known.language)
    prepared.set(document.id, {
      id: document.id,
      platform,
      day: dayOf(document.published),
      facets: facetsOf(document, platform),
      words: documentWords(known, platform, read),
      rankWords: documentRankWords(known, read),
      title: storable(document.title),
      vocabulary: vocabularyOf([document.title, document.abstract, document.keywords, ...document.subjects, ...document.authors], read),
      names: document.authors.map(storable),
      views: document.views,
      citations: document.citations,
    })
    await setImmediate()
  }
  return [...prepared.values()]
}

/** Assigns numbers to platforms and records the languages of their documents. */
export async function notePlatforms(connection: Connection, documents: readonly SearchDocument[]): Promise<Map<string, number>> {
  const languages = new Map<string, Set<string>>()
  for (const { platform, language } of documents)
    languages.set(platform, (languages.get(platform) ?? new Set()).add(primaryLanguage(language)))
  const { rows: known } = await sql<{ key: string; id: number; languages: string[] }>`
    select key, id, languages from search_platform where key = any(${[...languages.keys()]}::text[])`.execute(connection)
  const ids = new Map(known.map(({ key, id }) => [key, id]))
  for (const { key, languages: recorded } of known) if (languages.get(key)?.isSubsetOf(new Set(recorded))) languages.delete(key)
  // The same order everywhere prevents deadlocks between two writers.
  for (const [key, spoken] of [...languages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { rows } = await sql<{ id: number }>`
      insert into search_platform (key, languages) values (${key}, ${[...spoken]}::text[])
      on conflict (key) do update set languages = (
        select array_agg(distinct l order by l) from unnest(search_platform.languages || excluded.languages) l)
      returning id`.execute(connection)
    const [row] = rows
    if (row) ids.set(key, row.id)
  }
  return ids
}

const maxBatchBytes = 8_000_000

/** Splits the documents into portions of a suitable size for one statement. */
export function* portions(documents: readonly PreparedDocument[]): Generator<PreparedDocument[]> {
  let portion: PreparedDocument[] = []
  let bytes = 0
  for (const document of documents) {
    portion.push(document)
    bytes += document.words.length + document.rankWords.length
    if (bytes < maxBatchBytes && portion.length < 500) continue
    yield portion
    portion = []
    bytes = 0
  }
  if (portion.length > 0) yield portion
}

interface Facts {
  id: number
  platform: number
  facets: number[]
}

/**
 * Replaces documents with the same ids.
 * @param tally counts their words and names, which the caller has to write
 */
export async function writeDocuments(
  connection: Connection,
  side: Side,
  documents: readonly PreparedDocument[],
  tally: VocabularyTally,
): Promise<void> {
  const ids = documents.map(document => document.id)
  const { rows: before } = await sql<Facts>`
    select id, platform, facets from ${table('document', side)} where id = any(${ids}::int[])`.execute(connection)
  await sql`
    insert into ${table('document', side)} (id, platform, day, facets, words, rank_words, title)
    select id, platform, day, facets::int[], words::tsvector, rank_words::tsvector, title from unnest(
      ${ids}::int[], ${documents.map(each => each.platform)}::int[], ${documents.map(each => each.day)}::int[],
      ${documents.map(each => `{${each.facets.join(',')}}`)}::text[], ${documents.map(each => each.words)}::text[],
      ${documents.map(each => each.rankWords)}::text[], ${documents.map(each => each.title)}::text[]
    ) as document (id, platform, day, facets, words, rank_words, title)
    on conflict (id) do update set platform = excluded.platform, day = excluded.day, facets = excluded.facets,
      words = excluded.words, rank_words = excluded.rank_words, title = excluded.title`.execute(connection)
  await countFacets(connection, side, before, documents)
  const known = new Set(before.map(({ id }) => id))
  tally.add(documents, new Set(ids.filter(id => !known.has(id))))
}

export async function deleteDocuments(connection: Connection, side: Side, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<Facts>`
    delete from ${table('document', side)} where id = any(${ids}::int[]) returning id, platform, facets`.execute(connection)
  await countFacets(connection, side, rows, [])
}

/** Maintains the counts of unfiltered lists, which are too expensive to count on request. */
async function countFacets(connection: Connection, side: Side, removed: readonly Facts[], come: readonly Facts[]): Promise<void> {
  const changes = new Map<string, { platform: number; facet: number; items: number }>()
  const count = ({ platform, facets }: Facts, items: number): void => {
    for (const facet of facets) {
      const key = `${platform} ${facet}`
      const change = changes.get(key) ?? { platform, facet, items: 0 }
      change.items += items
      changes.set(key, change)
    }
  }
  for (const facts of removed) count(facts, -1)
  for (const facts of come) count(facts, 1)
  const changed = [...changes.values()].filter(({ items }) => items !== 0)
  if (changed.length === 0) return
  await sql`
    insert into ${table('facet', side)} as kept (platform, facet, items)
    select * from unnest(${changed.map(each => each.platform)}::int[], ${changed.map(each => each.facet)}::int[],
      ${changed.map(each => each.items)}::int[])
    on conflict (platform, facet) do update set items = kept.items + excluded.items`.execute(connection)
}

/** Writes view and citation counts to a side. @param documents with the platform's number */
export async function writeCounts(connection: Connection, documents: readonly (SearchCounts & { platform: number })[]): Promise<void> {
  await sql`
    insert into search_counter (id, platform, views, citations)
    select * from unnest(${documents.map(each => each.id)}::int[], ${documents.map(each => each.platform)}::int[],
      ${documents.map(each => each.views)}::int[], ${documents.map(each => each.citations)}::int[])
    on conflict (id) do update set platform = excluded.platform, views = excluded.views, citations = excluded.citations`.execute(connection)
}

export async function updateCounts(connection: Connection, counts: readonly SearchCounts[]): Promise<void> {
  const last = [...new Map(counts.map(each => [each.id, each])).values()]
  await sql`
    with changed as (
      update search_counter c set views = n.views, citations = n.citations
      from unnest(${last.map(each => each.id)}::int[], ${last.map(each => each.views)}::int[], ${last.map(each => each.citations)}::int[])
        as n (id, views, citations)
      where c.id = n.id and (c.views, c.citations) is distinct from (n.views, n.citations)
      returning 1)
    update search_index set changes = changes + 1 where exists (select from changed)`.execute(connection)
}

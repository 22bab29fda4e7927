import { type Kysely, sql } from 'kysely'

/**
 * Adds the search index (src/modules/discovery/engine/postgres). Its document tables exist twice: while one is used, the other is rebuilt.
 * No foreign key refers to content: the index is fed from a queue and may be moved elsewhere.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(database)

  await run(`create table search_index (
    one boolean primary key default true check (one),
    active smallint not null default 1 check (active in (1, 2)),
    version integer not null default 0,
    building uuid
  )`)
  await run('insert into search_index default values')
  await run(`create table search_platform (
    id smallint generated always as identity primary key,
    key text not null unique,
    languages text[] not null default '{}'
  )`)
  // Views and citations change often: in the document's row they would cause many updates of its indexes.
  await run(`create table search_counter (
    id integer primary key,
    platform smallint not null,
    views integer not null,
    citations integer not null
  )`)
  await run('create index search_counter_views on search_counter (platform, views desc, id desc)')
  await run('create index search_counter_citations on search_counter (platform, citations desc, id desc)')
  // Publications that were removed while an index was built, which the build must not restore.
  await run('create table search_removed (id integer primary key)')

  for (const side of [1, 2]) {
    await run(`create table search_document_${side} (
      id integer primary key,
      platform smallint not null,
      day integer not null,
      facets integer[] not null,
      words tsvector not null,
      rank_words tsvector not null,
      title text not null
    ) with (toast_tuple_target = 128)`)
    // Long columns are stored out of line and uncompressed, so that most queries read short rows and the others need not decompress.
    for (const column of ['words', 'rank_words', 'title']) {
      await run(`alter table search_document_${side} alter column ${column} set storage external`)
    }
    await run(`alter table search_document_${side} alter column facets set storage main`)
    await run(`create index search_document_${side}_words on search_document_${side} using gin (words, facets) with (fastupdate = off)`)
    await run(`create index search_document_${side}_day on search_document_${side} (platform, day desc, id desc)`)
    await run(`create table search_facet_${side} (
      platform smallint not null,
      facet integer not null,
      items integer not null,
      primary key (platform, facet)
    )`)
    // Words for spelling suggestions. Separate from their counts, which change often: `near` has hashes of the word without one letter.
    await run(`create table search_word_${side} (
      platform smallint not null,
      word text collate "C" not null,
      items integer not null,
      primary key (platform, word)
    ) with (fillfactor = 60)`)
    await run(`create table search_near_word_${side} (
      platform smallint not null,
      word text collate "C" not null,
      near integer[] not null,
      primary key (platform, word)
    )`)
    await run(`create index search_near_word_${side}_near on search_near_word_${side} using gin (near) with (fastupdate = off)`)
    await run(`create table search_name_${side} (
      platform smallint not null,
      word text collate "C" not null,
      name text not null,
      items integer not null,
      primary key (platform, word, name)
    )`)
  }
}

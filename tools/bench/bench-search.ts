/**
 * `npm run bench:search -- --items N`: how fast searches are answered, over N invented documents in a database of its own, which is removed
 * afterwards. DATABASE_URL names the server. `--embedded` measures the embedded database instead, and how page views go on meanwhile.
 * `--words N` gives documents so many words of full text, `--runs N` asks each kind of question so often. `--keep` leaves the database on the
 * server, and fills it only the first time: a million documents take most of an hour.
 */

import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { migrate } from '../../src/core/database/migrate.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { uncheckedId } from '../../src/core/ids/id.ts'
import { migrations } from '../../src/main/migrations.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchPort, SearchRequest } from '../../src/modules/discovery/engine/search-port.ts'
import { makeLibrary } from './library.ts'
import { makeDocument, makeDocuments, platform } from './search-documents.ts'
import { makeQuestions } from './search-questions.ts'
import { percentile, timed } from './timing.ts'

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '100000' },
    words: { type: 'string', default: '80' },
    runs: { type: 'string', default: '40' },
    embedded: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
const wholeNumber = (name: 'items' | 'words' | 'runs'): number => {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number above zero.`)
  return value
}
const [items, bodyWords, runs] = [wholeNumber('items'), wholeNumber('words'), wholeNumber('runs')]
const server = values.embedded ? null : process.env.DATABASE_URL || null
if (!values.embedded && server === null)
  throw new Error('DATABASE_URL names no server to measure on; --embedded measures the embedded database.')

if (values.keep && values.embedded) throw new Error('--keep leaves a database on a server; the embedded one is thrown away.')

const print = (what: string): void => console.error(what)
const milliseconds = (value: number): string => value.toFixed(1)
const rows: string[][] = []
const row = (...cells: string[]): void => {
  rows.push(cells)
  console.log(
    `${(cells[0] ?? '').padEnd(44)} ${cells
      .slice(1)
      .map(cell => cell.padStart(9))
      .join(' ')}`,
  )
}

async function measure(name: string, tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const task of tasks) await task()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await timed(tasks[run % tasks.length] ?? (async () => undefined)))
  row(name, milliseconds(percentile(times, 0.5)), milliseconds(percentile(times, 0.95)))
}

async function measureTogether(engine: SearchPort, requests: readonly SearchRequest[], readers: number): Promise<void> {
  const times: number[] = []
  const perReader = Math.max(4, Math.round(runs / 2))
  const whole = await timed(() =>
    Promise.all(
      Array.from({ length: readers }, async (_, reader) => {
        for (let turn = 0; turn < perReader; turn += 1) {
          const request = requests[(reader * 7 + turn * 11) % requests.length]
          if (request) times.push(await timed(() => engine.search(request)))
        }
      }),
    ),
  )
  row(
    `${readers} readers at once, mixed`,
    milliseconds(percentile(times, 0.5)),
    milliseconds(percentile(times, 0.95)),
    `${((times.length * 1000) / whole).toFixed(0)}/s`,
  )
}

/** What a page asks of the database, alone and while a reader searches without rest. */
async function measurePageViews({ kysely }: Database, engine: SearchPort, requests: readonly SearchRequest[]): Promise<void> {
  const card = () => kysely.selectFrom('content_item').selectAll().limit(20).execute()
  await measure('page view (20 cards), no search', [card])
  let searching = true
  const searches = (async () => {
    for (let turn = 0; searching; turn += 1) {
      const request = requests[turn % requests.length]
      if (request) await engine.search(request)
    }
  })()
  await measure('page view (20 cards) while others search', [card])
  searching = false
  await searches
}

async function fill(engine: SearchPort): Promise<void> {
  const started = performance.now()
  let reported = 0
  await engine.rebuild(
    makeDocuments(items, bodyWords, made => {
      if (made < items && performance.now() - reported < 15_000) return
      reported = performance.now()
      print(`${made.toLocaleString('en')} of ${items.toLocaleString('en')} documents`)
    }),
  )
  const seconds = (performance.now() - started) / 1000
  print(`Built in ${seconds.toFixed(0)} s, ${(items / seconds).toFixed(0)} a second`)
}

async function reportSize({ kysely }: Database): Promise<void> {
  const { rows: sizes } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
    where relname like 'search\\_%' and relkind = 'r' and pg_total_relation_size(oid) > 1e6 order by bytes desc`.execute(kysely)
  print(sizes.map(({ name, bytes }) => `${name} ${(bytes / 1e6).toFixed(0)} MB`).join(', '))
}

print(`Load average ${loadavg()[0]?.toFixed(1)}; ${items.toLocaleString('en')} documents of about 150 words and ${bodyWords} of full text`)
const library = await makeLibrary(server, values.keep ? `recto_bench_search_${items}_${bodyWords}` : null)
try {
  const database = await openDatabase({
    databaseUrl: library.environment.DATABASE_URL || null,
    directory: library.environment.RECTO_DATA ?? '',
  })
  try {
    await migrate(database, migrations)
    const engine = createPostgresSearch(database.kysely)
    if (!(await engine.isCurrent())) {
      await fill(engine)
      // What a server's housekeeping does within minutes.
      if (server !== null) await sql`vacuum analyze`.execute(database.kysely)
    }
    await reportSize(database)
    const { measured, mixed } = makeQuestions(items, bodyWords)
    row('Question', 'p50 ms', 'p95 ms')
    for (const { name, requests } of measured)
      await measure(
        name,
        requests.map(request => () => engine.search(request)),
      )
    const titles = Array.from({ length: 20 }, (_, index) => makeDocument(uncheckedId(1 + index * 13), bodyWords))
    const beginnings = titles.map(({ title }) => title.slice(0, 4))
    await measure(
      'suggestions',
      beginnings.map(beginning => () => engine.suggest(platform, beginning, 8)),
    )
    const slips = titles.map(({ abstract }) => `${abstract.split(' ').find(word => word.length > 5) ?? ''}x`)
    await measure(
      'nearest queries',
      slips.map(slip => () => engine.nearestQueries(platform, slip)),
    )
    const [tree] = mixed.flatMap(request => request.tree ?? [])
    if (tree)
      await measure('marks of 20 titles and abstracts', [
        async () => {
          for (const { title, abstract } of titles) {
            engine.mark(tree, title, { language: 'en', max: null })
            engine.mark(tree, abstract, { language: 'en', max: 300 })
          }
        },
      ])
    if (server === null) await measurePageViews(database, engine, mixed)
    else await measureTogether(engine, mixed, 20)
    const next = Array.from({ length: 50 }, (_, index) => makeDocument(uncheckedId(items + 1 + index), bodyWords))
    await measure(
      'storing one document',
      next.map(document => () => engine.store([document])),
    )
    await engine.remove(next.map(({ id }) => id))
  } finally {
    await database.close()
  }
} finally {
  await library.remove()
}
const [head = [], ...body] = rows
console.log(`\n| ${head.join(' | ')} |\n| --- | --: | --: |\n${body.map(cells => `| ${cells.join(' | ')} |`).join('\n')}`)

/**
 * `node tools/bench/bench-organisations.ts`: how fast organisations are suggested among as many as the registry has. DATABASE_URL names the
 * server to measure on; else it is the embedded database. `--count N` makes so many of the sample in ../shared/data/reference.
 */
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'
import { loadOrganisations } from '../../src/modules/accounts/use-cases/organisations/load-organisations.ts'
import { createOrganisations } from '../../src/modules/accounts/use-cases/organisations/organisations.ts'
import { makeLibrary } from './library.ts'
import { makeOrganisations, readSample, typedTexts } from './organisations.ts'
import { percentile, timed } from './timing.ts'

const { values } = parseArgs({ options: { count: { type: 'string', default: '110000' } } })
const count = Number(values.count)
const path = join(process.env.RECTO_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data'), 'reference/ror_sample.jsonl')
if (!existsSync(path)) throw new Error(`There is no sample of the registry at ${path}.`)

const server = process.env.DATABASE_URL || null
const library = await makeLibrary(server)
try {
  const database = await openDatabase({
    databaseUrl: library.environment.DATABASE_URL || null,
    directory: library.environment.RECTO_DATA ?? '',
  })
  await migrate(database, migrations)
  const sample = readSample(path)
  console.error(`Load average ${loadavg()[0]?.toFixed(1)}; loading ${count} organisations on ${database.kind} …`)
  const loading = await timed(() => loadOrganisations(database.kysely, makeOrganisations(sample, count)))
  console.log(`Loaded in ${(loading / 1000).toFixed(0)} s`)
  const organisations = createOrganisations(database.kysely)
  await sql`analyze`.execute(database.kysely)
  console.log('| typed | p50 | p95 | slowest |\n|---|---:|---:|---:|')
  for (const { what, texts } of typedTexts(sample)) {
    for (const text of texts) await organisations.suggest(text, 50)
    const times: number[] = []
    let slowest = { time: 0, text: '' }
    for (const text of [...texts, ...texts]) {
      const time = await timed(() => organisations.suggest(text, 50))
      times.push(time)
      if (time > slowest.time) slowest = { time, text }
    }
    const cells = [percentile(times, 0.5), percentile(times, 0.95), slowest.time].map(time => time.toFixed(1))
    console.log(`| ${what} | ${cells.join(' | ')} (${slowest.text}) |`)
  }
  await database.close()
} finally {
  await library.remove()
}

/**
 * Readers of the change log while its database is dumped and restored into another cluster, whose transactions have other ids, and back: each
 * change that is there afterwards was read once by each reader, those of a subject in their order.
 */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { readChanges } from '../../src/core/change-log/read-changes.ts'
import { migrate } from '../../src/core/database/migrate.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import type { Schema } from '../../src/core/database/schema.ts'
import { migrations } from '../../src/main/migrations.ts'
import { type Random, randomOf } from '../campaigns/campaign.ts'
import { AbsentError } from '../interop/tools.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

const run = promisify(execFile)
const readerNames = ['often', 'seldom', 'from the second move on']
const subjectCount = 40
/** Transactions of a phase: before a move, during the dump, and after it. */
const transactionCount = 150

/**
 * Writes by several transactions at once, of which some stay open while others commit, and some are rolled back.
 * @returns once all have ended
 */
async function write(kysely: Kysely<Schema>, random: Random): Promise<void> {
  const writers = Array.from({ length: 8 }, async () => {
    for (let left = transactionCount / 8; left > 0; left -= 1) {
      const subjects = [...new Set([1, 2, 3].map(() => random.below(subjectCount)))].toSorted((one, other) => one - other)
      await kysely
        .transaction()
        .execute(async trx => {
          for (const subject of subjects) {
            await sql`with noted as (update trial_subject set count = count + 1 where subject = ${`subject:${subject}`} returning subject, count)
              insert into change_log (kind, subject, visibility, payload)
              select 'trial.changed', subject, 'public', jsonb_build_object('count', count) from noted`.execute(trx)
            await sql`select pg_sleep(${random.below(20) / 1000})`.execute(trx)
          }
          if (random.chance(0.2)) throw new RolledBack()
        })
        .catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error
        })
    }
  })
  await Promise.all(writers)
}

class RolledBack extends Error {}

/** Reads in small batches, and writes down what was read in the transaction that notes it as read. */
async function read(kysely: Kysely<Schema>, reader: string): Promise<void> {
  await readChanges(
    kysely,
    reader,
    async (trx, changes) => {
      const ids = changes.map(({ id }) => id)
      await sql`insert into trial_read (reader, change_id)
        select ${reader}, id from unnest(${ids}::bigint[]) with ordinality as read (id, place) order by place`.execute(trx)
    },
    { limit: 7 },
  )
}

/** Reads and writes at once, until all is written. */
async function writeAndRead(kysely: Kysely<Schema>, random: Random): Promise<void> {
  const state = { isWriting: true }
  const reading = (async () => {
    for (let round = 0; state.isWriting; round += 1) {
      await read(kysely, 'often')
      if (round % 10 === 5) await read(kysely, 'seldom')
    }
  })()
  await write(kysely, random).finally(() => {
    state.isWriting = false
  })
  await reading
}

/** @returns what does not hold, for the reader */
async function errorsOf(kysely: Kysely<Schema>, reader: string): Promise<string[]> {
  const { rows } = await sql<{ changes: number; found: number; twice: number; misplaced: number }>`
    with found as (
      select trial_read.place, change_log.id, subject, (payload ->> 'count')::integer as count
      from trial_read join change_log on change_log.id = change_id where reader = ${reader}),
    ordered as (select count <= lag(count) over (partition by subject order by place) as is_misplaced from found)
    select (select count(*) from change_log where kind = 'trial.changed') as changes,
      (select count(distinct id) from found) as found,
      (select count(*) - count(distinct id) from found) as twice,
      (select count(*) from ordered where is_misplaced) as misplaced`.execute(kysely)
  const [{ changes, found, twice, misplaced } = { changes: 0, found: 0, twice: 0, misplaced: 0 }] = rows
  if (changes === 0) return [`${reader}: there is no change`]
  return found === changes && twice === 0 && misplaced === 0
    ? []
    : [`${reader}: ${changes - found} of ${changes} missed, ${twice} twice, ${misplaced} before an earlier one of their subject`]
}

/** Dumps the database and restores it, while writers go on: what they commit after the dump has begun is not in it. */
async function move(from: string, to: string, folder: string): Promise<void> {
  const file = join(folder, 'moved.dump')
  try {
    await run('pg_dump', ['--format=custom', '--file', file, from])
    await run('pg_restore', ['--exit-on-error', '--dbname', to, file])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new AbsentError('pg_dump and pg_restore are not on the PATH (apt-get install postgresql-client).')
    throw error
  }
}

/**
 * @param folder for the data of two clusters; the caller removes it
 * @returns lines about what was moved, and what does not hold
 * @throws AbsentError where this machine has no PostgreSQL
 */
export async function tryMovedChangeLog(folder: string, seed: number): Promise<{ lines: string[]; errors: string[] }> {
  const random = randomOf(seed, 0)
  const servers: PostgresServer[] = []
  const start = async (name: string): Promise<PostgresServer> => {
    const server = await startPostgres(join(folder, name))
    servers.push(server)
    return server
  }
  let database: Database | null = null
  const lines: string[] = []
  const errors: string[] = []
  try {
    const [one, two] = [await start('one'), await start('two')]
    let url = await one.createDatabase('recto')
    database = await openDatabase({ databaseUrl: url, directory: '' })
    await migrate(database, migrations)
    await sql`create table trial_read (place bigint generated always as identity, reader text, change_id bigint);
      create table trial_subject (subject text primary key, count integer not null default 0);
      insert into trial_subject select 'subject:' || number from generate_series(0, ${sql.lit(subjectCount)}) as number`.execute(
      database.kysely,
    )
    // Ids of transactions that the other cluster has not reached yet.
    await sql`do $$ begin for number in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$`.execute(database.kysely)
    await writeAndRead(database.kysely, random)
    for (const [index, server] of [two, one, two].entries()) {
      const next = await server.createDatabase(`recto_${index}`)
      const moved = Promise.withResolvers<void>()
      const open = database.kysely.transaction().execute(async trx => {
        await sql`insert into change_log (kind, subject, visibility) values ('trial.open', 'subject:open', 'public')`.execute(trx)
        await moved.promise
      })
      await Promise.all([move(url, next, folder), write(database.kysely, random)]).finally(moved.resolve)
      await open
      await database.close()
      url = next
      database = await openDatabase({ databaseUrl: url, directory: '' })
      const { kysely } = database
      await writeAndRead(kysely, random)
      // The last reader begins after the second move.
      for (const reader of readerNames.slice(0, index === 0 ? 2 : 3)) {
        await read(kysely, reader)
        const found = await errorsOf(kysely, reader)
        errors.push(...found.map(each => `Move ${index + 1}: ${each}`))
      }
      const { rows } = await sql<{ changes: number; clusters: number }>`
        select count(*) as changes, count(distinct cluster) as clusters from change_log where kind = 'trial.changed'`.execute(kysely)
      lines.push(`Move ${index + 1}: ${rows[0]?.changes} changes of ${rows[0]?.clusters} clusters`)
    }
    return { lines, errors }
  } finally {
    await database?.close()
    for (const server of servers) await server.stop()
  }
}

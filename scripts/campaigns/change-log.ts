/**
 * Readers of the change log while 50 writers write, whose transactions take from a millisecond to half of the time, and of which some are
 * rolled back: five readers are killed at random moments and start again, one is not. Each has to read every committed change once, those of
 * a subject in their order, and the one that is not killed within a second of the commit. `--count N` is for how many seconds.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'
import { makeLibrary } from '../../tools/bench/library.ts'
import { percentile } from '../../tools/bench/timing.ts'
import { type Campaign, type Random, randomOf } from './campaign.ts'

const writerCount = 50
const killed = ['one', 'two', 'three', 'four', 'five']
const steady = 'steady'
const subjectCount = 400
/** Milliseconds from a commit until the steady reader has read it. */
const maxDelay = 1000

const writtenSchema = z.object({ id: z.coerce.number() })

export const changeLogCampaign: Campaign = {
  usualCount: 120,
  async run({ seed, from, to, onFailure, onDone }) {
    const databaseServer = process.env.DATABASE_URL
    if (!databaseServer) throw new Error('DATABASE_URL has to name a PostgreSQL server on which databases may be made.')
    const seconds = to - from
    const library = await makeLibrary(databaseServer)
    const url = library.environment.DATABASE_URL ?? ''
    const database = await openDatabase({ databaseUrl: url, directory: '' })
    const { kysely } = database
    try {
      await migrate(database, migrations)
      await sql`create table campaign_read (place bigint generated always as identity, reader text, change_id bigint, read_at timestamptz);
        create table campaign_subject (subject text primary key, count integer not null default 0);
        insert into campaign_subject select 'subject:' || number from generate_series(1, ${sql.lit(subjectCount + writerCount)}) as number`.execute(
        kysely,
      )
      const ends = Date.now() + seconds * 1000
      /** When each change was committed, in milliseconds; rolled back ones are absent. */
      const committed = new Map<number, number>()
      const written = Promise.withResolvers<void>()
      const hasAll = async (name: string): Promise<boolean> => {
        const { rows } = await sql<{ read: number }>`select count(*) as read from campaign_read where reader = ${name}`.execute(kysely)
        return (rows[0]?.read ?? 0) >= committed.size
      }
      const readers = [...killed, steady].map((name, index) =>
        runReader(url, name, { random: name === steady ? null : randomOf(seed, 1000 + index), ends, written: written.promise, hasAll }),
      )
      // What is measured is the way from a commit to a reader, not the start of a process.
      const areThere = async (): Promise<boolean> =>
        (await kysely.selectFrom('change_log_reader').select('name').execute()).length === readers.length
      while (!(await areThere())) await wait(100)
      const writers = Array.from({ length: writerCount }, (_, index) =>
        write(url, randomOf(seed, index), index, { ends, seconds, committed }),
      )
      await Promise.all(writers)
      written.resolve()
      const kills = await Promise.all(readers)
      for (let second = from; second < to; second += 1) onDone(second)

      const { rows } = await sql<{ reader: string; id: number; subject: string; count: number; at: Date }>`
        select reader, change_id as id, subject, (payload ->> 'count')::integer as count, read_at as at
        from campaign_read join change_log on change_log.id = change_id order by place`.execute(kysely)
      const lines: string[] = []
      for (const [index, name] of [...killed, steady].entries()) {
        const read = rows.filter(({ reader }) => reader === name)
        const ids = new Set(read.map(({ id }) => id))
        const missed = [...committed.keys()].filter(id => !ids.has(id)).length
        const last = new Map<string, number>()
        const misplaced = read.filter(({ subject, count }) => {
          const before = last.get(subject) ?? 0
          last.set(subject, count)
          return count <= before
        }).length
        if (missed > 0 || ids.size !== read.length || misplaced > 0)
          onFailure(`${name}: ${missed} missed, ${read.length - ids.size} twice, ${misplaced} before an earlier one of their subject`)
        const delays = read.map(({ id, at }) => at.getTime() - (committed.get(id) ?? at.getTime())).toSorted((a, b) => a - b)
        const worst = delays.at(-1) ?? 0
        if (name === steady && worst > maxDelay) onFailure(`${name}: read a change ${worst} ms after its commit`)
        lines.push(
          `| ${name} | ${kills[index]} | ${read.length} | ${percentile(delays, 0.5)} ms | ${percentile(delays, 0.99)} ms | ${worst} ms |`,
        )
      }
      return [
        `${committed.size} changes were committed.`,
        '| Reader | Killed | Read | p50 | p99 | Latest |',
        '| --- | --: | --: | --: | --: | --: |',
        ...lines,
      ]
    } finally {
      await database.close()
      await library.remove()
    }
  },
}

interface Reading {
  /** Null: it is not killed. */
  random: Random | null
  ends: number
  written: Promise<void>
  hasAll: (name: string) => Promise<boolean>
}

/** Milliseconds that a reader has at the end for what it had no time to read while it was killed. */
const timeToCatchUp = 60_000

/** @returns how often it was killed */
async function runReader(url: string, name: string, { random, ends, written, hasAll }: Reading): Promise<number> {
  let kills = 0
  let reader = startReader(url, name)
  while (random !== null && Date.now() < ends) {
    await wait(1000 + random.below(5000))
    reader.kill('SIGKILL')
    await once(reader, 'exit')
    kills += 1
    reader = startReader(url, name)
  }
  await written
  for (const until = Date.now() + timeToCatchUp; Date.now() < until && !(await hasAll(name)); ) await wait(500)
  // Nothing comes twice afterwards.
  await wait(1000)
  reader.kill('SIGKILL')
  await once(reader, 'exit')
  return kills
}

const startReader = (url: string, name: string): ChildProcess =>
  spawn(process.execPath, [join(import.meta.dirname, 'change-log-reader.ts'), url, name], { stdio: 'inherit' })

interface Writing {
  ends: number
  seconds: number
  committed: Map<number, number>
}

async function write(url: string, random: Random, index: number, { ends, seconds, committed }: Writing): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    while (Date.now() < ends) {
      const isLong = random.chance(0.01)
      // A long transaction holds a subject that is its own, so that nobody waits for it.
      const subjects = isLong ? [subjectCount + 1 + index] : [...new Set([random.below(subjectCount) + 1, random.below(subjectCount) + 1])]
      const ids: number[] = []
      await client.query('begin')
      for (const subject of subjects.toSorted((one, other) => one - other)) {
        const { rows } = await client.query(
          `with noted as (update campaign_subject set count = count + 1 where subject = 'subject:' || $1::integer returning subject, count)
           insert into change_log (kind, subject, visibility, payload)
           select 'campaign.changed', subject, 'public', jsonb_build_object('count', count) from noted returning id`,
          [subject],
        )
        ids.push(
          ...z
            .array(writtenSchema)
            .parse(rows)
            .map(({ id }) => id),
        )
        if (!isLong) await wait(random.below(20))
      }
      if (isLong) await wait(Math.min(ends - Date.now(), random.below(seconds * 500)))
      if (random.chance(0.1)) await client.query('rollback')
      else {
        await client.query('commit')
        for (const id of ids) committed.set(id, Date.now())
      }
      await wait(random.below(400))
    }
  } finally {
    await client.end()
  }
}

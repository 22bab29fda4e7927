/**
 * Work that nobody waits for takes longer than any request may: a migration with a long statement, a transaction in which nothing happens
 * meanwhile, and an import, an export and a new search index that wait for a lock, while readers are told within 5 seconds. `--count N` is
 * for how many seconds.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { migrate } from '../../src/core/database/migrate.ts'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'
import { runCommand, startServer } from '../../tools/bench/child.ts'
import { makeLibrary } from '../../tools/bench/library.ts'
import { buildSite } from '../build-site.ts'
import type { Campaign } from './campaign.ts'
import { sendRequest } from './send-request.ts'

const root = resolve(import.meta.dirname, '../..')
/** Milliseconds. */
const maxWait = 5_000
const stored = 'demo/articles/after-dark'
const imported = 'demo/articles/choir-conductor-musical-hallucinations'
/** After all others, and taken away again. */
const longMigration = '9999-long'

export const longWorkCampaign: Campaign = {
  usualCount: 70,
  async run({ from, to, onFailure, onDone }) {
    const databaseServer = process.env.DATABASE_URL
    if (!databaseServer) throw new Error('DATABASE_URL has to name a PostgreSQL server on which databases may be made.')
    buildSite()
    const seconds = to - from
    const library = await makeLibrary(databaseServer)
    const folder = await mkdtemp(join(tmpdir(), 'recto-long-work-'))
    const rows: string[] = []
    /** @param work has to be done after so many seconds at least: else it did not wait for what it is to wait for */
    const attempt = async (name: string, work: () => Promise<void>): Promise<void> => {
      const began = performance.now()
      let outcome = 'done'
      try {
        await work()
      } catch (error) {
        outcome = error instanceof Error ? error.message : String(error)
        onFailure(`${name}: ${outcome}`)
      }
      const took = (performance.now() - began) / 1000
      if (took < seconds) onFailure(`${name}: took ${took.toFixed(1)} s, and did not wait`)
      rows.push(`| ${name} | ${took.toFixed(1)} s | ${outcome} |`)
    }
    try {
      await runCommand(['import', join(root, stored), '--no-pdf'], library.environment)
      const database = await openDatabase({ databaseUrl: library.environment.DATABASE_URL ?? null, directory: '' })
      try {
        await attempt('migration with one statement', () => migrateFor(database, seconds))
        await attempt('transaction in which nothing happens', async () => {
          await database.kysely.transaction().execute(async trx => {
            await sql`select 1`.execute(trx)
            await wait(seconds * 1000)
            await sql`select 1`.execute(trx)
          })
        })
        const server = await startServer(library.environment)
        try {
          const { port } = new URL(server.origin)
          const isLocked = Promise.withResolvers<void>()
          const locked = database.kysely.transaction().execute(async trx => {
            await sql`lock table version in access exclusive mode`.execute(trx)
            isLocked.resolve()
            for (let second = 0; second < seconds; second += 1) {
              await wait(1000)
              onDone(from + second)
            }
          })
          await isLocked.promise
          let isOver = false
          const reading = readUntil(port, () => isOver)
          await Promise.all([
            locked,
            attempt('import behind a lock', async () => {
              const { answer } = await runCommand(['import', join(root, imported), '--no-pdf'], library.environment)
              if (!JSON.stringify(answer).includes('"outcome":"created"')) throw new Error(JSON.stringify(answer).slice(0, 500))
            }),
            attempt('export behind a lock', async () => {
              await runCommand(['export', join(folder, 'export')], library.environment)
            }),
            attempt('search index made anew behind a lock', async () => {
              await runCommand(['reindex'], library.environment)
            }),
          ])
          isOver = true
          const { count, longest, statuses } = await reading
          if (longest > maxWait) onFailure(`readers meanwhile: waited ${Math.round(longest)} ms`)
          for (const status of statuses) if (status !== 200 && status !== 503) onFailure(`readers meanwhile: answered ${status}`)
          rows.push(`| readers meanwhile: ${count} pages | ${(longest / 1000).toFixed(1)} s at most | ${[...statuses].join(', ')} |`)
        } finally {
          await server.stop()
        }
      } finally {
        await database.close()
      }
      return [`Load average ${loadavg()[0]?.toFixed(1)}; ${seconds} s.`, '| Work | Took | |\n| --- | --: | --- |', ...rows]
    } finally {
      await rm(folder, { recursive: true, force: true })
      await library.remove()
    }
  },
}

async function migrateFor(database: Database, seconds: number): Promise<void> {
  const long: Migration = { up: async db => void (await sql`select pg_sleep(${seconds})`.execute(db)) }
  const ran = await migrate(database, { ...migrations, [longMigration]: long })
  if (!ran.includes(longMigration)) throw new Error(`Only these ran: ${ran.join(', ')}.`)
  await sql`delete from kysely_migration where name = ${longMigration}`.execute(database.kysely)
}

/** Somebody who opens an article that nobody has read, again and again. */
async function readUntil(port: string, isOver: () => boolean): Promise<{ count: number; longest: number; statuses: Set<number> }> {
  let count = 0
  let longest = 0
  const statuses = new Set<number>()
  while (!isOver()) {
    count += 1
    const options = { port, path: `/browse?unread=${count}`, headers: { accept: 'text/html' }, agent: false as const, timeout: 60_000 }
    const { status, isWhole, milliseconds } = await sendRequest(options)
    statuses.add(isWhole ? status : 0)
    longest = Math.max(longest, milliseconds)
    await wait(250)
  }
  return { count, longest, statuses }
}

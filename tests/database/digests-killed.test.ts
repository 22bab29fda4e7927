/** A process that tells readers what is new is killed at many moments, and each of them has one mail in the end. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/core/database/migrate.ts'
import { openDatabase } from '../../src/core/database/open-database.ts'
import { migrations } from '../../src/main/migrations.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { createOnServer } from '../support/database.ts'
import { addItem, followAt, platform } from '../support/digest-library.ts'

const postgres = process.env.TEST_DATABASE_URL
const readers = 240
const batch = 4

let directory: string
let server: { url: string; drop: () => Promise<void> } | null = null
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recto-digests-killed-'))
  if (postgres) server = await createOnServer(postgres)
})
afterAll(async () => {
  await server?.drop()
  await rm(directory, { recursive: true, force: true })
})

const open = () => openDatabase({ databaseUrl: server?.url ?? null, directory })

/** Ends it once it has said so much, or lets it end where it does before. @returns whether it was killed */
async function report(lines: number | null): Promise<boolean> {
  const script = join(import.meta.dirname, '../support/digest-process.ts')
  const child = spawn(process.execPath, [script, directory, String(batch), ...(server === null ? [] : [server.url])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = 0
  let killed = false
  child.stdout.on('data', chunk => {
    output += String(chunk).split('\n').length - 1
    if (lines !== null && output >= lines && !killed) killed = child.kill('SIGKILL')
  })
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  if (!killed) expect(code).toBe(0)
  return killed
}

test('each subscriber gets one digest although the process is killed', { timeout: 240_000 }, async () => {
  const before = await open()
  await migrate(before, migrations)
  await storePlatforms(before.kysely, await loadPlatforms({ settingsFile: null, defaultKey: platform }))
  await before.kysely.transaction().execute(async trx => {
    for (let number = 0; number < readers; number += 1)
      await followAt(trx, `reader-${number}@example.net`, [{ kind: 'SEARCH', search: `all=word${number % 60}` }])
    for (let number = 0; number < 3; number += 1) await addItem(trx, `Rain ${number}`)
  })
  await before.close()

  let kills = 0
  for (const lines of [1, 11, 30, 25, 7, 9]) if (await report(lines)) kills += 1
  expect(kills).toBeGreaterThan(3)
  await report(null)

  const after = await open()
  try {
    const rows = await after.kysely.selectFrom('mail').select('recipient').execute()
    expect(rows.map(({ recipient }) => recipient).toSorted()).toEqual(
      Array.from({ length: readers }, (_, number) => `reader-${number}@example.net`).toSorted(),
    )
    const [run, ...others] = await after.kysely.selectFrom('digest_run').selectAll().execute()
    expect([run?.ended_at, others]).toEqual([expect.any(Date), []])
  } finally {
    await after.close()
  }
})

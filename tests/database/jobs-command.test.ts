/** `recto jobs`, while a server holds the library. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createJobs } from '../../src/core/jobs/jobs.ts'
import { countJobs } from '../../src/core/jobs/list-jobs.ts'
import { readConfig } from '../../src/main/config.ts'
import { jobDefinitions } from '../../src/main/jobs.ts'
import { openLibrary } from '../../src/main/library.ts'
import { commands } from '../../src/main/terminal-commands/commands.ts'
import { takeCommands } from '../../src/main/terminal-commands/take-commands.ts'

const root = resolve(import.meta.dirname, '../..')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-jobs-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function recto(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'src/cli/recto.ts'), ...args], {
    env: { ...process.env, RECTO_DATA: join(folder, 'library'), DATABASE_URL: '', NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += String(chunk)
    })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', code => done({ code, output }))
  })
}

test('jobs and their failures are listed, and failed jobs are retried, also while a server runs', async () => {
  const library = await openLibrary(readConfig({ RECTO_DATA: join(folder, 'library') }))
  const { kysely } = library.database
  const [known] = jobDefinitions
  if (known === undefined) throw new Error('There are no jobs.')
  const lost = { ...known, name: 'test.lost', schedule: null, retry: { limit: 0, delay: 0, maxDelay: 1 } }
  const setting = { database: library.database, onFailure: () => undefined }
  const jobs = createJobs({ ...setting, definitions: [...jobDefinitions, lost] })
  jobs.handle(known, () => Promise.reject(new Error('the disk\nis full')))
  jobs.handle(lost, () => Promise.reject(new Error('nobody answers')))
  await jobs.start()
  await jobs.enqueue(lost, {})
  const server = await takeCommands({ library, commands, onError: error => expect.unreachable(String(error)) })
  try {
    const failed = async () => (await countJobs(kysely)).get(known.name)?.lastFailure?.message
    await expect.poll(failed).toBe('the disk is full')
    const { code, output } = await recto('jobs')
    expect(code).toBe(0)
    expect(output).toMatch(/^accounts\.delete-expired +every 60 min +1 +0 +0 +[\d-]+ [\d:]+ UTC: the disk is full$/m)
    expect(output).toMatch(/^publications\.keep-library +at each start +0 +0 +0$/m)

    await expect.poll(async () => (await countJobs(kysely)).get(lost.name)?.dead).toBe(1)
    const dead = z.array(z.object({ id: z.string(), job: z.string(), message: z.string() }))
    const [letter] = dead.parse(JSON.parse((await recto('--json', 'jobs', 'failed')).output))
    expect(letter).toMatchObject({ job: lost.name, message: 'nobody answers' })
    await jobs.close()
    const id = letter?.id ?? ''
    expect(await recto('jobs', 'retry', id)).toEqual({ code: 0, output: `The job ${id} is tried again.\n` })
    expect((await countJobs(kysely)).get(lost.name)).toMatchObject({ dead: 0, waiting: 1 })
    expect((await recto('jobs', 'retry', id)).output).toContain('none that was given up has this id')
    expect((await recto('jobs', 'failed')).output).toBe('No job was given up.\n')
    expect((await recto('jobs', 'retry', 'x')).code).toBe(2)
  } finally {
    await sql`delete from pgboss.job`.execute(kysely)
    await jobs.close()
    await server?.close()
    await library.database.close()
  }
})

/**
 * Some disturbances of the campaign `kills`, which has many: servers, workers and imports on one database, killed, cut off and robbed of
 * their leases; without a server, one process on the embedded database.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { disturb } from '../../scripts/campaigns/kills.ts'
import { createOnServer } from '../support/database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-kills-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function failuresIn(databases: readonly [string, string], to: number): Promise<string[]> {
  const failures: string[] = []
  const [environment, clean] = databases.map((url, index) => ({ RECTO_DATA: join(folder, `${index}`), DATABASE_URL: url }))
  if (environment === undefined || clean === undefined) throw new Error('There is no library.')
  await disturb(environment, clean, { seed: 7, from: 0, to, onFailure: failure => failures.push(failure), onDone: () => undefined })
  return failures
}

const server = process.env.TEST_DATABASE_URL
const title = 'nothing is lost, doubled or half'

test.skipIf(!server)(`${title} (skipped where TEST_DATABASE_URL is not set)`, { timeout: 300_000 }, async () => {
  const [library, clean] = [await createOnServer(server ?? ''), await createOnServer(server ?? '')]
  try {
    expect(await failuresIn([library.url, clean.url], 6)).toEqual([])
  } finally {
    await library.drop()
    await clean.drop()
  }
})

test.skipIf(server)(`${title} on the embedded database (skipped where TEST_DATABASE_URL is set)`, { timeout: 300_000 }, async () => {
  expect(await failuresIn(['', ''], 3)).toEqual([])
})

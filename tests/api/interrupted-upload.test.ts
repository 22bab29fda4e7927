/** A small one of the campaign `uploads`: broken off four times, and at the last of these the server is killed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { interrupt } from '../../scripts/campaigns/uploads.ts'
import { createOnServer } from '../support/database.ts'

test('an interrupted upload is complete in the end, also after a kill of the server', { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-interrupted-'))
  const server = process.env.TEST_DATABASE_URL
  const database = server ? await createOnServer(server) : null
  const failures: string[] = []
  try {
    const environment = { RECTO_DATA: folder, DATABASE_URL: database?.url ?? '' }
    const cases = { seed: 3, from: 0, to: 6, onFailure: (failure: string) => failures.push(failure), onDone: () => undefined }
    const table = await interrupt(environment, cases, 4)
    expect(failures).toEqual([])
    expect(table.at(-1)).toMatch(/^\| 6 MB \| 4 \| 1 \|/)
  } finally {
    await database?.drop()
    await rm(folder, { recursive: true, force: true })
  }
})

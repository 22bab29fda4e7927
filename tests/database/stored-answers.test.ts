/** Which of several requests does a call, and what is stored of it: of all processes over one database. */

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { exportParts } from '../../src/main/export-parts.ts'
import { createAnswerStore } from '../../src/modules/accounts/data/stored-answer.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { sweepAccounts } from '../../src/modules/accounts/use-cases/sweep-accounts.ts'
import { exportLibrary } from '../../src/modules/publications/use-cases/export/export-library.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let store: ReturnType<typeof createAnswerStore>
let accountId: AccountId
beforeAll(async () => {
  library = await openTestLibrary()
  store = createAnswerStore(library.database.kysely)
  const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Roof', password: 'slate roofs keep rain out', roles: [] }
  accountId = (await addUser({ kysely: library.database.kysely, accountParts }, ada)).id
})
afterAll(() => library.close())

const callOf = (id: string, fingerprint = 'body') => ({ id, fingerprint, accountId })
async function claimed(id: string): Promise<string> {
  const claim = await store.claim(callOf(id))
  if (claim.kind !== 'claimed') throw new Error(`${id} was claimed before: ${claim.kind}`)
  return claim.attempt
}
const setTimes = (id: string, times: { leaseLeft?: number; lifetime?: number }) =>
  library.database.kysely
    .updateTable('idempotency_key')
    .set({
      ...(times.leaseLeft !== undefined && { leased_until: sql<Date>`now() + make_interval(secs => ${times.leaseLeft})` }),
      ...(times.lifetime !== undefined && { expires_at: sql<Date>`now() + make_interval(secs => ${times.lifetime})` }),
    })
    .where('id', '=', id)
    .execute()
const sealed = new Uint8Array([0, 255, 10])

test('of many simultaneous claims one is granted, in every round', async () => {
  for (let round = 0; round < 20; round += 1) {
    const claims = await Promise.all(Array.from({ length: 30 }, () => store.claim(callOf(`at once ${round}`))))
    expect(Map.groupBy(claims, ({ kind }) => kind).get('claimed')).toHaveLength(1)
    expect(claims.filter(({ kind }) => kind === 'running')).toHaveLength(29)
  }
})

test('of many requests that find an expired claim, one takes it over', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = `lost ${round}`
    const lost = await claimed(id)
    await setTimes(id, { leaseLeft: -1 })
    const claims = await Promise.all(Array.from({ length: 30 }, () => store.claim(callOf(id))))
    const granted = claims.filter(claim => claim.kind === 'claimed')
    expect(granted).toHaveLength(1)
    expect(granted[0]?.attempt).not.toBe(lost)
  }
})

test('claims during releases are granted one after the other, and never two at once', async () => {
  let running = 0
  const tries = Array.from({ length: 30 }, async () => {
    const claim = await store.claim(callOf('released'))
    if (claim.kind !== 'claimed') return claim.kind
    running += 1
    expect(running).toBe(1)
    running -= 1
    await store.release('released', claim.attempt)
    return claim.kind
  })
  expect((await Promise.all(tries)).filter(kind => kind !== 'running' && kind !== 'claimed')).toEqual([])
  expect((await store.claim(callOf('released'))).kind).toBe('claimed')
})

test('an answer is stored unchanged, for the same request only', async () => {
  await store.finish('done', await claimed('done'), { status: 201, sealed })
  const again = await store.claim(callOf('done'))
  expect(again).toMatchObject({ kind: 'done', status: 201 })
  expect(again.kind === 'done' && again.sealed !== null && Buffer.from(again.sealed).equals(sealed)).toBe(true)
  expect(await store.claim(callOf('done', 'another body'))).toEqual({ kind: 'reused' })
  await store.finish('large', await claimed('large'), { status: 200, sealed: null })
  expect(await store.claim(callOf('large'))).toEqual({ kind: 'done', status: 200, sealed: null })
})

test('a request that lost its lease changes nothing any more', async () => {
  const late = await claimed('late')
  await setTimes('late', { leaseLeft: -1 })
  expect(await store.claim(callOf('late', 'another body'))).toEqual({ kind: 'reused' })
  const now = await claimed('late')
  await store.finish('late', late, { status: 500, sealed: null })
  await store.release('late', late)
  expect(await store.claim(callOf('late'))).toMatchObject({ kind: 'running' })
  await store.finish('late', now, { status: 200, sealed })
  expect(await store.claim(callOf('late'))).toMatchObject({ kind: 'done', status: 200 })
  // The lease of a call that is done does not count.
  await setTimes('late', { leaseLeft: -1 })
  expect(await store.claim(callOf('late'))).toMatchObject({ kind: 'done' })
})

test('an expired call counts as new, and the sweep deletes it', async () => {
  await store.finish('old', await claimed('old'), { status: 200, sealed })
  await setTimes('old', { lifetime: -1 })
  expect((await store.claim(callOf('old', 'another body'))).kind).toBe('claimed')
  await setTimes('old', { lifetime: -1 })
  await claimed('new')
  await sweepAccounts(library.database.kysely)
  const left = await library.database.kysely.selectFrom('idempotency_key').select('id').where('id', 'in', ['old', 'new']).execute()
  expect(left).toEqual([{ id: 'new' }])
})

test('an export has no stored answers', async () => {
  await store.finish('exported', await claimed('exported'), { status: 200, sealed })
  const folder = join(library.folder, 'export')
  await exportLibrary({ kysely: library.database.kysely, files: library.files, exportParts }, folder)
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))
  expect(texts.join()).toContain('ada@example.org')
  expect(texts.join()).not.toMatch(/idempotency|exported/)
})

test('a call of a deleted account is refused', async () => {
  await expect(store.claim({ id: 'gone', fingerprint: 'body', accountId: testId(2_000_000_000) })).rejects.toMatchObject({
    code: 'ACCOUNT_REMOVED',
  })
  expect((await store.claim({ id: 'nobody', fingerprint: 'body', accountId: null })).kind).toBe('claimed')
})

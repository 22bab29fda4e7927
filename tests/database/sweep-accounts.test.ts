/** What lets somebody in, and how long it does. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountParts } from '../../src/main/account-data.ts'
import { countAttempt, forgetAttempts } from '../../src/modules/accounts/data/attempt.ts'
import { consumeOneTimeToken, findOneTimeToken, issueOneTimeToken } from '../../src/modules/accounts/data/one-time-token.ts'
import { addSession } from '../../src/modules/accounts/data/session.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { sweepAccounts } from '../../src/modules/accounts/use-cases/sweep-accounts.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let accountId: number
beforeAll(async () => {
  library = await openTestLibrary()
  const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Roof', password: 'slate roofs keep rain out', roles: [] }
  accountId = (await addUser({ kysely: library.database.kysely, accountParts }, ada)).id
})
afterAll(() => library.close())

const oneTimeToken = (lifetime: number) =>
  issueOneTimeToken(library.database.kysely, { purpose: 'reset-password', accountId, data: { a: 1 }, lifetime })

test('a one-time token is taken once, for its purpose alone, and not after its time', async () => {
  const { kysely } = library.database
  const secret = await oneTimeToken(60)
  expect(await consumeOneTimeToken(kysely, 'register', secret)).toBeNull()
  expect(await findOneTimeToken(kysely, 'reset-password', secret)).toEqual({ accountId, data: { a: 1 } })
  const taken = await Promise.all([1, 2, 3].map(() => consumeOneTimeToken(kysely, 'reset-password', secret)))
  expect(taken.filter(each => each !== null)).toEqual([{ accountId, data: { a: 1 } }])
  const late = await oneTimeToken(-1)
  expect(await findOneTimeToken(kysely, 'reset-password', late)).toBeNull()
  expect(await consumeOneTimeToken(kysely, 'reset-password', late)).toBeNull()
})

test('tries are counted until their time is over, for each by itself', async () => {
  const { kysely } = library.database
  const limit = { what: 'knocking', max: 2, seconds: 60 }
  expect([await countAttempt(kysely, limit, 'ada'), await countAttempt(kysely, limit, 'ada')]).toEqual([null, null])
  expect(await countAttempt(kysely, limit, 'ada')).toBeGreaterThan(0)
  expect(await countAttempt(kysely, limit, 'ben')).toBeNull()
  await kysely.updateTable('attempt').set({ ends_at: sql<Date>`now() - interval '1 second'` }).execute()
  expect(await countAttempt(kysely, limit, 'ada')).toBeNull()
  await forgetAttempts(kysely, 'knocking', 'ada')
  expect((await kysely.selectFrom('attempt').select('count').execute()).map(({ count }) => count)).toEqual([1])
})

test('what is worth nothing any more is removed, and nothing else', async () => {
  const { kysely } = library.database
  const { key: platform } = await kysely.selectFrom('platform').select('key').limit(1).executeTakeFirstOrThrow()
  const session = (lifetime: number, remembered: number | null) =>
    addSession(kysely, { accountId, platform, signedInBy: 'password', clientInfo: { network: '', userAgent: '' }, lifetime, remembered })
  const [ended, remembered, open] = [await session(-5, null), await session(-5, 60), await session(60, null)]
  await kysely.deleteFrom('ticket').execute()
  await oneTimeToken(-1)
  const valid = await oneTimeToken(60)
  await sweepAccounts(kysely)
  const left = await kysely.selectFrom('session').select('id').orderBy('id').execute()
  expect(left.map(({ id }) => id)).toEqual([remembered.id, open.id])
  expect(left.map(({ id }) => id)).not.toContain(ended.id)
  expect(await kysely.selectFrom('ticket').select('hash').execute()).toHaveLength(1)
  expect(await findOneTimeToken(kysely, 'reset-password', valid)).not.toBeNull()
})

/** What lets somebody in, and how long it does. */

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { countAttempt, forgetAttempts } from '../../src/modules/accounts/data/attempt.ts'
import { findMailedLink, lockMailedLink, storeLinkUsed, withdrawMailedLinks } from '../../src/modules/accounts/data/mailed-link.ts'
import {
  consumeOneTimeToken,
  findOneTimeToken,
  issueOneTimeToken,
  type NewOneTimeToken,
} from '../../src/modules/accounts/data/one-time-token.ts'
import { addSession } from '../../src/modules/accounts/data/session.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { sweepAccounts } from '../../src/modules/accounts/use-cases/sweep-accounts.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let accountId: AccountId
beforeAll(async () => {
  library = await openTestLibrary()
  const ada = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Roof', password: 'slate roofs keep rain out', roles: [] }
  accountId = (await addUser({ kysely: library.database.kysely, accountParts }, ada)).id
})
afterAll(() => library.close())

const oneTimeToken = (lifetime: number, purpose: NewOneTimeToken['purpose'] = 'identity-provider') =>
  issueOneTimeToken(library.database.kysely, { purpose, accountId, data: { a: 1 }, lifetime })

test('a one-time token is consumed once, for its purpose only, and not after it has expired', async () => {
  const { kysely } = library.database
  const secret = await oneTimeToken(60)
  expect(await consumeOneTimeToken(kysely, 'passkey-sign-in', secret)).toBeNull()
  expect(await findOneTimeToken(kysely, 'identity-provider', secret)).toEqual({ accountId, data: { a: 1 } })
  const taken = await Promise.all([1, 2, 3].map(() => consumeOneTimeToken(kysely, 'identity-provider', secret)))
  expect(taken.filter(each => each !== null)).toEqual([{ accountId, data: { a: 1 } }])
  const late = await oneTimeToken(-1)
  expect(await findOneTimeToken(kysely, 'identity-provider', late)).toBeNull()
  expect(await consumeOneTimeToken(kysely, 'identity-provider', late)).toBeNull()
})

test('attempts are counted until their time is over, each key separately', async () => {
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

test('the sweep deletes expired rows, and nothing else', async () => {
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
  expect(await findOneTimeToken(kysely, 'identity-provider', valid)).not.toBeNull()
})

test('an expired mailed link is reduced to its outcome after a week, which is deleted after a month', async () => {
  const { kysely } = library.database
  await kysely.deleteFrom('ticket').execute()
  const day = 24 * 3600
  const expired = await oneTimeToken(-1, 'change-address')
  await oneTimeToken(-31 * day, 'change-address')
  const recent = await oneTimeToken(-29 * day, 'change-address')
  const withdrawn = await oneTimeToken(60, 'reset-password')
  await withdrawMailedLinks(kysely, accountId, 'reset-password')
  const open = await oneTimeToken(60, 'reset-password')
  const used = await oneTimeToken(60, 'delete-account')
  await kysely.transaction().execute(async trx => {
    expect(await lockMailedLink(trx, 'delete-account', used)).toMatchObject({ accountId, closed: null })
    await storeLinkUsed(trx, used)
  })
  await sweepAccounts(kysely)
  const forgotten = { accountId: null, data: {} }
  expect(await findMailedLink(kysely, 'change-address', recent)).toEqual({ ...forgotten, closed: null, isExpired: true })
  // For a week its page can send another one.
  expect(await findMailedLink(kysely, 'change-address', expired)).toEqual({ accountId, data: { a: 1 }, closed: null, isExpired: true })
  expect(await findMailedLink(kysely, 'reset-password', withdrawn)).toEqual({ ...forgotten, closed: 'withdrawn', isExpired: false })
  expect(await findMailedLink(kysely, 'delete-account', used)).toEqual({ ...forgotten, closed: 'used', isExpired: false })
  expect(await findMailedLink(kysely, 'reset-password', open)).toEqual({ accountId, data: { a: 1 }, closed: null, isExpired: false })
  expect(await findMailedLink(kysely, 'register', open)).toBeUndefined()
  expect(await kysely.selectFrom('ticket').select('hash').execute()).toHaveLength(5)
})

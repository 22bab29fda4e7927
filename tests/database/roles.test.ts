/** Giving and taking roles, in the library and by command line. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { addAccount } from '../../src/modules/accounts/data/account.ts'
import { removeAccount } from '../../src/modules/accounts/use-cases/account-data.ts'
import { createRoles } from '../../src/modules/accounts/use-cases/roles/roles.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
})
afterAll(() => library.close())
beforeEach(async () => {
  for (const table of ['account', 'role_change'] as const) await kysely().deleteFrom(table).execute()
})
const kysely = () => library.database.kysely
const roles = () => createRoles({ kysely: kysely(), accountParts })

async function add(email: string, name: string, ...given: Role[]): Promise<AccountId> {
  const [firstName = '', lastName = ''] = name.split(' ')
  const id = await addAccount(kysely(), { email, firstName, lastName, passwordHash: null, roles: ['ROLE_USER', ...given] })
  if (id === null) throw new Error(`${email} has an account already.`)
  return id
}
const superEditors = async () => (await roles().list({ query: '', role: 'ROLE_SUPER_EDITOR', page: 1 })).accounts.map(({ email }) => email)

test('accounts are found by words of name and email and by role, page by page', async () => {
  await add('ada@example.org', 'Ada Roof', 'ROLE_SUPER_EDITOR')
  await add('100%@example.org', 'Ben _Wall')
  for (let count = 0; count < 21; count++) await add(`many-${count}@example.net`, `Many People`)
  const found = async (query: string, role: Role | null = null) =>
    (await roles().list({ query, role, page: 1 })).accounts.map(({ email }) => email)
  expect(await found('  ROOF   ada ')).toEqual(['ada@example.org'])
  expect(await found('%')).toEqual(['100%@example.org'])
  expect(await found('_')).toEqual(['100%@example.org'])
  expect(await found("' or true --")).toEqual([])
  expect(await found('ada\0')).toEqual(['ada@example.org'])
  expect(await found('example.org', 'ROLE_SUPER_EDITOR')).toEqual(['ada@example.org'])
  const first = await roles().list({ query: 'many', role: null, page: 1 })
  const second = await roles().list({ query: 'many', role: null, page: 2 })
  expect([first.total, first.lastPage, first.accounts.length, second.accounts.length]).toEqual([21, 2, 20, 1])
  expect(first.accounts).not.toContainEqual(second.accounts[0])
  expect((await roles().list({ query: '', role: null, page: 900_000 })).accounts).toEqual([])
})

test('changes of roles are logged with their author, longer than the account exists', async () => {
  const ada = await add('ada@example.org', 'Ada Roof')
  const ben = await add('ben@example.org', 'Ben Wall', 'ROLE_SUPER_EDITOR')
  await roles().change({ accountId: ada, by: null, changes: [{ kind: 'give', role: 'ROLE_RESEARCH_REFEREE' }] })
  await roles().change({
    accountId: ada,
    by: ben,
    changes: [
      { kind: 'give', role: 'ROLE_EDITORIAL_BOARD' },
      { kind: 'take', role: 'ROLE_RESEARCH_REFEREE' },
      { kind: 'give', role: 'ROLE_USER' },
    ],
  })
  const recorded = async () => (await roles().find(ada))?.changes.map(({ kind, role, by }) => [kind, role, by])
  const byBen = { kind: 'account', name: 'Ben Wall', email: 'ben@example.org' }
  const before = [
    ['take', 'ROLE_RESEARCH_REFEREE', byBen],
    ['give', 'ROLE_EDITORIAL_BOARD', byBen],
    ['give', 'ROLE_RESEARCH_REFEREE', { kind: 'command-line' }],
  ]
  expect(await recorded()).toEqual(before)
  expect((await roles().find(ada))?.roles).toEqual(['ROLE_USER', 'ROLE_EDITORIAL_BOARD'])
  await removeAccount(accountParts, kysely(), { id: ben, email: 'ben@example.org' })
  expect(await recorded()).toEqual(before.map(([kind, role, by]) => [kind, role, by === byBen ? { kind: 'gone' } : by]))
  await removeAccount(accountParts, kysely(), { id: ada, email: 'ada@example.org' })
  expect(await roles().find(ada)).toBe(null)
  expect(await kysely().selectFrom('role_change').select('account_id').execute()).toEqual(Array(3).fill({ account_id: null }))
})

test('a refused change changes and logs nothing', async () => {
  const ada = await add('ada@example.org', 'Ada Roof', 'ROLE_SUPER_EDITOR')
  const changes = [
    { kind: 'give', role: 'ROLE_EDITORIAL_BOARD' },
    { kind: 'take', role: 'ROLE_SUPER_EDITOR' },
  ] as const
  expect(await roles().change({ accountId: ada, by: null, changes })).toEqual({ kind: 'refused', reason: 'last-super-editor' })
  expect(await roles().find(ada)).toMatchObject({ roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'], changes: [] })
  const ben = await add('ben@example.org', 'Ben Wall')
  expect(await roles().change({ accountId: ben, by: ben, changes: [{ kind: 'give', role: 'ROLE_SUPER_EDITOR' }] })).toEqual({
    kind: 'refused',
    reason: 'not-allowed',
  })
  expect(await roles().change({ accountId: testId(ben + 1000), by: ada, changes: [] })).toEqual({ kind: 'missing' })
  expect(await superEditors()).toEqual(['ada@example.org'])
})

test('of two super editors who remove each other at once, one stays', async () => {
  const ids = [await add('ada@example.org', 'Ada Roof', 'ROLE_SUPER_EDITOR'), await add('ben@example.org', 'Ben Wall', 'ROLE_SUPER_EDITOR')]
  const [ada = noId(), ben = noId()] = ids
  const take = (by: AccountId, accountId: AccountId) =>
    roles().change({ accountId, by, changes: [{ kind: 'take', role: 'ROLE_SUPER_EDITOR' }] })
  const outcomes = await Promise.all([take(ada, ben), take(ben, ada)])
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'refused'])
  expect(await superEditors()).toHaveLength(1)
})

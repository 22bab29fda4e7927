/** Texts that were typed and not saved: one for each account and object, which nothing writes over unseen. */

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId, SiteId } from '../../src/core/ids/shared-ids.ts'
import { deleteAutosave, findAutosave, storeAutosave } from '../../src/core/revisions/autosave.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { sweepAccounts } from '../../src/modules/accounts/use-cases/sweep-accounts.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let platformId: SiteId
const accounts: AccountId[] = []
beforeAll(async () => {
  library = await openTestLibrary()
  const { kysely } = library.database
  for (const email of ['ada@example.org', 'ben@example.org']) {
    const user = { email, firstName: 'Ada', lastName: 'Roof', password: 'slate roofs keep rain out', roles: [] }
    accounts.push((await addUser({ kysely, accountParts }, user)).id)
  }
  platformId = (await kysely.selectFrom('platform').select('id').limit(1).executeTakeFirstOrThrow()).id
})
afterAll(() => library.close())
beforeEach(() => library.database.kysely.deleteFrom('autosaved_text').execute())

const db = () => library.database.kysely
const key = (subject = 'page/1', account = 0) => ({ accountId: accounts[account] ?? noId(), platformId, subject })
const text = (title: string, revision: number, writer = 'one', sequence: number | null = null) => ({
  ...{ entries: { title: [title] }, revision, writer, sequence },
})
const titleOf = async (of = key()) => (await findAutosave(db(), of))?.entries.title

test('a later text replaces an earlier one in the same row', async () => {
  for (let revision = 0; revision < 20; revision += 1)
    expect(await storeAutosave(db(), key(), text(`Roof ${revision}`, revision))).toEqual({ kind: 'stored', revision: revision + 1 })
  expect(await titleOf()).toEqual(['Roof 19'])
  expect(await db().selectFrom('autosaved_text').select('subject').execute()).toHaveLength(1)
})

test('another window replaces the text only after it has received it', async () => {
  await storeAutosave(db(), key(), text('Slate', 0))
  const refused = await storeAutosave(db(), key(), text('Tile', 0, 'other'))
  expect(refused).toMatchObject({ kind: 'conflict', stored: { entries: { title: ['Slate'] }, revision: 1, writer: 'one' } })
  expect(await titleOf()).toEqual(['Slate'])
  expect(await storeAutosave(db(), key(), text('Tile', 1, 'other'))).toEqual({ kind: 'stored', revision: 2 })
  expect(await storeAutosave(db(), key(), text('Slate again', 1))).toMatchObject({ kind: 'conflict', stored: { revision: 2 } })
})

test('the same window may go on although a response was lost', async () => {
  await storeAutosave(db(), key(), text('Slate', 0))
  expect(await storeAutosave(db(), key(), text('Slates', 0))).toEqual({ kind: 'stored', revision: 2 })
})

test('a text that arrives after a later one of the same window changes nothing', async () => {
  await storeAutosave(db(), key(), text('S', 0, 'one', 1))
  // The connection of the second broke, and it is done after the third.
  expect(await storeAutosave(db(), key(), text('Slates', 1, 'one', 3))).toEqual({ kind: 'stored', revision: 2 })
  expect(await storeAutosave(db(), key(), text('Sl', 1, 'one', 2))).toEqual({ kind: 'stored', revision: 2 })
  expect(await titleOf()).toEqual(['Slates'])
  // Another window counts by itself.
  expect(await storeAutosave(db(), key(), text('Tiles', 2, 'other', 1))).toEqual({ kind: 'stored', revision: 3 })
  expect(await storeAutosave(db(), key(), text('Slate roofs', 2, 'one', 4))).toMatchObject({
    kind: 'conflict',
    stored: { writer: 'other' },
  })
})

test('of two windows at once, only one is stored', async () => {
  const outcomes = await Promise.all(['one', 'two', 'three'].map(writer => storeAutosave(db(), key(), text(writer, 0, writer))))
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'conflict', 'stored'])
})

test('an autosave belongs to one account and one object', async () => {
  await storeAutosave(db(), key(), text('Ada’s', 0))
  expect(await findAutosave(db(), key('page/1', 1))).toBeNull()
  expect(await storeAutosave(db(), key('page/1', 1), text('Ben’s', 0, 'other'))).toMatchObject({ kind: 'stored' })
  expect(await storeAutosave(db(), key('post/1'), text('A post', 0, 'other'))).toMatchObject({ kind: 'stored' })
  expect(await titleOf()).toEqual(['Ada’s'])
})

test('saving deletes the autosave that the form knows, and nothing newer', async () => {
  await storeAutosave(db(), key(), text('Slate', 0))
  await storeAutosave(db(), key(), text('Tile', 1, 'other'))
  await deleteAutosave(db(), key(), { revision: 1, writer: null })
  expect(await titleOf()).toEqual(['Tile'])
  await deleteAutosave(db(), key(), { revision: 2, writer: null })
  expect(await titleOf()).toBeUndefined()
})

test('saving deletes what the form itself stored meanwhile', async () => {
  await storeAutosave(db(), key(), text('Slate', 0, 'own'))
  await deleteAutosave(db(), key(), { revision: 0, writer: 'other' })
  expect(await titleOf()).toEqual(['Slate'])
  await deleteAutosave(db(), key(), { revision: 0, writer: 'own' })
  expect(await titleOf()).toBeUndefined()
})

test('an autosave is deleted after 90 days, and with its account', async () => {
  await storeAutosave(db(), key(), text('Slate', 0))
  await storeAutosave(db(), key('page/2'), text('Tile', 0))
  await db().updateTable('autosaved_text').set({ saved_at: sql`now() - interval '91 days'` }).where('subject', '=', 'page/1').execute()
  await sweepAccounts(db())
  expect([await titleOf(), await titleOf(key('page/2'))]).toEqual([undefined, ['Tile']])
  await db()
    .deleteFrom('account')
    .where('id', '=', accounts[0] ?? noId())
    .execute()
  expect(await db().selectFrom('autosaved_text').selectAll().execute()).toEqual([])
})

/** A page is decided about where it is when it is changed, not where it was when the form was sent. */

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInAccess } from '../../src/core/access/visible-to.ts'
import type { GatewayId, PageId } from '../../src/core/ids/shared-ids.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { lockPage, placePage, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import type { PageRevisionId } from '../../src/modules/website/domain/ids.ts'
import type { PageSource } from '../../src/modules/website/domain/site-pages/site-page.ts'
import { createPages } from '../../src/modules/website/use-cases/content-manager/create-pages.ts'
import type { ManagedPages } from '../../src/modules/website/use-cases/content-manager/pages.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'
import { untilSomethingWaits } from '../support/until-something-waits.ts'
import { signedInAs } from '../support/user.ts'

const [own, other] = [testId<GatewayId>(9001), testId<GatewayId>(9002)]
const site = (await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })).ofHost('localhost').platform
const source = (title: string): PageSource => ({
  ...{ title, description: null, layout: 'standard', fullWidth: false, body: `<p>${title}</p>` },
  ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null, redirectTo: null },
})

let library: TestLibrary
let pages: ManagedPages
let access: SignedInAccess
beforeAll(async () => {
  library = await openTestLibrary()
  const { kysely } = library.database
  const { id: siteId } = await kysely.selectFrom('platform').where('key', '=', site.key).select('id').executeTakeFirstOrThrow()
  await kysely
    .insertInto('gateway')
    .values([own, other].map(id => ({ id, platform_id: siteId, url: `g-${id}`, name: `Gateway ${id}`, type: 'GATEWAY' })))
    .execute()
  const account = { email: 'editor@recto.example', first_name: 'Ada', last_name: 'Roof' }
  const { id: accountId } = await kysely.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow()
  pages = createPages({ kysely, siteContent: { show: () => Promise.reject(new Error('Nobody looks at a page here')) } })
  const memberships = [{ role: 'ROLE_RESEARCH_PUBLISHER', site: site.key, gatewayId: own } as const]
  access = { user: { ...signedInAs('ROLE_USER'), accountId, memberships }, action: 'edit pages', site }
}, 60_000)
afterAll(() => library.close())

const revisionsOf = (id: PageId) =>
  library.database.kysely.selectFrom('site_page_revision').where('site_page_id', '=', id).selectAll().orderBy('id').execute()
const stateOf = async (id: PageId) => ({
  page: await library.database.kysely.selectFrom('site_page').where('id', '=', id).selectAll().executeTakeFirst(),
  revisions: await revisionsOf(id),
})

type Act = (id: PageId, revisionId: PageRevisionId) => Promise<{ kind: string }>
const acts: [string, Act][] = [
  ['saved', (id, basedOn) => pages.save(access, id, { ...source('Tiles'), path: '/tiles', gatewayId: own, showing: 'draft', basedOn })],
  ['hidden', id => pages.hide(access, id)],
  ['unscheduled', id => pages.unschedule(access, id)],
  ['deleted', id => pages.remove(access, id)],
  ['restored', (id, revisionId) => pages.restore(access, id, revisionId)],
]

let made = 0
/** A page of the user's gateway. */
async function newPage(shown: 'now' | 'not yet') {
  made += 1
  const path = `/slates-${made}`
  const id = await storeSitePage(library.database.kysely, site.key, { ...source('Slates'), path, gatewayId: own, shown })
  const [first] = await revisionsOf(id)
  if (first === undefined) throw new Error('The page has no revision')
  return { id, path, revisionId: first.id }
}

const moves = acts.flatMap(([name, act]) => [
  { name, act, shown: 'now' as const, outcome: 'forbidden' },
  { name, act, shown: 'not yet' as const, outcome: 'missing' },
])
test.each(moves)(
  'a page moved to another gateway while it is $name stays unchanged, and the outcome is $outcome',
  async ({ act, shown, outcome }) => {
    const { id, path, revisionId } = await newPage(shown)
    const [locked, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const move = library.database.kysely.transaction().execute(async trx => {
      await lockPage(trx, id)
      locked.resolve()
      await waiting.promise
      await placePage(trx, id, { path, gatewayId: other })
    })
    await locked.promise
    // It begins before the page has moved, and gets its lock after that.
    const answer = act(id, revisionId)
    await untilSomethingWaits(library.database)
    waiting.resolve()
    await move
    expect(await answer).toEqual({ kind: outcome })
    const { page, revisions } = await stateOf(id)
    expect([page?.gateway_id, page?.current_revision_id, revisions.length]).toEqual([other, shown === 'now' ? revisionId : null, 1])
  },
)

test.each(acts)('a page of the user’s own gateway can be %s', async (_, act) => {
  const { id, revisionId } = await newPage('now')
  expect((await act(id, revisionId)).kind).toMatch(/^(?:done|saved)$/)
})

test('restoring a revision leaves the page at its path', async () => {
  const { kysely } = library.database
  const { id, revisionId } = await newPage('not yet')
  await kysely.updateTable('site_page_revision').set({ path: '/elsewhere', gateway_id: other }).where('id', '=', revisionId).execute()
  expect(await pages.restore(access, id, revisionId)).toEqual({ kind: 'done' })
  const [, restored] = await revisionsOf(id)
  expect(restored).toMatchObject({ title: 'Slates', path: `/slates-${made}`, gateway_id: own, account_id: access.user.accountId })
})

const inAnHour = new Date(Date.now() + 3_600_000)
const anHourAgo = new Date(Date.now() - 3_600_000)
test.each([
  ['published', 'now', 'forbidden'],
  ['scheduled for a time that has come', anHourAgo, 'forbidden'],
  ['scheduled for later', inAnHour, 'missing'],
  ['a draft', 'not yet', 'missing'],
] as const)('a page of another gateway that is %s cannot be opened for editing', async (_, shown, outcome) => {
  made += 1
  const page = { ...source('Slates'), path: `/slates-${made}`, gatewayId: other, shown }
  expect((await pages.decide(access, await storeSitePage(library.database.kysely, site.key, page))).kind).toBe(outcome)
})

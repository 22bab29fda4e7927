/** Several pages or posts of a list, hidden or deleted at once: each is decided about as if it were the only one. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxId } from '../../src/core/ids/id.ts'
import type { GatewayId } from '../../src/core/ids/shared-ids.ts'
import { storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import type { PageSource } from '../../src/modules/website/domain/site-pages/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'
import { addGateway } from '../support/test-gateway.ts'

let site: TestApp
let editor: string
let gatewayEditor: string
let gatewayId: GatewayId
const kysely = () => site.database.kysely
const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
const page: PageSource = {
  ...{ title: 'Roofs', description: null, layout: 'standard', fullWidth: false, body: '<p>1</p>', redirectTo: null },
  ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null },
}

beforeAll(async () => {
  site = await buildTestApp()
  const { platform } = site.platforms.ofHost('localhost')
  await addPerson(site, 'ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  editor = await signIn(site.app, 'ada@example.org')
  gatewayId = await addGateway(site, { url: 'roofs', name: 'Roofs', shortSummary: 'Of roofs.' })
  const account = await addPerson(site, 'ben@example.org')
  const { id: platformId } = await kysely().selectFrom('platform').select('id').where('key', '=', platform.key).executeTakeFirstOrThrow()
  await kysely()
    .insertInto('membership')
    .values({ account_id: account, role: 'ROLE_RESEARCH_PUBLISHER', platform_id: platformId, gateway_id: gatewayId })
    .execute()
  gatewayEditor = await signIn(site.app, 'ben@example.org')
})
afterAll(() => site.close())

let made = 0
async function addPage(shown: 'now' | 'not yet' | Date, path = '/chosen', gateway: GatewayId | null = null): Promise<number> {
  made += 1
  const { key } = site.platforms.ofHost('localhost').platform
  await storeSitePage(kysely(), key, { ...page, path: `${path}/${made}`, title: `Roof ${made}`, shown })
  const { id } = await kysely().selectFrom('site_page').select('id').where('path', '=', `${path}/${made}`).executeTakeFirstOrThrow()
  if (gateway !== null) await kysely().updateTable('site_page').set({ gateway_id: gateway }).where('id', '=', id).execute()
  return id
}
const send = (url: string, rows: readonly (number | string)[], fields: Record<string, string>, cookie = editor, more = {}) =>
  site.app.inject({
    ...{ method: 'POST', url, headers: { ...headers, cookie, ...more } },
    payload: new URLSearchParams([...rows.map(row => ['row', String(row)]), ...Object.entries(fields)]).toString(),
  })
const get = async (url: string, cookie = editor) =>
  (await site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', cookie } })).body.replaceAll('<!-- -->', '')
const idsOf = async () => new Set<number>((await kysely().selectFrom('site_page').select('id').execute()).map(({ id }) => id))
const sure = { act: 'delete', confirmed: 'yes' }

test('selected published pages are taken offline, and drafts, scheduled and missing ones are reported and stay', async () => {
  const [one, draft, scheduled] = [await addPage('now'), await addPage('not yet'), await addPage(new Date('2999-01-01'))]
  const answer = await send('/my/content?search=roof&page=1', [one, draft, scheduled, maxId], { act: 'hide' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/my/content?search=roof&page=1&done=hide&count=1&late=${draft}.${scheduled}&missing=${maxId}`,
  ])
  const rows = await kysely().selectFrom('site_page').select(['id', 'current_revision_id', 'scheduled_revision_id']).execute()
  const stateOf = (id: number) => rows.find(row => row.id === id)
  expect([stateOf(one)?.current_revision_id, stateOf(scheduled)?.scheduled_revision_id]).toEqual([null, expect.any(Number)])
  const shown = await get(String(answer.headers.location))
  for (const said of ['1 page unpublished.', '2 were not changed', '1 no longer exists.']) expect(shown).toContain(said)
})

test('deleting asks for confirmation with names and number, and deletes nothing before', async () => {
  const ids = [await addPage('now'), await addPage('not yet')]
  const question = await send('/my/content?search=roof', ids, { act: 'delete' })
  expect(question.statusCode).toBe(200)
  for (const said of ['Delete 2 pages?', 'Yes, delete all 2', ...ids.map(id => `<input type="hidden" name="row" value="${id}"/>`)])
    expect(question.body.replaceAll('<!-- -->', '')).toContain(said)
  const before = await idsOf()
  for (const id of ids) expect(before.has(id)).toBe(true)
  const answer = await send('/my/content?search=roof', ids, sure)
  expect(answer.headers.location).toBe('/my/content?search=roof&done=delete&count=2')
  const after = await idsOf()
  for (const id of ids) expect(after.has(id)).toBe(false)
})

test('an editor of a gateway changes its pages only, and is told the number of others without their names', async () => {
  const [own, others] = [await addPage('now', '/gateways/roofs', gatewayId), await addPage('now')]
  const staticPage = 11
  const answer = await send('/my/content', [own, others, staticPage, maxId], sure, gatewayEditor)
  expect(answer.headers.location).toBe(`/my/content?done=delete&count=1&forbidden=${others}.${staticPage}&missing=${maxId}`)
  const left = await idsOf()
  expect([left.has(own), left.has(others)]).toEqual([false, true])
  const shown = await get(String(answer.headers.location), gatewayEditor)
  expect(shown).toContain('2 were not changed: you do not have permission.')
  expect(shown).not.toContain(`Roof ${made}`)
  // Not even the existence of somebody else's draft is revealed.
  const draft = await addPage('not yet')
  expect((await send('/my/content', [others, draft], { act: 'hide' }, gatewayEditor)).headers.location).toBe(
    `/my/content?done=hide&count=0&forbidden=${others}&missing=${draft}`,
  )
  expect((await send('/my/content/posts', [others], sure, gatewayEditor)).statusCode).toBe(403)
})

test('posts can be deleted in bulk too, also from a last page that no longer exists', async () => {
  const { key } = site.platforms.ofHost('localhost').platform
  const authorId = await storeBlogAuthor(kysely(), key, { slug: 'cleo-moss', name: 'Cleo Moss' })
  const ids = await kysely()
    .transaction()
    .execute(async trx => {
      const stored: number[] = []
      for (let number = 1; number <= 51; number += 1)
        stored.push(
          await storePost(trx, key, {
            ...{ section: 'blog', slug: `mossy-${number}`, authorId, title: `Mossy ${number}` },
            ...{ excerpt: '', body: '<p>1</p>', publishAt: new Date('2026-01-01') },
          }),
        )
      return stored
    })
  const [first, last] = [ids[0] ?? 0, ids.at(-1) ?? 0]
  expect((await send('/my/content/posts', [first, maxId], { act: 'hide' })).headers.location).toBe(
    `/my/content/posts?done=hide&count=1&missing=${maxId}`,
  )
  expect((await send('/my/content/posts', [first], { act: 'hide' })).headers.location).toContain(`count=0&late=${first}`)
  const answer = await send('/my/content/posts?search=mossy&page=2', [last], sure)
  const { location } = (
    await site.app.inject({ url: String(answer.headers.location), headers: { host: 'localhost', accept: 'text/html', cookie: editor } })
  ).headers
  expect(location).toBe('/my/content/posts?search=mossy&page=1&done=delete&count=1')
  expect(await get(String(location))).toContain('1 post was deleted.')
})

test('an empty or too large selection, unknown rows, actions and sites change nothing', async () => {
  const id = await addPage('now')
  const answers = [
    await send('/my/content', [], { act: 'hide' }),
    await send('/my/content', [id, ...Array.from({ length: 50 }, (_, index) => maxId - index)], sure),
    await send('/my/content', [id, '1.5'], sure),
    await send('/my/content', [id], { act: 'publish' }),
    await send('/my/content', [id], sure, editor, { 'sec-fetch-site': 'cross-site' }),
    await send('/my/content', [id], sure, ''),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422, 404, 404, 403, 302])
  expect(answers[0]?.body).toContain('Nothing is selected.')
  expect(answers[1]?.body.replaceAll('<!-- -->', '')).toContain('Select no more than 50.')
  expect((await idsOf()).has(id)).toBe(true)
})

test('where one row fails by an error of the server, the answer names it, those before it and those that were not tried', async () => {
  const [first, broken, last] = [await addPage('now'), await addPage('now'), await addPage('now')]
  await sql`create function refuse_page() returns trigger language plpgsql as $$
    begin raise exception 'the disk is full'; end $$`.execute(kysely())
  await sql`create trigger refuse_page before update on site_page for each row
    when (old.id = ${sql.lit(broken)}) execute function refuse_page()`.execute(kysely())
  const answer = await send('/my/content?search=roof', [first, broken, maxId, last], { act: 'hide' })
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/my/content?search=roof&done=hide&count=1&changed=${first}&failed=${broken}&untried=${maxId}.${last}`,
  ])
  const rows = await kysely().selectFrom('site_page').select('id').where('current_revision_id', 'is not', null).execute()
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([broken, last]))
  expect(rows.map(({ id }) => id)).not.toContain(first)
  const shown = await get(String(answer.headers.location))
  for (const said of ['1 page unpublished.', '1 was not changed, by an error of the server.', '2 were not tried after that.'])
    expect(shown).toContain(said)
  const [, alert = ''] = /<div[^>]*role="alert"[^>]*>(.*?)<form/s.exec(shown) ?? []
  for (const id of [first, broken, last]) expect(alert).toContain(`href="/my/content/pages/${id}"`)
  await sql`drop trigger refuse_page on site_page`.execute(kysely())
})

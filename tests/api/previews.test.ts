import { afterAll, beforeAll, expect, test } from 'vitest'
import { rolesThatMay } from '../../src/core/access/access.ts'
import { type Role, roles } from '../../src/core/access/roles.ts'
import { anonymous, type User } from '../../src/core/access/user.ts'
import { noId, uncheckedId } from '../../src/core/ids/id.ts'
import type { AccountId, AssetId, VersionId } from '../../src/core/ids/shared-ids.ts'
import { accountCookies } from '../../src/modules/sites/domain/consent/account-cookies.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson } from '../support/sign-in.ts'
import { signedInAs } from '../support/user.ts'

/** In these tests a session is the names of the user's roles, and the id of the account. */
const userIn = (cookie: string | undefined): User => {
  const session = new RegExp(`${accountCookies.session}=([\\w.]*)`).exec(cookie ?? '')?.[1]
  if (session === undefined) return anonymous
  const accountId = uncheckedId<AccountId>(Number(/\d+/.exec(session)?.[0] ?? 0))
  return { ...signedInAs(...roles.filter(role => session.split('.').includes(role))), accountId }
}

let library: TestApp
let draft: { versionId: VersionId; path: string }
let poster: { assetId: AssetId; path: string }
beforeAll(async () => {
  library = await buildTestApp({}, { userOf: async ({ headers }) => userIn(headers.cookie) })
  await library.load(['demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'])
  const { kysely } = library.database
  const version = await kysely
    .updateTable('version')
    .set({ pre_completion_status: 'DRAFT' })
    .where('version_number', '=', 2)
    .returning(['id', 'article_id'])
    .executeTakeFirstOrThrow()
  const first = kysely.selectFrom('version').where('article_id', '=', version.article_id).where('version_number', '=', 1).select('id')
  await kysely.updateTable('content_item').set({ current_version_id: first }).where('content_type', '=', 'ARTICLE').execute()
  const item = await kysely
    .updateTable('content_item')
    .set({ is_public: false })
    .where('content_type', '=', 'POSTER')
    .returningAll()
    .execute()
  const [{ id: assetId } = { id: noId() }] = await kysely.selectFrom('asset').select('id').execute()
  draft = { versionId: version.id, path: '/articles/1-308/v2' }
  poster = { assetId, path: `/posters/${item[0]?.volume}-${item[0]?.publication_id}` }
})
afterAll(() => library.close())

/** @param accountId of nobody’s account where it is left out */
const ask = (url: string, signedIn: readonly Role[] | null, accountId = 0) =>
  library.app.inject({
    url,
    headers: { accept: 'text/html', ...(signedIn && { cookie: `${accountCookies.session}=${[...signedIn, accountId].join('.')}` }) },
  })
const production: readonly Role[] = ['ROLE_RESEARCH_PRODUCTION_ASSISTANT', 'ROLE_RESEARCH_PRODUCTION_MANAGER', 'ROLE_SUPER_EDITOR']
const others = roles.filter(role => !production.includes(role))
const editorial = () => [
  `/editor/version/preview/${draft.versionId}`,
  `/editor/assets/preview/${poster.assetId}`,
  `/editor/version/${draft.versionId}`,
]

test('a signed-out user gets the same answer for existing and missing previews', async () => {
  for (const path of [
    ...editorial(),
    '/editor/version/preview/999999',
    '/editor/assets/preview/x',
    `/author/poster/preview/${poster.assetId}`,
  ]) {
    const { statusCode, headers, body } = await ask(path, null)
    expect([path, statusCode, headers.location]).toEqual([path, 302, `/login?returnTo=${encodeURIComponent(path)}`])
    expect(body).not.toMatch(/Hedgerow|ten cycles/i)
  }
})

test('editorial previews are for production staff and super editors only (R6-03)', async () => {
  for (const path of editorial()) {
    expect((await ask(path, others)).statusCode, path).toBe(403)
    expect((await ask(path, [])).statusCode, path).toBe(403)
  }
  for (const role of production) expect((await ask(editorial()[0] ?? '', [role])).statusCode, role).toBe(200)
})

test('an unpublished version has its page, with a notice, not indexed and not cacheable (R2.1-09, R2.3-24)', async () => {
  expect((await ask(draft.path, production)).statusCode).toBe(404)
  const preview = await ask(editorial()[0] ?? '', ['ROLE_SUPER_EDITOR'])
  expect(preview.statusCode).toBe(200)
  expect(preview.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(preview.headers.link).toBeUndefined()
  expect(preview.body).toMatch(/<strong>Preview<\/strong>/)
  expect(preview.body).toContain('<meta name="robots" content="noindex"/>')
  expect(preview.body).toMatch(/<h1[^>]*><strong class="title-notice" lang="en">RETRACTED:<\/strong> The first ten cycles/)
  const crumbs = /<nav aria-label="Breadcrumb"[^>]*>(.*?)<\/nav>/s.exec(preview.body)?.[1]?.match(/(?<=<li>).*?(?=<\/li>)/gs) ?? []
  expect(crumbs.map(crumb => crumb.replace(/<[^>]+>/g, '').slice(0, 14))).toEqual(['Home', 'RETRACTED: The'])
  // Somebody else at the same address is asked again who they are.
  expect((await ask(editorial()[0] ?? '', null)).statusCode).toBe(302)
})

test('an unpublished asset has its page, for editors and, under its own type, for authors (R2.1-10, R2.1-11)', async () => {
  expect((await ask(poster.path, production)).statusCode).toBe(404)
  for (const [path, signedIn] of [
    [`/editor/assets/preview/${poster.assetId}`, production],
    [`/author/poster/preview/${poster.assetId}`, production],
  ] as const) {
    const preview = await ask(path, signedIn)
    expect([path, preview.statusCode]).toEqual([path, 200])
    expect(preview.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(preview.body).toMatch(/<strong>Preview<\/strong>/)
    expect(preview.body).toMatch(/<h1[^>]*>Moths/)
  }
})

test('an author’s preview opens for authors and production staff, and is not found for others (R2.1-11, R6-04)', async () => {
  const { kysely } = library.database
  const path = `/author/poster/preview/${poster.assetId}`
  const orcid = '0000-0002-1825-0097'
  const account = async (email: string) => await addPerson(library, email)
  const people = {
    byEmail: await account('I.Verhaegen@Example.org'),
    byOrcid: await account('ngozi@example.org'),
    other: await account('other@example.org'),
  }
  await kysely.updateTable('author').set({ orcid }).where('full_name', '=', 'Ngozi Ekwueme').execute()
  await kysely.updateTable('account').set({ orcid }).where('id', '=', people.byOrcid).execute()
  const status = async (signedIn: readonly Role[], accountId?: AccountId) => (await ask(path, signedIn, accountId)).statusCode

  expect([await status([], people.byEmail), await status(['ROLE_USER'], people.byOrcid), await status([], people.other)]).toEqual([
    200, 200, 404,
  ])
  // An author of something else.
  await kysely.updateTable('author').set({ email: 'other@example.org' }).where('version_id', 'is not', null).execute()
  expect(await status([], people.other)).toBe(404)
  // An address that nobody has confirmed proves nothing.
  await kysely.updateTable('account').set({ email_verified_at: null }).where('id', '=', people.byEmail).execute()
  expect(await status([], people.byEmail)).toBe(404)
  for (const role of roles)
    expect([role, await status([role], people.other)]).toEqual([role, rolesThatMay('see unpublished work').includes(role) ? 200 : 404])
  // What is refused and what is not there are answered alike, but for the number asked for.
  const [refused, missing] = await Promise.all([path, '/author/poster/preview/999999'].map(url => ask(url, [], people.other)))
  expect(refused?.body.replaceAll(path, '')).toBe(missing?.body.replaceAll('/author/poster/preview/999999', ''))
})

test.each([
  ['/editor/version/preview/999999'],
  ['/editor/version/preview/abc'],
  ['/editor/version/preview/1-2'],
  ['/editor/assets/preview/999999'],
  ['/author/slide/preview/1'],
  ['/author/video/preview/1'],
  ['/author/toString/preview/1'],
  ['/author/poster/preview/-1'],
])('the preview %s is not found', async path => {
  expect((await ask(path, production)).statusCode).toBe(404)
})

test('content of another site cannot be previewed', async () => {
  for (const url of editorial().slice(0, 2)) {
    const headers = { host: 'gates.localhost', cookie: `${accountCookies.session}=ROLE_SUPER_EDITOR` }
    expect((await library.app.inject({ url, headers })).statusCode).toBe(404)
  }
})

test('the editor opens on the site’s admin host, and without one a page says so and links to the preview (R2.1-12, A3-36)', async () => {
  const path = `/editor/version/${draft.versionId}`
  const without = await ask(path, production)
  expect([without.statusCode, without.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(without.body).toContain('This site has no editor')
  expect(without.body).toContain(`href="/editor/version/preview/${draft.versionId}"`)
  expect((await ask('/editor/version/999999', production)).statusCode).toBe(404)
  const { platform } = library.platforms.ofHost('localhost')
  const before = platform.additionalDetails.adminHost
  platform.additionalDetails.adminHost = 'https://admin.example.org'
  const opened = await ask(path, production)
  platform.additionalDetails.adminHost = before
  expect([opened.statusCode, opened.headers.location]).toEqual([302, `https://admin.example.org${path}`])
})

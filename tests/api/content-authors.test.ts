/** Authors of posts as editors write them, in a browser without scripts (specification, accounts.md section 2 “Blog”). */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import type { BlogAuthorId } from '../../src/modules/website/domain/ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let other: string
let reader: string
const kysely = () => site.database.kysely
/** A platform with both sections. */
const host = 'ore.localhost'
const path = '/my/content/authors'

beforeAll(async () => {
  site = await buildTestApp()
  const person = async (email: string, ...roles: Parameters<typeof addPerson>[2][]) => {
    await addPerson(site, email, ...roles)
    return await signIn(site.app, email, { headers: { host } })
  }
  editor = await person('ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  other = await person('ben@example.org', 'ROLE_RESEARCH_PUBLISHER')
  reader = await person('cleo@example.org')
})
afterAll(() => site.close())
beforeEach(async () => {
  await kysely().deleteFrom('blog_post').execute()
  await kysely().deleteFrom('blog_author').execute()
})

const post = (url: string, entries: Record<string, string>, cookie = editor, at = host) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host: at, 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(entries).toString(),
  })
const get = (url: string, cookie = '') => site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
const textOf = (body: string) =>
  body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, '')

const cleo = { act: 'save', name: 'Cleo Moss', slug: 'cleo-moss', bio: '<p>Counts <em>moss</em>.</p>' }
async function add(entries: Record<string, string> = {}): Promise<BlogAuthorId> {
  const { headers } = await post(`${path}/new`, { ...cleo, ...entries })
  return testId(Number(/authors\/(\d+)\?done=saved/.exec(String(headers.location))?.[1]))
}
const wordOf = async (id: number): Promise<string> =>
  /name="word" value="([^"]*)"/.exec((await get(`${path}/${id}`, editor)).body)?.[1] ?? ''
const addPost = (authorId: BlogAuthorId, publishAt: Date | null = new Date('2026-01-01')) =>
  kysely()
    .transaction()
    .execute(trx =>
      storePost(trx, 'ore', {
        ...{ section: 'blog', slug: 'on-moss', authorId, title: 'On moss', excerpt: 'Of it.', body: '<p>Moss.</p>', publishAt },
      }),
    )

test('an author is created and changed, and shown at once with a sanitised biography', async () => {
  const id = await add({ bio: '<p onclick="x()">Counts <em>moss</em>.</p><script>bad()</script>', slug: '' })
  await addPost(id)
  await expect.poll(async () => (await get('/blog/author/cleo-moss')).body).toContain('<p>Counts <em>moss</em>.</p>')
  expect((await get('/blog/author/cleo-moss')).body).not.toMatch(/onclick|bad\(\)/)
  const [listed] = (await get('/wp-json/f1000/v1/authors')).json<object[]>()
  expect(listed).toMatchObject({ slug: 'cleo-moss', name: 'Cleo Moss', bio: 'Counts moss.' })
  const list = textOf((await get(path, editor)).body)
  expect(list).toMatch(/Cleo Moss.*cleo-moss · 1 post/s)
  await post(`${path}/${id}`, { ...cleo, name: 'Cleo Lichen', word: await wordOf(id) })
  await expect.poll(async () => textOf((await get('/blog/on-moss')).body)).toContain('Cleo Lichen')
})

test('a former path redirects to the current one, until another author has it', async () => {
  const id = await add()
  await addPost(id)
  await post(`${path}/${id}`, { ...cleo, slug: 'c-moss', word: await wordOf(id) })
  await expect.poll(async () => (await get('/blog/author/cleo-moss')).headers.location).toBe('/blog/author/c-moss')
  expect((await get('/de/blog/author/cleo-moss')).headers.location).toBe('/de/blog/author/c-moss')
  expect((await get('/blog/author/nobody')).statusCode).toBe(404)
})

test('an author’s image is from the site’s media library, and the account one of its editors', async () => {
  await kysely()
    .insertInto('file')
    .values([
      { sha256: 'a'.repeat(64), bytes: 10, mime_type: 'image/png', width: 80, height: 60 },
      { sha256: 'b'.repeat(64), bytes: 10, mime_type: 'image/png', width: 80, height: 60 },
    ])
    .execute()
  const picture = async (platform: string, sha256: string) => {
    const made = await kysely()
      .insertInto('site_media')
      .values({ platform_id: await findPlatformId(kysely(), platform), name: 'moss.png', sha256, alt: '' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return String(made.id)
  }
  const own = await picture('ore', 'a'.repeat(64))
  const ofOther = await picture('wellcome', 'b'.repeat(64))
  const refused = await post(`${path}/new`, { ...cleo, picture: ofOther })
  expect([refused.statusCode, textOf(refused.body)]).toEqual([422, expect.stringContaining('Choose from the list')])
  const ben = await accountOf('ben@example.org')
  const id = await add({ picture: own, account: ben })
  await addPost(id)
  await expect.poll(async () => (await get('/blog/author/cleo-moss')).body).toMatch(/<img[^>]*data-size="80"/)
  expect((await get('/blog')).body).toMatch(/<img[^>]*data-size="50"/)
  expect((await get(`${path}/${id}`, editor)).body).toMatch(new RegExp(`<select[^>]*name="account".*<option value="${ben}" selected`, 's'))
  expect(await kysely().selectFrom('blog_author').select('account_id').executeTakeFirst()).toEqual({ account_id: Number(ben) })
  const uses = textOf((await get(`/my/content/media/${own}`, editor)).body)
  expect(uses).toContain('Cleo Moss')
})

const accountOf = async (email: string): Promise<string> =>
  String((await kysely().selectFrom('account').where('email', '=', email).select('id').executeTakeFirstOrThrow()).id)
/** Without what is another one in each answer. */
const withoutEntry = ({ statusCode, body }: { statusCode: number; body: string }, entry: string) => [
  statusCode,
  body
    .replaceAll(`"${entry}"`, '"…"')
    .replaceAll(`>${entry}<`, '>…<')
    .replaceAll(`\\"${entry}\\"`, '\\"…\\"')
    .replaceAll(/nonce-[\w+/=-]+|nonce="[^"]*"|sha256-[\w+/=-]+/g, ''),
]

test('the form does not reveal whether somebody who is no editor has an account', async () => {
  const id = await add()
  const word = await wordOf(id)
  const stranger = await accountOf('cleo@example.org')
  const nobody = '987654321'
  for (const url of [`${path}/new`, `${path}/${id}`]) {
    const ask = (account: string) => post(url, { ...cleo, slug: 'asked', word, account })
    const known = await ask(stranger)
    expect(known.statusCode).toBe(422)
    expect(withoutEntry(known, stranger)).toEqual(withoutEntry(await ask(nobody), nobody))
    // Nor do paths say anything.
    const [there, missing] = ['cleo@example.org', 'nobody@example.org']
    expect(withoutEntry(await ask(there), there)).toEqual(withoutEntry(await ask(missing), missing))
  }
  const form = (await get(`${path}/${id}`, editor)).body
  const names = [...(/<select[^>]*name="account".*?<\/select>/s.exec(form)?.[0] ?? '').matchAll(/<option[^>]*>([^<]*)/g)].map(
    ([, name]) => name,
  )
  expect(names.toSorted()).toEqual(['Ada Roof', 'Ada Roof', 'No account'])
  expect(form).not.toMatch(/(?:ben|cleo)@example\.org/)
  // Who the author is already stays, and is nobody's to give to another.
  await kysely()
    .updateTable('blog_author')
    .set({ account_id: testId(Number(stranger)) })
    .where('id', '=', id)
    .execute()
  const stored = await post(`${path}/${id}`, { ...cleo, name: 'Cleo', account: stranger, word: await wordOf(id) })
  expect(stored.statusCode).toBe(303)
  expect((await post(`${path}/new`, { ...cleo, slug: 'other', account: stranger })).statusCode).toBe(422)
})

test('invalid and taken names and paths are refused, and the entries stay', async () => {
  await add()
  const taken = await post(`${path}/new`, { ...cleo, name: 'Another Moss' })
  expect([taken.statusCode, textOf(taken.body)]).toEqual([409, expect.stringContaining('Another author already has this address')])
  expect(taken.body).toContain('value="Another Moss"')
  const invalid = await post(`${path}/new`, { ...cleo, name: '', slug: 'No Slug' })
  expect(invalid.statusCode).toBe(422)
  expect(textOf(invalid.body)).toContain('Name cannot be blank')
  const long = await post(`${path}/new`, { ...cleo, slug: 'long', bio: 'x'.repeat(20_001) })
  expect(long.statusCode).toBe(422)
  expect(await kysely().selectFrom('blog_author').select('id').execute()).toHaveLength(1)
})

test('saving over somebody else’s change is refused with who made it, and nothing is lost', async () => {
  const id = await add()
  const word = await wordOf(id)
  await post(`${path}/${id}`, { ...cleo, name: 'First', word }, other)
  const late = await post(`${path}/${id}`, { ...cleo, name: 'Second', word })
  expect([late.statusCode, textOf(late.body)]).toEqual([409, expect.stringMatching(/Ada Roof saved this at .*UTC, after you opened it/i)])
  expect(late.body).toContain('value="Second"')
  // Once more, it is meant.
  const again = /name="word" value="([^"]*)"/.exec(late.body)?.[1] ?? ''
  expect((await post(`${path}/${id}`, { ...cleo, name: 'Second', word: again })).statusCode).toBe(303)
  // What came another way has no editor to name.
  const before = await wordOf(id)
  await storeBlogAuthor(kysely(), 'ore', { slug: 'cleo-moss', name: 'From elsewhere' })
  const onOtherSite = await post(`${path}/${id}`, { ...cleo, word: before })
  expect([onOtherSite.statusCode, textOf(onOtherSite.body)]).toEqual([409, expect.stringContaining('This was changed after you opened it')])
  const states = await kysely().selectFrom('site_part_revision').select('content').where('blog_author_id', '=', id).orderBy('id').execute()
  expect(states.map(({ content }) => (content as { name: string }).name)).toEqual(['Cleo Moss', 'First', 'Second'])
})

test('of two simultaneous saves, one is refused', async () => {
  const id = await add()
  const word = await wordOf(id)
  const both = await Promise.all([0, 1].map(at => post(`${path}/${id}`, { ...cleo, name: `Of ${at}`, word })))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409])
})

test('an author without posts can be deleted, one with posts cannot, and entries for a deleted author stay in the form', async () => {
  const id = await add()
  await addPost(id, null)
  const refused = await post(`${path}/${id}`, { act: 'delete' })
  expect([refused.statusCode, textOf(refused.body)]).toEqual([409, expect.stringContaining('with posts cannot be deleted')])
  await kysely().deleteFrom('blog_post').execute()
  const word = await wordOf(id)
  expect((await post(`${path}/${id}`, { act: 'delete' })).headers.location).toBe(`${path}?done=deleted`)
  expect((await post(`${path}/${id}`, { act: 'delete' })).statusCode).toBe(404)
  const late = await post(`${path}/${id}`, { ...cleo, word })
  expect([late.statusCode, textOf(late.body)]).toEqual([409, expect.stringContaining('Somebody has deleted this author meanwhile')])
  expect(late.body).toContain(`action="${path}/new"`)
  expect(late.body).toContain('value="Cleo Moss"')
})

const restorable = (body: string) => [...body.matchAll(/name="revision" value="(\d+)"/g)].map(([, id = '']) => id)

test('revisions of an author are compared and restored, without references that no longer exist', async () => {
  const id = await add({ bio: '<p>Counts moss.</p>' })
  await addPost(id)
  await post(`${path}/${id}`, { ...cleo, name: 'Cleo Lichen', slug: 'cleo-lichen', bio: '<p>Counts lichens.</p>', word: await wordOf(id) })
  const url = `${path}/${id}/revisions`
  expect((await get(`${path}/${id}`, editor)).body).toContain(`href="${url}"`)
  const compared = (await get(url, editor)).body
  expect(compared).toMatch(/<del>.*Moss.*<\/del><ins>.*Lichen/)
  expect(compared).toMatch(/<del>.*moss.*<\/del><ins>.*lichen/)
  expect(textOf(compared)).toContain('Published')
  const [first = ''] = restorable(compared)
  const restored = await post(url, { revision: first })
  expect([restored.statusCode, restored.headers.location]).toEqual([303, `${path}/${id}?done=restored`])
  expect(textOf((await get(`${path}/${id}?done=restored`, editor)).body)).toContain('An older state was restored. Readers see it now.')
  await expect.poll(async () => textOf((await get('/blog/author/cleo-moss')).body)).toContain('Counts moss.')
  await expect.poll(async () => (await get('/blog/author/cleo-lichen')).headers.location).toBe('/blog/author/cleo-moss')

  // The path of before is another author's now, the image and the account are gone.
  const removed = { name: 'Cleo Lichen', slug: 'cleo-lichen', bio: null, avatarId: 2147483647, accountId: 2147483647 }
  const state = { platform_id: await findPlatformId(kysely(), 'ore'), part: 'author', blog_author_id: id } as const
  await kysely()
    .insertInto('site_part_revision')
    .values({ ...state, content: JSON.stringify(removed) })
    .execute()
  const [lichen = ''] = restorable((await get(url, editor)).body)
  await add({ name: 'Another ethnicity', slug: 'cleo-lichen' })
  expect((await post(url, { revision: lichen })).headers.location).toBe(`${path}/${id}?done=address-taken`)
  expect(textOf((await get(`${path}/${id}?done=address-taken`, editor)).body)).toContain('but not its address')
  const now = await kysely()
    .selectFrom('blog_author')
    .select(['name', 'slug', 'site_media_id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(now).toEqual({ name: 'Cleo Lichen', slug: 'cleo-moss', site_media_id: null, account_id: null })
})

test('revisions of another author or site are not found', async () => {
  const id = await add()
  await post(`${path}/${id}`, { ...cleo, name: 'Cleo Lichen', word: await wordOf(id) })
  const [state = ''] = restorable((await get(`${path}/${id}/revisions`, editor)).body)
  const another = await add({ slug: 'another' })
  expect((await post(`${path}/${another}/revisions`, { revision: state })).statusCode).toBe(404)
  expect((await post(`${path}/2147483647/revisions`, { revision: state })).statusCode).toBe(404)
  expect((await get(`${path}/2147483647/revisions`, editor)).statusCode).toBe(404)
  expect((await get(`${path}/new/revisions`, editor)).statusCode).toBe(404)
  expect((await post(`${path}/${id}/revisions`, { revision: state }, reader)).statusCode).toBe(403)
  const onOtherSite = await signIn(site.app, 'ada@example.org', { headers: { host: 'wellcome.localhost' } })
  expect((await post(`${path}/${id}/revisions`, { revision: state }, onOtherSite, 'wellcome.localhost')).statusCode).toBe(404)
  const { name } = await kysely().selectFrom('blog_author').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  expect(name).toBe('Cleo Lichen')
})

test('other users, and other sites, cannot open an author', async () => {
  const id = await add()
  for (const url of [path, `${path}/new`, `${path}/${id}`]) expect((await get(url, reader)).statusCode).toBe(403)
  expect((await post(`${path}/${id}`, { act: 'delete' }, reader)).statusCode).toBe(403)
  const onOtherSite = await signIn(site.app, 'ada@example.org', { headers: { host: 'wellcome.localhost' } })
  expect((await post(`${path}/${id}`, { act: 'delete' }, onOtherSite, 'wellcome.localhost')).statusCode).toBe(404)
  expect(await kysely().selectFrom('blog_author').select('id').execute()).toHaveLength(1)
})

/** Posts of blog and news as their editors write them (specification, accounts.md sections 2 “Blog” and 5). */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PostId } from '../../src/core/ids/shared-ids.ts'
import { storePost } from '../../src/modules/website/data/blog-post.ts'
import type { BlogAuthorId } from '../../src/modules/website/domain/ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson, signIn, testPassword } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let reader: string
const kysely = () => site.database.kysely
/** A platform with both sections. */
const host = 'ore.localhost'

beforeAll(async () => {
  site = await buildTestApp()
  const person = async (email: string, ...roles: Parameters<typeof addPerson>[2][]) => {
    await addPerson(site, email, ...roles)
    return await signIn(site.app, email, { headers: { host } })
  }
  editor = await person('ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  reader = await person('cleo@example.org')
})
afterAll(() => site.close())
beforeEach(async () => {
  await kysely().deleteFrom('blog_post').execute()
  await kysely().deleteFrom('blog_author').execute()
})

const post = (url: string, entries: Record<string, string>, cookie = editor) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { host, 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(entries).toString(),
  })
const get = (url: string, cookie = '') => site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
const textOf = (body: string) => body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, '')

const slates = {
  title: 'Ten years of slates',
  section: 'blog',
  authorName: 'Cleo Moss',
  excerpt: 'Of roofs.',
  body: '<p>Once there was a roof.</p>',
}
async function save(entries: Record<string, string>, id: string | number = 'new') {
  const answer = await post(`/my/content/posts/${id}`, { ...slates, act: 'save', ...entries })
  expect([answer.statusCode, textOf(answer.body)]).toEqual([303, ''])
  return testId<PostId>(Number(/posts\/(\d+)/.exec(String(answer.headers.location))?.[1]))
}
const newest = async (id: PostId) => {
  const { newest: found } = await kysely()
    .selectFrom('blog_post_revision')
    .where('blog_post_id', '=', id)
    .select(eb => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow()
  return String(found)
}
const authorId = async () => String((await kysely().selectFrom('blog_author').select('id').executeTakeFirstOrThrow()).id)

test('a draft of a post is visible to editors only, and published it is in list, page and feed within a second (R6-06, A2-22)', async () => {
  const id = await save({})
  expect((await get('/blog/ten-years-of-slates')).statusCode).toBe(404)
  for (const cookie of ['', reader]) {
    const requested = await get(`/blogPreview/${id}`, cookie)
    expect(requested.statusCode).toBe(403)
    expect(requested.body).not.toContain('Once there was a roof.')
    const signInForm = /<main.*<\/main>/s.exec(requested.body)?.[0] ?? ''
    expect(signInForm).toContain('Sign in to the content manager')
    expect(signInForm).toMatch(
      /<form [^>]*method="post">.*<input[^>]*name="username".*<input[^>]*name="password".*<button[^>]*type="submit".*Sign in/s,
    )
  }
  const preview = textOf((await get(`/blogPreview/${id}`, editor)).body)
  for (const said of ['Once there was a roof.', 'Cleo Moss', 'Preview of the last saved version']) expect(preview).toContain(said)
  await save({ act: 'publish', basedOn: await newest(id), author: await authorId() }, id)
  await expect.poll(async () => textOf((await get('/blog/ten-years-of-slates')).body)).toContain('Once there was a roof.')
  expect(textOf((await get('/blog')).body)).toContain('Ten years of slates')
  expect((await get('/blog/ten-years-of-slates', editor)).body).toContain(`href="/my/content/posts/${id}"`)
  expect((await get('/blog/ten-years-of-slates', reader)).body).not.toContain('/my/content')
  expect((await site.app.inject({ url: '/blog/rss', headers: { host } })).body).toContain('Ten years of slates')
})

test('a change of a published post keeps its date, and is visible when it is published', async () => {
  const id = await save({ act: 'publish' })
  const day = new Date('2025-05-04T09:00:00Z')
  await kysely().updateTable('blog_post').set({ publish_at: day }).execute()
  await save({ basedOn: await newest(id), title: 'Eleven years', slug: 'ten-years-of-slates' }, id)
  await expect.poll(async () => textOf((await get('/blog')).body)).toContain('Ten years of slates')
  expect(textOf((await get('/my/content/posts', editor)).body)).toContain('with a newer draft')
  await save({ act: 'publish', basedOn: await newest(id), title: 'Eleven years', slug: 'ten-years-of-slates' }, id)
  await expect.poll(async () => textOf((await get('/blog')).body)).toContain('Eleven years')
  expect((await kysely().selectFrom('blog_post').select('publish_at').executeTakeFirstOrThrow()).publish_at).toEqual(day)
})

test('a published post moves when its new state is published, and leaves a redirect', async () => {
  const id = await save({ act: 'publish' })
  // A draft has its path with it, and moves nothing.
  await save({ slug: 'of-slates', title: 'Of slates', basedOn: await newest(id) }, id)
  const form = (await get(`/my/content/posts/${id}`, editor)).body
  expect(form).toMatch(/name="slug"[^>]*value="of-slates"/)
  expect(form).toContain('href="/blog/ten-years-of-slates"')
  await expect.poll(async () => (await get('/blog/ten-years-of-slates')).statusCode).toBe(200)
  expect((await get('/blog/of-slates')).statusCode).toBe(404)

  await save({ act: 'publish', slug: 'on-slates', basedOn: await newest(id) }, id)
  await save({ act: 'publish', slug: 'slates', section: 'news', basedOn: await newest(id) }, id)
  for (const former of ['/blog/ten-years-of-slates', '/blog/on-slates'])
    await expect
      .poll(async () => {
        const { statusCode, headers } = await get(former)
        return [statusCode, headers.location]
      })
      .toEqual([301, '/news/slates'])
  expect((await get('/de/blog/on-slates')).headers.location).toBe('/de/news/slates')
  // Another may stand there, and the first is no longer looked for; nor does what is taken offline show where it was.
  await save({ act: 'publish', title: 'Another', slug: 'on-slates' })
  await expect.poll(async () => textOf((await get('/blog/on-slates')).body)).toContain('Another')
  await post(`/my/content/posts/${id}`, { act: 'hide' })
  await expect.poll(async () => (await get('/blog/ten-years-of-slates')).statusCode).toBe(404)
})

test('a post can be scheduled, is visible from its time on, and can be taken offline', async () => {
  const id = await save({ act: 'schedule', publishAt: '2999-01-01T00:00' })
  await expect.poll(async () => (await get('/blog')).statusCode).toBe(404)
  expect(textOf((await get('/my/content/posts?state=scheduled', editor)).body)).toMatch(/Scheduled for .*2999/)
  await kysely().updateTable('blog_post').set({ publish_at: new Date() }).execute()
  await expect.poll(async () => (await get('/blog/ten-years-of-slates')).statusCode).toBe(200)
  await post(`/my/content/posts/${id}`, { act: 'hide' })
  await expect.poll(async () => (await get('/blog/ten-years-of-slates')).statusCode).toBe(404)
})

test('a scheduled state of a published post is visible from its time on, and the former one until then', async () => {
  const id = await save({ act: 'publish' })
  const day = new Date('2025-05-04T09:00:00Z')
  await kysely().updateTable('blog_post').set({ publish_at: day }).execute()
  const author = await authorId()
  const soon = { act: 'schedule', publishAt: '2999-01-01T00:00', slug: 'ten-years-of-slates', author }
  await save({ ...soon, title: 'Eleven years', body: '<p>The new roof.</p>', basedOn: await newest(id) }, id)
  await expect.poll(async () => textOf((await get('/blog/ten-years-of-slates')).body)).toContain('Once there was a roof.')
  expect(textOf((await get('/blog')).body)).not.toContain('Eleven years')
  const listed = textOf((await get('/my/content/posts?state=scheduled', editor)).body)
  expect(listed).toMatch(/Scheduled for .*2999.*the current version stays published until then/s)
  expect(textOf((await get(`/my/content/posts/${id}/revisions`, editor)).body)).toMatch(/Scheduled.*Published/s)

  await kysely().updateTable('blog_post').set({ change_at: new Date() }).execute()
  await expect.poll(async () => textOf((await get('/blog/ten-years-of-slates')).body)).toContain('The new roof.')
  expect(textOf((await get('/blog')).body)).toContain('Eleven years')
  expect((await site.app.inject({ url: '/blog/rss', headers: { host } })).body).toContain('Eleven years')
  expect(textOf((await get('/blog/ten-years-of-slates/comments')).body)).toContain('Eleven years')
  expect((await get('/my/content/posts?state=published', editor)).body).toContain('Eleven years')

  // What is due is what the next schedule begins from.
  await save({ ...soon, title: 'Twelve years', basedOn: await newest(id) }, id)
  const row = await kysely().selectFrom('blog_post').selectAll().executeTakeFirstOrThrow()
  expect([row.publish_at, row.change_at?.getUTCFullYear()]).toEqual([day, 2999])
  expect((await post(`/my/content/posts/${id}`, { act: 'unschedule' })).headers.location).toContain('done=unscheduled')
  expect(textOf((await get('/my/content/posts', editor)).body)).toContain('with a newer draft')
  await expect.poll(async () => textOf((await get('/blog')).body)).toContain('Eleven years')
  // Published at once, nothing is left to come.
  await save({ ...soon, title: 'Twelve years', basedOn: await newest(id) }, id)
  await save({ ...soon, act: 'publish', title: 'Thirteen years', basedOn: await newest(id) }, id)
  await expect.poll(async () => textOf((await get('/blog')).body)).toContain('Thirteen years')
  expect(await kysely().selectFrom('blog_post').select(['change_at', 'scheduled_revision_id']).executeTakeFirstOrThrow()).toEqual({
    change_at: null,
    scheduled_revision_id: null,
  })
})

const leads = async (url: string) => {
  const { statusCode, headers } = await get(url)
  return [statusCode, headers.location ?? null]
}

test('a scheduled change of path takes effect everywhere at its time, and leaves a redirect (A2-23)', async () => {
  const id = await save({ act: 'publish' })
  const author = await authorId()
  const moving = { act: 'schedule', publishAt: '2999-01-01T00:00', section: 'news', slug: 'slates', author }
  await save({ ...moving, basedOn: await newest(id) }, id)
  expect((await get(`/my/content/posts/${id}`, editor)).body).toMatch(/name="slug"[^>]*value="slates"/)
  const differences = (await get(`/my/content/posts/${id}/revisions`, editor)).body.replaceAll('<!-- -->', '')
  expect(differences).toMatch(/Address.*<ins>.*news/s)
  // Until then nothing has moved, and nobody else may stand there.
  expect([await leads('/blog/ten-years-of-slates'), await leads('/news/slates')]).toEqual([
    [200, null],
    [404, null],
  ])
  for (const act of ['save', 'publish']) {
    const taken = await post('/my/content/posts/new', { ...slates, act, section: 'news', slug: 'slates' })
    expect([taken.statusCode, textOf(taken.body)]).toEqual([409, expect.stringContaining('Another page already has this path')])
  }
  await post(`/my/content/posts/${id}`, { act: 'unschedule' })
  expect((await save({ section: 'news', slug: 'slates', title: 'Another' })) > 0).toBe(true)
  const refused = await post(`/my/content/posts/${id}`, { ...slates, ...moving, basedOn: await newest(id) })
  expect(refused.statusCode).toBe(409)
  await save({ ...moving, slug: 'on-slates', basedOn: await newest(id) }, id)

  await kysely().updateTable('blog_post').set({ change_at: new Date() }).where('id', '=', id).execute()
  await expect.poll(() => leads('/blog/ten-years-of-slates')).toEqual([301, '/news/on-slates'])
  expect(textOf((await get('/news/on-slates')).body)).toContain('Once there was a roof.')
  expect((await get('/news')).body).toContain('href="/news/on-slates"')
  expect((await get('/blog')).body).not.toContain('ten-years-of-slates')
  const listed = (await get('/my/content/posts?state=published', editor)).body
  expect(listed).toContain('news/on-slates')
  expect((await get('/news/on-slates/comments')).statusCode).toBe(200)

  // Whoever writes next begins from there, and what stood at the former path is anybody's.
  await save({ act: 'publish', title: 'Another of ten years', slug: 'ten-years-of-slates' })
  await expect.poll(async () => textOf((await get('/blog/ten-years-of-slates')).body)).toContain('Another of ten years')
  const stands = await kysely()
    .selectFrom('blog_post')
    .select(['section', 'slug', 'former_addresses', 'change_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stands).toEqual({ section: 'news', slug: 'on-slates', former_addresses: ['blog/ten-years-of-slates'], change_at: null })
  await save({ act: 'publish', section: 'news', slug: 'on-slates', title: 'On slates', author, basedOn: await newest(id) }, id)
  await expect.poll(async () => textOf((await get('/news/on-slates')).body)).toContain('On slates')
})

test('a post keeps its path where another post has the scheduled one', async () => {
  const id = await save({ act: 'publish' })
  const author = await authorId()
  await save({ act: 'schedule', publishAt: '2999-01-01T00:00', slug: 'slates', title: 'Moved', author, basedOn: await newest(id) }, id)
  await kysely()
    .transaction()
    .execute(trx =>
      storePost(trx, 'ore', {
        ...{
          section: 'blog',
          slug: 'slates',
          authorId: testId<BlogAuthorId>(Number(author)),
          title: 'From elsewhere',
          excerpt: '',
          body: '<p>Moss.</p>',
        },
        publishAt: new Date('2026-01-01'),
      }),
    )
  await kysely().updateTable('blog_post').set({ change_at: new Date() }).where('id', '=', id).execute()
  await expect.poll(async () => textOf((await get('/blog/ten-years-of-slates')).body)).toContain('Moved')
  expect(textOf((await get('/blog/slates')).body)).toContain('From elsewhere')
  // Nor does settling it fail.
  await save({ title: 'Nothing to do with it', slug: 'nothing' })
  expect(textOf((await get('/blog/ten-years-of-slates')).body)).toContain('Moved')
})

test('taking a post offline also cancels its scheduled state', async () => {
  const id = await save({ act: 'publish' })
  const author = await authorId()
  await save({ act: 'schedule', publishAt: '2999-01-01T00:00', author, body: '<p>Later.</p>', basedOn: await newest(id) }, id)
  await post(`/my/content/posts/${id}`, { act: 'hide' })
  await expect.poll(async () => (await get('/blog/ten-years-of-slates')).statusCode).toBe(404)
  expect(textOf((await get(`/my/content/posts/${id}`, editor)).body)).not.toContain('Cancel scheduling')
  expect((await post(`/my/content/posts/${id}`, { act: 'delete' })).statusCode).toBe(303)
})

test('a post whose path somebody takes at the same moment is refused', async () => {
  const both = await Promise.all([0, 1].map(at => post('/my/content/posts/new', { ...slates, act: 'publish', body: `<p>Of ${at}.</p>` })))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409])
  expect(await kysely().selectFrom('blog_post_revision').select('id').execute()).toHaveLength(1)
})

test('the text of a deleted post is kept where its path is taken since', async () => {
  const id = await save({})
  const basedOn = await newest(id)
  await post(`/my/content/posts/${id}`, { act: 'delete' })
  await save({})
  const late = await post(`/my/content/posts/${id}`, { ...slates, act: 'publish', body: '<p>Written meanwhile.</p>', basedOn })
  expect(late.statusCode).toBe(409)
  expect(textOf(late.body)).toContain('This was deleted by somebody else')
  expect(late.body).toContain('Written meanwhile.')
  expect(late.body).toContain(`action="/my/content/posts/${id}"`)
  expect(late.body).not.toContain('name="basedOn"')
})

test('a taken path, a late change and a missing author are refused, and the entries stay', async () => {
  const id = await save({})
  const twice = await post('/my/content/posts/new', { ...slates, act: 'save' })
  expect([twice.statusCode, textOf(twice.body)]).toEqual([409, expect.stringContaining('Another page already has this path')])
  // In the other section it may stand.
  await save({ section: 'news' })
  const late = await post(`/my/content/posts/${id}`, { ...slates, act: 'save', basedOn: '1', body: '<p>Mine.</p>' })
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('Mine.')])
  const nobody = await post('/my/content/posts/new', { ...slates, authorName: '', act: 'save', slug: 'other' })
  expect([nobody.statusCode, textOf(nobody.body)]).toEqual([
    422,
    expect.stringContaining('Choose an author, or enter the name of a new one'),
  ])
})

test('revisions of a post are kept, compared and restored', async () => {
  const id = await save({})
  const first = await newest(id)
  await save({ basedOn: first, body: '<p>Once there was a wall.</p>' }, id)
  const shown = (await get(`/my/content/posts/${id}/revisions`, editor)).body.replaceAll('<!-- -->', '')
  expect(shown).toMatch(/<del>.*roof<\/del><ins>.*wall<\/ins>/)
  expect((await post(`/my/content/posts/${id}/revisions`, { revision: first })).statusCode).toBe(303)
  expect((await get(`/my/content/posts/${id}`, editor)).body).toContain('Once there was a roof.')
})

test('a post that was deleted while being edited becomes a draft again', async () => {
  const id = await save({})
  const basedOn = await newest(id)
  expect((await post(`/my/content/posts/${id}`, { act: 'delete' })).headers.location).toBe('/my/content/posts?done=deleted')
  const stored = await save({ act: 'publish', basedOn, body: '<p>Written meanwhile.</p>' }, id)
  expect((await get(`/my/content/posts/${stored}`, editor)).body).toContain('Written meanwhile.')
  await expect.poll(async () => (await get('/blog')).statusCode).toBe(404)
})

test('a token shows previews by call to editors, and to nobody else (A7-37, A7-59)', async () => {
  const id = await save({})
  const signInBy = (username: string, password: string) =>
    site.app.inject({ method: 'POST', url: '/wp-json/jwt-auth/v1/token', headers: { host }, payload: { username, password } })
  const preview = (authorization?: string) =>
    site.app.inject({ url: `/wp-json/f1000/v1/posts/${id}/preview`, headers: { host, ...(authorization && { authorization }) } })
  const { token } = (await signInBy('ada@example.org', testPassword)).json<{ token: string }>()
  const asForm = await site.app.inject({
    method: 'POST',
    url: '/wp-json/jwt-auth/v1/token',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username: 'ada@example.org', password: testPassword }).toString(),
  })
  expect([asForm.statusCode, asForm.json()]).toEqual([200, { token: expect.any(String) }])
  const shown = await preview(`Bearer ${token}`)
  expect([shown.statusCode, shown.json()]).toEqual([200, { title: 'Ten years of slates', content: '<p>Once there was a roof.</p>' }])
  expect(shown.headers['cache-control']).toMatch(/no-store/)
  expect((await signInBy('ada@example.org', 'no')).json()).toEqual({
    code: 'refused',
    message: 'You have entered an invalid username or password',
  })
  const ofReader = await signInBy('cleo@example.org', testPassword)
  expect([ofReader.statusCode, ofReader.json<{ message: string }>().message]).toEqual([403, 'Your account may not edit this site.'])
  for (const bad of [undefined, 'Bearer x', `Bearer ${token}x`, `Basic ${token}`]) expect((await preview(bad)).statusCode).toBe(401)
})

test('a site without blog and news offers no new post', async () => {
  const without = 'gates.localhost'
  const cookie = await signIn(site.app, 'ada@example.org', { headers: { host: without } })
  const at = (url: string) => site.app.inject({ url, headers: { host: without, cookie, accept: 'text/html' } })
  expect((await at('/my/content/posts/new')).statusCode).toBe(404)
  for (const url of ['/my/content', '/my/content/posts']) {
    const { statusCode, body } = await at(url)
    expect([statusCode, body.includes('/my/content/posts/new'), body.includes('href="/my/content/authors"')], url).toEqual([
      200,
      false,
      false,
    ])
  }
  expect((await get('/my/content/posts', editor)).body).toContain('href="/my/content/posts/new"')
})

/** Comments under posts of blog and news (specification, accounts.md section 2 “Blog”, section 3 “Post”): by form, by call, and as a WordPress tells them. */

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AccountId, PostId } from '../../src/core/ids/shared-ids.ts'
import { type NewPost, storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import type { BlogAuthorId } from '../../src/modules/website/domain/ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

const host = 'wellcome.localhost'
let site: TestApp
let authorId: BlogAuthorId
let postId: PostId
const kysely = () => site.database.kysely

const person = async (email: string, ...roles: Parameters<typeof addPerson>[2][]) => {
  const id = await addPerson(site, email, ...roles)
  // As somebody who has registered a while ago, and confirmed the address.
  const before = new Date(Date.now() - 90 * 86_400_000)
  await kysely().updateTable('account').set({ email_verified_at: new Date(), created_at: before }).where('id', '=', id).execute()
  return { id, cookie: await signIn(site.app, email, { headers: { host } }) }
}
let ada: { id: number; cookie: string }
let ben: { id: AccountId; cookie: string }
let editor: { id: number; cookie: string }

const addPost = (post: Partial<NewPost>) =>
  kysely()
    .transaction()
    .execute(trx =>
      storePost(trx, 'wellcome', {
        ...{
          section: 'blog',
          slug: 'slates',
          authorId,
          title: 'Slates & rain',
          excerpt: 'Of roofs.',
          body: '<p>Slates keep rain out.</p>',
        },
        publishAt: new Date('2026-05-04T09:00:00Z'),
        ...post,
      }),
    )

beforeAll(async () => {
  site = await buildTestApp()
  site.platforms.ofHost(host).platform.editorialEmail = 'editors@tidal-press.org'
  ada = await person('ada@example.org')
  ben = await person('ben@example.org')
  editor = await person('editor@example.org', 'ROLE_SUPER_EDITOR')
  authorId = await storeBlogAuthor(kysely(), 'wellcome', { slug: 'ben-roof', name: 'Ben Roof' })
  await kysely().updateTable('blog_author').set({ account_id: ben.id }).where('id', '=', authorId).execute()
  postId = await addPost({})
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['comment', 'attempt', 'mail'] as const) await kysely().deleteFrom(table).execute()
  await addPost({ commentsOpen: true })
})

const whole = {
  comment: 'Rain runs off them.',
  institution: 'House of Roofs',
  institutionUnlisted: 'on',
  countryCode: 'NL',
  acceptedTermsAndConditions: 'true',
}
const form = { 'content-type': 'application/x-www-form-urlencoded', host }
const send = (url: string, entries: Record<string, string>, cookie = '') =>
  site.app.inject({ method: 'POST', url, headers: { ...form, cookie }, payload: new URLSearchParams(entries).toString() })
const add = async (over: Record<string, string> = {}, by = ada) => {
  const answer = await send('/comment/addToPost', { ...whole, postId: String(postId), ...over }, by.cookie)
  expect(answer.statusCode).toBe(200)
  return z.object({ id: z.int(), state: z.string() }).parse(answer.json())
}
const get = (url: string, cookie = '') => site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
const page = async (url: string, cookie = '') => (await get(url, cookie)).body
const textOf = (body: string) => body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, '')
const shown = async (url = '/blog/slates') => textOf(/<main.*<\/main>/s.exec(await page(url))?.[0] ?? '')

test('a comment by the form appears below the post, in the list and in the metadata (A2-76)', async () => {
  expect(await shown()).toContain('No comments yet')
  const there = await page('/blog/slates/comments', ada.cookie)
  expect(there).toContain(`value="post:${postId}"`)
  const answer = await send('/blog/slates/comments', { ...whole, about: `post:${postId}` }, ada.cookie)
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toMatch(/^\/blog\/slates\/comments\?said=published#comment-\d+$/)
  await expect.poll(() => shown()).toContain('Rain runs off them.')
  const { id } = await kysely().selectFrom('comment').select('id').executeTakeFirstOrThrow()
  const post = await page('/blog/slates')
  expect(textOf(post)).toMatch(/Ada Roof.*User comment.*House of Roofs, Netherlands/)
  expect(post).toContain(`id="comment-${id}"`)
  expect(post).toContain(`href="/blog/slates/comments?reply=${id}#add"`)
  expect(post).toMatch(/"@type":"BlogPosting".*"commentCount":1/)
  expect(await shown('/blog')).toContain('1 comment')
  const permanent = await get(`/comments/${id}`)
  expect([permanent.statusCode, permanent.headers.location]).toEqual([302, `/blog/slates/comments#comment-${id}`])
})

test('a reply appears below its comment, and the post’s author is recognised by account', async () => {
  const { id } = await add()
  await add({ comment: 'So I wrote.', parentId: String(id) }, ben)
  await expect.poll(() => shown()).toMatch(/2 comments.*Rain runs off them.*Author.*So I wrote\./)
  const onOtherSite = await addPost({ slug: 'tiles', title: 'Tiles' })
  const misplaced = await send(
    '/comment/addToPost',
    { ...whole, comment: 'Not here.', postId: String(onOtherSite), parentId: String(id) },
    ada.cookie,
  )
  expect(misplaced.statusCode).toBe(404)
})

test('a waiting comment is hidden until an editor publishes it, then visible within a second, and editors get an email', async () => {
  const { id, state } = await add({ comment: 'https://a.example https://b.example https://c.example https://d.example' })
  expect(state).toBe('waiting')
  expect(await shown()).not.toContain('a.example')
  const list = textOf(await page('/my/moderation', editor.cookie))
  expect(list).toContain('Slates &amp; rain')
  expect(await page(`/my/moderation/${id}`, editor.cookie)).toContain('href="/blog/slates"')
  expect(await kysely().selectFrom('mail').select('recipient').execute()).toHaveLength(1)
  await send(`/my/moderation/${id}`, { act: 'publish' }, editor.cookie)
  await expect.poll(() => shown()).toContain('a.example')
  await send(`/my/moderation/${id}`, { act: 'remove', reason: 'Advertising.' }, editor.cookie)
  await expect.poll(() => shown()).not.toContain('a.example')
})

test('the author of a comment can withdraw it, and everybody can flag it', async () => {
  const { id } = await add()
  expect((await send(`/comments/${id}/report`, { reason: 'spam' })).statusCode).toBe(303)
  expect(textOf(await page('/my/moderation?list=flagged', editor.cookie))).toContain('Rain runs off them.')
  expect((await send('/blog/slates/comments', { withdraw: String(id) }, ben.cookie)).statusCode).toBe(404)
  expect((await send('/blog/slates/comments', { withdraw: String(id) }, ada.cookie)).statusCode).toBe(303)
  await expect.poll(() => shown()).not.toContain('Rain runs off them.')
})

test('a post with closed comments keeps the existing ones and accepts no more', async () => {
  await add()
  const edited = await page(`/my/content/posts/${postId}`, editor.cookie)
  expect(edited).toMatch(/<input[^>]*name="commentsOpen"[^>]*checked/)
  const { id: basedOn } = await kysely()
    .selectFrom('blog_post_revision')
    .where('blog_post_id', '=', postId)
    .select(eb => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  const entries = {
    title: 'Slates & rain',
    section: 'blog',
    slug: 'slates',
    author: String(authorId),
    body: '<p>Slates.</p>',
    act: 'publish',
  }
  const saved = await send(`/my/content/posts/${postId}`, { ...entries, basedOn: String(basedOn) }, editor.cookie)
  expect(saved.statusCode).toBe(303)
  await expect.poll(() => shown()).toMatch(/Rain runs off them\..*Comments are closed\./)
  expect((await send('/comment/addToPost', { ...whole, postId: String(postId) }, ben.cookie)).statusCode).toBe(404)
  // With nothing said of it, that is all.
  await kysely().deleteFrom('comment').execute()
  await addPost({ slug: 'closed', commentsOpen: false })
  const closed = textOf(await page('/blog/closed'))
  expect(closed).toContain('Comments are closed.')
  expect(closed).not.toContain('Add a comment')
  const form = await send('/blog/slates/comments', { ...whole, about: `post:${postId}` }, ben.cookie)
  expect([form.statusCode, textOf(form.body).includes('the content no longer exists')]).toEqual([422, true])
})

test('a draft and a post of another site accept no comments', async () => {
  const draft = await addPost({ slug: 'draft', publishAt: null })
  expect((await send('/comment/addToPost', { ...whole, postId: String(draft) }, ada.cookie)).statusCode).toBe(404)
  expect((await get('/blog/draft/comments')).statusCode).toBe(404)
  const { id } = await add()
  const onOtherSite = await site.app.inject({ url: `/comments/${id}`, headers: { host: 'localhost' } })
  expect(onOtherSite.statusCode).toBe(404)
})

describe('the comments’ calls in the form of a WordPress', () => {
  const call = async (url: string) => {
    const { statusCode, headers, body } = await site.app.inject({ url, headers: { host } })
    const answer: unknown = JSON.parse(body)
    return { status: statusCode, headers, answer }
  }

  test('they give each comment of a post, its replies, and whether comments are open (A3-54)', async () => {
    const { id } = await add({ comment: 'One <b>line</b>.\nAnother.\n\nA paragraph.' })
    const { id: answer } = await add({ comment: 'So I wrote.', parentId: String(id) }, ben)
    const listed = await call(`/wp-json/wp/v2/comments?post=${postId}&order=asc`)
    expect(listed.headers['x-wp-total']).toBe('2')
    expect(listed.answer).toEqual([
      expect.objectContaining({
        ...{ id, post: postId, parent: 0, author: 0, author_name: 'Ada Roof', status: 'approved', type: 'comment' },
        content: { rendered: '<p>One &lt;b&gt;line&lt;/b&gt;.<br>Another.</p><p>A paragraph.</p>' },
        link: `http://wellcome.localhost/comments/${id}`,
        date_gmt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/),
      }),
      expect.objectContaining({ id: answer, parent: id }),
    ])
    expect((await call('/wp-json/wp/v2/comments?post=2147483647')).answer).toEqual([])
    expect((await call('/wp-json/wp/v2/comments?per_page=1&page=3')).status).toBe(400)
    expect((await call('/wp-json/wp/v2/posts?slug=slates')).answer).toEqual([
      expect.objectContaining({ comment_status: 'open', comments: [id, answer] }),
    ])
    await addPost({ commentsOpen: false })
    expect((await call('/wp-json/wp/v2/posts?slug=slates')).answer).toEqual([expect.objectContaining({ comment_status: 'closed' })])
    expect((await call(`/api/comments?id=${id}`)).answer).toEqual([expect.objectContaining({ id, contentId: null, postId })])
  })
})

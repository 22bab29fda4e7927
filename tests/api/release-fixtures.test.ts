/** The site over the database of 0.1.0: its pages are there, for readers and for those who work on it, with the passwords they had. */
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/main/app.ts'
import { type Library, openLibrary } from '../../src/main/library.ts'
import { type Release, unpackRelease } from '../support/release.ts'
import { signIn } from '../support/sign-in.ts'

let release: Release
let library: Library
let app: FastifyInstance
let editor: string
/** Another one, since nobody moderates their own comments. */
let moderator: string
beforeAll(async () => {
  release = await unpackRelease('0.1')
  library = await openLibrary(release.config)
  app = await buildApp(library)
  const password = 'slate roofs keep rain out'
  editor = await signIn(app, 'ada@example.org', { password })
  moderator = await signIn(app, 'dora@example.org', { password })
})
afterAll(async () => {
  await app.close()
  await library.database.close()
  await release.remove()
})

const get = (url: string, host = 'localhost', cookie = '') => app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
const textOf = (body: string) => body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, '')

test.each([
  ['/', 'localhost', ['Our story']],
  ['/browse', 'localhost', ['The first ten cycles', 'Slates that whistle in the wind']],
  ['/articles/1-308', 'localhost', ['The first ten cycles', 'A careful study of cells.']],
  ['/articles/1-308/comments', 'localhost', ['A careful study of cells.', 'I agree with Ben.']],
  ['/posters/1-505', 'localhost', ['Where is the seed of the generator?']],
  ['/articles/2026-1001', 'localhost', ['Every word of this article is invented.']],
  ['/open-tide', 'localhost', ['Open Tide']],
  ['/our-story', 'localhost', ['Once there was a roof.']],
  ['/blog/ten-years-of-slates', 'ore.localhost', ['Ten years ago the first slate was laid.', 'Cleo Moss']],
])('the page %s of the host %s shows what it showed in 0.1.0', async (url, host, said) => {
  const answer = await get(url, host)
  expect(answer.statusCode).toBe(200)
  for (const each of said) expect(textOf(answer.body)).toContain(each)
  for (const hidden of ['A draft of a second story', 'slates.example', 'I take this back', 'Buy my slates', 'No slates indoors'])
    expect(answer.body).not.toContain(hidden)
})

test('a former path redirects to the current one', async () => {
  const { statusCode, headers } = await get('/house-rules')
  expect([statusCode, headers.location]).toEqual([302, '/rules'])
})

test.each([
  ['/my/content', 'localhost', ['A page nobody sees yet', 'Scheduled for']],
  ['/my/moderation', 'localhost', ['See https://slates.example for more.']],
  ['/my/moderation?list=removed', 'localhost', ['Buy my slates.']],
  ['/my/dashboard/roles', 'localhost', ['dora@example.org']],
  ['/my/content/media', 'localhost', ['red-roof']],
  ['/my/content/board', 'localhost', ['Dora Gutter']],
])('the screen %s shows staff what it showed in 0.1.0', async (url, host, said) => {
  const answer = await get(url, host, url.startsWith('/my/moderation') ? moderator : editor)
  expect(answer.statusCode).toBe(200)
  for (const each of said) expect(textOf(answer.body)).toContain(each)
})

test('files are served under their hashes', async () => {
  const { body } = await get('/articles/1-308')
  const path = /\/files\/[0-9a-f]{64}\/[^"]+\.svg/.exec(body)?.[0] ?? ''
  expect((await app.inject({ url: path, headers: { host: 'localhost' } })).statusCode).toBe(200)
})

/** A WordPress, or another installation, behind a site: what readers and machines see of it. */
import { afterEach, describe, expect, test } from 'vitest'
import { storeBlogAuthor, storePost } from '../../src/data/blog-post.ts'
import { findSitePage, storeSitePage } from '../../src/data/site-page.ts'
import { createWordpress } from '../../src/external/wordpress/rest-wordpress.ts'
import { signChange } from '../../src/use-cases/wordpress/change-word.ts'
import { followWordpress } from '../../src/use-cases/wordpress/follow-wordpress.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { openTestLibrary } from '../support/test-library.ts'
import { page, post, startWordpressStandIn, type WordpressStandIn } from '../support/wordpress-stand-in.ts'

const site = 'f1000research'
const secret = 'slates are laid from the eaves up to the ridge'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function standIn(): Promise<WordpressStandIn> {
  const started = await startWordpressStandIn()
  closing.push(() => started.close())
  return started
}
async function app(variables: Record<string, string> = {}): Promise<TestApp> {
  const built = await buildTestApp(variables)
  closing.push(() => built.close())
  return built
}
const read = async (recto: TestApp, url: string) => {
  const { statusCode, body } = await recto.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })
  return { statusCode, body }
}
/** For as long as an edit may take to show, and a little for a busy machine. */
const soon = { timeout: 5000, interval: 20 }

test('a page of the WordPress is a page of the site, follows an edit, and outlives the WordPress', async () => {
  const wordpress = await standIn()
  wordpress.pages = [page(2, 'our-team', '<p>Three <strong onclick="alert(1)">slaters</strong>.</p><script>alert(1)</script>')]
  const recto = await app({ RECTO_WORDPRESS: wordpress.url })
  await expect.poll(async () => (await read(recto, '/our-team')).statusCode, soon).toBe(200)
  const { body } = await read(recto, '/our-team')
  expect(body).toContain('<p>Three <strong>slaters</strong>.</p>')
  expect(body).not.toContain('alert(1)')

  wordpress.pages = [page(2, 'our-team', '<p>Four slaters.</p>', { modified_gmt: '2026-07-01T10:00:00' })]
  await expect.poll(async () => (await read(recto, '/our-team')).body, soon).toContain('Four slaters.')
  wordpress.mood = 'error'
  expect((await read(recto, '/our-team')).body).toContain('Four slaters.')
  // What it has not still stands.
  expect((await read(recto, '/about/policies')).statusCode).toBe(200)
})

test('a WordPress says itself that it was changed, with the secret that both know', async () => {
  const wordpress = await standIn()
  const recto = await app({ RECTO_WORDPRESS: wordpress.url, RECTO_WORDPRESS_SECRET: secret })
  const tell = async (payload: object) =>
    (await recto.app.inject({ method: 'POST', url: '/wp-json/recto/v1/changed', headers: { host: 'localhost' }, payload })).statusCode
  const at = Math.floor(Date.now() / 1000)
  expect(await tell({ at, signature: signChange('another secret than the one that both know', at) })).toBe(403)
  expect(await tell({ at: at - 600, signature: signChange(secret, at - 600) })).toBe(403)
  expect(await tell({ at })).toBe(400)
  const asked = wordpress.asked.length
  expect(await tell({ at, signature: signChange(secret, at) })).toBe(202)
  await expect.poll(() => wordpress.asked.length, soon).toBeGreaterThan(asked)
})

test('without a secret there is no such call, and a platform that is none is named at once', async () => {
  const recto = await app()
  const payload = { at: 1, signature: '' }
  expect((await recto.app.inject({ method: 'POST', url: '/wp-json/recto/v1/changed', payload })).statusCode).toBe(404)
  await expect(buildTestApp({ RECTO_WORDPRESS: 'nobody=https://cms.example.org' })).rejects.toThrow(
    'RECTO_WORDPRESS: there is no platform “nobody”.',
  )
})

describe('editors of the WordPress', () => {
  const password = 'slate roofs keep rain out'
  const signIn = async ({ app: { inject } }: { app: Pick<TestApp['app'], 'inject'> }, payload: object) => {
    const { statusCode, body } = await inject({
      method: 'POST',
      url: '/wp-json/jwt-auth/v1/token',
      headers: { host: 'localhost' },
      payload,
    })
    return { statusCode, answer: JSON.parse(body) }
  }

  test('are signed in there, or told what it says', async () => {
    const wordpress = await standIn()
    const { app: served } = await app({ RECTO_WORDPRESS: wordpress.url })
    const recto = { app: { inject: served.inject.bind(served) } }
    expect(await signIn(recto, { username: 'ada', password })).toEqual({ statusCode: 200, answer: { token: 'a.b.c' } })
    expect(await signIn(recto, { username: 'ada', password: 'x' })).toEqual({
      statusCode: 403,
      answer: { code: 'refused', message: 'Error: The password you entered is incorrect.' },
    })
    expect(await signIn(recto, { username: ' ', password })).toEqual({
      statusCode: 400,
      answer: { errors: [{ field: 'username', message: 'cannot be blank' }] },
    })
    wordpress.mood = 'error'
    expect((await signIn(recto, { username: 'ada', password })).statusCode).toBe(503)
  })

  test('see a post that nobody else sees yet, made safe, for as long as their token is good', async () => {
    const wordpress = await standIn()
    wordpress.posts = [
      post(5, 'draft', { title: { rendered: 'A &#038; B' }, content: { rendered: '<p onclick="x()">Soon</p><script>x()</script>' } }),
    ]
    const recto = await app({ RECTO_WORDPRESS: wordpress.url })
    const preview = async (id: number, authorization?: string) => {
      const headers = { host: 'localhost', ...(authorization && { authorization }) }
      const { statusCode, body } = await recto.app.inject({ url: `/wp-json/f1000/v1/posts/${id}/preview`, headers })
      return { statusCode, answer: JSON.parse(body) }
    }
    expect(await preview(5, 'Bearer a.b.c')).toEqual({ statusCode: 200, answer: { title: 'A & B', content: '<p>Soon</p>' } })
    expect((await preview(5)).statusCode).toBe(401)
    expect((await preview(5, 'Bearer old')).statusCode).toBe(401)
    expect((await preview(5, 'Bearer a b')).statusCode).toBe(401)
    expect((await preview(6, 'Bearer a.b.c')).statusCode).toBe(404)
  })

  test('are those of the site itself where there is no WordPress', async () => {
    const { app: served } = await app()
    expect((await signIn({ app: { inject: served.inject.bind(served) } }, { username: 'ada', password })).statusCode).toBe(403)
  })
})

test('another installation stands behind a site as a WordPress does', async () => {
  const behind = await app()
  const { kysely } = behind.database
  const own = {
    title: 'Our team',
    description: null,
    layout: 'simple',
    fullWidth: true,
    leftSidebar: [],
    rightSidebar: [],
    redirectTo: null,
    anchoredMenuItems: null,
  } as const
  const body =
    '<div data-block="accordions"><details><summary>Who</summary><p>Us, and <a href="/blog/ten-years">ten years</a></p></details></div>'
  await storeSitePage(kysely, site, { ...own, path: '/our-team', body, shown: 'now' })
  const authorId = await storeBlogAuthor(kysely, site, { slug: 'ada', name: 'Ada Roof', bio: 'Counts.' })
  await kysely.transaction().execute(trx =>
    storePost(trx, site, {
      section: 'news',
      slug: 'ten-years',
      authorId,
      title: 'Ten years',
      excerpt: 'On.',
      body: '<p>Ten</p>',
      publishAt: new Date(),
    }),
  )

  const front = await openTestLibrary()
  closing.push(() => front.close())
  const follower = followWordpress({
    ...{
      database: front.database,
      files: front.files,
      followed: new Map([[site, createWordpress((await behind.listen()).replace('localhost', '127.0.0.1'))]]),
    },
    ...{ onDone: () => undefined, onFailure: () => undefined, every: null },
  })
  closing.push(() => follower.close())
  const report = await follower.look(site)
  expect(report?.leftOut).toEqual([])
  expect(report?.created).toContain('the post /news/ten-years')
  const found = await findSitePage(front.database.kysely, site, '/our-team')
  expect(found).toMatchObject({ title: 'Our team', layout: 'simple', fullWidth: true })
  expect(found?.body).toContain('<div data-block="accordions"><details><summary>Who</summary>')
  // The other one's standing pages came along, and nothing is written twice.
  expect(await findSitePage(front.database.kysely, site, '/about/policies')).not.toBeNull()
  expect(await follower.look(site)).toBeNull()
})

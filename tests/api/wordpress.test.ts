/** A WordPress, or another installation, behind a site: what readers and machines see of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import { findSitePage, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { createWordpress } from '../../src/modules/website/external/wordpress/rest-wordpress.ts'
import { signChange } from '../../src/modules/website/use-cases/wordpress/change-word.ts'
import { followWordpress } from '../../src/modules/website/use-cases/wordpress/follow-wordpress.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { type FakeWordpress, page, post, startFakeWordpress } from '../support/fake-wordpress.ts'
import { addPerson, signIn as signInHere } from '../support/sign-in.ts'
import { openTestLibrary } from '../support/test-library.ts'

const site = 'f1000research'
const secret = 'slates are laid from the eaves up to the ridge'
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function fake(): Promise<FakeWordpress> {
  const started = await startFakeWordpress()
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
/** A page that was written here. */
const ownPage = {
  title: 'Our team',
  description: null,
  layout: 'simple',
  fullWidth: true,
  leftSidebar: [],
  rightSidebar: [],
  redirectTo: null,
  anchoredMenuItems: null,
} as const
/** For as long as an edit may take to show, and a little for a busy machine. */
const soon = { timeout: 15_000, interval: 20 }

test('an imported page is a page of the site, follows edits, and stays without the WordPress (A7-38)', async () => {
  const wordpress = await fake()
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

test('a WordPress reports a change with the shared secret', async () => {
  const wordpress = await fake()
  const recto = await app({ RECTO_WORDPRESS: wordpress.url, RECTO_WORDPRESS_SECRET: secret })
  const notify = async (payload: object) =>
    (await recto.app.inject({ method: 'POST', url: '/wp-json/recto/v1/changed', headers: { host: 'localhost' }, payload })).statusCode
  const at = Math.floor(Date.now() / 1000)
  expect(await notify({ at, signature: signChange('another secret than the one that both know', at) })).toBe(403)
  expect(await notify({ at: at - 600, signature: signChange(secret, at - 600) })).toBe(403)
  expect(await notify({ at })).toBe(400)
  const requested = wordpress.requested.length
  expect(await notify({ at, signature: signChange(secret, at) })).toBe(202)
  await expect.poll(() => wordpress.requested.length, soon).toBeGreaterThan(requested)
})

test('without a secret there is no such call, and an unknown site is reported', async () => {
  const recto = await app()
  const payload = { at: 1, signature: '' }
  expect((await recto.app.inject({ method: 'POST', url: '/wp-json/recto/v1/changed', payload })).statusCode).toBe(404)
  await expect(buildTestApp({ RECTO_WORDPRESS: 'nobody=https://cms.example.org' })).rejects.toThrow(
    'RECTO_WORDPRESS: there is no platform “nobody”.',
  )
})

test('an editor of content from the WordPress is told so, with a link there (A2-79)', async () => {
  const wordpress = await fake()
  wordpress.pages = [page(2, 'our-team', '<p>Three slaters.</p>')]
  wordpress.posts = [post(7, 'ten-years')]
  const folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  closing.push(() => rm(folder, { recursive: true }))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { [site]: { features: { blog: { enabled: true } } } } }))
  const recto = await app({ RECTO_WORDPRESS: wordpress.url, RECTO_PLATFORMS: settings })
  await expect.poll(async () => (await read(recto, '/our-team')).statusCode, soon).toBe(200)
  const own = await storeSitePage(recto.database.kysely, site, { ...ownPage, path: '/our-roof', body: '<p>Slate.</p>', shown: 'now' })
  await addPerson(recto, 'ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  const cookie = await signInHere(recto.app, 'ada@example.org')
  const form = async (url: string) => (await recto.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', cookie } })).body
  const taken = await recto.database.kysely.selectFrom('wordpress_item').where('kind', 'in', ['page', 'post']).selectAll().execute()
  const idOf = (kind: string) => taken.find(item => item.kind === kind)?.[kind === 'page' ? 'site_page_id' : 'blog_post_id']
  const there = (id: number) => `href="${wordpress.url}/wp-admin/post.php?post=${id}&amp;action=edit"`
  expect(await form(`/my/content/pages/${idOf('page')}`)).toContain(there(2))
  expect(await form(`/my/content/posts/${idOf('post')}`)).toContain(there(7))
  // Over the page and the post themselves, and their previews, the bar leads there first, and to our own forms next.
  for (const [kind, url, number] of [
    ['page', '/our-team', 2],
    ['page', `/staticContentPreview/${idOf('page')}`, 2],
    ['post', '/blog/ten-years', 7],
    ['post', `/blogPreview/${idOf('post')}`, 7],
  ] as const) {
    const shown = await form(url)
    const [links = ''] = /<aside[\s\S]*?<\/aside>/.exec(shown) ?? []
    expect([...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      kind === 'page' ? '/my/content' : '/my/content/posts',
      `${wordpress.url}/wp-admin/post.php?post=${number}&amp;action=edit`,
      `/my/content/${kind}s/${idOf(kind)}`,
      '/signout',
    ])
    expect((await read(recto, url)).body).not.toContain('wp-admin')
  }
  const barOfOurs = /<aside[\s\S]*?<\/aside>/.exec(await form('/our-roof'))?.[0]
  expect(barOfOurs).toContain(`/my/content/pages/${own}`)
  expect(barOfOurs).not.toContain('wp-admin')
  const ofOurs = await form(`/my/content/pages/${own}`)
  expect(ofOurs).toContain('/our-roof')
  expect(ofOurs).not.toContain('wp-admin')
})

test('an editor can stop following after a confirmation page, and start again', async () => {
  const wordpress = await fake()
  wordpress.pages = [page(2, 'our-team', '<p>Three slaters.</p>')]
  const recto = await app({ RECTO_WORDPRESS: wordpress.url })
  await expect.poll(async () => (await read(recto, '/our-team')).statusCode, soon).toBe(200)
  await addPerson(recto, 'ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  await addPerson(recto, 'cleo@example.org')
  const cookie = await signInHere(recto.app, 'ada@example.org')
  const reader = await signInHere(recto.app, 'cleo@example.org')
  const see = async (url: string) => (await recto.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', cookie } })).body
  const send = async (act: string, over: Record<string, string> = {}) =>
    (
      await recto.app.inject({
        ...{ method: 'POST', url: '/my/content/settings/wordpress', payload: `act=${act}` },
        headers: { host: 'localhost', accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', cookie, ...over },
      })
    ).statusCode
  expect(await see('/my/content/settings')).toContain('href="/my/content/settings/wordpress"')
  expect(await see('/our-team')).toContain('wp-admin')
  expect(await see('/my/content/settings/wordpress')).toContain('what came from it stays where it is')
  expect(await send('stop', { cookie: reader })).toBe(403)
  expect(await send('stop', { origin: 'https://evil.example' })).toBe(403)
  expect(await send('burn')).toBe(404)
  expect(await send('stop')).toBe(303)
  const stopped = await see('/my/content/settings/wordpress')
  expect(stopped).toContain('This site has not followed the WordPress at')
  expect(stopped).toContain('value="resume"')
  expect(await see('/my/content/settings')).toContain('does not follow the WordPress at')
  // The page is ours now: its bar leads to our own form alone, and its previews are ours.
  const ours = await see('/our-team')
  expect(ours).toContain('Three slaters.')
  expect(ours).not.toContain('wp-admin')
  expect((await read(recto, '/staticContentPreview/2')).body).toContain('Sign in to the content manager')
  wordpress.requested.length = 0
  wordpress.pages = [page(2, 'our-team', '<p>Four slaters.</p>', { modified_gmt: '2026-07-01T10:00:00' })]
  expect(await send('resume')).toBe(303)
  await expect.poll(async () => (await read(recto, '/our-team')).body, soon).toContain('Four slaters.')
  expect(await see('/our-team')).toContain('wp-admin')
})

test('a site without a WordPress says so, and following cannot be stopped', async () => {
  const recto = await app()
  await addPerson(recto, 'ada@example.org', 'ROLE_RESEARCH_PUBLISHER')
  const cookie = await signInHere(recto.app, 'ada@example.org')
  const headers = { host: 'localhost', accept: 'text/html', cookie }
  const { body } = await recto.app.inject({ url: '/my/content/settings/wordpress', headers })
  expect(body).toContain('The installation names no WordPress for this site.')
  expect(body).not.toContain('name="act"')
  expect((await recto.app.inject({ url: '/my/content/settings', headers })).body).not.toContain('/my/content/settings/wordpress')
  const payload = 'act=stop'
  const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  expect((await recto.app.inject({ method: 'POST', url: '/my/content/settings/wordpress', headers: sent, payload })).statusCode).toBe(404)
})

describe('access for editors of the WordPress', () => {
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

  test('they sign in at the WordPress, or get its error (A7-37, A8-31)', async () => {
    const wordpress = await fake()
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

  test('they see an unpublished post, sanitised, while their token is valid (A7-36)', async () => {
    const wordpress = await fake()
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

  test.each(['/blogPreview/5', '/staticContentPreview/6', '/staticContentPreview/7'])(
    'they see the preview %s after signing in there, while the token is valid (A2-69, A4-27, A8-31)',
    async url => {
      const wordpress = await fake()
      const content = { rendered: '<p onclick="x()">Soon to come</p><script>x()</script>' }
      wordpress.posts = [post(5, 'draft', { content })]
      wordpress.drafts = [page(6, 'draft', '', { content, link: 'URL/?page_id=6' })]
      // With the plugin, which knows more of a page.
      wordpress.plugin = new Map([['pages/7', { id: 7, path: '/about/draft', title: 'A draft', layout: 'simple', body: content.rendered }]])
      const recto = await app({ RECTO_WORDPRESS: wordpress.url })
      const ask = async (cookie = '', entries: Record<string, string> | null = null) => {
        const headers = { host: 'localhost', accept: 'text/html', cookie }
        const answer =
          entries === null
            ? await recto.app.inject({ url, headers })
            : await recto.app.inject({
                ...{ method: 'POST', url, payload: new URLSearchParams(entries).toString() },
                headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
              })
        return { status: answer.statusCode, body: answer.body, setCookie: [answer.headers['set-cookie']].flat().join() }
      }
      const requested = await ask()
      expect([requested.status, requested.body]).toEqual([
        403,
        expect.stringContaining('WordPress. Sign in with your WordPress username and password'),
      ])
      expect(requested.body).not.toContain('Soon to come')
      const signInForm =
        /<form [^>]*method="post">.*<input[^>]*type="text"[^>]*name="username".*<input[^>]*type="password"[^>]*name="password".*<button[^>]*type="submit"[^>]*>Sign in<\/button>/s
      expect(requested.body).toMatch(signInForm)
      const blank = await ask('', { username: 'ada', password: '' })
      expect([blank.status, blank.body]).toEqual([422, expect.stringContaining('Password cannot be blank')])
      const invalid = await ask('', { username: 'ada', password: 'x' })
      expect([invalid.status, invalid.setCookie]).toEqual([403, ''])
      expect(invalid.body).toContain('The password you entered is incorrect.')
      const signedIn = await ask('', { username: 'ada', password })
      expect(signedIn.status).toBe(303)
      expect(signedIn.setCookie).toMatch(/^recto_cms_token=a\.b\.c; .*HttpOnly.*SameSite=Lax/i)
      const shown = await ask('recto_cms_token=a.b.c')
      expect([shown.status, shown.body]).toEqual([200, expect.stringContaining('<p>Soon to come</p>')])
      expect(shown.body).not.toContain('x()')
      expect(shown.body).not.toContain('/my/content')
      expect(shown.body).toContain(`href="${wordpress.url}/wp-admin/post.php?post=${url.slice(-1)}&amp;action=edit"`)
      const late = await ask('recto_cms_token=old')
      expect([late.status, late.setCookie]).toEqual([403, expect.stringMatching(/^recto_cms_token=; .*Max-Age=0/i)])
      expect(late.body).not.toContain('Soon to come')
      expect(late.body).toMatch(signInForm)
      wordpress.mood = 'error'
      const logged = vi.spyOn(recto.app.log, 'error')
      const away = await ask('', { username: 'ada', password })
      expect([away.status, away.body]).toEqual([503, expect.stringContaining('WordPress is unavailable')])
      expect(logged).toHaveBeenCalledWith(expect.anything(), 'a WordPress does not do what its editor asks')
      expect((await ask('recto_cms_token=a.b.c')).status).toBe(503)
    },
  )

  test('they see a page at its path with its blocks, or where it redirects', async () => {
    const wordpress = await fake()
    const body = '<div class="wp-block-columns"><div><p>Left</p></div><div><p>Right</p></div></div>'
    const about = { id: 7, path: '/about/draft', title: 'A &amp; draft', body, redirectTo: '/about/policies' }
    wordpress.plugin = new Map<string, unknown>([
      ['pages/7', about],
      ['pages/8', { ...about, id: 8, path: '/', redirectTo: null }],
    ])
    const recto = await app({ RECTO_WORDPRESS: wordpress.url })
    const ask = (id: number | string) =>
      recto.app.inject({
        url: `/staticContentPreview/${id}`,
        headers: { host: 'localhost', accept: 'text/html', cookie: 'recto_cms_token=a.b.c' },
      })
    const { body: shown, headers } = await ask(7)
    expect(headers['cache-control']).toContain('no-store')
    const crumbs = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(shown)?.[0] ?? ''
    expect(crumbs.replace(/<[^>]*>/g, '')).toBe('HomeAboutA &amp; draft')
    expect(shown).toContain('/about/policies')
    expect(shown).not.toContain('wp-block-columns')
    expect((await ask(8)).statusCode).toBe(200)
    expect((await ask(99)).statusCode).toBe(404)
    expect((await ask('x')).statusCode).toBe(404)
  })

  test('without a WordPress the editors of the site have access', async () => {
    const { app: served } = await app()
    expect((await signIn({ app: { inject: served.inject.bind(served) } }, { username: 'ada', password })).statusCode).toBe(403)
  })
})

test('another installation can be followed like a WordPress (A7-38)', async () => {
  const behind = await app()
  const { kysely } = behind.database
  const body =
    '<div data-block="accordions"><details><summary>Who</summary><p>Us, and <a href="/blog/ten-years">ten years</a></p></details></div>'
  await storeSitePage(kysely, site, { ...ownPage, path: '/our-team', body, shown: 'now' })
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
      kysely: front.database.kysely,
      files: front.files,
      followed: new Map([[site, createWordpress((await behind.listen()).replace('localhost', '127.0.0.1'))]]),
    },
    ...{ onDone: () => undefined, onFailure: () => undefined },
  })
  const report = await follower.look(site)
  expect(report?.leftOut).toEqual([])
  expect(report?.created).toContain('the post /news/ten-years')
  const found = await findSitePage(front.database.kysely, site, '/our-team')
  expect(found).toMatchObject({ title: 'Our team', layout: 'simple', fullWidth: true })
  expect(found?.body).toContain('<div data-block="accordions"><details><summary>Who</summary>')
  // The other one's static pages came along, and nothing is written twice.
  expect(await findSitePage(front.database.kysely, site, '/about/policies')).not.toBeNull()
  expect(await follower.look(site)).toBeNull()
})

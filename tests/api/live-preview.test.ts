/** What stands in the form of a page or a post, drawn for its editor alone and kept by nobody (decision 0065). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let reader: string
/** A platform with a blog. */
const host = 'ore.localhost'
beforeAll(async () => {
  site = await buildTestApp()
  const person = async (email: string, ...roles: Role[]) => {
    await addPerson(site, email, ...roles)
    return await signIn(site.app, email, { headers: { host } })
  }
  editor = await person('ada@example.org', 'ROLE_SUPER_EDITOR')
  reader = await person('cleo@example.org')
})
afterAll(() => site.close())

interface Requested {
  cookie?: string
  headers?: Record<string, string>
}
const post = (url: string, entries: Record<string, string>, { cookie = editor, headers = {} }: Requested = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host, cookie, ...headers },
    payload: new URLSearchParams(entries).toString(),
  })
const textOf = (body: string) => body.replaceAll(/<[^>]+>/g, ' ')
const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? ''

const page = { title: 'Our story', path: '/our-story', layout: 'standard', body: '<h2>Slates</h2><p>Once there was a roof.</p>' }
const story = { title: 'Rain', section: 'blog', slug: '', authorName: 'Cleo Gable', body: '<p>It rained.</p>', excerpt: '' }
const pagePreview = '/my/content/pages/new/preview'
const postPreview = '/my/content/posts/new/preview'

/** All that a form could leave behind. */
async function stored(): Promise<number[]> {
  const tables = ['site_page', 'site_page_revision', 'blog_post', 'blog_post_revision', 'blog_author'] as const
  const counts: number[] = []
  for (const table of tables) {
    const { count } = await site.database.kysely
      .selectFrom(table)
      .select(eb => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counts.push(Number(count))
  }
  return counts
}

describe.each([
  ['a page', pagePreview, page, 'Once there was a roof.'],
  ['a post', postPreview, story, 'It rained.'],
])('the live preview of %s', (_name, url, entries, said) => {
  test('it is rendered as for readers, for its editor only, and stores nothing', async () => {
    const before = await stored()
    const { statusCode, headers, body } = await post(url, { ...entries, act: 'publish' })
    expect([statusCode, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'private, no-store', 'noindex'])
    expect(mainOf(body)).toContain(said)
    expect(await stored()).toEqual(before)
  })

  test('it is rendered without scripts, and can be framed by the site only', async () => {
    const { body, headers } = await post(url, {
      ...entries,
      body: `<p onclick="x()">Calm</p><script>x()</script><a href="javascript:x()">on</a>`,
    })
    expect(mainOf(body)).toContain('Calm')
    expect(body).not.toMatch(/<script|javascript:|\son\w+=/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'self'")
    expect(/sandbox ([\w -]+)/.exec(policy)?.[1]).not.toMatch(/allow-scripts|allow-forms|allow-top/)
  })

  test('it is refused without the right to save, and to other sites', async () => {
    const nobody = await post(url, entries, { cookie: '' })
    expect([nobody.statusCode, nobody.body]).toEqual([302, ''])
    for (const requested of [{ cookie: reader }, { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } }]) {
      const refused = await post(url, entries, requested)
      expect([refused.statusCode, refused.body.includes(said)]).toEqual([403, false])
    }
  })

  test('it names the errors of the form', async () => {
    const { statusCode, body } = await post(url, { ...entries, title: ' ' })
    expect(statusCode).toBe(422)
    expect(textOf(/<ul id="wrong">[\s\S]*?<\/ul>/.exec(body)?.[0] ?? '')).toMatch(/Title/)
    expect(body).not.toContain(said)
    // The URL shows in no image.
    expect((await post(url, { ...entries, path: '', slug: 'Not A Slug' })).statusCode).toBe(200)
  })

  test('without form data it redirects to the saved state', async () => {
    const answer = await site.app.inject({ url, headers: { host, cookie: editor } })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, url.replace('/preview', '')])
    const saved = await site.app.inject({ url: url.replace('new', '7'), headers: { host, cookie: editor } })
    expect(saved.headers.location).toMatch(/^\/(?:staticContentPreview|blogPreview)\/7$/)
  })
})

test('a page that redirects says so, and a front page is rendered as front page', async () => {
  expect(textOf((await post(pagePreview, { ...page, redirectTo: '/about' })).body)).toContain('redirects to /about')
  const front = await post(pagePreview, { ...page, path: '/' })
  expect(front.statusCode).toBe(200)
  expect(mainOf(front.body)).not.toContain('breadcrumb')
})

test('every other page keeps its scripts and has no sandbox', async () => {
  const { body, headers } = await site.app.inject({ url: '/about', headers: { host } })
  expect(body).toContain('<script')
  expect(body).not.toContain('<base')
  expect(String(headers['content-security-policy'])).not.toContain('sandbox')
})

/** Pages of the site as their editors write them: drafts, schedules, revisions, previews, and who may (specification, accounts.md sections 2, 5 and 7). */

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import type { PageId } from '../../src/core/ids/shared-ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson, cookieHeader, cookiesOf, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
let other: string
let reader: string
const kysely = () => site.database.kysely

beforeAll(async () => {
  site = await buildTestApp()
  const person = async (email: string, firstName: string, ...roles: Role[]) => {
    const id = await addPerson(site, email, ...roles)
    await kysely().updateTable('account').set({ first_name: firstName }).where('id', '=', id).execute()
    return await signIn(site.app, email)
  }
  editor = await person('ada@example.org', 'Ada', 'ROLE_SUPER_EDITOR')
  other = await person('ben@example.org', 'Ben', 'ROLE_RESEARCH_PUBLISHER')
  reader = await person('cleo@example.org', 'Cleo')
})
afterAll(() => site.close())
beforeEach(async () => {
  await kysely().deleteFrom('site_page').execute()
})

const host = 'localhost'
const form = { 'content-type': 'application/x-www-form-urlencoded', host }
const post = (url: string, entries: Record<string, string>, cookie = editor) =>
  site.app.inject({ method: 'POST', url, headers: { ...form, cookie }, payload: new URLSearchParams(entries).toString() })
const get = (url: string, cookie = '') => site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
const textOf = (body: string) => body.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<[^>]+>/g, '')

const story = { title: 'Our story', path: '/our-story', layout: 'standard', body: '<h2>Slates</h2><p>Once there was a roof.</p>' }
/** @returns the page's id */
async function save(entries: Record<string, string>, { id = 'new', cookie = editor }: { id?: string | number; cookie?: string } = {}) {
  const answer = await post(`/my/content/pages/${id}`, { ...story, act: 'save', ...entries }, cookie)
  expect([answer.statusCode, textOf(answer.body)]).toEqual([303, ''])
  return testId<PageId>(Number(/pages\/(\d+)/.exec(String(answer.headers.location))?.[1]))
}
const newest = async (id: PageId) =>
  String(
    (
      await kysely()
        .selectFrom('site_page_revision')
        .where('site_page_id', '=', id)
        .select(eb => eb.fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
    ).id,
  )
const problemsOf = (body: string) => textOf(/Please correct \d+ fields?[\s\S]*?<\/section>/.exec(body)?.[0] ?? '')

test('a draft is visible to its editor only until it is published, and an edit is visible within a second (R2.1-13)', async () => {
  const id = await save({})
  expect((await get('/our-story')).statusCode).toBe(404)
  const preview = await get(`/staticContentPreview/${id}`, editor)
  expect(preview.statusCode).toBe(200)
  expect(preview.headers['cache-control']).toBe('private, no-store')
  expect(textOf(preview.body)).toContain('Once there was a roof.')
  await save({ act: 'publish', basedOn: await newest(id) }, { id })
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(200)
  await save({ act: 'save', basedOn: await newest(id), body: '<p>Then a gale.</p>' }, { id })
  expect(textOf((await get('/our-story')).body)).toContain('Once there was a roof.')
  await save({ act: 'publish', basedOn: await newest(id), body: '<p>Then a gale.</p>' }, { id })
  await expect.poll(async () => textOf((await get('/our-story')).body)).toContain('Then a gale.')
})

test('a scheduled state is visible from its time on, and the former one until then', async () => {
  const id = await save({ act: 'publish' })
  await save({ act: 'schedule', publishAt: '2999-01-01T00:00', body: '<p>The new roof.</p>', basedOn: await newest(id) }, { id })
  await expect.poll(async () => textOf((await get('/our-story')).body)).toContain('Once there was a roof.')
  expect(textOf((await get('/my/content?state=scheduled', editor)).body)).toMatch(/Scheduled for .*2999/)
  // The time comes: nobody writes anything.
  await kysely().updateTable('site_page').set({ publish_at: new Date() }).where('id', '=', id).execute()
  await expect.poll(async () => textOf((await get('/our-story')).body)).toContain('The new roof.')
  await save({ act: 'schedule', publishAt: '2999-01-01T00:00', body: '<p>A third.</p>', basedOn: await newest(id) }, { id })
  await expect.poll(async () => textOf((await get('/our-story')).body)).toContain('The new roof.')
  await post(`/my/content/pages/${id}`, { act: 'unschedule' })
  expect(textOf((await get('/my/content?state=published&search=our', editor)).body)).toContain('with a newer draft')
  await post(`/my/content/pages/${id}`, { act: 'hide' })
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(404)
})

test('a built-in page is edited as a copy, and comes back when the copy is deleted', async () => {
  const { id: standing } = (await site.app.inject({ url: '/wp-json/f1000/v1/routes', headers: { host } }))
    .json<{ id: number; path: string }[]>()
    .find(({ path }) => path === '/about/policies') ?? { id: 0 }
  const id = await save({ act: 'publish', title: 'Our own policies', path: '/elsewhere' }, { id: standing })
  expect(id).toBeGreaterThanOrEqual(1000)
  await expect.poll(async () => textOf((await get('/about/policies')).body)).toContain('Our own policies')
  expect((await get(`/my/content/pages/${standing}`, editor)).body).toContain(`action="/my/content/pages/${id}"`)
  expect((await post(`/my/content/pages/${id}`, { act: 'delete' })).statusCode).toBe(303)
  await expect.poll(async () => textOf((await get('/about/policies')).body)).not.toContain('Our own policies')
  expect((await get('/about/policies')).statusCode).toBe(200)
})

test('a page fills in the site’s details like built-in pages', async () => {
  await save({ act: 'publish', body: '<p>We are {{displayName}}.</p>' })
  await expect.poll(async () => textOf((await get('/our-story')).body)).toMatch(/We are (?!\{)[^.]+\./)
})

test('a former path redirects to the new one', async () => {
  const id = await save({ act: 'publish' })
  await save({ act: 'publish', path: '/history', basedOn: await newest(id) }, { id })
  await expect.poll(async () => (await get('/our-story')).headers.location).toBe('/history')
  expect((await get('/history')).statusCode).toBe(200)
  // And back: nobody is led in a circle.
  await save({ act: 'publish', basedOn: await newest(id) }, { id })
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(200)
  await expect.poll(async () => (await get('/history')).headers.location).toBe('/our-story')
})

test('a page moves with the state that has its new path, and not with a draft', async () => {
  const id = await save({ act: 'publish' })
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(200)
  await save({ path: '/history', basedOn: await newest(id) }, { id })
  // The draft has the path, the page is where it was.
  expect((await get(`/my/content/pages/${id}`, editor)).body).toMatch(/name="path"[^>]*value="\/history"|value="\/history"[^>]*name="path"/)
  expect(textOf((await get('/my/content', editor)).body)).toContain('/our-story')
  const after = await save({ path: '/history', title: 'Our history', basedOn: await newest(id) }, { id })
  expect(after).toBe(id)
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(200)
  expect((await get('/history')).statusCode).toBe(404)
  const [draft, first] = await kysely().selectFrom('site_page_revision').select('id').orderBy('id', 'desc').offset(1).execute()
  const compared = await get(`/my/content/pages/${id}/revisions?newer=${draft?.id}&older=${first?.id}`, editor)
  expect(textOf(compared.body.replaceAll('<!-- -->', ''))).toMatch(/What changedAddress.*our-story.*history/)
  // The first state brings its path back with it.
  await post(`/my/content/pages/${id}/revisions`, { revision: String(first?.id) })
  expect((await get(`/my/content/pages/${id}`, editor)).body).not.toContain('value="/history"')
})

test('a page moves at its scheduled time, leaves a redirect, and its new path is reserved', async () => {
  const id = await save({ act: 'publish' })
  const soon = { act: 'schedule', publishAt: '2999-01-01T00:00', path: '/history' }
  await save({ ...soon, basedOn: await newest(id) }, { id })
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(200)
  expect((await get('/history')).statusCode).toBe(404)
  expect((await post('/my/content/pages/new', { ...story, path: '/history', act: 'publish' })).statusCode).toBe(409)
  const routes = async () =>
    (await site.app.inject({ url: '/wp-json/f1000/v1/routes', headers: { host } }))
      .json<{ path: string; id: number }[]>()
      .filter(({ path }) => path === '/history' || path === '/our-story')
  expect(await routes()).toEqual([{ path: '/our-story', id }])
  await kysely().updateTable('site_page').set({ publish_at: new Date() }).where('id', '=', id).execute()
  // Nobody writes anything: the same page stands at its new path, and the old one leads there.
  await expect.poll(async () => (await get('/history')).statusCode).toBe(200)
  await expect.poll(async () => (await get('/our-story')).headers.location).toBe('/history')
  expect((await routes()).map(({ path }) => path)).toContain('/history')
  expect(textOf((await get('/my/content?search=history', editor)).body)).toContain('/history')
  // What is done next begins from there.
  await save({ act: 'publish', path: '/history', body: '<p>Later.</p>', basedOn: await newest(id) }, { id })
  await expect.poll(async () => textOf((await get('/history')).body)).toContain('Later.')
  expect((await get('/our-story')).headers.location).toBe('/history')
  const rows = await kysely().selectFrom('site_page').select(['id', 'path']).orderBy('path').execute()
  expect(rows).toEqual([
    { id, path: '/history' },
    { id: expect.any(Number), path: '/our-story' },
  ])
  // Its schedule taken away instead, it goes nowhere.
  const back = { act: 'schedule', publishAt: '2999-01-01T00:00', path: '/our-story', basedOn: await newest(id) }
  await save(back, { id })
  await post(`/my/content/pages/${id}`, { act: 'unschedule' })
  await kysely()
    .updateTable('site_page')
    .set({ publish_at: new Date() })
    .where('id', '=', id)
    .where('scheduled_revision_id', 'is not', null)
    .execute()
  expect((await get('/our-story')).headers.location).toBe('/history')
})

test('the path of a page that was never published is not revealed', async () => {
  const id = await save({ act: 'schedule', publishAt: '2999-01-01T00:00' })
  await save({ path: '/secret', basedOn: await newest(id) }, { id })
  await kysely().updateTable('site_page').set({ publish_at: new Date() }).where('id', '=', id).execute()
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(200)
  expect((await get('/secret')).statusCode).toBe(404)
})

describe('what is refused keeps all entries', () => {
  test('a page whose path somebody takes at the same moment is refused', async () => {
    const both = await Promise.all(
      [editor, other].map((cookie, at) => post('/my/content/pages/new', { ...story, act: 'publish', body: `<p>Of ${at}.</p>` }, cookie)),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409])
    const late = both.findIndex(({ statusCode }) => statusCode === 409)
    expect(both[late]?.body).toContain(`Of ${late}.`)
    expect(await kysely().selectFrom('site_page_revision').select('id').execute()).toHaveLength(1)
  })

  test('a deleted page whose path is taken since is refused', async () => {
    const id = await save({})
    const basedOn = await newest(id)
    await post(`/my/content/pages/${id}`, { act: 'delete' })
    await save({ body: '<p>Ben’s page.</p>' }, { cookie: other })
    const late = await post(`/my/content/pages/${id}`, { ...story, act: 'publish', body: '<p>Written meanwhile.</p>', basedOn })
    expect(late.statusCode).toBe(409)
    expect(problemsOf(late.body)).toContain('Another page already has this path')
    expect(textOf(late.body)).toContain('This was deleted by somebody else')
    expect(late.body).toContain('Written meanwhile.')
    // The form that came back knows of no revision, as that of a new page.
    expect(late.body).toContain(`action="/my/content/pages/${id}"`)
    expect(late.body).not.toContain('name="basedOn"')
    expect(await kysely().selectFrom('site_page_revision').where('body', 'like', '%meanwhile%').selectAll().execute()).toEqual([])
  })

  test.each<[string, Record<string, string>, string]>([
    ['no title', { title: ' ' }, 'Title cannot be blank'],
    ['an address of the site', { path: '/articles/1-1' }, 'The site itself uses this address'],
    ['an address with signs', { path: '/a?b' }, 'Use letters, digits and hyphens'],
    ['a script to lead to', { redirectTo: 'javascript:alert(1)' }, 'Enter an address of this site'],
    ['a time that has passed', { act: 'schedule', publishAt: '1999-01-01T00:00' }, 'This time has passed'],
    ['another layout', { layout: 'x' }, 'Choose from the list'],
    ['more text than any page has', { body: 'a'.repeat(200_001) }, 'cannot be longer than 200,000'],
  ])('the page is refused with %s', async (_name, entries, said) => {
    const answer = await post('/my/content/pages/new', { ...story, act: 'publish', body: 'Kept text', ...entries })
    expect(answer.statusCode).toBe(422)
    expect(problemsOf(answer.body)).toContain(said)
    if (entries.body === undefined) expect(answer.body).toContain('Kept text')
    expect(await kysely().selectFrom('site_page').selectAll().execute()).toEqual([])
  })

  test('a path of another page is refused', async () => {
    await save({})
    const answer = await post('/my/content/pages/new', { ...story, act: 'publish' })
    expect([answer.statusCode, problemsOf(answer.body)]).toEqual([409, expect.stringContaining('Another page already has this path')])
  })

  test('a save over somebody else’s change is refused', async () => {
    const id = await save({})
    const opened = await newest(id)
    await save({ basedOn: opened, body: '<p>Ben’s words.</p>' }, { id, cookie: other })
    const late = await post(`/my/content/pages/${id}`, { ...story, act: 'publish', body: '<p>Ada’s words.</p>', basedOn: opened })
    expect(late.statusCode).toBe(409)
    expect(textOf(late.body)).toMatch(/Ben Roof saved this at \d{4}-\d\d-\d\d, \d\d:\d\d UTC/)
    expect(late.body).toContain('Ada’s words.')
    expect(await kysely().selectFrom('site_page_revision').where('body', 'like', '%Ada’s%').selectAll().execute()).toEqual([])
    // Nobody's fault where nothing says what it was based on.
    expect((await post(`/my/content/pages/${id}`, { ...story, act: 'publish' })).statusCode).toBe(409)
  })

  test('of two simultaneous saves, one is refused', async () => {
    const id = await save({})
    const basedOn = await newest(id)
    const both = await Promise.all(
      [editor, other].map((cookie, at) =>
        post(`/my/content/pages/${id}`, { ...story, act: 'save', body: `<p>${at}</p>`, basedOn }, cookie),
      ),
    )
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409])
  })

  test('a page that somebody deleted meanwhile becomes a draft again', async () => {
    const id = await save({})
    const basedOn = await newest(id)
    await post(`/my/content/pages/${id}`, { act: 'delete' })
    const stored = await save({ act: 'publish', basedOn, body: '<p>Written meanwhile.</p>' }, { id })
    expect(stored).not.toBe(id)
    expect((await get(`/my/content/pages/${stored}`, editor)).body).toContain('Written meanwhile.')
    await expect.poll(async () => (await get('/our-story')).statusCode).toBe(404)
    expect((await get(`/my/content/pages/${id}`, editor)).statusCode).toBe(404)
  })
})

test('every revision is kept, two can be compared, and one can be restored', async () => {
  const id = await save({ act: 'publish' })
  const first = await newest(id)
  await save({ basedOn: first, title: 'Our long story', body: '<h2>Slates</h2><p>Once there was a wall.</p>' }, { id, cookie: other })
  // Saved again as it is: no state of its own.
  await save({ basedOn: await newest(id), title: 'Our long story', body: '<h2>Slates</h2><p>Once there was a wall.</p>' }, { id })
  const list = await get(`/my/content/pages/${id}/revisions`, editor)
  const shown = textOf(list.body)
  for (const said of ['Published', 'Ben Roof', 'Ada Roof', 'What changed']) expect(shown).toContain(said)
  expect(list.body.replaceAll('<!-- -->', '')).toMatch(
    /<del><span[^>]*>Removed: <\/span>roof<\/del><ins><span[^>]*>Added: <\/span>wall<\/ins>/,
  )
  expect(list.body.match(/name="older"/g)).toHaveLength(2)
  const restored = await post(`/my/content/pages/${id}/revisions`, { revision: first })
  expect(restored.headers.location).toBe(`/my/content/pages/${id}?done=restored`)
  expect((await get(`/my/content/pages/${id}`, editor)).body).toContain('Once there was a roof.')
  expect(Number(await newest(id))).toBeGreaterThan(Number(first) + 1)
  // A revision is restored on its own page alone.
  const another = await save({ path: '/another' })
  expect((await post(`/my/content/pages/${another}/revisions`, { revision: first })).statusCode).toBe(404)
})

test('the editor is told which elements and attributes were removed', async () => {
  const id = await save({ body: '<p>Text</p><script>alert(1)</script><div data-block="carousel">Words</div>' })
  const shown = textOf((await get(`/my/content/pages/${id}`, editor)).body)
  expect(shown).toContain('script')
  expect(shown).toContain('There is no block “carousel”')
})

test('hostile text is shown as text on every screen of the content manager', async () => {
  const hostile = '</textarea><script>alert(1)</script><img src=x onerror=alert(1)>'
  const id = await save({ title: hostile, description: hostile, body: hostile, act: 'publish' })
  await save({ title: hostile, body: `${hostile}!`, basedOn: await newest(id) }, { id })
  for (const url of [
    '/my/content',
    `/my/content/pages/${id}`,
    `/my/content/pages/${id}/revisions`,
    `/staticContentPreview/${id}`,
    '/our-story',
  ]) {
    const { body } = await get(url, editor)
    expect(body).not.toContain('<script>alert(1)')
    expect(body).not.toContain('<img src=x')
  }
})

describe('access to the content manager', () => {
  test.each([
    ['/my/content', 403, 302],
    ['/my/content/pages/new', 403, 302],
    ['/my/content/pages/10', 403, 302],
    ['/my/content/pages/10/revisions', 403, 302],
  ])('the URL %s is refused to users without a role and to signed-out users', async (url, ofReader, ofNobody) => {
    expect((await get(url, reader)).statusCode).toBe(403)
    expect((await get(url)).headers.location).toContain('/login')
    expect((await post(url, { ...story, act: 'publish' }, reader)).statusCode).toBe(ofReader)
    expect((await post(url, { ...story, act: 'publish' }, '')).statusCode).toBe(ofNobody)
    expect(await kysely().selectFrom('site_page').selectAll().execute()).toEqual([])
  })

  test('a form of another site changes nothing', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/my/content/pages/new',
      headers: { ...form, cookie: editor, origin: 'https://evil.example' },
      payload: new URLSearchParams({ ...story, act: 'publish' }).toString(),
    })
    expect(answer.statusCode).toBe(403)
    expect(await kysely().selectFrom('site_page').selectAll().execute()).toEqual([])
  })

  test('a page of another site is not found', async () => {
    const id = await save({ act: 'publish' })
    const onOtherSite = await signIn(site.app, 'ada@example.org', { headers: { host: 'wellcome.localhost' } })
    const ask = (url: string) => site.app.inject({ url, headers: { host: 'wellcome.localhost', cookie: onOtherSite } })
    expect((await ask(`/my/content/pages/${id}`)).statusCode).toBe(404)
    expect((await ask(`/my/content/pages/${id}/revisions`)).statusCode).toBe(404)
    expect((await ask(`/staticContentPreview/${id}`)).statusCode).toBe(404)
    expect((await ask('/our-story')).statusCode).toBe(404)
  })
})

describe('the preview of a page', () => {
  test('it asks users without access to sign in as an editor (R2.1-13, R6-05, A2-80)', async () => {
    const id = await save({})
    for (const cookie of ['', reader]) {
      const answer = await get(`/staticContentPreview/${id}`, cookie)
      expect(answer.statusCode).toBe(403)
      expect(textOf(answer.body)).toContain('Sign in to the content manager')
      expect(answer.body).not.toContain('Once there was a roof')
    }
    const signedIn = await post(`/staticContentPreview/${id}`, { username: 'ada@example.org', password: 'slate roofs keep rain out' }, '')
    expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, `/staticContentPreview/${id}`])
    const shown = await get(`/staticContentPreview/${id}`, cookieHeader(cookiesOf(signedIn)))
    expect(textOf(shown.body)).toContain('Once there was a roof')
  })

  test('it is shown at the path that the page will have', async () => {
    const id = await save({ path: '/about/our-story' })
    const { body } = await get(`/staticContentPreview/${id}`, editor)
    const crumbs = textOf(/<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '')
    expect(crumbs).toBe('HomeAboutOur story')
  })

  test.each(['/staticContentPreview/999999', '/blogPreview/999999', '/editor/version/preview/999999', '/editor/assets/preview/999999'])(
    'the preview of a missing page is logged in one line and answered 404: %s (A2-25)',
    async url => {
      const logged = vi.spyOn(site.app.log, 'warn')
      try {
        expect((await get(url, editor)).statusCode).toBe(404)
        expect(logged.mock.calls).toEqual([[`f1000research: there is nothing to preview at ${url}.`]])
      } finally {
        logged.mockRestore()
      }
    },
  )

  test('it is not shown with an expired session, whose cookie is deleted', async () => {
    const id = await save({})
    const answer = await get(`/staticContentPreview/${id}`, 'recto_session=gone')
    expect(answer.statusCode).toBe(403)
    expect(textOf(answer.body)).toContain('Sign in to the content manager')
    expect([answer.headers['set-cookie']].flat().join()).toMatch(/recto_session=;.*Max-Age=0/)
  })

  test('it requires each field of its form (A3-61, A5-12)', async () => {
    const answer = textOf((await post('/staticContentPreview/10', { username: '', password: '' }, '')).body)
    expect(answer).toContain('Username or email cannot be blank')
    expect(answer).toContain('Password cannot be blank')
  })

  test.each([
    ['a wrong password', { username: 'ada@example.org', password: 'no' }, 403],
    ['an account that may not', { username: 'cleo@example.org', password: 'slate roofs keep rain out' }, 403],
    ['nothing entered', { username: '', password: '' }, 422],
  ])('it stays closed for %s (A3-61)', async (_name, entries, status) => {
    const id = await save({})
    const answer = await post(`/staticContentPreview/${id}`, entries, '')
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toContain('Once there was a roof')
    expect(answer.body).toMatch(new RegExp(`<input[^>]*value="${entries.username}"`))
    const cookie = cookieHeader(cookiesOf(answer))
    expect((await get(`/staticContentPreview/${id}`, cookie)).statusCode).toBe(403)
  })
})

test('only editors see the link from a page to its editing form', async () => {
  const id = await save({ act: 'publish' })
  await expect.poll(async () => (await get('/our-story')).statusCode).toBe(200)
  expect((await get('/our-story', editor)).body).toContain(`href="/my/content/pages/${id}"`)
  for (const cookie of ['', reader]) expect((await get('/our-story', cookie)).body).not.toContain('/my/content')
})

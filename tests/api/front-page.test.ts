/** The front page as a page of the content manager (specification, accounts.md section 2 “Other routes”: “/ (home or a static page)”). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let editor: string
const kysely = () => site.database.kysely

beforeAll(async () => {
  site = await buildTestApp()
  await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
  editor = await signIn(site.app, 'ada@example.org')
})
afterAll(() => site.close())
beforeEach(async () => {
  await kysely().deleteFrom('site_page').execute()
})

async function ask(url: string, { cookie = '', host = 'localhost' } = {}) {
  const { statusCode, headers, body } = await site.app.inject({ url, headers: { host, cookie, accept: 'text/html' } })
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  const all = (pattern: RegExp) => Array.from(body.matchAll(pattern), ([, found = '']) => found.replaceAll(/<[^>]+>/g, ''))
  return {
    ...{ status: statusCode, location: headers.location, body, main },
    titles: all(/<h1[^>]*>(.*?)<\/h1>/gs),
    head: {
      title: all(/<title[^>]*>(.*?)<\/title>/gs),
      canonical: all(/rel="canonical" href="https?:\/\/[^/"]*([^"]*)"/g),
      languages: all(/rel="alternate" hrefLang="(\w\w)"/g),
      feeds: all(/rel="alternate" type="([^"]*)"/g).toSorted(),
    },
  }
}
const save = async (entries: Record<string, string>, id: number | 'new' = 'new') => {
  const body = { title: 'Welcome', path: '/', layout: 'featured', body: '<p>Slates for everybody.</p>', act: 'publish', ...entries }
  const headers = { host: 'localhost', cookie: editor, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await site.app.inject({
    method: 'POST',
    url: `/my/content/pages/${id}`,
    headers,
    payload: new URLSearchParams(body).toString(),
  })
  return { status: answer.statusCode, body: answer.body, id: Number(/pages\/(\d+)/.exec(String(answer.headers.location))?.[1]) }
}
const act = (id: number, what: 'hide' | 'delete') => save({ act: what }, id)
const mainOf = async (url: string) => (await ask(url)).main
const soon = { timeout: 3000 }

test('shows what its editors wrote in every language, called as the site is, with its feeds (A2-13)', async () => {
  const builtIn = await ask('/')
  expect(builtIn.main).toContain('Latest articles')
  const { id } = await save({})
  await expect.poll(() => mainOf('/'), soon).toContain('Slates for everybody.')
  const front = await ask('/')
  expect(front.titles).toEqual(['Welcome'])
  expect(front.head).toEqual(builtIn.head)
  expect(front.head).toMatchObject({ title: ['Recto'], canonical: ['/'] })
  expect(front.main).not.toContain('You are here')
  expect((await ask('/', { cookie: editor })).body).toContain(`/my/content/pages/${id}"`)
  const german = await ask('/de')
  expect(german.main).toMatch(/<h1 lang="en">Welcome<\/h1>.*<div[^>]*lang="en"[^>]*>.*Slates for everybody/s)
  expect(german.head.canonical).toEqual(['/de'])
  expect((await ask('/', { host: 'gates.localhost' })).main).not.toContain('Slates for everybody.')
})

test('is the program’s own again once the page is taken offline or deleted (A2-13)', async () => {
  const { id } = await save({})
  await expect.poll(() => mainOf('/'), soon).toContain('Slates for everybody.')
  await act(id, 'hide')
  await expect.poll(() => mainOf('/'), soon).toContain('Latest articles')
  await save({ basedOn: String(await newest(id)) }, id)
  await expect.poll(() => mainOf('/'), soon).toContain('Slates for everybody.')
  await act(id, 'delete')
  await expect.poll(() => mainOf('/'), soon).toContain('Latest articles')
})

const newest = async (id: number) =>
  (
    await kysely()
      .selectFrom('site_page_revision')
      .where('site_page_id', '=', id)
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id

test('begins with the brand’s hero and the words of a banner that the page begins with', async () => {
  await save({ body: '<div data-block="hero-banner" data-title="All the roofs">Of slate.</div><p>Slates for everybody.</p>' })
  await expect.poll(async () => (await ask('/')).titles, soon).toEqual(['All the roofs'])
  const { main } = await ask('/')
  expect(main).toMatch(/<section[^>]*data-layout[^>]*>.*All the roofs.*Of slate\./s)
  expect(main.match(/All the roofs/g)).toHaveLength(1)
  expect(main).not.toContain('>Welcome<')
})

test('may lead elsewhere, and a page that becomes it leaves a way from where it stood', async () => {
  const { id } = await save({ path: '/welcome' })
  await save({ basedOn: String(await newest(id)) }, id)
  await expect.poll(async () => (await ask('/welcome')).location, soon).toBe('/')
  expect(await mainOf('/')).toContain('Slates for everybody.')
  await save({ basedOn: String(await newest(id)), redirectTo: '/browse' }, id)
  await expect.poll(async () => (await ask('/')).location, soon).toBe('/browse')
})

test('has to be asked for, is marked in the list, and is previewed as it will be', async () => {
  expect(await save({ path: '' })).toMatchObject({ status: 422, body: expect.stringContaining('Enter an address such as') })
  const { id } = await save({ act: 'save' })
  expect((await ask('/my/content', { cookie: editor })).main).toContain('Front page')
  expect(await mainOf('/')).toContain('Latest articles')
  const preview = await ask(`/staticContentPreview/${id}`, { cookie: editor })
  expect(preview).toMatchObject({ status: 200, titles: ['Welcome'], head: { title: ['Recto'] } })
})

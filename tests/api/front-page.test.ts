/** The front page as a page of the content manager (specification, accounts.md section 2 “Other routes”: “/ (home or a static page)”). */

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import { parseId } from '../../src/core/ids/parse-id.ts'
import type { PageId } from '../../src/core/ids/shared-ids.ts'
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
  return {
    status: answer.statusCode,
    body: answer.body,
    id: parseId<PageId>(/pages\/(\d+)/.exec(String(answer.headers.location))?.[1] ?? '') ?? noId<PageId>(),
  }
}
const act = (id: number, what: 'hide' | 'delete') => save({ act: what }, id)
const mainOf = async (url: string) => (await ask(url)).main

test('it shows the editors’ page in every language, with the site’s name and feeds (A2-13)', async () => {
  const builtIn = await ask('/')
  expect(builtIn.main).toContain('Latest articles')
  const { id } = await save({})
  await expect.poll(() => mainOf('/')).toContain('Slates for everybody.')
  const front = await ask('/')
  expect(front.titles).toEqual(['Welcome'])
  expect(front.head).toEqual(builtIn.head)
  expect(front.head).toMatchObject({ title: ['Recto'], canonical: ['/'] })
  expect(front.main).not.toContain('Breadcrumb')
  expect((await ask('/', { cookie: editor })).body).toContain(`/my/content/pages/${id}"`)
  const german = await ask('/de')
  expect(german.main).toMatch(/<h1 lang="en">Welcome<\/h1>.*<div[^>]*lang="en"[^>]*>.*Slates for everybody/s)
  expect(german.head.canonical).toEqual(['/de'])
  expect((await ask('/', { host: 'gates.localhost' })).main).not.toContain('Slates for everybody.')
})

test('it is the built-in one again after the editors’ page is taken offline or deleted (A2-13)', async () => {
  const { id } = await save({})
  await expect.poll(() => mainOf('/')).toContain('Slates for everybody.')
  await act(id, 'hide')
  await expect.poll(() => mainOf('/')).toContain('Latest articles')
  await save({ basedOn: String(await newest(id)) }, id)
  await expect.poll(() => mainOf('/')).toContain('Slates for everybody.')
  await act(id, 'delete')
  await expect.poll(() => mainOf('/')).toContain('Latest articles')
})

const newest = async (id: PageId) =>
  (
    await kysely()
      .selectFrom('site_page_revision')
      .where('site_page_id', '=', id)
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id

test('it begins with the brand’s hero, or the banner with which the page begins', async () => {
  await save({ body: '<div data-block="hero-banner" data-title="All the roofs">Of slate.</div><p>Slates for everybody.</p>' })
  await expect.poll(async () => (await ask('/')).titles).toEqual(['All the roofs'])
  const { main } = await ask('/')
  expect(main).toMatch(/<section[^>]*data-layout[^>]*>.*All the roofs.*Of slate\./s)
  expect(main.match(/All the roofs/g)).toHaveLength(1)
  expect(main).not.toContain('>Welcome<')
})

test('it may redirect, and a page that becomes the front page leaves a redirect at its former path', async () => {
  const { id } = await save({ path: '/welcome' })
  await save({ basedOn: String(await newest(id)) }, id)
  await expect.poll(async () => (await ask('/welcome')).location).toBe('/')
  expect(await mainOf('/')).toContain('Slates for everybody.')
  await save({ basedOn: String(await newest(id)), redirectTo: '/browse' }, id)
  await expect.poll(async () => (await ask('/')).location).toBe('/browse')
})

test('a page becomes the front page only by a checkbox, is marked in the list, and is previewed as such', async () => {
  // An empty address is made from the title.
  expect(await save({ path: '', title: 'An address of its own' })).toMatchObject({ status: 303 })
  const { id } = await save({ act: 'save' })
  expect((await ask('/my/content', { cookie: editor })).main).toContain('Front page')
  expect(await mainOf('/')).toContain('Latest articles')
  const preview = await ask(`/staticContentPreview/${id}`, { cookie: editor })
  expect(preview).toMatchObject({ status: 200, titles: ['Welcome'], head: { title: ['Recto'] } })
})

test('a site can leave out the steps of open publishing, which a classic journal does not have', async () => {
  const title = 'How it works'
  expect(await mainOf('/')).toContain(title)
  const folder = await mkdtemp(join(tmpdir(), 'recto-steps-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { f1000research: { features: { publishingSteps: { enabled: false } } } } }))
  const classic = await buildTestApp({ RECTO_PLATFORMS: settings })
  try {
    const { statusCode, body } = await classic.app.inject({ url: '/', headers: { host: 'localhost' } })
    expect([
      statusCode,
      body.includes('Latest articles'),
      body.slice(body.indexOf('<main'), body.indexOf('</main>')).includes(title),
    ]).toEqual([200, true, false])
  } finally {
    await classic.close()
    await rm(folder, { recursive: true })
  }
})

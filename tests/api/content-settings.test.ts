/** How editors make up the publish page, and the card that leads to it (specification, accounts.md section 3 “Static settings”, section 7 `settings`, `blocks/submit_research`). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteSettingsSchema, submitCardSchema } from '../../src/modules/website/api/site-content/schemas.ts'
import { type NewSitePage, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'
import { linksOf } from '../support/render-in-site.tsx'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let call: ReturnType<typeof clientInfo>
let editor: string
let reader: string
let guide: number
const kysely = () => site.database.kysely
const publishPage = '/for-authors/publish-your-research'

beforeAll(async () => {
  site = await buildTestApp()
  call = clientInfo(site)
  await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
  await addPerson(site, 'cleo@example.org')
  editor = await signIn(site.app, 'ada@example.org')
  reader = await signIn(site.app, 'cleo@example.org')
  guide = await store({ path: '/guide', title: 'Before you write', body: '<p>Read the <a href="/glossary">words</a>.</p>' })
})
afterAll(() => site.close())
beforeEach(async () => {
  await kysely().deleteFrom('site_settings').execute()
})

const store = (page: Pick<NewSitePage, 'path' | 'title' | 'body'> & Partial<NewSitePage>) =>
  storeSitePage(kysely(), 'f1000research', {
    ...{ description: null, layout: 'standard', fullWidth: false, leftSidebar: [], rightSidebar: [] },
    ...{ anchoredMenuItems: null, redirectTo: null, shown: 'now' },
    ...page,
  })
async function ask(url: string, cookie = '') {
  const { statusCode, headers, body } = await site.app.inject({ url, headers: { host: 'localhost', cookie, accept: 'text/html' } })
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  return { status: statusCode, location: headers.location, body, main, title: /<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1] }
}
async function save(entries: Record<string, string>, cookie = editor) {
  const word = /name="word" value="(\w+)"/.exec((await ask('/my/content/settings', editor)).body)?.[1] ?? ''
  const payload = new URLSearchParams({ useReaderUi: 'on', word, ...entries }).toString()
  const headers = { host: 'localhost', cookie, 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await site.app.inject({ method: 'POST', url: '/my/content/settings', headers, payload })
  return { status: answer.statusCode, body: answer.body.replaceAll(/<script[\s\S]*?<\/script>/g, '') }
}
const settings = () => call(siteSettingsSchema, '/wp-json/f1000/v1/settings')

describe('the publish page of editors', () => {
  test('it has title and text of the selected page, and still offers the types to submit (A3-40, A7-43)', async () => {
    expect(await save({ submitPage: String(guide) })).toMatchObject({ status: 303 })
    await expect.poll(async () => (await ask(publishPage)).title).toBe('Before you write')
    const { main, body } = await ask(publishPage)
    expect(linksOf(main)).toContain('/glossary')
    expect(linksOf(main)).toContain('/author/poster/new')
    expect(body).toContain('<title>Before you write | Recto</title>')
    expect((await ask(publishPage, editor)).body).toContain(`/my/content/pages/${guide}"`)
    expect((await ask(`/de${publishPage}`)).main).toContain('<h1 lang="en">Before you write</h1>')
    expect(await settings()).toMatchObject({ submitPageId: guide, pageOnFront: null })
    // An edit is seen within a second.
    await store({ path: '/guide', title: 'Before you send', body: '<p>Read.</p>' })
    await expect.poll(async () => (await ask(publishPage)).title).toBe('Before you send')
  })

  test('it has that page’s sidebar, with blocks and the site’s details (A3-40)', async () => {
    await save({ left: '<p>Left of {{displayName}}</p>', right: '<div data-block="subject-areas"></div><p>Right<script>x()</script></p>' })
    await expect.poll(async () => (await ask(publishPage)).main).toMatch(/data-side="left".*Left of Recto.*data-side="right".*Right/s)
    const { main, title } = await ask(publishPage)
    expect(title).toBe('Submit your research')
    expect(main).not.toMatch(/data-block|x\(\)/)
  })

  test('it is the built-in one where the page was deleted or the settings were reset', async () => {
    const removed = await store({ path: '/gone', title: 'Gone', body: '' })
    await save({ submitPage: String(removed) })
    await kysely().deleteFrom('site_page').where('id', '=', removed).execute()
    await expect.poll(async () => (await ask(publishPage)).title).toBe('Submit your research')
    await save({ left: '<p>Left</p>' })
    await expect.poll(async () => (await ask(publishPage)).main).toContain('data-side="left"')
    await save({ act: 'reset' })
    await expect.poll(async () => (await ask(publishPage)).main).not.toContain('data-side="left"')
    expect((await ask('/my/content/settings', editor)).main).not.toContain('value="reset"')
  })

  test('a reset does not undo settings that somebody else saved meanwhile', async () => {
    await save({ left: '<p>Left</p>' })
    const word = /name="word" value="(\w+)"/.exec((await ask('/my/content/settings', editor)).body)?.[1] ?? ''
    await save({ left: '<p>Left, by somebody else</p>' })
    expect(await save({ act: 'reset', word, left: '<p>Left</p>' })).toMatchObject({
      status: 409,
      body: expect.stringContaining('Somebody else has saved changes'),
    })
    expect((await ask('/my/content/settings', editor)).main).toContain('Left, by somebody else')
    expect(await save({ act: 'reset' })).toMatchObject({ status: 303 })
  })

  test('it links to the author area where authors do not choose here (A3-40, A7-43)', async () => {
    await save({ useReaderUi: '' })
    await expect.poll(async () => (await ask(publishPage)).location).toBe('/author/submit/new')
    expect(await settings()).toMatchObject({ submitPageUseReaderUi: false })
    expect(await call(siteSettingsSchema, '/wp-json/wp/v2/settings')).toMatchObject({ submitPageUseReaderUi: false })
  })
})

describe('the editable card', () => {
  const card = '<div data-block="publish-your-research"></div>'

  test('it has the editors’ text everywhere, and so has the call (A7-47)', async () => {
    await store({ path: '/beside', title: 'Beside', body: card })
    await save({ cardTitle: 'Write for us', cardText: 'Roofs alone.', cardLinks: '/about About us\n\n/legal The law' })
    await expect.poll(async () => (await ask('/beside')).main).toContain('Write for us')
    const { main } = await ask('/beside')
    expect(main).toContain('Roofs alone.')
    const links = linksOf(/<section[^>]*data-publish-card.*?<\/section>/s.exec(main)?.[0] ?? '')
    expect(links).toEqual([publishPage, '/about', '/legal'])
    expect(await call(submitCardSchema, '/wp-json/f1000/v1/blocks/submit_research')).toEqual({
      ...{ title: 'Write for us', text: 'Roofs alone.', button: { text: 'Submit your research', path: publishPage } },
      links: [
        { path: '/about', text: 'About us' },
        { path: '/legal', text: 'The law' },
      ],
    })
  })

  test('it has the default text where editors give none (A2-81, A7-47)', async () => {
    const { title, links } = await call(submitCardSchema, '/wp-json/f1000/v1/blocks/submit_research')
    expect([title, links.map(({ path }) => path)]).toEqual([
      'Publish your research',
      ['/for-authors/article-guidelines', '/about/policies'],
    ])
  })
})

test.each<[string, Record<string, string>, string]>([
  ['a page that readers do not see', { submitPage: '999999' }, 'Choose a published page'],
  ['a link without words', { cardTitle: 'Write', cardLinks: '/about' }, 'Line 1: enter an address'],
  ['a link that acts', { cardTitle: 'Write', cardLinks: 'javascript:x() Press' }, 'Line 1: enter an address'],
  ['a text without a title', { cardText: 'Roofs alone.' }, 'Title of the card cannot be blank'],
])('the setting %s is refused, and the entries stay', async (_what, entries, message) => {
  const { status, body } = await save({ left: '<p>Kept</p>', ...entries })
  expect(status).toBe(422)
  expect(body).toContain(message)
  expect(body).toContain('&lt;p&gt;Kept&lt;/p&gt;')
  expect(await settings()).toMatchObject({ submitPageId: null, submitPageSidebarLeft: null })
})

test('the front page is shown and linked in the settings', async () => {
  expect((await ask('/my/content/settings', editor)).main).toContain('/my/content/pages/new?path=/')
  const id = await store({ path: '/', title: 'Welcome', body: '<p>Slates.</p>' })
  await expect.poll(async () => (await settings()).pageOnFront).toBe(id)
  expect((await ask('/my/content/settings', editor)).main).toContain(`/my/content/pages/${id}"`)
  await kysely().deleteFrom('site_page').where('id', '=', id).execute()
})

test('nobody else can change the settings', async () => {
  expect((await save({ left: '<p>Mine</p>' }, reader)).status).toBe(403)
  expect((await save({ left: '<p>Mine</p>' }, '')).status).toBe(302)
  expect(await settings()).toMatchObject({ submitPageSidebarLeft: null })
})

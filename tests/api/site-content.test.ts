/** The site's own content for machines, on the paths of a content system (specification, accounts.md section 7). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import {
  boardMemberSchema,
  boardSubjectSchema,
  mediaSchema,
  menuItemSchema,
  sitePageSchema,
  siteRouteSchema,
  siteSettingsSchema,
  statisticsSchema,
  submitCardSchema,
} from '../../src/modules/website/api/site-content/schemas.ts'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import type { BoardSubjectId, MediaId, MenuItemId } from '../../src/modules/website/domain/ids.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
let media: MediaId
let subject: BoardSubjectId
const hash = 'a'.repeat(64)
const smaller = 'b'.repeat(64)
const read = (url: string) => library.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })

beforeAll(async () => {
  library = await buildTestApp()
  ask = clientInfo(library)
  const { kysely } = library.database
  const platformId = await findPlatformId(kysely, 'f1000research')
  await kysely
    .insertInto('file')
    .values([
      { sha256: hash, bytes: 10, mime_type: 'image/png', width: 800, height: 600 },
      { sha256: smaller, bytes: 5, mime_type: 'image/png', width: 400, height: 300 },
    ])
    .execute()
  const stored = await kysely
    .insertInto('site_media')
    .values({ platform_id: platformId, name: 'roof.png', sha256: hash, alt: 'A roof' })
    .returning('id')
    .executeTakeFirstOrThrow()
  media = stored.id
  await kysely.insertInto('site_media_size').values({ site_media_id: media, name: 'medium', sha256: smaller }).execute()
  const ecology = await kysely
    .insertInto('board_subject')
    .values({ platform_id: platformId, name: 'Ecology' })
    .returning('id')
    .executeTakeFirstOrThrow()
  subject = ecology.id
  const members = await kysely
    .insertInto('board_member')
    .values([
      { platform_id: platformId, name: 'Cy Slate', menu_order: 3 },
      {
        ...{ platform_id: platformId, name: 'Ada Roof', menu_order: 1, role: 'Editor', institution: 'Slates', site_media_id: media },
        ...{ keywords: ['lichens'], orcid: '0000-0002-1825-0097', body: '<p onclick="x()">Counts.</p>' },
      },
      { platform_id: platformId, name: 'Ben Tile', menu_order: 2 },
    ])
    .returning(['id', 'name'])
    .execute()
  for (const { id, name } of members)
    if (name !== 'Cy Slate')
      await kysely.insertInto('board_member_subject').values({ board_member_id: id, board_subject_id: subject }).execute()
})
afterAll(() => library.close())

const members = z.array(boardMemberSchema)
const menu = z.array(menuItemSchema)

describe.each(['/wp-json/wp/v2', '/wp-json/f1000/v1'])('the calls of site content: %s (A7-38)', base => {
  test('routes and pages refer to each other (A3-44, A7-39, A7-40)', async () => {
    const routes = await ask(z.array(siteRouteSchema), `${base}/routes`)
    const policies = routes.find(({ path }) => path === '/about/policies')
    const page = await ask(sitePageSchema, `${base}/pages/${policies?.id}`)
    expect(page).toMatchObject({ path: '/about/policies', title: 'Policies', layout: 'standard', fullWidth: false, redirectTo: null })
    expect(page.anchoredMenuItems).toContainEqual({ ref_id: 'authorship', text: 'Authorship' })
    expect(page.rightSidebar).toEqual([{ type: 'widget_text', content: '<div data-block="publish-your-research"></div>' }])
  })

  test('missing pages are not found', async () => {
    expect((await library.app.inject({ url: `${base}/pages/999` })).statusCode).toBe(404)
    expect((await library.app.inject({ url: `${base}/nothing` })).json()).toEqual({ errors: [{ message: 'There is no such call.' }] })
  })

  test('members are sorted by menuOrder, and filtered by subject (A2-88, A3-48, A3-49, A7-44, A7-45)', async () => {
    expect((await ask(members, `${base}/advisory_board/members`)).map(({ title }) => title)).toEqual(['Ada Roof', 'Ben Tile', 'Cy Slate'])
    const [ada, ...others] = await ask(members, `${base}/advisory_board/members?subject=${subject}`)
    expect(others.map(({ title }) => title)).toEqual(['Ben Tile'])
    expect(ada).toEqual({
      title: 'Ada Roof',
      role: 'Editor',
      institution: 'Slates',
      featuredImage: { src: `/files/${hash}/roof.png`, width: 800, height: 600 },
      keywords: ['lichens'],
      orcidUrl: 'https://orcid.org/0000-0002-1825-0097',
      body: '<p>Counts.</p>',
      menuOrder: 1,
      subjectIds: [subject],
    })
    expect(await ask(z.array(boardSubjectSchema), `${base}/advisory_board/subjects`)).toEqual([{ id: subject, name: 'Ecology' }])
    expect(await ask(members, `${base}/advisory_board/members`, 'gates.localhost')).toEqual([])
  })

  test('media have their sizes (A3-51, A7-46)', async () => {
    const file = { source_url: `/files/${hash}/roof.png`, title: { rendered: 'roof' }, alt_text: 'A roof', mime_type: 'image/png' }
    const size = { source_url: `/files/${smaller}/roof.png`, width: 400, height: 300, mime_type: 'image/png' }
    const expected = { id: media, ...file, media_details: { width: 800, height: 600, sizes: { medium: size } } }
    expect(await ask(z.array(mediaSchema), `${base}/media?include=${media}`)).toEqual([expected])
    expect(await ask(mediaSchema, `${base}/media/${media}`)).toEqual(expected)
    expect(await ask(z.array(mediaSchema), `${base}/media?include=999`)).toEqual([])
  })

  test('settings and the card are the site’s (A2-81, A7-43, A7-47)', async () => {
    expect(await ask(siteSettingsSchema, `${base}/settings`)).toMatchObject({ submitPageUseReaderUi: true })
    const card = await ask(submitCardSchema, `${base}/blocks/submit_research`)
    expect(card.button).toEqual({ text: 'Submit your research', path: '/for-authors/publish-your-research' })
    expect(card.links.map(({ path }) => path)).toContain('/about/policies')
  })
})

test('a page by an editor has its blocks, sanitised', async () => {
  const id = await storeSitePage(library.database.kysely, 'f1000research', {
    ...{ path: '/roofs', title: 'Roofs', description: null, layout: 'simple', fullWidth: true, redirectTo: null, shown: 'now' },
    body: `<p onclick="x()">Text</p><figure data-block="image" data-media-id="${media}">Caption</figure><script>x()</script>`,
    leftSidebar: [],
    rightSidebar: [],
    anchoredMenuItems: [{ refId: 'a', text: 'A' }],
  })
  expect(id).toBeGreaterThanOrEqual(1000)
  const page = await ask(sitePageSchema, `/wp-json/wp/v2/pages/${id}`)
  expect(page.body).toBe(`<p>Text</p><figure data-block="image" data-media-id="${media}">Caption</figure>`)
  expect(page.anchoredMenuItems).toEqual([{ ref_id: 'a', text: 'A' }])
  expect((await library.app.inject({ url: `/wp-json/wp/v2/pages/${id}`, headers: { host: 'gates.localhost' } })).statusCode).toBe(404)
  expect((await read('/roofs')).body).toMatch(new RegExp(`<img [^>]*src="/files/${hash}/roof.png"[^>]*alt="A roof"`))
})

test('numbers are empty until they are entered, and then shown on pages that ask for them (A2-102, A3-47, A7-42, A9-20)', async () => {
  expect(await ask(statisticsSchema, '/wp-json/f1000/v1/stats')).toEqual({ sectionTitle: '', lastUpdated: null, stats: [] })
  await storeSitePage(library.database.kysely, 'f1000research', {
    ...{ path: '/numbers', title: 'Numbers', description: null, layout: 'standard', fullWidth: false, redirectTo: null, shown: 'now' },
    ...{ body: '<div data-block="statistics"></div><p>End</p>', leftSidebar: [], rightSidebar: [], anchoredMenuItems: null },
  })
  expect((await read('/numbers')).body).not.toContain('data-kind="statistics-strip"')
  const { kysely } = library.database
  const stats = [{ count: 1200, label: 'Articles' }]
  await kysely
    .insertInto('site_statistics')
    .values({
      platform_id: await findPlatformId(kysely, 'f1000research'),
      section_title: 'So far',
      last_updated: '2026-01-05',
      stats: JSON.stringify(stats),
    })
    .execute()
  expect(await ask(statisticsSchema, '/wp-json/f1000/v1/stats')).toEqual({ sectionTitle: 'So far', lastUpdated: '2026-01-05', stats })
  await expect.poll(async () => (await read('/numbers')).body).toMatch(/So far.*1,200.*As of 05 January 2026/s)
})

test('the menu is the brand’s until editors save one, which every page then shows (A3-43, A7-41)', async () => {
  const before = await ask(menu, '/wp-json/f1000/v1/menus')
  expect(before.map(({ text }) => text)).toEqual(['Browse', 'Gateways', 'For authors', 'About'])
  const { kysely } = library.database
  const platformId = await findPlatformId(kysely, 'f1000research')
  const add = (item: { text: string; path?: string; placeholder?: 'blog' | 'rss'; menu_order: number; parent_id?: MenuItemId }) =>
    kysely
      .insertInto('site_menu_item')
      .values({ platform_id: platformId, ...item })
      .returning('id')
      .executeTakeFirstOrThrow()
  const { id } = await add({ text: 'Slates', path: '/about', menu_order: 20 })
  await add({ text: 'News by feed', placeholder: 'rss', menu_order: 10 })
  await add({ text: 'Blog', placeholder: 'blog', menu_order: 5 })
  await add({ text: 'Wet slates', path: '/about/policies', menu_order: 1, parent_id: id })
  expect(await ask(menu, '/wp-json/f1000/v1/menus')).toEqual([
    { path: '/published/rss', text: 'News by feed', menuOrder: 1, children: [] },
    {
      path: '/about',
      text: 'Slates',
      menuOrder: 2,
      children: [{ path: '/about/policies', text: 'Wet slates', menuOrder: 1, children: [] }],
    },
  ])
  await expect.poll(async () => (await read('/')).body).toMatch(/News by feed.*Slates.*Wet slates/s)
  expect((await ask(menu, '/wp-json/f1000/v1/menus', 'gates.localhost')).map(({ text }) => text)).not.toContain('Slates')
})

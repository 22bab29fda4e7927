/** Pages of the content manager within gateways, and as their home pages (specification, reading.md section 2.3; accounts.md sections 2 and 3). */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayId, PageId } from '../../src/core/ids/shared-ids.ts'
import { hidePage, type NewSitePage, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { createSiteContent } from '../../src/modules/website/use-cases/site-content/create-site-content.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { linksOf } from '../support/render-in-site.tsx'
import { addPerson, signIn } from '../support/sign-in.ts'
import { addGateway, keysByWord } from '../support/test-gateway.ts'

let site: TestApp
let editor: string
let ids: { rivers: GatewayId; welcome: PageId }
const kysely = () => site.database.kysely

const plain: Omit<NewSitePage, 'path' | 'title' | 'body'> = {
  ...{ description: null, layout: 'standard', fullWidth: false, leftSidebar: [], rightSidebar: [] },
  ...{ anchoredMenuItems: null, redirectTo: null, shown: 'now' },
}
const store = (page: Pick<NewSitePage, 'path' | 'title' | 'body'> & Partial<NewSitePage>) =>
  storeSitePage(kysely(), 'f1000research', { ...plain, ...page })

beforeAll(async () => {
  site = await buildTestApp()
  await addPerson(site, 'ada@example.org', 'ROLE_SUPER_EDITOR')
  editor = await signIn(site.app, 'ada@example.org')
  const welcome = await store({ path: '/gateways/rivers/welcome', title: 'Where rivers meet', body: '<p>All that flows.</p>' })
  const file = { shortSummary: 'What flows.', theme: { accent: '#0b6e4f' } } as const
  const rivers = await addGateway(site, {
    ...file,
    url: 'rivers',
    name: 'Rivers',
    options: { enableHomepage: true },
    homepage: { contentSystemId: welcome, blocks: [{ block: 'text', title: 'Of the file', body: 'Its own words.' }] },
    customPages: [
      { slug: 'fellows', title: 'Our fellows', fromContentManager: true },
      { slug: 'partners', title: 'Partners', blocks: [{ block: 'text', body: 'As the file has it.' }] },
    ],
    filters: [{ url: 'springs', name: 'Springs' }],
  })
  await addGateway(site, { ...file, url: 'bees', name: 'Bees', community: true })
  await addGateway(site, { ...file, url: 'picked', name: 'Picked', type: 'COLLECTION' })
  ids = { rivers, welcome }
})
afterAll(() => site.close())

async function ask(url: string, cookie = '') {
  const answer = await site.app.inject({ url, headers: { host: 'localhost', cookie, accept: 'text/html' } })
  const { body, statusCode: status, headers } = answer
  const main = /<main.*<\/main>/s.exec(body)?.[0] ?? ''
  const part = (pattern: RegExp) => pattern.exec(body)?.[1] ?? null
  return {
    ...{ status, body, main, location: headers.location, text: main.replaceAll(/<[^>]+>/g, ' ') },
    titles: Array.from(main.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs), ([, title = '']) => title.replaceAll(/<[^>]+>/g, '')),
    canonical: part(/rel="canonical" href="([^"]*)"/),
    isInGateway: main.includes('data-gateway-banner') && main.includes('data-gateway='),
    hasTheme: body.includes('/gateway-themes/'),
    tab: /aria-current="page"[^>]*>([^<]*)</.exec(/<nav[^>]*aria-label="Pages of .*?<\/nav>/s.exec(main)?.[0] ?? '')?.[1] ?? null,
    crumbs: Array.from(
      (/<nav[^>]*aria-label="Breadcrumb.*?<\/nav>/s.exec(main)?.[0] ?? '').matchAll(/<li[^>]*>(.*?)<\/li>/gs),
      ([, crumb = '']) => crumb.replaceAll(/<[^>]+>/g, '').trim(),
    ),
  }
}

test('the search box and icon of a gateway’s bar search within the gateway (R2.3-21)', async () => {
  for (const path of ['/rivers', '/gateways/rivers/about']) {
    const bar = /<a [^>]*aria-label="Powered by.*<\/header>/s.exec((await ask(path)).main)?.[0] ?? ''
    const form = /<form [^>]*action="\/gateways\/rivers\/browse".*?<\/form>/s.exec(bar)?.[0] ?? ''
    expect(form, path).toMatch(/<label[^>]*>Search in Rivers<\/label>.*<input[^>]*name="all"/s)
    expect(bar, path).toMatch(/<a [^>]*aria-label="Search in Rivers"[^>]*href="\/gateways\/rivers\/browse"[^>]*><svg/)
  }
  expect((await ask('/gateways/rivers/browse?all=flows')).status).toBe(200)
})

describe('a page below a gateway', () => {
  test.each([
    ['/gateways/rivers', 'Gateways', 'Rivers'],
    ['/community-gateways/bees', 'Community gateways', 'Bees'],
    ['/collections/picked', 'Collections', 'Picked'],
  ])('the page of %s has the gateway’s frame, theme and breadcrumbs', async (path, section, name) => {
    await store({ path: `${path}/history`, title: 'A long history', body: '<p>It began with rain.</p>' })
    await expect.poll(async () => (await ask(`${path}/history`)).status).toBe(200)
    const page = await ask(`${path}/history`)
    expect(page.text).toContain('It began with rain.')
    expect(page.titles).toEqual(['A long history'])
    expect(page).toMatchObject({ isInGateway: true, hasTheme: true, tab: null })
    expect(page.crumbs).toEqual(['Home', section, name, 'A long history'])
    expect(page.canonical).toMatch(new RegExp(`${path}/history$`))
    expect((await ask(`/de${path}/history`)).main).toMatch(/<div[^>]*lang="en"[^>]*><h1>A long history/)
  })

  test('it is at the gateway’s tab while it is published (R2.3-14)', async () => {
    expect((await ask('/gateways/rivers/about')).main).not.toContain('Our fellows')
    expect((await ask('/gateways/rivers/fellows')).status).toBe(404)
    const id = await store({ path: '/gateways/rivers/fellows', title: 'Fellows of 2026', body: '<p>Ines counts eels.</p>' })
    await expect.poll(async () => (await ask('/gateways/rivers/about')).main).toContain('Our fellows')
    expect(await ask('/gateways/rivers/fellows')).toMatchObject({ tab: 'Our fellows', titles: ['Fellows of 2026'] })
    await kysely()
      .transaction()
      .execute(trx => hidePage(trx, id))
    await expect.poll(async () => (await ask('/gateways/rivers/about')).main).not.toContain('Our fellows')
    // A busy server sends the cached page until the revision is read.
    await expect.poll(async () => (await ask('/gateways/rivers/fellows')).status).toBe(404)
  })

  test('it replaces the page of the gateway’s file, and never a built-in tab (R2.3-14)', async () => {
    expect((await ask('/gateways/rivers/partners')).text).toContain('As the file has it.')
    await store({ path: '/gateways/rivers/partners', title: 'With whom', body: '<p>As its editors have it.</p>' })
    await expect.poll(async () => (await ask('/gateways/rivers/partners')).text).toContain('As its editors have it.')
    expect((await ask('/gateways/rivers/partners')).tab).toBe('Partners')
    const sitemap = (await ask('/sitemaps/pages.xml')).body
    expect(sitemap.match(/\/gateways\/rivers\/partners</g)).toHaveLength(1)
    await store({ path: '/gateways/rivers/about', title: 'Not this', body: '<p>Not this.</p>' })
    expect((await ask('/gateways/rivers/about')).text).not.toContain('Not this')
  })

  test('it can redirect elsewhere', async () => {
    await store({ path: '/gateways/rivers/old', title: 'Old', body: '', redirectTo: '/gateways/rivers/about' })
    await expect.poll(async () => (await ask('/gateways/rivers/old')).location).toBe('/gateways/rivers/about')
  })

  test('it is found by the gateway’s short path, like its tabs', async () => {
    await store({ path: '/gateways/rivers/sources', title: 'Sources', body: '<p>Springs.</p>' })
    await expect.poll(async () => (await ask('/rivers/sources')).location).toBe('/gateways/rivers/sources')
    expect(await ask('/rivers/browse')).toMatchObject({ status: 301, location: '/gateways/rivers/browse' })
    expect(await ask('/rivers/springs')).toMatchObject({ status: 301, location: '/gateways/rivers/springs' })
    expect((await ask('/rivers/nothing')).status).toBe(404)
    // Without a home page it has no short path.
    expect((await ask('/bees/about')).status).toBe(404)
  })

  test('it has the frame at deeper paths too, and not where the gateway does not exist', async () => {
    await store({ path: '/gateways/rivers/history/1990', title: 'The year 1990', body: '<p>Rain.</p>' })
    await store({ path: '/gateways/lakes/history', title: 'Lakes', body: '<p>Still.</p>' })
    await expect.poll(async () => (await ask('/gateways/rivers/history/1990')).isInGateway).toBe(true)
    expect((await ask('/gateways/lakes/history')).status).toBe(404)
  })

  test('it is previewed in the frame, with the link to edit it', async () => {
    const id = await store({ path: '/gateways/rivers/draft', title: 'A draft', body: '<p>Not yet.</p>', shown: 'not yet' })
    const preview = await ask(`/staticContentPreview/${id}`, editor)
    expect(preview).toMatchObject({ status: 200, isInGateway: true, titles: ['A draft'] })
    expect(preview.crumbs).toEqual(['Home', 'Gateways', 'Rivers', 'A draft'])
    expect(preview.body.match(new RegExp(`/my/content/pages/${id}"`, 'g'))).toHaveLength(1)
  })
})

describe('a home page selected by the id of a page', () => {
  const edit = (page: Partial<NewSitePage>) =>
    store({ path: '/gateways/rivers/welcome', title: 'Where rivers meet', body: '<p>All that flows.</p>', ...page })

  test('it shows that page with the gateway’s bar, and an edit within a second (R2.3-19)', async () => {
    await expect.poll(async () => (await ask('/rivers')).text).toContain('All that flows.')
    const home = await ask('/rivers')
    expect(home).toMatchObject({ status: 200, isInGateway: true, titles: ['Where rivers meet'], tab: 'Home' })
    expect(home.text).not.toContain('Its own words.')
    expect(home.crumbs).toEqual(['Home', 'Rivers'])
    expect(await edit({ body: '<p>And what stands still.</p>' })).toBe(ids.welcome)
    await expect.poll(async () => (await ask('/rivers')).text).toContain('And what stands still.')
  })

  test('its first banner becomes the gateway’s hero', async () => {
    await edit({ body: '<div data-block="hero-banner" data-title="Meet the river">Bring boots.</div><p>All that flows.</p>' })
    await expect.poll(async () => (await ask('/rivers')).titles).toEqual(['Meet the river'])
    const home = await ask('/rivers')
    expect(home.text).toContain('Bring boots.')
    expect(home.main.match(/Meet the river/g)).toHaveLength(1)
  })

  test('its canonical URL is the home page', async () => {
    const { canonical, titles } = await ask('/gateways/rivers/welcome')
    expect(titles).toEqual(['Where rivers meet'])
    expect(canonical).toMatch(/\/rivers$/)
    expect(canonical).not.toContain('/gateways/')
  })

  test('it can be edited from there, and is previewed as home page', async () => {
    expect((await ask('/rivers', editor)).body).toContain(`/my/content/pages/${ids.welcome}"`)
    expect((await ask('/rivers')).body).not.toContain('/my/content/')
    const draft = await ask(`/staticContentPreview/${ids.welcome}`, editor)
    expect(draft).toMatchObject({ status: 200, isInGateway: true, tab: 'Home' })
  })

  test('where the page is unpublished or redirects, the home page of the gateway’s file is shown', async () => {
    await kysely()
      .transaction()
      .execute(trx => hidePage(trx, ids.welcome))
    await expect.poll(async () => (await ask('/rivers')).text).toContain('Its own words.')
    expect((await ask('/rivers')).titles).toEqual(['Rivers'])
    await edit({ redirectTo: '/rivers' })
    await expect.poll(async () => (await ask('/gateways/rivers/welcome')).location).toBe('/rivers')
    expect((await ask('/rivers')).text).toContain('Its own words.')
  })

  test('a missing page is logged in one line, however often it is requested', async () => {
    const output: string[] = []
    const content = createSiteContent({
      kysely: kysely(),
      browse: { subjects: async () => Promise.reject(new Error('no block asks for subjects')) },
      onMissing: line => output.push(line),
    })
    const { platform } = site.platforms.ofHost('localhost')
    const use = 'the home page of the gateway rivers'
    for (const id of [testId(999_999), testId(999_999), ids.welcome]) expect(await content.pageNamed(platform, id, use)).toBeNull()
    expect(output).toEqual([
      'f1000research: the home page of the gateway rivers names the page 999999, which readers do not see.',
      `f1000research: the home page of the gateway rivers names the page ${ids.welcome}, which only leads elsewhere.`,
    ])
  })
})

describe('blocks within a gateway', () => {
  const blocks = '<p>Before</p><div data-block="recent-articles"></div><div data-block="publish-your-research"></div>'
  /** Where the blocks of a page lead, of what is asked for here. */
  const ways = async (url: string) =>
    linksOf(/<p>Before<\/p>(.*)/s.exec((await ask(url)).main)?.[1] ?? '').filter(href =>
      /^\/(?:articles|browse|.*\/browse|.*publish)/.test(href),
    )
  const publish = '/for-authors/publish-your-research'

  test('they show its newest content and link to its pages, and the site’s blocks to the site’s', async () => {
    await store({ path: '/newest', title: 'Newest', body: blocks })
    await store({ path: '/community-gateways/bees/newest', title: 'Newest', body: blocks })
    await site.load([
      ...['demo/articles/spring-caddisfly-genome', 'demo/articles/hot-nights-ambulance-calls'],
      ...['demo/articles/pay-for-the-ending', 'demo/articles/early-cycle-battery-life', 'demo/assets/hedgerow-moths'],
    ])
    const keyOf = await keysByWord(site)
    const home = await store({ path: '/gateways/fens/start', title: 'Start', body: blocks })
    const [newer, older] = [keyOf('ten cycles'), keyOf('ambulance')]
    await addGateway(site, {
      ...{ url: 'fens', name: 'Fens', shortSummary: 'Wet.', options: { enableHomepage: true }, homepage: { contentSystemId: home } },
      items: [older, newer, keyOf('moth')],
    })
    await store({ path: '/gateways/fens/newest', title: 'Newest', body: blocks })
    await expect.poll(() => ways('/gateways/fens/newest')).toHaveLength(4)

    const own = await ways('/gateways/fens/newest')
    expect(own.map(href => href.replace(/\/v\d+$/, ''))).toEqual([
      `/articles/${newer}`,
      `/articles/${older}`,
      '/gateways/fens/browse',
      `/gateways/fens${publish}`,
    ])
    expect(await ways('/fens')).toEqual(own)
    expect(await ways(`/staticContentPreview/${home}`)).toEqual([])
    const preview = await ask(`/staticContentPreview/${home}`, editor)
    expect(linksOf(preview.main)).toContain(own[0])
    // Nothing is newest where there is nothing.
    expect(await ways('/community-gateways/bees/newest')).toEqual([`/community-gateways/bees${publish}`])
    expect(await ways('/newest')).toEqual([...Array(3).fill(expect.stringMatching(/^\/articles\//)), '/browse', publish])
  })
})

/** The site's own pages: those that come with the project, and what editors wrote in their place. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { footerLinks } from '../../src/modules/sites/domain/navigation/footer-links.ts'
import { type NewSitePage, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { readStaticPages } from '../../src/modules/website/use-cases/site-content/static-pages.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { linksOf } from '../support/render-in-site.tsx'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/spring-caddisfly-genome'])
})
afterAll(() => library.close())

async function ask(url: string, host = 'localhost') {
  const answer = await library.app.inject({ url, headers: { host, accept: 'text/html' } })
  const main = /<main.*<\/main>/s.exec(answer.body)?.[0] ?? ''
  return { status: answer.statusCode, location: answer.headers.location, main }
}

const plain: NewSitePage = {
  path: '/about/policies',
  title: 'Our own policies',
  description: null,
  layout: 'standard',
  fullWidth: false,
  body: '<p>As we want them.</p>',
  leftSidebar: [],
  rightSidebar: [],
  anchoredMenuItems: null,
  redirectTo: null,
  shown: 'now',
}
const store = (page: Partial<NewSitePage>, platform = 'f1000research') =>
  storeSitePage(library.database.kysely, platform, { ...plain, ...page })

describe('pages that come with the project', () => {
  const pages = [...readStaticPages().values()]

  test.each(pages.filter(({ redirectTo }) => redirectTo === null).map(({ path }) => path))(
    '%s stands, with its facts filled in (A2-15, A2-18, A2-19)',
    async path => {
      const { status, main } = await ask(path)
      expect(status).toBe(200)
      expect(main.match(/<h1/g)).toHaveLength(1)
      expect(main).not.toMatch(/\{\{|Coming soon/)
    },
  )

  test.each(pages.flatMap(({ path, redirectTo }) => (redirectTo === null ? [] : [[path, redirectTo] as const])))(
    '%s leads to %s (A2-17)',
    async (path, target) => {
      expect(await ask(path)).toMatchObject({ status: 302, location: target })
    },
  )

  test('have what is about the site, and whom to write to (A2-14)', async () => {
    for (const [path, heading] of [
      ['/about', 'About Recto'],
      ['/contact', 'Contact'],
    ] as const) {
      const { status, main } = await ask(path)
      expect([status, /<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1]]).toEqual([200, heading])
    }
  })

  test('have both places of the additional terms that forms lead to (A2-16)', async () => {
    const { status, main } = await ask('/legal/additionaltermsandconditions')
    expect(status).toBe(200)
    for (const id of ['usercomment', 'registration']) expect(main.split(`id="${id}"`), id).toHaveLength(2)
  })

  test('are all that the specification names (A2-15, A2-17, A2-18, A2-19)', () => {
    const named = [
      ...['/about', '/glossary', '/about/policies', '/for-authors/document-guidelines', '/for-authors/posters-and-slides-guidelines'],
      ...['/legal', '/legal/privacypolicy', '/legal/privacypolicy/cookies', '/legal/registrationtermsandconditions'],
      ...['/legal/termsandconditions', '/legal/additionaltermsandconditions', '/about/legal/usercommenttermsandconditions'],
      ...['/about/legal/privacypolicy', '/about/legal/termsandconditions'],
    ]
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
  })

  test('lead to nothing that is not there', async () => {
    const shown = await Promise.all(pages.filter(({ redirectTo }) => redirectTo === null).map(({ path }) => ask(path)))
    const own = shown.flatMap(({ main }) => linksOf(main)).filter(href => /^\/(?!files\/)/.test(href))
    const footer = Object.values(footerLinks).flatMap(links => links.map(({ href }) => href))
    const addresses = new Set([...own, ...footer, '/about', '/for-authors', '/about/policies'].map(href => href.replace(/#.*/, '')))
    expect(addresses.size).toBeGreaterThan(20)
    for (const address of addresses) {
      const { statusCode } = await library.app.inject({ url: address, headers: { host: 'localhost' } })
      expect([address, statusCode], address).toEqual([address, statusCode >= 400 ? 'found' : statusCode])
    }
  })

  test('name the platform that they stand on', async () => {
    expect((await ask('/about', 'gates.localhost')).main).toContain('Gates')
  })

  test('are marked as English on a page in another language', async () => {
    expect((await ask('/de/glossary')).main).toContain('<h1 lang="en">')
  })
})

describe('pages of editors', () => {
  test('go before what comes with the project, on their own platform alone (A1-02, A2-83)', async () => {
    await store({})
    await expect.poll(async () => (await ask('/about/policies')).main).toContain('As we want them.')
    expect((await ask('/about/policies', 'gates.localhost')).main).not.toContain('As we want them.')
    await store({ body: '<p>Changed.</p>' })
    await expect.poll(async () => (await ask('/about/policies')).main).toContain('Changed.')
  })

  test('stand where their path says, in their layout and with what is beside them (R3-22, A2-24, A3-42, A3-45)', async () => {
    await store({
      path: '/partners/slate-trust',
      title: 'The Slate Trust',
      layout: 'featured',
      leftSidebar: [{ type: 'widget_nav_menu', content: '<ul><li><a href="/browse">All</a></li></ul>' }],
      rightSidebar: [{ type: 'widget_text', content: '<p>Beside</p>' }],
      anchoredMenuItems: [1, 2, 3].map(number => ({ refId: `part-${number}`, text: `Part ${number}` })),
    })
    const { status, main } = await ask('/partners/slate-trust')
    expect(status).toBe(200)
    expect(main).toContain('data-layout="featured"')
    expect(main).toMatch(/<nav[^>]*data-widget="widget_nav_menu"/)
    expect(main).toMatch(/data-widget="widget_text".*Beside/s)
    expect(main).toContain('href="#part-2"')
    await store({ path: '/partners/slate-trust', fullWidth: true, rightSidebar: [{ type: 'widget_text', content: '<p>Beside</p>' }] })
    await expect.poll(async () => (await ask('/partners/slate-trust')).main).not.toContain('Beside')
  })

  test.each([
    ['featured', 'What we pay for', 'Beside'],
    ['standard', null, 'Beside'],
    ['simple', null, null],
  ] as const)(
    'in the layout %s, the title has the description beneath it (%s), and beside the text stands %s (R9-23)',
    async (layout, lead, beside) => {
      const description = 'What we pay for'
      await store({
        ...{ path: `/partners/${layout}`, layout, description },
        rightSidebar: [{ type: 'widget_text', content: '<p>Beside</p>' }],
      })
      const { main } = await ask(`/partners/${layout}`)
      expect(main.match(/data-layout="[^"]*"/g)).toEqual(Array(2).fill(`data-layout="${layout}"`))
      expect(/<header.*?<\/header>/s.exec(main)?.[0].includes(description)).toBe(lead !== null)
      expect(main.includes('<p>Beside</p>')).toBe(beside !== null)
    },
  )

  test('show the newest articles by their own links (A2-100, A2-101)', async () => {
    await store({ path: '/new-here', body: '<div data-block="recent-articles"></div>' })
    const { main } = await ask('/new-here')
    expect(main).toContain('Recent articles')
    expect(linksOf(main).filter(href => href.startsWith('/articles/'))).toHaveLength(1)
    expect(linksOf(main)).toContain('/browse')
  })

  test('that are not published, or not yet, are not there', async () => {
    await store({ path: '/draft', shown: 'not yet' })
    await store({ path: '/tomorrow', shown: new Date(Date.now() + 86_400_000) })
    await store({ path: '/yesterday', shown: new Date(Date.now() - 86_400_000) })
    expect((await ask('/draft')).status).toBe(404)
    expect((await ask('/tomorrow')).status).toBe(404)
    expect((await ask('/yesterday')).status).toBe(200)
  })

  test('can lead elsewhere (R3-22)', async () => {
    await store({ path: '/old-address', redirectTo: '/about' })
    expect(await ask('/old-address')).toMatchObject({ status: 302, location: '/about' })
  })

  test('that are nowhere are the 404 screen, which says whom to tell', async () => {
    const { status, main } = await ask('/about/nothing')
    expect(status).toBe(404)
    expect(main).toContain('please tell')
  })
})

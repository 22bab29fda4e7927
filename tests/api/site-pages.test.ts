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

describe('built-in pages', () => {
  const pages = [...readStaticPages().values()]
  /** The page about Brexit is there only with the footer of the European Commission. */
  const hostOf = (path: string) => (path === '/about/brexit' ? 'ore.localhost' : 'localhost')

  test.each(pages.filter(({ redirectTo }) => redirectTo === null).map(({ path }) => path))(
    'the page %s exists, with the site’s details filled in (A2-15, A2-18, A2-19)',
    async path => {
      const { status, main } = await ask(path, hostOf(path))
      expect(status).toBe(200)
      expect(main.match(/<h1/g)).toHaveLength(1)
      expect(main).not.toMatch(/\{\{|Coming soon/)
    },
  )

  test.each(pages.flatMap(({ path, redirectTo }) => (redirectTo === null ? [] : [[path, redirectTo] as const])))(
    'the path %s redirects to %s (A2-17)',
    async (path, target) => {
      expect(await ask(path)).toMatchObject({ status: 302, location: target })
    },
  )

  test('they have the site’s description and contact (A2-14)', async () => {
    for (const [path, heading] of [
      ['/about', 'About Recto'],
      ['/contact', 'Contact'],
    ] as const) {
      const { status, main } = await ask(path)
      expect([status, /<h1[^>]*>(.*?)<\/h1>/.exec(main)?.[1]]).toEqual([200, heading])
    }
  })

  test('the additional terms have both paths to which forms link (A2-16)', async () => {
    const { status, main } = await ask('/legal/additionaltermsandconditions')
    expect(status).toBe(200)
    for (const id of ['usercomment', 'registration']) expect(main.split(`id="${id}"`), id).toHaveLength(2)
  })

  test('all pages of the specification exist (A2-15, A2-17, A2-18, A2-19)', () => {
    const named = [
      ...['/about', '/glossary', '/about/policies', '/for-authors/document-guidelines', '/for-authors/posters-and-slides-guidelines'],
      ...['/legal', '/legal/privacypolicy', '/legal/privacypolicy/cookies', '/legal/registrationtermsandconditions'],
      ...['/legal/termsandconditions', '/legal/additionaltermsandconditions', '/about/legal/usercommenttermsandconditions'],
      ...['/about/legal/privacypolicy', '/about/legal/termsandconditions'],
    ]
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(named))
  })

  test('every link of them works', async () => {
    const shown = await Promise.all(pages.filter(({ redirectTo }) => redirectTo === null).map(({ path }) => ask(path, hostOf(path))))
    const own = shown.flatMap(({ main }) => linksOf(main)).filter(href => /^\/(?!files\/)/.test(href))
    const footer = Object.values(footerLinks).flatMap(links => links.map(({ href }) => href))
    const hrefs = new Set([...own, ...footer, '/about', '/for-authors', '/about/policies'].map(href => href.replace(/#.*/, '')))
    expect(hrefs.size).toBeGreaterThan(20)
    for (const href of hrefs) {
      const { statusCode } = await library.app.inject({ url: href, headers: { host: hostOf(href) } })
      expect([href, statusCode], href).toEqual([href, statusCode >= 400 ? 'found' : statusCode])
    }
  })

  test('they have the name of their site', async () => {
    expect((await ask('/about', 'gates.localhost')).main).toContain('Gates')
  })

  test('they are marked as English on a page in another language', async () => {
    expect((await ask('/de/glossary')).main).toContain('<h1 lang="en">')
  })
})

describe('pages by editors', () => {
  test('they replace built-in pages, on their own site only (A1-02, A2-83)', async () => {
    await store({})
    await expect.poll(async () => (await ask('/about/policies')).main).toContain('<p>As we want them.</p>')
    expect((await ask('/about/policies', 'gates.localhost')).main).not.toContain('As we want them.')
    await store({ body: '<p>Changed.</p>' })
    await expect.poll(async () => (await ask('/about/policies')).main).toContain('Changed.')
  })

  test('they have their paths, layouts and sidebars (R3-22, A2-24, A3-42, A3-45)', async () => {
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
    'in the layout %s, the title has the description beneath it (%s), and beside the text is %s (R9-23)',
    async (layout, lead, sidebar) => {
      const description = 'What we pay for'
      await store({
        ...{ path: `/partners/${layout}`, layout, description },
        rightSidebar: [{ type: 'widget_text', content: '<p>Beside</p>' }],
      })
      const { main } = await ask(`/partners/${layout}`)
      expect(main.match(/data-layout="[^"]*"/g)).toEqual(Array(2).fill(`data-layout="${layout}"`))
      expect(/<header.*?<\/header>/s.exec(main)?.[0].includes(description)).toBe(lead !== null)
      expect(main.includes('<p>Beside</p>')).toBe(sidebar !== null)
    },
  )

  test('they show the newest articles with their own links (A2-100, A2-101)', async () => {
    await store({ path: '/new-here', body: '<div data-block="recent-articles"></div>' })
    const { main } = await ask('/new-here')
    expect(main).toContain('Recent articles')
    expect(linksOf(main).filter(href => href.startsWith('/articles/'))).toHaveLength(1)
    expect(linksOf(main)).toContain('/browse')
  })

  test('unpublished and scheduled ones are not found', async () => {
    await store({ path: '/draft', shown: 'not yet' })
    await store({ path: '/tomorrow', shown: new Date(Date.now() + 86_400_000) })
    await store({ path: '/yesterday', shown: new Date(Date.now() - 86_400_000) })
    expect((await ask('/draft')).status).toBe(404)
    expect((await ask('/tomorrow')).status).toBe(404)
    expect((await ask('/yesterday')).status).toBe(200)
  })

  test('they can redirect elsewhere (R3-22)', async () => {
    await store({ path: '/old-address', redirectTo: '/about' })
    expect(await ask('/old-address')).toMatchObject({ status: 302, location: '/about' })
  })

  test('an unknown path shows the page-not-found screen with contact', async () => {
    const { status, main } = await ask('/about/nothing')
    expect(status).toBe(404)
    expect(main).toContain('please contact')
  })
})

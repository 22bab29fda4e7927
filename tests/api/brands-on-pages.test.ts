/** What a brand's data decides on pages: a hero or none, and what its “publish your research” card leads to (specification, accounts.md sections 2 and 6). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brandKeys } from '../../src/brands/load-brands.ts'
import { storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { linksOf } from '../support/render-in-site.tsx'
import { addGateway, drawing } from '../support/test-gateway.ts'

const brands = brandKeys()
let site: TestApp
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { kelp: { displayName: 'Kelp Letters' } } }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings })
  await rm(folder, { recursive: true })
  for (const platform of ['kelp', ...brands])
    await storeSitePage(site.database.kysely, platform, {
      ...{ path: '/beside', title: 'Beside', description: null, layout: 'standard', fullWidth: false },
      body: '<div data-block="hero-banner" data-title="All the roofs">Of slate.</div><div data-block="publish-your-research"></div>',
      ...{ leftSidebar: [], rightSidebar: [], anchoredMenuItems: null, redirectTo: null, shown: 'now' },
    })
})
afterAll(() => site.close())

async function mainOf(path: string, key: string): Promise<string> {
  const { body } = await site.app.inject({ url: path, headers: { host: `${key}.localhost`, accept: 'text/html' } })
  return /<main.*<\/main>/s.exec(body)?.[0] ?? ''
}
const hasHero = (main: string): boolean => main.includes('aria-labelledby="welcome"')

test('a site whose brand has no hero begins with its name and shows no hero (A2-84, A2-110)', async () => {
  const home = await mainOf('/', 'kelp')
  expect([hasHero(home), /<h1[^>]*>(.*?)<\/h1>/.exec(home)?.[1]]).toEqual([false, 'Kelp Letters'])
  expect(hasHero(await mainOf('/beside', 'kelp'))).toBe(false)
  expect(hasHero(await mainOf('/', 'f1000research'))).toBe(true)
  const page = await mainOf('/beside', 'f1000research')
  expect([hasHero(page), page.includes('All the roofs')]).toEqual([true, true])
})

test('the home page of the VeriXiv gateway has its own hero in place of the site’s (A2-111)', async () => {
  const hero = { block: 'hero', title: 'Tree line to ice', text: 'Seventy winters.', picture: { file: 'pictures/hero.svg' } } as const
  await addGateway(
    site,
    {
      ...{ url: 'northern-field-stations', type: 'GATEWAY_ONLY', name: 'Northern Field Stations', shortSummary: 'Three stations.' },
      ...{ options: { enableHomepage: true }, homepage: { blocks: [hero] } },
    },
    { 'pictures/hero.svg': drawing },
    'verixiv',
  )
  const home = await mainOf('/institutions/northern-field-stations', 'verixiv')
  const banner = /<header[^>]*data-home[^>]*>.*?<\/header>/s.exec(home)?.[0] ?? ''
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(banner)?.[1]).toBe('Tree line to ice')
  expect(banner).toContain('Seventy winters.')
  expect(banner).toMatch(/<img src="\/files\/[\da-f]{64}\/hero\.svg"/)
  expect(hasHero(home)).toBe(false)
  expect(await mainOf('/institutions/northern-field-stations/about', 'verixiv')).not.toMatch(/data-home|Tree line to ice/)
})

/** Specification, accounts.md section 2, “Footer”. */
const withPartners = ['wellcome', 'gates', 'hrb', 'nihr', 'dtwin', 'cobot', 'mededpub', 'warsaw', 'ora', 'nstor']

test.each([...withPartners.map((key): [string, boolean] => [key, true]), ['f1000research', false] as [string, boolean]])(
  'the footer of %s has logos of partners and funders, and each file exists: %s (A2-55)',
  async (key, hasPartners) => {
    const headers = { host: `${key}.localhost`, accept: 'text/html' }
    const { body } = await site.app.inject({ url: '/', headers })
    const partners = /<section aria-labelledby="footer-partners".*?<\/section>/s.exec(body)?.[0] ?? ''
    const logos = [...partners.matchAll(/<img src="([^"]*)" alt="([^"]+)"/g)].map(([, src = '']) => src)
    expect(logos.length > 0).toBe(hasPartners)
    for (const url of logos) {
      const logo = await site.app.inject({ url, headers })
      expect([url, logo.statusCode, logo.headers['content-type']]).toEqual([url, 200, expect.stringContaining('image/svg+xml')])
    }
  },
)

/** Specification, accounts.md section 6: two of all have the link. */
const withAimsAndScope = ['cobot', 'dtwin']

test.each(brands.map((key): [string, boolean] => [key, withAimsAndScope.includes(key)]))(
  'the card of %s links to aims and scope: %s (A2-82, A6-11)',
  async (key, leads) => {
    const card = /<section[^>]*data-publish-card.*?<\/section>/s.exec(await mainOf('/beside', key))?.[0] ?? ''
    expect(linksOf(card).includes('/about/aims-and-scope')).toBe(leads)
    const answer = await site.app.inject({ url: '/wp-json/f1000/v1/blocks/submit_research', headers: { host: `${key}.localhost` } })
    expect(answer.body.includes('/about/aims-and-scope')).toBe(leads)
    expect((await site.app.inject({ url: '/about/aims-and-scope', headers: { host: `${key}.localhost` } })).statusCode).toBe(200)
  },
)

/** What is left before a site goes public, on the dashboard of those who may see to it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOrganisations } from '../../src/modules/accounts/data/organisation.ts'
import { listPagesWithBlanks, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { readStaticPages } from '../../src/modules/website/use-cases/site-content/static-pages.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let folder: string
const cookies = { editor: '', publisher: '', editorOfReef: '' }
const host = 'tides.press.test'
/** A site with all of its settings. */
const complete = 'reef.press.test'
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-site-gaps-'))
  const settings = join(folder, 'platforms.json')
  const tides = { displayName: 'Tides', infoEmail: 'info@tidal-press.org', postalAddress: '1 Quay Street' }
  const reef = { ...tides, displayName: 'Reef', editorialEmail: 'editors@tidal-press.org' }
  const hosts = { [`https://${host}`]: 'tides', [`https://${complete}`]: 'reef' }
  await writeFile(settings, JSON.stringify({ hosts, platforms: { tides, reef } }))
  site = await buildTestApp({
    ...{ RECTO_SITE: 'tides', RECTO_PLATFORMS: settings, RECTO_TRUST_PROXY: 'true' },
    ...{ RECTO_SMTP_URL: 'smtp://127.0.0.1:9?tls=never', RECTO_MAIL_FROM: 'no-reply@tidal-press.org' },
  })
  await site.load(['demo/assets/hedgerow-moths'])
  await addPerson(site, 'editor@example.org', 'ROLE_SUPER_EDITOR')
  await addPerson(site, 'publisher@example.org', 'ROLE_RESEARCH_PUBLISHER')
  const headers = { host, 'x-forwarded-proto': 'https' }
  for (const who of ['editor', 'publisher'] as const) cookies[who] = await signIn(site.app, `${who}@example.org`, { headers })
  cookies.editorOfReef = await signIn(site.app, 'editor@example.org', { headers: { ...headers, host: complete } })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

async function dashboard(cookie: string, path = '/my/dashboard', at = host) {
  const { statusCode, body } = await site.app.inject({ url: path, headers: { host: at, cookie, 'x-forwarded-proto': 'https' } })
  return { status: statusCode, main: /<main.*<\/main>/s.exec(body)?.[0] ?? '' }
}
/** Where the link with this text leads; null: there is none. */
const linkTo = (main: string, text: string): string | null => new RegExp(`<a href="([^"]*)"[^>]*>${text}</a>`).exec(main)?.[1] ?? null
const title = 'Before you go public'

test('the dashboard of a super editor lists what the site lacks, with the place where each is mended', async () => {
  const { status, main } = await dashboard(cookies.editor)
  expect(status).toBe(200)
  expect(main).toContain(title)
  expect(main).toContain('No email address of the editorial office')
  expect(main).toContain('<code>editorialEmail</code>')
  expect(main).toContain('1 sample publication of the demo library')
  expect(main).toContain('README, section “Your own articles”')
  const legal = readStaticPages().get('/legal')
  expect(linkTo(main, '/legal')).toBe(`/my/content/pages/${legal?.id}`)
  for (const done of ['https address', 'RECTO_SMTP_URL', 'general questions', 'postal address', 'ISSN']) expect(main).not.toContain(done)
})

test('the list is in the language of the page', async () => {
  expect((await dashboard(cookies.editor, '/de/my/dashboard')).main).toContain('Keine E-Mail-Adresse der Redaktion')
})

test('staff without the right to the dashboard do not see it', async () => {
  const { status, main } = await dashboard(cookies.publisher)
  expect(status).toBe(403)
  expect(main).not.toContain(title)
})

test('a page is listed until its blanks are filled in', async () => {
  const { kysely } = site.database
  const legal = readStaticPages().get('/legal')
  if (legal === undefined) throw new Error('The project has no page /legal.')
  const edited = await storeSitePage(kysely, 'tides', { ...legal, body: '<p>By <mark>[name of the publisher]</mark>.</p>', shown: 'now' })
  expect(await listPagesWithBlanks(kysely, 'tides')).toEqual([{ id: edited, path: '/legal' }])
  expect(linkTo((await dashboard(cookies.editor)).main, '/legal')).toBe(`/my/content/pages/${edited}`)
  await storeSitePage(kysely, 'tides', { ...legal, body: '<p>By <mark>Tidal Press</mark>.</p>', shown: 'now' })
  expect(linkTo((await dashboard(cookies.editor)).main, '/legal')).toBeNull()
  expect(linkTo((await dashboard(cookies.editor)).main, '/about')).not.toBeNull()
})

test('the card goes once nothing is left', async () => {
  const { kysely } = site.database
  const shown = async () => (await dashboard(cookies.editorOfReef, '/my/dashboard', complete)).main
  for (const page of readStaticPages().values())
    if (page.body.includes('<mark>')) await storeSitePage(kysely, 'reef', { ...page, body: '<p>Done.</p>', shown: 'now' })
  expect(await shown()).toContain('small sample of organisations')
  const universities = Array.from({ length: 201 }, (_, index) => ({
    ror: `https://ror.org/0test${String(index).padStart(4, '0')}`,
    ...{ name: `University ${index}`, otherNames: [], types: ['education'], status: 'active' as const },
    place: { name: 'Slateford', aalevel1: null, countryCode: 'GB' },
  }))
  await kysely.transaction().execute(trx => storeOrganisations(trx, universities))
  const main = await shown()
  expect(main).toContain('All accounts')
  expect(main).not.toContain(title)
})

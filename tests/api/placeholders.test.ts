/** Values that stand in for what a site has not been given yet reach no machine, and sample publications no search engine. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemPath } from '../../src/modules/publications/domain/content/item-path.ts'
import { reportSiteGaps } from '../../src/modules/website/use-cases/site-gaps.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-placeholders-'))
  const settings = join(folder, 'platforms.json')
  const examples = { infoEmail: 'info@example.org', editorialEmail: 'editorial@gates.example.org', issn: '1234-5679' }
  await writeFile(settings, JSON.stringify({ platforms: { gates: examples } }))
  library = await buildTestApp({ RECTO_SITE: 'gates', RECTO_PLATFORMS: settings })
  await library.load(['demo/articles/after-dark', 'demo/assets/how-a-stoma-opens'])
})
afterAll(async () => {
  await library.close()
  await rm(folder, { recursive: true })
})

const host = 'gates.localhost'
const read = async (url: string): Promise<string> => {
  const { statusCode, body } = await library.app.inject({ url, headers: { host, accept: '*/*' } })
  expect([url, statusCode]).toEqual([url, 200])
  return body
}
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'))
const placeholder = /0000-0000|1234-5679|example\.org|\[name of|\[postal/

async function itemPaths(): Promise<string[]> {
  const items = await library.database.kysely
    .selectFrom('content_item')
    .select(['content_type as contentType', 'volume', 'publication_id as publicationId'])
    .execute()
  return items.map(item => itemPath(item.contentType, item))
}

test('the heads of pages have no placeholders, and sample publications are marked noindex', async () => {
  const paths = await itemPaths()
  expect(paths).toHaveLength(2)
  for (const path of paths) {
    const head = headOf(await read(path))
    expect(head).not.toMatch(placeholder)
    expect(head.match(/<meta name="robots" content="noindex"\/?>/g)).toHaveLength(1)
  }
  for (const path of ['/', '/legal', '/about', '/legal/privacypolicy']) expect(headOf(await read(path))).not.toMatch(placeholder)
})

test('files and reports of sample publications are marked noindex too', async () => {
  const [article = ''] = (await itemPaths()).filter(path => path.startsWith('/articles/'))
  const files = [...(await read(article)).matchAll(/href="(\/files\/[^"]*)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(1)
  const tagOf = async (url: string) => (await library.app.inject({ url, headers: { host } })).headers['x-robots-tag']
  expect(await Promise.all(files.map(tagOf))).toEqual(files.map(() => 'noindex'))
  const { kysely } = library.database
  const item = await kysely.selectFrom('content_item').select('id').where('content_type', '=', 'ARTICLE').executeTakeFirstOrThrow()
  await kysely
    .insertInto('comment')
    .values({ content_item_id: item.id, author_name: 'Ben', body: 'Which cells?', state: 'published', published_at: new Date() })
    .execute()
  expect(headOf(await read(`${article}/comments`))).toContain('<meta name="robots" content="noindex"/>')
  await kysely.updateTable('content_item').set({ sample_content: false }).execute()
  expect(await Promise.all(files.map(tagOf))).toEqual(files.map(() => undefined))
  expect(headOf(await read(`${article}/comments?anew`))).not.toContain('noindex')
  await kysely.updateTable('content_item').set({ sample_content: true }).execute()
})

test('no built-in page shows a placeholder or announces future content', async () => {
  const listed = Array.from((await read('/sitemaps/pages.xml')).matchAll(/<loc>https?:\/\/[^/]*([^<]*)</g), ([, path = '']) => path)
  const pages = [
    ...listed,
    '/contact',
    '/login',
    '/register',
    '/password/forgotten',
    '/author/article/new',
    '/author/submit/new',
    '/critical-error',
  ]
  expect(pages.filter(path => path.startsWith('/about')).length).toBeGreaterThan(5)
  for (const path of pages) {
    const { statusCode, body } = await library.app.inject({ url: path, headers: { host, accept: 'text/html' } })
    const shown = body.replace(/<script[\s\S]*?<\/script>/g, '')
    expect([path, statusCode, /coming soon/i.exec(shown)?.[0], placeholder.exec(shown)?.[0]]).toEqual([
      path,
      expect.any(Number),
      undefined,
      undefined,
    ])
    expect([path, shown.match(/<mark>\[[^<]*/)?.[0]]).toEqual([path, undefined])
  }
  const missing = await library.app.inject({ url: '/nothing-here', headers: { host, accept: 'text/html' } })
  expect(missing.body.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(placeholder)
})

test('the API says that a setting is missing, instead of giving the example (A3-21)', async () => {
  expect(JSON.parse(await read('/api/platform'))).toMatchObject({ infoEmail: null, editorialEmail: null, issn: null })
})

test('the sitemap has no sample publication', async () => {
  expect((await read('/sitemap.xml')).match(/<loc>[^<]*/g)).toEqual([expect.stringMatching(/\/sitemaps\/pages\.xml$/)])
})

test.each([
  '/published/rss',
  '/published/atom',
  '/published/feed.json',
  '/opensearch.xml',
  '/oai?verb=Identify',
  '/oai?verb=ListRecords&metadataPrefix=oai_dc',
  ...['BIBTEX', 'ENDNOTE', 'REF_MANAGER'].map(format => `/articles/exportTo?versionId=1&bibliographyReaderFormat=${format}`),
])('the page %s shows no placeholder', async url => {
  expect(await read(url)).not.toMatch(placeholder)
})

test('the server names the missing settings of each site at start', async () => {
  const { database, platforms } = library
  expect(await reportSiteGaps({ kysely: database.kysely, platforms, hasMailServer: false }, 'gates')).toEqual([
    expect.stringMatching(
      /^The site “gates” is not complete: RECTO_PLATFORMS does not set infoEmail, editorialEmail, postalAddress, issn; .*; these pages have blanks to fill in at \/my\/content: .*\/legal,/,
    ),
  ])
})

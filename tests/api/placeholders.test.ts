/** Values that stand in for what a site has not been given yet reach no machine, and sample publications no search engine. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemPath } from '../../src/domain/content/address.ts'
import { reportSiteGaps } from '../../src/use-cases/platforms/report-site-gaps.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp({ RECTO_SITE: 'gates' })
  await library.load(['demo/articles/after-dark', 'demo/assets/how-a-stoma-opens'])
})
afterAll(() => library.close())

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

test('the heads of pages name no placeholder, and sample publications ask not to be indexed', async () => {
  const paths = await itemPaths()
  expect(paths).toHaveLength(2)
  for (const path of paths) {
    const head = headOf(await read(path))
    expect(head).not.toMatch(placeholder)
    expect(head.match(/<meta name="robots" content="noindex"\/?>/g)).toHaveLength(1)
  }
  for (const path of ['/', '/legal', '/about', '/legal/privacypolicy']) expect(headOf(await read(path))).not.toMatch(placeholder)
})

test('the sitemap names no sample publication', async () => {
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
])('%s names no placeholder', async url => {
  expect(await read(url)).not.toMatch(placeholder)
})

test('the start names what the site lacks', async () => {
  const lines = await reportSiteGaps(library.database.kysely, library.platforms, 'gates')
  expect(lines).toEqual([
    expect.stringMatching(
      /^The site “gates” is not complete: RECTO_PLATFORMS does not set infoEmail, editorialEmail, issn; these pages have blanks to fill in at \/my\/content: .*\/legal,/,
    ),
  ])
})

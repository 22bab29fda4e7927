/** Paths that lead somewhere else than to a page of their own, or nowhere (specification, reading.md sections 2.1 and 2.2). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'

const orcid = '0000-0002-1825-0097'
let library: TestApp
let article: { id: number; volume: number; publicationId: number; doi: string; path: string }
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/text-messages-blood-pressure', 'demo/articles/after-dark', 'demo/assets/hedgerow-moths'])
  const { kysely } = library.database
  const found = await kysely
    .selectFrom('content_item as item')
    .innerJoin('version', 'version.id', 'item.current_version_id')
    .select([
      'item.id',
      'item.volume',
      'item.publication_id as publicationId',
      'version.doi',
      'version.id as versionId',
      'version.metadata',
    ])
    .where('item.title', 'like', 'Text messages%')
    .executeTakeFirstOrThrow()
  article = { ...found, doi: found.doi ?? '', path: `/articles/${found.volume}-${found.publicationId}` }
  const identifiers = [
    { type: 'pmid', value: '31234567' },
    { type: 'pmcid', value: 'PMC7654321' },
  ]
  const metadata = JSON.stringify({ ...found.metadata, identifiers: [...found.metadata.identifiers, ...identifiers] })
  await kysely.updateTable('version').set({ metadata }).where('id', '=', found.versionId).execute()
  await kysely.updateTable('author').set({ orcid }).where('version_id', '=', found.versionId).where('position', '=', 0).execute()
})
afterAll(() => library.close())

const ask = async (url: string, accept = 'text/html') => {
  const { statusCode, headers, body } = await library.app.inject({ url, headers: { host: 'localhost', accept } })
  return { status: statusCode, location: headers.location, body }
}
const search = (text: string) => ask(`/browse?all=${encodeURIComponent(text)}`)

describe('an identifier entered in the search redirects to its page', () => {
  test('a DOI redirects to the publication, to the older version and to the report', async () => {
    for (const text of [article.doi, `https://doi.org/${article.doi}`, `doi:${article.doi.toUpperCase()}`])
      expect(await search(text)).toMatchObject({ status: 302, location: article.path })
    const older = article.doi.replace(/\d+$/, '1')
    expect(older).not.toBe(article.doi)
    expect(await search(older)).toMatchObject({ status: 302, location: `${article.path}/v1` })
    const { doi } = await library.database.kysely
      .selectFrom('report')
      .innerJoin('version', 'version.id', 'report.version_id')
      .select('report.doi')
      .where('version.doi', '=', article.doi)
      .where('report.doi', 'is not', null)
      .executeTakeFirstOrThrow()
    const report = await search(doi ?? '')
    expect(report.location).toMatch(/^\/articles\/[\d-]+\/v\d+\/reports\/\d+$/)
    expect((await ask(report.location ?? '')).status).toBeLessThan(400)
  })

  test.each(['31234567', 'PMID: 31234567', 'https://pubmed.ncbi.nlm.nih.gov/31234567/', 'PMC7654321', 'PMCID: PMC7654321'])(
    'the DOI in the form %s redirects',
    async text => {
      expect(await search(text)).toMatchObject({ status: 302, location: article.path })
    },
  )

  test('an ORCID iD redirects to the author’s publications', async () => {
    const { location = '' } = await search(`https://orcid.org/${orcid}`)
    expect(location).toMatch(/^\/browse\?n0=authors&v0=/)
    expect((await ask(location)).body).toContain(`href="${article.path}"`)
  })

  test.each(['10.5555/nobody.has.this', '0000-0001-0000-0009', '39999999', 'blood pressure'])('the text %s stays a search', async text => {
    expect((await search(text)).status).toBe(200)
  })

  test('a search with filters does not redirect', async () => {
    expect((await ask('/browse/posters?all=31234567')).status).toBe(200)
  })
})

test.each(['/browse/zzz', '/browse?term0=zzz', '/browse/biological-sciences?term1=zzz', '/published/rss?term0=zzz'])(
  'the path of an unknown subject is not found: %s (R2.2-07)',
  async url => {
    expect((await ask(url)).status).toBe(404)
  },
)

test.each([
  ['a key that begins with a zero', () => article.path.replace('/articles/', '/articles/0'), 404],
  ['a version that begins with a zero', () => `${article.path}/v01`, 404],
  ['a version without its letter', () => `${article.path}/1`, 301],
])('the path %s is not found', async (_name, path, status) => {
  const answer = await ask(path())
  expect(answer.status).toBe(status)
  if (status === 301) expect(answer.location).toBe(`${article.path}/v1`)
})

describe('a publication number without volume', () => {
  test('it redirects temporarily to the only publication that has it', async () => {
    expect(await ask(`/articles/${article.publicationId}`)).toMatchObject({ status: 302, location: article.path })
  })

  test('it lists those of all volumes that have it', async () => {
    const { kysely } = library.database
    const other = await kysely
      .selectFrom('content_item')
      .select(['id', 'volume', 'publication_id'])
      .where('title', 'like', 'After dark%')
      .executeTakeFirstOrThrow()
    const change = (volume: number, publicationId: number) =>
      kysely.updateTable('content_item').set({ volume, publication_id: publicationId }).where('id', '=', other.id).execute()
    await change(article.volume + 1, article.publicationId)
    try {
      const { status, body } = await ask(`/articles/${article.publicationId}?asked=anew`)
      expect(status).toBe(300)
      for (const path of [article.path, `/articles/${article.volume + 1}-${article.publicationId}`])
        expect(body).toContain(`href="${path}"`)
      expect(body).toContain('After dark')
    } finally {
      await change(other.volume, other.publication_id)
    }
  })
})

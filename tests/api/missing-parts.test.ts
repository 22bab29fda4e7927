/** Pages of an article while one table of the library cannot be read: the rest of them stays readable (specification, reading.md section 8). */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { itemSources } from '../../src/main/item-sources.ts'
import { everything } from '../../src/modules/discovery/domain/search/browse-changes.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { createBrowse } from '../../src/modules/discovery/use-cases/browse/browse.ts'
import { browsedGateways } from '../../src/modules/gateways/use-cases/browsed-gateways.ts'
import { createReading } from '../../src/modules/publications/use-cases/reading/create-reading.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'

let library: TestApp
let article: string
let report: string
let poster: string
beforeAll(async () => {
  library = await buildTestApp()
  await library.load(['demo/articles/text-messages-blood-pressure', 'demo/assets/hedgerow-moths'])
  const { volume, publication_id } = await library.database.kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id'])
    .where('content_type', '=', 'ARTICLE')
    .executeTakeFirstOrThrow()
  article = `/articles/${volume}-${publication_id}`
  report = /href="(\/articles\/[^"]*\/v1\/reports\/\d+)"/.exec((await get(article)).body)?.[1] ?? ''
  poster = /href="(\/posters\/\d+-\d+)"/.exec((await get('/browse/posters')).body)?.[1] ?? ''
})
afterAll(() => library.close())

const get = (url: string, accept = 'text/html') => library.app.inject({ url, headers: { host: 'localhost', accept } })

let requestCount = 0
/** The page's own path, at which nobody has asked before: the cache has nothing of it. */
const anew = (path: string): string => `${path}?asked=${++requestCount}`

/** Runs while nobody can read the table. */
async function without<Result>(table: string, run: () => Promise<Result>): Promise<Result> {
  const [name, away] = [sql.id(table), sql.id(`${table}_away`)]
  await sql`alter table ${name} rename to ${away}`.execute(library.database.kysely)
  try {
    return await run()
  } finally {
    await sql`alter table ${away} rename to ${name}`.execute(library.database.kysely)
  }
}

const text = {
  title: 'Text messages to support blood pressure control',
  body: 'Hartung–Knapp',
  reviewer: 'Ngozi Abernathy-Eze',
  institute: 'Institute for Evidence Synthesis',
  report: 'Small-study effects are not examined',
  answer: 'Egger’s test is significant',
  status: '[version 2; peer review: 1 approved, 1 approved with reservations, 1 not approved]',
  reports: 'Peer Reviews cannot be loaded',
  reviewers: 'Reviewer information cannot be loaded',
  downloads: 'Files to download cannot be loaded',
  gateways: 'Gateways and collections cannot be loaded',
  missing: 'Part of this page is missing',
} as const
type Words = keyof typeof text
const words = Object.keys(text).filter((key): key is Words => key in text)

const whole: Words[] = ['title', 'body', 'reviewer', 'institute', 'status']
/** Finds those of the words above that the page says. */
function said(body: string): Words[] {
  const [, main = ''] = body.split('<main')
  return words.filter(key => main.includes(text[key]))
}

describe('the page of an article with parts that cannot be read', () => {
  test('it is complete and cacheable while everything can be read', async () => {
    const path = anew(article)
    expect(said((await get(path)).body)).toEqual(expect.arrayContaining(whole))
    const { headers, body } = await get(path)
    expect([headers['cache-status'], headers['cache-control']]).toEqual(['recto; hit', 'public, no-cache'])
    expect(body).not.toContain(text.missing)
  })

  test.each<[table: string, says: Words[], omits: Words[]]>([
    ['referee', ['title', 'body', 'status', 'reviewers', 'missing'], ['reviewer', 'institute', 'reports']],
    ['affiliation', ['title', 'body', 'status', 'reviewers', 'missing'], ['reviewer', 'institute', 'reports']],
    ['report_referee', ['title', 'body', 'reports', 'missing'], ['reviewer', 'status', 'reviewers']],
    ['report_response', ['title', 'body', 'reports', 'missing'], ['reviewer', 'status']],
    ['version_file', [...whole, 'downloads', 'missing'], ['reports', 'reviewers']],
    ['gateway_content', [...whole, 'gateways', 'missing'], ['reports', 'reviewers']],
  ])(
    'without %s it is readable, says what is missing and is not cacheable (R4-21, R4-27, R8-01, R8-09, R8-10, R8-12, R8-13, A8-33)',
    async (table, says, omits) => {
      const path = anew(article)
      await without(table, async () => {
        for (let time = 0; time < 2; time++) {
          const { statusCode, headers, body } = await get(path)
          expect([statusCode, headers['cache-status'], headers['cache-control']]).toEqual([200, 'recto; fwd=miss', 'no-store'])
          expect(said(body)).toEqual(expect.arrayContaining(says))
          expect(said(body).filter(word => omits.includes(word))).toEqual([])
        }
      })
      const { body, headers } = await get(path)
      expect(headers['cache-control']).toBe('public, no-cache')
      expect(said(body)).toEqual(expect.arrayContaining(whole))
      expect(body).not.toContain(text.missing)
    },
  )

  test.each(['author', 'author_affiliation', 'funder', 'version_funder', 'dataset'])(
    'it does not read %s, which its text has',
    async table => {
      const { body, headers } = await without(table, () => get(anew(article)))
      expect(said(body)).toEqual(expect.arrayContaining(whole))
      expect(headers['cache-control']).toBe('public, no-cache')
    },
  )

  test('a cached page is served as it was', async () => {
    const path = anew(article)
    await get(path)
    const { body, headers } = await without('referee', () => get(path))
    expect(headers['cache-status']).toBe('recto; hit')
    expect(said(body)).toEqual(expect.arrayContaining(whole))
  })

  test('in another language it keeps the stored labels where its own cannot be rendered', async () => {
    const { statusCode, body } = await without('version_file', () => get(anew(`/de${article}`)))
    expect(statusCode).toBe(200)
    expect(body).toContain('Der Text wird mit englischen Beschriftungen gezeigt')
    expect(body).toContain(text.body)
  })

  test('the data for the browser’s script are not cacheable either', async () => {
    const { statusCode, headers } = await without('referee', () => get(anew(`${article}.data`)))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  })
})

describe('the page of a poster with parts that cannot be read', () => {
  const mainOf = (body: string) => body.split('<main')[1] ?? ''

  test.each<[table: string, says: RegExp | null, omits: RegExp | null]>([
    ['author', /Authors cannot be loaded/, /Ilse Verhaegen<|>Tomás Arrieta/],
    ['affiliation', null, null],
    ['funder', null, null],
    ['ontology_term', null, null],
    ['document_type', null, null],
    ['gateway_content', /Gateways and collections cannot be loaded/, null],
    ['comment', /Comments cannot be loaded/, null],
  ])('without %s it is readable, says what is missing and is not cacheable (R8-01, R8-11)', async (table, says, omits) => {
    const path = anew(poster)
    const { statusCode, headers, body } = await without(table, () => get(path))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(mainOf(body)).toContain('Moths follow the hedges')
    expect(mainOf(body)).toContain('Part of this page cannot be loaded')
    if (says !== null) expect(mainOf(body)).toMatch(says)
    if (omits !== null) expect(mainOf(body)).not.toMatch(omits)
    const whole = await get(path)
    expect(whole.headers['cache-control']).toBe('public, no-cache')
    expect(mainOf(whole.body)).not.toContain('Part of this page cannot be loaded')
  })
})

test('the front page shows its cards without authors, and is not cacheable', async () => {
  const { statusCode, headers, body } = await without('author', () => get(anew('/')))
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain('blood pressure control')
  expect((await get(anew('/'))).headers['cache-control']).toBe('public, no-cache')
})

test('gateways that cannot be read are an error of the whole page', async () => {
  expect((await without('gateway', () => get(anew('/gateways')))).statusCode).toBe(500)
})

test.each([
  ['version', () => article],
  ['content_item', () => article],
  ['asset', () => poster],
  ['asset_file', () => poster],
])('without %s the page shows an error, and is not cacheable (R8-03, R8-28)', async (table, path) => {
  expect((await get(anew(path()))).statusCode).toBe(200)
  const log = vi.spyOn(library.app.log, 'error')
  const { statusCode, headers, body } = await without(table, () => get(anew(path())))
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(body).toContain('Something went wrong...')
  const words = (/<main.*<\/main>/s.exec(body)?.[0] ?? '').replaceAll(/<[^>]+>/g, '')
  expect(words).toContain('This page could not be loaded. Please try again. If the problem persists, contact the publisher.')
  expect((await get(anew(path()))).statusCode).toBe(200)
})

describe('the page of a report with parts that cannot be read', () => {
  test('it hides its authors while reviewers cannot be read, and keeps the text (R4-27)', async () => {
    const path = anew(report)
    expect(said((await get(path)).body)).toEqual(expect.arrayContaining(['reviewer', 'report', 'answer']))
    const { statusCode, headers, body } = await without('referee', () => get(anew(report)))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(said(body)).toEqual(expect.arrayContaining(['reviewers', 'report', 'answer']))
    expect(body).not.toContain(text.reviewer)
  })

  test('it answers 503 where reports cannot be read', async () => {
    const { statusCode, headers } = await without('report_referee', () => get(anew(report)))
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
  })
})

describe('a call of the API with parts that cannot be read', () => {
  const call = async (url: string) => {
    const { statusCode, headers, body } = await get(url, 'application/json')
    return { status: statusCode, minor: headers['recto-minor-errors'], caching: headers['cache-control'], body: JSON.parse(body) }
  }

  test.each([
    ['dataset', '/api/datasets?version=1', 'DATASETS'],
    ['funder', '/api/funders', 'FUNDERS'],
    ['comment', '/api/comments?id=1', 'COMMENTS'],
    ['referee', '/api/referees?id=1', 'REFEREES'],
    ['report', '/api/reports?id=1', 'REPORTS'],
    ['affiliation', '/api/affiliations?id=1', 'AFFILIATIONS'],
    ['author', '/api/versions/1/authors', 'AUTHORS'],
    ['document_type', '/api/v1/documentTypes', 'DOCUMENT_TYPES'],
    ['gateway', '/api/gateways', 'GATEWAYS'],
  ])(
    'without %s, %s is empty, names the minor error, and is not cacheable (R7-43, R8-20, R8-21, R8-22, R8-24, R8-25, A8-33)',
    async (table, url, part) => {
      expect(await call(url)).toMatchObject({ status: 200, minor: undefined, caching: 'no-cache' })
      expect(await without(table, () => call(url))).toEqual({ status: 200, minor: part, caching: 'no-store', body: [] })
      expect(await call(url)).toMatchObject({ status: 200, minor: undefined })
    },
  )

  test.each([
    ['affiliation', '/api/versions?id=1', 'AFFILIATIONS'],
    ['version_funder', '/api/versions/1', 'FUNDERS'],
    ['comment', '/api/versions/1', 'COMMENTS'],
    ['referee', '/content', 'REFEREES'],
    ['author', '/content', 'AUTHORS'],
    ['comment', '/content/1', 'COMMENTS'],
    ['dataset', '/content/1', 'DATASETS'],
    ['affiliation', '/content/1', 'AFFILIATIONS'],
    ['funder', '/content-filters', 'FUNDERS'],
    ['author', '/content?all=blood', 'AUTHORS'],
    ['report', '/content/1', 'REFEREES, REPORTS'],
    ['document_type', '/content', 'DOCUMENT_TYPES'],
    ['document_type', '/api/browse', 'DOCUMENT_TYPES'],
    ['file', '/api/browse', 'FILES'],
    ['comment', '/api/assets/1', 'COMMENTS'],
    ['funder', '/content/2', 'FUNDERS'],
    ['ontology_term', '/content/2', 'SUBJECTS'],
  ])('without %s, %s has the other fields', async (table, url, part) => {
    const whole = await call(url)
    const answer = await without(table, () => call(url))
    expect([answer.status, answer.minor, answer.caching]).toEqual([200, part, 'no-store'])
    expect(JSON.stringify(answer.body).length).toBeGreaterThan(url === '/api/assets/1' ? 60 : 100)
    expect(Object.keys(answer.body)).toEqual(Object.keys(whole.body))
  })

  test('translations that cannot be read are left out (R8-23)', async () => {
    const { kysely } = library.database
    const { tree } = await kysely.selectFrom('version').select('tree').where('id', '=', testId(1)).executeTakeFirstOrThrow()
    const change = (to: object) =>
      kysely
        .updateTable('version')
        .set({ tree: JSON.stringify(to) })
        .where('id', '=', testId(1))
        .execute()
    await change({ ...tree, translations: [{ metadata: 'unreadable' }] })
    const answer = await call('/api/versions/1/translations')
    await change(tree)
    expect(answer).toEqual({ status: 200, minor: 'TRANSLATIONS', caching: 'no-store', body: [] })
  })

  test('without its main object it is an error', async () => {
    expect((await without('version', () => call('/api/versions?id=1'))).status).toBe(500)
  })
})

describe('the browse page with parts that cannot be read', () => {
  test.each([
    ['author', 'Authors cannot be loaded'],
    ['report', 'blood pressure control'],
    ['document_type', 'blood pressure control'],
    ['file', 'blood pressure control'],
  ])('without %s it is readable, says so and is not cacheable (R8-11)', async (table, says) => {
    const { statusCode, headers, body } = await without(table, () => get(anew('/browse')))
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(body).toContain('blood pressure control')
    expect(body).toContain('Part of this page cannot be loaded')
    expect(body).toContain(says)
    if (table === 'report') expect(body).not.toMatch(/awaiting peer review|not peer reviewed/i)
    expect((await get(anew('/browse'))).body).not.toContain('Part of this page cannot be loaded')
  })
})

test.each([
  ['funder', 'FUNDERS', 'fundingBodies'],
  ['gateway', 'GATEWAYS', 'gatewayIds'],
] as const)('a search without the names of %s has its other filters', async (table, part, facet) => {
  const { kysely } = library.database
  // No names are kept from before.
  const browse = createBrowse({
    kysely,
    search: createPostgresSearch(kysely),
    literature: null,
    gateways: browsedGateways,
    revision: async () => 'the same',
  })
  const platform = library.platforms.ofHost('localhost').platform
  const ask = () => browse.results(platform, { query: everything, rowAdded: false, within: null })
  const results = await without(table, ask)
  if (results?.kind !== 'library') throw new Error('There is no such screen.')
  expect([results.missing, results.facets[facet], results.cards.length]).toEqual([[part], [], 2])
  expect(results.facets.contentTypes.length).toBeGreaterThan(0)
  expect(await ask()).toMatchObject({ missing: [] })
})

test('alternate formats are complete or an error', async () => {
  const { statusCode, headers, body } = await without('referee', () => get(anew(`${article}/metadata.jsonld`), '*/*'))
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(JSON.parse(body)).toEqual({ errors: [{ message: 'Something went wrong...' }] })
  expect((await get(anew(`${article}/metadata.jsonld`), '*/*')).body).toContain(text.reviewer)
})

test('each missing part is logged once (R7-43)', async () => {
  const reported: string[] = []
  const reading = createReading({
    ...{ kysely: library.database.kysely, files: library.files, sources: itemSources },
    missing: part => reported.push(part),
  })
  const [, volume, publicationId] = /(\d+)-(\d+)/.exec(article) ?? []
  const key = { volume: Number(volume), publicationId: Number(publicationId) }
  const found = await without('report_referee', () => reading.article(library.config.defaultPlatform, key, null))
  expect(reported.sort()).toEqual(['referees', 'reports'])
  expect(found.kind === 'found' && [...found.item.missing].sort()).toEqual(['referees', 'reports'])
})

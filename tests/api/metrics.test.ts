import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { noId } from '../../src/core/ids/id.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { metricsSchema, monthlySchema, reportMetricsSchema, totalsSchema } from '../../src/modules/metrics/api/schemas.ts'
import { storeFigures } from '../../src/modules/metrics/data/metric-figure.ts'
import { addUsage } from '../../src/modules/metrics/data/metric-use.ts'
import type { FigureServiceName, Figures } from '../../src/modules/metrics/domain/figures.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let library: TestApp
let article: ContentId = noId()
let wellcomes: ContentId = noId()
let path = ''
let folder = ''
/** Nobody answers there. */
const attentionOfWellcome = 'http://127.0.0.1:1/attention'
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-metrics-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { wellcome: { additionalDetails: { altmetricUrl: `${attentionOfWellcome}/` } } } }))
  library = await buildTestApp({ RECTO_PLATFORMS: settings })
  await library.load(['demo/articles/early-cycle-battery-life'])
  await library.load(['demo/articles/early-cycle-battery-life/v2.xml'], 'wellcome')
  const items = await library.database.kysely.selectFrom('content_item').select('id').orderBy('id').execute()
  article = items[0]?.id ?? noId()
  wellcomes = items[1]?.id ?? noId()
  const { sha256 } = await library.database.kysely
    .selectFrom('version')
    .where('version_number', '=', 1)
    .select('source_sha256 as sha256')
    .executeTakeFirstOrThrow()
  path = `/files/${sha256}/article.xml`
})
afterAll(async () => {
  await library.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['usage_count', 'report_use', 'recent_use'] as const) await library.database.kysely.deleteFrom(table).execute()
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
// Each test has an IP address of its own, or one's clicks would be another's double clicks.
let tests = 0
beforeEach(() => {
  tests += 1
})
const event = () => ({ contentId: article, contentType: 'ARTICLE', eventType: 'VIEW', timestamp: '2024-05-31T12:00:00.000Z' })
const post = (body: unknown, headers: Record<string, string> = {}, host = 'localhost') =>
  library.app.inject({
    method: 'POST',
    url: '/api/metrics',
    headers: { host, 'content-type': 'application/json', 'user-agent': browser, ...headers },
    payload: JSON.stringify(body),
    remoteAddress: `192.0.2.${tests}`,
  })
const get = async <Schema extends z.ZodType>(url: string, schema: Schema, host = 'localhost'): Promise<z.output<Schema>> => {
  const answer = await library.app.inject({ url, headers: { host } })
  expect(answer.statusCode, answer.body).toBe(200)
  return schema.parse(answer.json())
}
const totals = () => get(`/api/metrics/total?contentId=${article}`, totalsSchema)
const statusSchema = z.object({ errors: z.array(z.object({ field: z.string().optional(), message: z.string() })) })

test('a view is counted once within 30 seconds (R7-34)', async () => {
  const answers = [
    await post(event()),
    await post({ ...event(), timestamp: 1_717_156_800_000 }),
    await post({ ...event(), versionNumber: 2 }),
  ]
  for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([202, '{"accepted":true}'])
  await expect.poll(totals).toMatchObject({ research: { numberOfViews: 1, uniqueItemInvestigations: 1, uniqueItemRequests: 1 } })
  await post({ ...event(), versionNumber: 1 })
  await expect.poll(totals).toMatchObject({ research: { numberOfViews: 2, uniqueItemInvestigations: 1 } })
})

test('views by robots and of unknown publications get the usual answer and are not counted', async () => {
  const refused = [
    await post(event(), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
    await post(event(), { 'user-agent': '' }),
    await post({ ...event(), contentId: wellcomes }),
    await post({ ...event(), contentType: 'POSTER' }),
    await post({ ...event(), versionNumber: 9 }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202, 202])
  // What comes later is stored later.
  await post({ ...event(), eventType: 'PDF_DOWNLOAD' })
  await expect.poll(totals).toMatchObject({ research: { numberOfPdfDownloads: 1, numberOfViews: 0 } })
})

test('a view of a report counts for the report and its article', async () => {
  const { id: reportId } = await library.database.kysely
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .where('reviewed_version', '=', 1)
    .select('report.id')
    .orderBy('report.id')
    .executeTakeFirstOrThrow()
  expect((await post({ ...event(), versionNumber: 1, reportId })).statusCode).toBe(202)
  const url = `/api/metrics/report?reportId=${reportId}`
  await expect.poll(() => get(url, reportMetricsSchema)).toEqual({ reportId, contentId: article, numberOfViews: 1 })
  expect(await totals()).toMatchObject({ research: { numberOfReportViews: 1, numberOfViews: 0, uniqueItemRequests: 0 } })
  const statuses = [url, '/api/metrics/report?reportId=99999', '/api/metrics/report?reportId=-1', '/api/metrics/report'].map(
    async (requested, index) =>
      (await library.app.inject({ url: requested, headers: { host: index === 0 ? 'gates.localhost' : 'localhost' } })).statusCode,
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 400, 400])
})

describe('a view event that is refused', () => {
  test.each<[string, object, string]>([
    ['no item', { contentId: undefined }, 'contentId'],
    ['an item that cannot be', { contentId: -1 }, 'contentId'],
    ['an unknown type of content', { contentType: 'article' }, 'contentType'],
    ['an unknown event', { eventType: 'SMILE' }, 'eventType'],
    ['no time', { timestamp: 'yesterday' }, 'timestamp'],
    ['a report that cannot be', { reportId: 0 }, 'reportId'],
    ['a report of a poster', { contentType: 'POSTER', reportId: 1 }, 'reportId'],
    ['a report that is taken away', { eventType: 'PDF_DOWNLOAD', reportId: 1 }, 'reportId'],
  ])('it is refused with %s', async (_, over, field) => {
    const answer = await post({ ...event(), ...over })
    expect(answer.statusCode).toBe(400)
    expect(statusSchema.parse(answer.json()).errors.map(error => error.field)).toEqual([field])
  })

  test('it is refused from another site', async () => {
    expect((await post(event(), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await post(event(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
  })

  test('it is refused when too long or no JSON', async () => {
    expect((await post({ ...event(), more: 'x'.repeat(2000) })).statusCode).toBe(413)
    expect((await post(event(), { 'content-type': 'text/plain' })).statusCode).toBe(400)
  })

  test('too many events of one client are refused', async () => {
    const statuses = new Set<number>()
    for (let call = 0; call < 601; call++) statuses.add((await post({})).statusCode)
    expect([...statuses]).toEqual([400, 429])
  })
})

describe('downloads of a file', () => {
  const ask = (headers: Record<string, string> = {}) =>
    library.app.inject({ url: path, headers: { host: 'localhost', 'user-agent': browser, ...headers }, remoteAddress: `192.0.2.${tests}` })

  test('opening or saving it is counted, without consent and without a cookie', async () => {
    const answer = await ask({ 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    await ask({ range: 'bytes=0-99' })
    await ask({ range: 'bytes=100-199' })
    await expect.poll(totals).toMatchObject({ research: { numberOfXmlDownloads: 1, uniqueItemRequests: 1 } })
    const [row] = await library.database.kysely.selectFrom('usage_count').where('kind', '=', 'xml-download').selectAll().execute()
    expect(row).toMatchObject({ content_item_id: article, version_number: 1, source: 'research' })
  })

  test('requests by a script or a robot are not counted', async () => {
    await ask({ 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' })
    await ask({ 'user-agent': 'curl/8.5.0' })
    await post(event())
    await expect.poll(totals).toMatchObject({ research: { numberOfViews: 1, numberOfXmlDownloads: 0 } })
  })
})

describe('the calls of metrics', () => {
  beforeEach(async () => {
    const count = { contentId: article, versionNumber: 0 }
    const { kysely } = library.database
    await addUsage(kysely, 'research', [
      { ...count, kind: 'view', month: '2021-01', uses: 900 },
      { ...count, kind: 'view', month: '2021-05', uses: 20 },
      { ...count, versionNumber: 1, kind: 'view', month: '2021-05', uses: 3 },
      { ...count, kind: 'pdf-download', month: '2021-06', uses: 7 },
    ])
    await addUsage(kysely, 'pmc', [{ ...count, kind: 'view', month: '2021-06', uses: 50 }])
  })

  test('they give totals by source (R3-31, R3-32, R7-32)', async () => {
    expect(await totals()).toEqual({
      research: {
        numberOfViews: 923,
        numberOfPdfDownloads: 7,
        numberOfXmlDownloads: 0,
        numberOfOtherDownloads: 0,
        numberOfReportViews: 0,
        uniqueItemInvestigations: 0,
        uniqueItemRequests: 0,
      },
      pmc: expect.objectContaining({ numberOfViews: 50 }),
      zenodo: null,
    })
  })

  test('they give months from the first with counts to the current, none before April 2021 (R3-31, R7-33)', async () => {
    const { research = [], pmc = [] } = await get(`/api/metrics/monthly?contentId=${article}`, monthlySchema)
    expect(
      research.slice(0, 3).map(({ monthYear, numberOfViews, numberOfPdfDownloads }) => [monthYear, numberOfViews, numberOfPdfDownloads]),
    ).toEqual([
      ['2021-05', 23, 0],
      ['2021-06', 0, 7],
      ['2021-07', 0, 0],
    ])
    expect(research.at(-1)?.monthYear).toBe(new Date().toISOString().slice(0, 7))
    expect(pmc.map(({ monthYear }) => monthYear)).toEqual(research.map(({ monthYear }) => monthYear))
    expect(await get(`/api/metrics/monthly?contentId=${article}&source=pmc`, monthlySchema)).toEqual({ pmc })
  })

  test('one call gives all metrics of a publication (R3-12, R7-31)', async () => {
    expect(await get(`/api/metrics?contentId=${article}`, metricsSchema)).toMatchObject({
      contentId: article,
      viewsAndDownloads: 980,
      reports: 4,
      cited: [],
      discussed: [],
      saved: [],
      altmetrics: null,
      sampleContent: true,
    })
  })

  test('they give external metrics, and the metrics page shows them (R3-33, R3-34)', async () => {
    const { kysely } = library.database
    const found = await kysely.selectFrom('content_item').where('id', '=', article).selectAll().executeTakeFirstOrThrow()
    const figures: [FigureServiceName, Figures][] = [
      ['crossref', { kind: 'citations', count: 4321, url: null }],
      ['opencitations', { kind: 'citations', count: 1234, url: null }],
      [
        'altmetric',
        {
          kind: 'attention',
          score: 8765,
          url: null,
          sources: [{ source: 'blogs', count: 5678 }],
          readers: [{ manager: 'Zotero', count: 6789 }],
        },
      ],
    ]
    for (const [service, said] of figures)
      await storeFigures(kysely, { service, url: '', doi: found.doi ?? '', figures: said, at: new Date('2026-01-31T12:00:00Z') })
    const all = await get(`/api/metrics?contentId=${article}`, metricsSchema)
    const page = await library.app.inject({
      url: `/articles/${found.volume}-${found.publication_id}/metrics`,
      headers: { host: 'localhost' },
    })
    await kysely.deleteFrom('outside_figure').execute()
    expect(all.cited.map(({ count }) => count)).toEqual([4321, 1234])
    expect(JSON.stringify([all.altmetrics, all.discussed, all.saved])).toMatch(/8765.*5678.*Zotero.*6789/)
    const text = page.body
      .split('<main')[1]
      ?.replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
    for (const words of ['Crossref 4,321', 'OpenCitations 1,234', '8,765', 'Blogs 5,678', 'Zotero 6,789']) expect(text).toContain(words)
  })

  test('they give attention from the site’s own service, not from another site’s (A3-36)', async () => {
    const { kysely } = library.database
    const { doi } = await kysely.selectFrom('content_item').where('id', '=', wellcomes).select('doi').executeTakeFirstOrThrow()
    const score = (points: number): Figures => ({ kind: 'attention', score: points, url: null, sources: [], readers: [] })
    const found = { service: 'altmetric', doi: doi ?? '', at: new Date() } as const
    await storeFigures(kysely, { ...found, url: '', figures: score(11) })
    await storeFigures(kysely, { ...found, url: attentionOfWellcome, figures: score(22) })
    await storeFigures(kysely, { ...found, url: 'https://attention.elsewhere.example', figures: score(33) })
    await kysely.updateTable('content_item').set({ sample_content: false }).execute()
    const shown = [
      (await get(`/api/metrics?contentId=${wellcomes}`, metricsSchema, 'wellcome.localhost')).altmetrics?.score,
      (await get(`/api/metrics?contentId=${article}`, metricsSchema)).altmetrics,
    ]
    await kysely.updateTable('content_item').set({ sample_content: true }).execute()
    await kysely.deleteFrom('outside_figure').execute()
    expect(shown).toEqual([22, null])
  })

  test.each(['/api/metrics', '/api/metrics/total', '/api/metrics/monthly'])(
    'the call %s gives nothing about a publication of another site',
    async url => {
      const status = async (id: string, host = 'localhost') =>
        (await library.app.inject({ url: `${url}?contentId=${id}`, headers: { host } })).statusCode
      expect([await status(`${wellcomes}`), await status(`${wellcomes}`, 'wellcome.localhost'), await status('x')]).toEqual([404, 200, 400])
    },
  )
})

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { findReportViews } from '../../src/modules/metrics/data/metric-report.ts'
import { forgetVisitors } from '../../src/modules/metrics/data/metric-use.ts'
import { externalCountsSchema } from '../../src/modules/metrics/domain/external-counts.ts'
import { importCounts } from '../../src/modules/metrics/use-cases/import-counts.ts'
import { readMetrics } from '../../src/modules/metrics/use-cases/read-metrics.ts'
import { createUsageCounter, type RecordedUse, storeUses } from '../../src/modules/metrics/use-cases/usage-counter.ts'
import type { ReportId } from '../../src/modules/publications/domain/ids.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let article: ContentId = noId()
let poster: ContentId = noId()
beforeAll(async () => {
  library = await openTestLibrary()
  await library.import(['demo/articles/early-cycle-battery-life', 'demo/assets/small-test-sets'])
  const items = await library.database.kysely.selectFrom('content_item').select(['id', 'content_type']).execute()
  article = items.find(each => each.content_type === 'ARTICLE')?.id ?? noId()
  poster = items.find(each => each.content_type !== 'ARTICLE')?.id ?? noId()
})
afterAll(() => library.close())
beforeEach(async () => {
  const { kysely } = library.database
  for (const table of ['usage_count', 'report_use', 'recent_use', 'visitor_salt'] as const) await kysely.deleteFrom(table).execute()
})

const noon = new Date('2024-05-31T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const view = (over: Partial<RecordedUse> = {}, visitor = 1): RecordedUse => ({
  platform: 'f1000research',
  thing: { what: 'item', contentId: article, contentType: 'ARTICLE', versionNumber: null, kind: 'view' },
  visitor: { ipAddress: `192.0.2.${visitor}`, userAgent: 'Mozilla/5.0' },
  at: noon,
  ...over,
})
const store = (...uses: RecordedUse[]) => storeUses(library.database.kysely, uses)
const stored = async () => {
  const rows = await library.database.kysely.selectFrom('usage_count').selectAll().execute()
  return Object.fromEntries(rows.map(row => [`${row.kind} v${row.version_number} ${row.month}`, row.uses]))
}
const current = { 'view v2 2024-05-01': 1, 'unique-investigation v0 2024-05-01': 1, 'unique-request v0 2024-05-01': 1 }

test('a view is counted for the current version in its month, and once within 30 seconds across batches', async () => {
  await store(view())
  expect(await stored()).toEqual(current)
  await store(view({ at: later(30) }))
  expect(await stored()).toEqual(current)
  await store(view({ at: later(61) }), view({}, 2))
  expect(await stored()).toMatchObject({ 'view v2 2024-05-01': 3, 'unique-request v0 2024-05-01': 2 })
})

test('a batch that is stored twice, because the response was lost, is counted once', async () => {
  const uses = [view(), view({}, 2), view({ at: later(600) })]
  await store(...uses)
  const before = await stored()
  await store(...uses)
  expect(await stored()).toEqual({ ...before })
})

test('no use is lost or counted twice when several processes store at the same time', async () => {
  const visitors = Array.from({ length: 40 }, (_, index) => index)
  // Four processes, each of which saw every visitor, who clicked four times within 30 seconds.
  await Promise.all([0, 1, 2, 3].map(process => store(...visitors.map(visitor => view({ at: later(process * 5) }, visitor)))))
  expect(await stored()).toMatchObject({ 'view v2 2024-05-01': 40, 'unique-investigation v0 2024-05-01': 40 })
})

describe('a report on its own page', () => {
  const reportIds = async () => {
    const rows = await library.database.kysely.selectFrom('report').select('id').orderBy('id').execute()
    return rows.map(({ id }) => id)
  }
  const viewOf = (reportId: ReportId, over: Partial<RecordedUse> = {}) =>
    view({ thing: { what: 'report', contentId: article, versionNumber: 1, reportId }, ...over })

  test('it counts as a use of the report, and as an investigation but no view of its article', async () => {
    const [first = noId(), second = noId()] = await reportIds()
    await store(viewOf(first), viewOf(second, { at: later(5) }), viewOf(first, { at: later(10) }))
    await store(viewOf(first, { at: later(20) }), viewOf(first, { at: later(90) }))
    expect(await stored()).toEqual({ 'report-view v1 2024-05-01': 3, 'unique-investigation v0 2024-05-01': 1 })
    const { kysely } = library.database
    expect(await findReportViews(kysely, 'f1000research', first)).toEqual({ reportId: first, contentId: article, views: 2 })
    expect(await findReportViews(kysely, 'f1000research', second)).toMatchObject({ views: 1 })
    expect(
      (await readMetrics({ kysely, sourcesOf: () => [], now: () => new Date(), onWanted: () => undefined }, 'f1000research', article))
        ?.totals.research,
    ).toMatchObject({
      numberOfViews: 0,
      numberOfReportViews: 3,
      uniqueItemInvestigations: 1,
      uniqueItemRequests: 0,
    })
    expect(await findReportViews(kysely, 'wellcome', first)).toBeNull()
  })

  test('a report is not counted under another article or none', async () => {
    const [first = noId()] = await reportIds()
    await store(
      viewOf(testId(2_000_000_000)),
      viewOf(first, { thing: { what: 'report', contentId: poster, versionNumber: null, reportId: first } }),
      viewOf(first, { platform: 'wellcome' }),
    )
    expect(await stored()).toEqual({})
  })
})

describe('uses that are not counted', () => {
  test.each<[string, () => RecordedUse]>([
    [
      'an item that is not there',
      () => view({ thing: { what: 'item', contentId: testId(2_000_000_000), contentType: 'ARTICLE', versionNumber: null, kind: 'view' } }),
    ],
    [
      'an item of another type',
      () => view({ thing: { what: 'item', contentId: article, contentType: 'VIDEO', versionNumber: null, kind: 'view' } }),
    ],
    [
      'a version that is not there',
      () => view({ thing: { what: 'item', contentId: article, contentType: 'ARTICLE', versionNumber: 9, kind: 'view' } }),
    ],
    ['another platform’s item', () => view({ platform: 'wellcome' })],
    ['a file of nobody', () => view({ thing: { what: 'file', sha256: 'a'.repeat(64) } })],
  ])('it is not: %s', async (_, use) => {
    await store(use(), view({ thing: { what: 'item', contentId: article, contentType: 'ARTICLE', versionNumber: 1, kind: 'view' } }, 2))
    expect(await stored()).toMatchObject({ 'view v1 2024-05-01': 1 })
    expect(Object.values(await stored())).toEqual([1, 1, 1])
  })
})

test('a download is counted for the version or asset of the file, by its type', async () => {
  const { kysely } = library.database
  const sources = await kysely.selectFrom('version').select(['version_number', 'source_sha256']).execute()
  const first = sources.find(({ version_number }) => version_number === 1)?.source_sha256 ?? ''
  const main = await kysely
    .selectFrom('asset_file')
    .innerJoin('file', 'file.sha256', 'asset_file.sha256')
    .where('role', '=', 'main')
    .select(['file.sha256', 'mime_type'])
    .executeTakeFirstOrThrow()
  expect(main.mime_type).toBe('application/pdf')
  await store(view({ thing: { what: 'file', sha256: first } }), view({ thing: { what: 'file', sha256: main.sha256 } }))
  expect(await stored()).toMatchObject({ 'xml-download v1 2024-05-01': 1, 'pdf-download v0 2024-05-01': 1 })
  expect(
    (await readMetrics({ kysely, sourcesOf: () => [], now: () => new Date(), onWanted: () => undefined }, 'f1000research', poster))?.totals
      .research,
  ).toMatchObject({
    numberOfPdfDownloads: 1,
    numberOfViews: 0,
  })
})

test('of visitors only a hash is stored, which changes daily and is soon deleted', async () => {
  const { kysely } = library.database
  await store(view(), view({ at: later(86_400) }))
  const recent = await kysely.selectFrom('recent_use').select('visitor').distinct().execute()
  expect(recent.map(({ visitor }) => visitor)).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)])
  await forgetVisitors(kysely, later(86_400 * 2))
  expect(await kysely.selectFrom('recent_use').selectAll().execute()).toEqual([])
  expect(await kysely.selectFrom('visitor_salt').selectAll().execute()).toEqual([])
  expect(await stored()).toMatchObject({ 'view v2 2024-05-01': 1, 'view v2 2024-06-01': 1 })
})

describe('the usage counter', () => {
  test('it stores its batch when it is closed, also while storing another', async () => {
    const counter = createUsageCounter({
      kysely: library.database.kysely,
      onFailure: error => expect.fail(String(error)),
      every: 3_600_000,
    })
    for (let visitor = 0; visitor < 1500; visitor++) counter.note(view({ visitor: { ipAddress: `${visitor}`, userAgent: 'x' } }))
    const storing = counter.flush()
    counter.note(view({ visitor: { ipAddress: 'late', userAgent: 'x' } }))
    await Promise.all([storing, counter.close()])
    expect(await stored()).toMatchObject({ 'view v2 2024-05-01': 1501 })
  })

  test('a batch that cannot be stored is kept, reported once, and stored later', async () => {
    const { kysely } = library.database
    const transaction = vi.spyOn(kysely, 'transaction').mockImplementation(() => {
      throw new Error('gone')
    })
    const failures: unknown[] = []
    const counter = createUsageCounter({ kysely, onFailure: error => failures.push(error), every: 5 })
    counter.note(view())
    await expect.poll(() => transaction.mock.calls.length).toBeGreaterThan(3)
    expect(failures).toEqual([new Error('gone')])
    transaction.mockRestore()
    await counter.close()
    expect(await stored()).toEqual(current)
  })
})

test('counts are deleted with their publication', async () => {
  const { kysely } = library.database
  await library.import(['demo/articles/early-cycle-battery-life/v2.xml'], { platform: 'wellcome' })
  const { id } = await kysely.selectFrom('content_item').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await store(
    view({ platform: 'wellcome', thing: { what: 'item', contentId: id, contentType: 'ARTICLE', versionNumber: null, kind: 'view' } }),
  )
  expect(
    (await readMetrics({ kysely, sourcesOf: () => [], now: () => new Date(), onWanted: () => undefined }, 'wellcome', id))?.totals.research,
  ).toMatchObject({
    numberOfViews: 1,
  })
  await kysely.deleteFrom('content_item').where('id', '=', id).execute()
  expect(await stored()).toEqual({})
})

describe('imported usage counts', () => {
  const counts = (over: object = {}) =>
    externalCountsSchema.parse([
      { doi: '10.5555/RECTO.308.2', source: 'pmc', month: '2024-05', numberOfViews: 12, numberOfPdfDownloads: 3, ...over },
    ])
  const take = (...given: ReturnType<typeof counts>[]) => importCounts(library.database.kysely, 'f1000research', given.flat())
  const pmc = async () =>
    (
      await readMetrics(
        { kysely: library.database.kysely, sourcesOf: () => [], now: () => new Date(), onWanted: () => undefined },
        'f1000research',
        article,
      )
    )?.totals.pmc

  test('they are imported by DOI, once however often, with all versions added up', async () => {
    expect(await take(counts(), counts({ doi: '10.5555/recto.308.1', numberOfViews: 5 }))).toEqual({ items: 1, unknown: [] })
    expect(await pmc()).toMatchObject({ numberOfViews: 17, numberOfPdfDownloads: 6 })
    await take(counts(), counts({ doi: '10.5555/recto.308.1', numberOfViews: 5 }))
    expect(await pmc()).toMatchObject({ numberOfViews: 17 })
    await take(counts({ month: '2020-12', numberOfViews: 100 }))
    expect(await pmc()).toMatchObject({ numberOfViews: 117 })
  })

  test('an unknown DOI is reported', async () => {
    expect(await take(counts({ doi: '10.5555/nothing' }))).toEqual({ items: 0, unknown: ['10.5555/nothing'] })
    expect(await importCounts(library.database.kysely, 'gates', counts())).toEqual({ items: 0, unknown: ['10.5555/recto.308.2'] })
  })
})

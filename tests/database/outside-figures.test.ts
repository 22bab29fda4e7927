import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { takeWantedFigures, wantFigures } from '../../src/modules/metrics/data/metric-figure.ts'
import { type FigureServiceName, type FigureSource, figureServices } from '../../src/modules/metrics/domain/figures.ts'
import { type FakeFigureServices, startFakeFigureServices } from '../../src/modules/metrics/external/fake-figure-services.ts'
import { createFigureServices } from '../../src/modules/metrics/external/figure-services.ts'
import { addSampleMetrics } from '../../src/modules/metrics/use-cases/add-sample-metrics.ts'
import { createFigureFetcher } from '../../src/modules/metrics/use-cases/fetch-figures.ts'
import { readMetrics } from '../../src/modules/metrics/use-cases/read-metrics.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let fake: FakeFigureServices
let article: ContentId = noId()
beforeAll(async () => {
  ;[library, fake] = await Promise.all([openTestLibrary(), startFakeFigureServices()])
  await library.import(['demo/articles/early-cycle-battery-life'])
  const { kysely } = library.database
  // As if it were no sample: of those nobody is asked.
  await kysely.updateTable('content_item').set({ sample_content: false }).execute()
  article = (await kysely.selectFrom('content_item').select('id').executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await library.close()
  await fake.close()
})
beforeEach(async () => {
  await library.database.kysely.deleteFrom('outside_figure').execute()
  fake.mood = 'well'
  fake.requested.length = 0
  wishes = 0
})

const installation = (services: readonly FigureServiceName[] = figureServices) => services.map(service => ({ service, url: '' }))
const onWanted = () => {
  wishes += 1
}
const read = async (sources: readonly FigureSource[] = installation()) =>
  (
    await readMetrics(
      { kysely: library.database.kysely, sourcesOf: () => sources, now: () => new Date(), onWanted },
      'f1000research',
      article,
    )
  )?.figures
/** Counts how often a page wanted what nobody had wanted. */
let wishes = 0
function job(output: string[] = [], now?: () => Date, sources: readonly FigureSource[] = installation()) {
  const stop = new AbortController()
  const fetcher = createFigureFetcher({
    kysely: library.database.kysely,
    services: createFigureServices(sources, fake.urls, null),
    onChange: message => output.push(message),
    ...(now && { now }),
  })
  return { run: () => fetcher.fetchSome(stop.signal), stop: () => stop.abort() }
}

test('rendering a page makes no external request, and shows the metrics at the next view (R3-33, R3-34)', async () => {
  expect(await read()).toEqual({ citations: [], attention: null, deposit: null })
  expect(fake.requested).toEqual([])
  // Another reader wants nothing new, and enqueues nothing.
  const before = wishes
  await read()
  expect([before > 0, wishes]).toEqual([true, before])
  const asking = job()
  expect(await asking.run()).toBe(5)
  const figures = await read()
  expect(figures?.citations.map(({ service, count }) => [service, count])).toEqual([
    ['crossref', 12],
    ['europe-pmc', 7],
    ['opencitations', 9],
  ])
  expect(figures?.attention).toMatchObject({ service: 'altmetric', score: 42, asOf: new Date().toISOString().slice(0, 10) })
  // Fresh figures are nobody’s wish.
  expect(await asking.run()).toBe(0)
  expect(fake.requested.length).toBe(4)
})

test('without services no request is made, and stored metrics are not shown', async () => {
  await read()
  const asking = job()
  await asking.run()
  expect(await read([])).toEqual({ citations: [], attention: null, deposit: null })
  expect((await read(installation(['altmetric'])))?.attention?.score).toBe(42)
  expect((await read(installation(['altmetric'])))?.citations).toEqual([])
})

test('attention from a site’s own service is stored separately from the installation’s (A3-36)', async () => {
  const onOtherSite = await startFakeFigureServices()
  const own = { service: 'altmetric', url: onOtherSite.urls.altmetric } as const
  const output: string[] = []
  const asking = job(output, undefined, [...installation(), own])
  await read()
  await asking.run()
  expect((await read([own]))?.attention).toBeNull()
  onOtherSite.mood = 'error'
  expect(await asking.run()).toBe(0)
  expect(output).toEqual([expect.stringContaining(`altmetric at ${own.url} fails: `)])
  expect((await read([own]))?.attention).toBeNull()
  expect((await read())?.attention?.score).toBe(42)

  onOtherSite.mood = 'well'
  await library.database.kysely
    .updateTable('outside_figure')
    .set({ next_try_at: new Date(0) })
    .execute()
  fake.requested.length = 0
  expect(await asking.run()).toBe(1)
  expect(fake.requested).toEqual([])
  expect((await read([own]))?.attention?.score).toBe(42)
  expect(
    await library.database.kysely.selectFrom('outside_figure').where('service', '=', 'altmetric').select('url').execute(),
  ).toHaveLength(2)
  await onOtherSite.close()
})

test('an unknown DOI is a valid answer, and is not requested again at once', async () => {
  fake.mood = 'unknown'
  await read()
  const asking = job()
  expect(await asking.run()).toBe(5)
  expect((await read())?.citations).toEqual([])
  expect(await asking.run()).toBe(0)
})

describe('a metrics service that fails', () => {
  test.each(['error', 'busy', 'malformed', 'surprising'] as const)(
    'when it is %s it is reported once, keeps its last values, and is retried later',
    async mood => {
      let now = new Date()
      const output: string[] = []
      const asking = job(output, () => now)
      await read()
      await asking.run()
      await wantFigures(library.database.kysely, installation(['crossref']), '10.5555/recto.308.2')
      await library.database.kysely
        .updateTable('outside_figure')
        .set({ next_try_at: new Date(0) })
        .execute()
      fake.mood = mood
      expect(await asking.run()).toBe(0)
      expect(await asking.run()).toBe(0)
      expect((await read())?.citations[0]?.count).toBe(12)
      now = new Date(now.getTime() + 61_000)
      expect(await asking.run()).toBe(0)
      expect(output).toEqual([expect.stringMatching(/^crossref fails: ServiceFailure: /)])
      fake.mood = 'well'
      now = new Date(now.getTime() + 121_000)
      expect(await asking.run()).toBe(1)
      expect(output).toEqual([expect.any(String), 'crossref answers again'])
    },
  )

  test('a silent service does not keep the process from stopping', async () => {
    fake.mood = 'silent'
    await read()
    const output: string[] = []
    const asking = job(output)
    const running = asking.run()
    await expect.poll(() => fake.requested.length).toBeGreaterThan(3)
    asking.stop()
    expect(await running).toBeLessThanOrEqual(1)
    expect(output).toEqual([])
    // The next process begins with it at once.
    fake.mood = 'well'
    expect(await job().run()).toBeGreaterThanOrEqual(4)
  })
})

test('two processes never request the same metrics', async () => {
  const { kysely } = library.database
  for (let number = 0; number < 50; number++) await wantFigures(kysely, installation(), `10.5555/${number}`)
  const now = new Date()
  const until = new Date(now.getTime() + 60_000)
  const taken = await Promise.all([0, 1, 2, 3].map(() => takeWantedFigures(kysely, installation(), { now, until, max: 100 })))
  const all = taken.flat().map(({ service, doi }) => `${service} ${doi}`)
  expect(all.length).toBe(250)
  expect(new Set(all).size).toBe(250)
  // Should one of them end, its share is asked for when it is nobody’s again.
  expect((await takeWantedFigures(kysely, installation(), { now: until, until, max: 1000 })).length).toBe(250)
})

test('sample items get metrics once, without external requests', async () => {
  const { kysely } = library.database
  await library.import(['demo/assets/small-test-sets'])
  expect(await addSampleMetrics(kysely)).toBe(1)
  expect(await addSampleMetrics(kysely)).toBe(0)
  const poster = await kysely.selectFrom('content_item').where('sample_content', '=', true).select('id').executeTakeFirstOrThrow()
  const metrics = await readMetrics(
    { kysely, sourcesOf: () => installation(), now: () => new Date(), onWanted },
    'f1000research',
    poster.id,
  )
  expect(metrics?.monthly.research.length).toBeGreaterThan(1)
  expect(metrics?.item.sampleContent).toBe(true)
  expect(await kysely.selectFrom('outside_figure').where('wanted_at', 'is not', null).selectAll().execute()).toEqual([])
})

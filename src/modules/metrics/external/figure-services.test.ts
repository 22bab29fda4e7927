import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ServiceFailure } from '../../../core/http/ask-json.ts'
import { type FigureServiceName, figureServices } from '../domain/figures.ts'
import { type FakeFigureServices, type Mood, startFakeFigureServices } from './fake-figure-services.ts'
import { createFigureServices } from './figure-services.ts'

let fake: FakeFigureServices
beforeAll(async () => {
  fake = await startFakeFigureServices()
})
afterAll(() => fake.close())
beforeEach(() => {
  fake.mood = 'well'
  fake.requested.length = 0
})

const nothing = { crossref: null, 'europe-pmc': null, opencitations: null, altmetric: null, zenodo: null }
const ask = async (
  name: FigureServiceName,
  doi: string,
  { contact = null, signal = new AbortController().signal }: { contact?: string | null; signal?: AbortSignal } = {},
) => {
  const [requested] = createFigureServices([{ service: name, url: '' }], { ...nothing, [name]: `${fake.urls[name]}/` }, contact)
  if (!requested) throw new Error('It has an address.')
  return await requested.service.find(doi, signal)
}
const doi = '10.5555/recto.308.2'

test('a service without a URL is not used', () => {
  const all = figureServices.map(service => ({ service, url: '' }))
  expect(createFigureServices(all, nothing, null)).toEqual([])
  expect(createFigureServices(all, fake.urls, null).map(({ service }) => service.name)).toEqual([...figureServices])
})

test('a site’s own URL replaces the one of the installation', async () => {
  const own = { service: 'altmetric', url: fake.urls.altmetric } as const
  const [requested] = createFigureServices([own], { ...nothing, altmetric: 'http://127.0.0.1:1' }, null)
  expect(await requested?.service.find(doi, new AbortController().signal)).toMatchObject({ score: 42 })
})

test.each<[FigureServiceName, string, object, string]>([
  ['crossref', doi, { kind: 'citations', count: 12, url: null }, '/crossref/works/10.5555/recto.308.2'],
  [
    'europe-pmc',
    doi,
    { kind: 'citations', count: 7, url: 'https://europepmc.org/article/MED/38000001#impact' },
    '/europe-pmc/search?query=DOI:"10.5555/recto.308.2"&format=json&resultType=lite&pageSize=5',
  ],
  ['opencitations', doi, { kind: 'citations', count: 9, url: null }, '/opencitations/citation-count/doi:10.5555/recto.308.2'],
  [
    'altmetric',
    doi,
    {
      kind: 'attention',
      score: 42,
      url: 'https://www.altmetric.com/details/1',
      sources: [
        { source: 'news', count: 3 },
        { source: 'x', count: 28 },
      ],
      readers: [{ manager: 'Mendeley', count: 57 }],
    },
    '/altmetric/doi/10.5555/recto.308.2',
  ],
  [
    'zenodo',
    '10.5281/zenodo.123',
    { kind: 'deposit', views: 310, downloads: 42, url: 'https://zenodo.org/records/123' },
    '/zenodo/records/123',
  ],
])('the service %s gives the metrics of %s (R3-33, R3-34)', async (name, requested, figures, url) => {
  expect(await ask(name, requested)).toEqual(figures)
  expect(fake.requested).toEqual([url])
})

test('the contact email is sent to Crossref', async () => {
  await ask('crossref', doi, { contact: 'library@example.org' })
  expect(fake.requested).toEqual(['/crossref/works/10.5555/recto.308.2?mailto=library@example.org'])
})

test('a similar work that Europe PMC finds is not taken for ours', async () => {
  expect(await ask('europe-pmc', '10.5555/recto.308.1')).toBeNull()
})

test('Zenodo is asked only for its own DOIs', async () => {
  expect(await ask('zenodo', doi)).toBeNull()
  expect(fake.requested).toEqual([])
})

test('special characters of a DOI are escaped in the URL', async () => {
  await ask('crossref', '10.1002/(SICI)1097<1::AID>3.0.CO;2-#?&')
  expect(fake.requested).toEqual(['/crossref/works/10.1002/(SICI)1097<1::AID>3.0.CO;2-#?&'])
})

describe.each(figureServices)('the metrics service %s', name => {
  const requested = name === 'zenodo' ? '10.5281/zenodo.123' : doi

  test('it gives null for an unknown DOI (A7-57)', async () => {
    fake.mood = 'unknown'
    expect(await ask(name, requested)).toBeNull()
  })

  test.each<[Mood, RegExp]>([
    ['error', /answered 500/],
    ['busy', /answered 429/],
    ['malformed', /something else than was expected/],
    ['surprising', /something else than was expected/],
  ])('when it is %s, the request fails with a ServiceFailure', async (mood, message) => {
    fake.mood = mood
    const failure = await ask(name, requested).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ServiceFailure)
    expect(String(failure)).toMatch(message)
  })
})

test('a service that never answers or cannot be reached gives a ServiceFailure', async () => {
  fake.mood = 'silent'
  await expect(ask('crossref', doi, { signal: AbortSignal.timeout(50) })).rejects.toThrow(ServiceFailure)
  const [removed] = createFigureServices([{ service: 'crossref', url: '' }], { ...nothing, crossref: 'http://127.0.0.1:1' }, null)
  await expect(removed?.service.find(doi, new AbortController().signal)).rejects.toThrow(/127\.0\.0\.1:1\/works\/.* did not answer/)
})

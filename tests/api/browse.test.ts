import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { GatewayId } from '../../src/core/ids/shared-ids.ts'
import { browseAnswerSchema } from '../../src/modules/discovery/api/browse/schemas.ts'
import { suggestionsSchema } from '../../src/modules/discovery/api/suggestions/routes.ts'
import { addToGateways } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { contentFilterSchema, contentListSchema } from '../../src/modules/publications/api/content/schemas.ts'
import { ontologyTermSchema } from '../../src/modules/publications/api/ontology/routes.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
let gatewayId: GatewayId
beforeAll(async () => {
  library = await buildTestApp()
  ask = clientInfo(library)
  const { kysely } = library.database
  await loadSubjects(kysely, 'demo/subjects.json')
  await library.load(['demo/articles/spring-caddisfly-genome', 'demo/articles/hot-nights-ambulance-calls', 'demo/assets/hedgerow-moths'])
  gatewayId = await storeGateway(kysely, await findPlatformId(kysely, library.config.defaultPlatform), {
    url: 'rivers',
    name: 'Rivers and streams',
    type: 'GATEWAY',
  })
  const caddisfly = await kysely.selectFrom('content_item').select('id').where('title', 'ilike', '%caddisfly%').executeTakeFirstOrThrow()
  await addToGateways(kysely, caddisfly.id, ['rivers'])
  // The index hears of the gateway.
  await library.load([])
})
afterAll(() => library.close())

const titles = ({ items }: { items: { contentItem: { title: string } }[] }): string[] => items.map(({ contentItem }) => contentItem.title)

describe('the call GET /content', () => {
  test.each([
    ['', 3],
    ['?contentTypes=ARTICLE', 2],
    ['?all=caddisfly', 1],
    ['?all=caddisfly&contentTypes=POSTER', 0],
    ['?all=-caddisfly', 2],
    ['?n0=title&v0=caddisfly&n1=title&v1=ambulance&o1=OR', 2],
    ['?publishedYears=1850', 0],
    ['?fundingBodies=2147483647', 0],
    ['?articleTypes=GENOME_NOTE,RESEARCH_ARTICLE&sort=mostViewed&show=1', 1],
  ])('it finds for %s: %i items (R2.2-23, R2.2-24)', async (query, count) => {
    expect((await ask(contentListSchema, `/content${query}`)).items).toHaveLength(count)
  })

  test('it finds by gateway and by subject, and an unknown subject finds nothing', async () => {
    expect(titles(await ask(contentListSchema, `/content?gatewayIds=${gatewayId}`))).toEqual([expect.stringMatching(/caddisfly/i)])
    expect(titles(await ask(contentListSchema, '/content?term0=biological-sciences'))).toContainEqual(expect.stringMatching(/caddisfly/i))
    expect((await library.app.inject('/content?term0=no-such-subject')).statusCode).toBe(404)
    expect((await library.app.inject('/content?term0=biological-sciences&term1=climate')).statusCode).toBe(404)
    // Named alone, a deeper subject is found where it stands; what is said beneath it has to be there too.
    expect(titles(await ask(contentListSchema, '/content?term0=genomics'))).toContainEqual(expect.stringMatching(/caddisfly/i))
    expect((await library.app.inject('/content?term0=genomics&term1=no-such-subject')).statusCode).toBe(404)
  })

  test.each([
    ['articleTypes=NOVEL', 'articleTypes'],
    ['publishedYears=2024,x', 'publishedYears'],
    ['publishedYears=2024&publishedYears=10000', 'publishedYears'],
    ['peerReviewed=maybe', 'peerReviewed'],
    ['sort=best', 'sort'],
    ['n0=colour&v0=red', 'n0'],
    ['n3=title&v3=red&o3=XOR', 'o3'],
    ['gatewayIds=2147483648', 'gatewayIds'],
    ['term0=%00..', 'term0'],
    ['term0=articles', 'term0'],
    ['term1=genomics', 'term1'],
    ['term0=biological-sciences&term2=genomics', 'term2'],
    [Array.from({ length: 11 }, (_, level) => `term${level}=a`).join('&'), 'term10'],
  ])('the parameter of %s is refused by its name', async (query, field) => {
    for (const path of ['/content', '/content-filters', '/api/browse']) {
      const answer = await library.app.inject(`${path}?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ errors: [{ field, message: expect.stringMatching(/^must /) }] })
    }
  })

  test('any input is answered without a server error', async () => {
    for (const query of [
      'all=%00%ff%ED%A0%80',
      'all=%22%27%3A*%7C%26!',
      `all=${'x'.repeat(5000)}`,
      'n0=title&n0=all&v0=a&v0=b',
      'constructor=1&__proto__=2&hasOwnProperty=3',
      Array.from({ length: 3000 }, (_, at) => `n${at}=title&v${at}=x`).join('&'),
    ]) {
      expect((await library.app.inject(`/content?${query}`)).statusCode).toBe(200)
    }
  })
})

test('clearing all filters removes every filter, and keeps order and page size (R2.2-41)', async () => {
  const clearing = async (url: string): Promise<(string | undefined)[]> => {
    const { body, headers } = await library.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })
    // A query has one path.
    if (headers.location !== undefined) return clearing(headers.location)
    return [...body.matchAll(/data-apply-filters[^>]*>.*?<\/button><a [^>]*href="([^"]*)"[^>]*>Clear all<\/a>/gs)].map(([, href]) => href)
  }
  const restricted = '/browse/articles?all=caddisfly&articleTypes=GENOME_NOTE&n0=title&v0=caddisfly&peerReviewed=true'
  // The advanced form and the filters beside the list each have such a link.
  expect(await clearing(restricted)).toEqual(Array(2).fill('/browse'))
  expect(await clearing(`${restricted}&sort=mostViewed&show=50`)).toEqual(Array(2).fill('/browse?sort=mostViewed&amp;show=50'))
})

test.each([
  ['/browse?page=2&show=1', 'All content, page 2 | Recto'],
  ['/browse?show=1', 'All content | Recto'],
  [`/browse?all=${Array(20).fill('genome').join('+')}&page=3`, 'Results for “genome genome genome genome genome… (no page 3) | Recto'],
  ['/browse?all=qzxvw', 'Results for “qzxvw” (no results) | Recto'],
  ['/browse?page=99&show=1', 'All content (no page 99) | Recto'],
  ['/gateways/rivers/browse?page=4', 'Browse – Rivers and streams (no page 4) | Recto'],
])('the title of %s is %s', async (path, title) => {
  expect(/<title>([^<]*)/.exec((await library.app.inject(path)).body)?.[1]).toBe(title)
})

test('a page number of the browse page is valid at every path, or at none', async () => {
  const page = async (url: string) => {
    const { statusCode, headers } = await library.app.inject({ url, headers: { accept: 'text/html' } })
    return { statusCode, location: headers.location }
  }
  for (const [path, expected] of [
    ['/browse?all=%00%ED%A0%80', 200],
    [`/browse?all=${'x'.repeat(5000)}`, 200],
    ['/browse?page=1e400&show=-1&feed=EPMC%00', 200],
    ['/browse?page=99999999999999999999', 200],
    ['/browse?fundingBodies=99999999999999999999,-1,0x10,%00', 200],
    ['/browse?term0=%00&term1=..&n0=title&v0=%00&o0=%27%22', 200],
    ['/browse?constructor=1&__proto__=2&n__proto__=3', 200],
    [`/browse?${Array.from({ length: 3000 }, (_, at) => `n${at}=title&v${at}=x&gatewayIds=${at}`).join('&')}`, 200],
    [`/browse?${Array.from({ length: 3000 }, (_, at) => `term${at}=a`).join('&')}`, 404],
    ['/browse/%00', 404],
    ['/browse/%ED%A0%80', 404],
    ['/browse/a%2Fb', 404],
    ['/browse/..%2f..%2fetc', 404],
    [`/browse/${'x'.repeat(3000)}`, 404],
    ['/browse/%F0%9F%90%9D', 404],
  ] as const) {
    const first = await page(path)
    // What is said in other words leads to its own path, which leads nowhere else.
    const { statusCode } = first.location === undefined ? first : await page(first.location)
    expect([path.slice(0, 60), statusCode]).toEqual([path.slice(0, 60), expected])
  }
})

test('the browse call takes a limit, and its answer lists the filters (R7-04)', async () => {
  const answer = await ask(browseAnswerSchema, `/api/browse?gatewayIds=${gatewayId}&limit=5&contentTypes=ARTICLE,POSTER`)
  expect(answer).toMatchObject({ total: 1, relation: 'exactly', page: 1, limit: 5 })
  expect(answer.filters.find(({ field }) => field === 'gatewayIds')?.options).toEqual([
    { value: String(gatewayId), name: 'Rivers and streams', count: 1 },
  ])
  // Nothing near is given in place of what was asked.
  expect((await ask(browseAnswerSchema, '/api/browse?all=caddisflx')).items).toEqual([])
})

test('filters are counted, for everything or within a query', async () => {
  const optionsOf = (filters: z.infer<typeof contentFilterSchema>[], field: string) => filters.find(each => each.field === field)?.options
  const filters = z.array(contentFilterSchema)
  expect(optionsOf(await ask(filters, '/content-filters'), 'contentTypes')).toEqual([
    { value: 'ARTICLE', name: 'ARTICLE', count: 2 },
    { value: 'POSTER', name: 'POSTER', count: 1 },
  ])
  expect(optionsOf(await ask(filters, '/content-filters?all=caddisfly'), 'contentTypes')).toEqual([
    { value: 'ARTICLE', name: 'ARTICLE', count: 1 },
  ])
})

describe('calls of the subject ontology', () => {
  const terms = z.array(ontologyTermSchema)
  const children = (id: number) => ask(terms, `/api/ontology/${id}/children`)

  test('they go down from the root, level by level (R4-43, R7-27, R7-28)', async () => {
    const [first] = await children(0)
    expect(first).toMatchObject({ termName: 'Biological sciences', slug: 'biological-sciences' })
    const beneath = await children(first?.id ?? -1)
    expect(beneath).toHaveLength(first?.numberOfChildren ?? -1)
    expect(beneath).toContainEqual(expect.objectContaining({ slug: 'genomics', numberOfChildren: 0 }))
    const ids = beneath.map(({ id }) => id).toReversed()
    expect((await ask(terms, `/api/ontology/${ids.join(',')},2147483647,${ids[0]}`)).map(({ id }) => id)).toEqual(ids)
  })

  test('a term is found by name, and invalid requests are refused (R7-29)', async () => {
    expect(await ask(ontologyTermSchema, '/api/ontology/term?name=genomics')).toMatchObject({ termName: 'Genomics' })
    for (const [path, status] of [
      ['/api/ontology/term?name=alchemy', 404],
      ['/api/ontology/term', 400],
      ['/api/ontology/term?name=', 400],
      ['/api/ontology/2147483647/children', 404],
      ['/api/ontology/x/children', 400],
      ['/api/ontology/1,x', 400],
      [`/api/ontology/${Array.from({ length: 60 }, (_, at) => at + 1).join(',')}`, 200],
    ] as const) {
      expect([path, (await library.app.inject(path)).statusCode]).toEqual([path, status])
    }
  })
})

describe('search suggestions', () => {
  const suggest = async (text: string) =>
    (await ask(suggestionsSchema, `/api/suggestions?text=${encodeURIComponent(text)}`)).suggestions.map(each => `${each.kind} ${each.text}`)

  test('they are titles, subjects and gateways, and link to existing pages', async () => {
    expect(await suggest('caddis')).toEqual([expect.stringMatching(/^title .*caddisfly/i)])
    expect(await suggest('genom')).toContain('subject Genomics')
    expect(await suggest('stre')).toContain('gateway Rivers and streams')
    const { suggestions } = await ask(suggestionsSchema, '/api/suggestions?text=r')
    const more = await Promise.all(
      ['ri', 'caddis', 'genom', 'an', 'ma'].map(text => ask(suggestionsSchema, `/api/suggestions?text=${text}`)),
    )
    const all = [...suggestions, ...more.flatMap(each => each.suggestions)]
    expect(all.length).toBeGreaterThan(3)
    for (const { path } of all) {
      const { statusCode } = await library.app.inject({ url: path, headers: { accept: 'text/html' } })
      expect([path, statusCode]).toEqual([path, 200])
    }
  })

  test('suggested gateways link to their pages, and are those that lists show', async () => {
    const found = async () => (await ask(suggestionsSchema, '/api/suggestions?text=rivers+and')).suggestions
    expect(await found()).toEqual([{ kind: 'gateway', text: 'Rivers and streams', path: '/gateways/rivers/about' }])
    const { kysely } = library.database
    const set = (values: { has_homepage?: boolean; browsable?: boolean }) =>
      kysely.updateTable('gateway').set(values).where('id', '=', gatewayId).execute()
    await set({ has_homepage: true })
    expect((await found()).map(({ path }) => path)).toEqual(['/rivers'])
    await set({ browsable: false })
    expect(await found()).toEqual([])
    await set({ has_homepage: false, browsable: true })
  })

  test('an empty query has none, and any query is answered', async () => {
    for (const text of ['', ' ', 'a', '!', '\u0000', '\uFFFD', "':*|&!", '"', 'x'.repeat(1000)]) expect(await suggest(text)).toEqual([])
    expect((await library.app.inject('/api/suggestions')).statusCode).toBe(400)
    expect((await library.app.inject(`/api/suggestions?text=${'x'.repeat(1001)}`)).statusCode).toBe(400)
  })
})

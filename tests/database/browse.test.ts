/** The browse screen's data over the real engine: subjects of the path, cards, counts, names, and what to do where nothing is found. */

import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GatewayId } from '../../src/core/ids/shared-ids.ts'
import { fileReferences } from '../../src/main/file-references.ts'
import { searchLibrary } from '../../src/modules/discovery/api/browse/search-library.ts'
import { everything } from '../../src/modules/discovery/domain/search/browse-changes.ts'
import { parseBrowsePath } from '../../src/modules/discovery/domain/search/browse-path.ts'
import type { BrowseQuery } from '../../src/modules/discovery/domain/search/browse-query.ts'
import type { BrowsePlace, LibraryResults } from '../../src/modules/discovery/domain/search/browse-results.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import type { SearchDocument, SearchPort } from '../../src/modules/discovery/engine/search-port.ts'
import { type Browse, createBrowse } from '../../src/modules/discovery/use-cases/browse/browse.ts'
import { createSyndication } from '../../src/modules/discovery/use-cases/syndication/syndication.ts'
import { addToGateways } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { browsedGateways } from '../../src/modules/gateways/use-cases/browsed-gateways.ts'
import { type ListedItem, listItems } from '../../src/modules/publications/data/content-item.ts'
import type { SubjectId } from '../../src/modules/publications/domain/ids.ts'
import { loadSubjectImages } from '../../src/modules/publications/use-cases/load-subject-images.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { sweepFiles } from '../../src/modules/publications/use-cases/sweep-files.ts'
import type { PlatformFacts } from '../../src/modules/sites/domain/platform.ts'
import { readPlatformInfo } from '../../src/modules/sites/domain/platform-info.ts'
import { searchDocument } from '../support/search-document.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const demo = join(import.meta.dirname, '../../demo')
const key = 'f1000research'
const platform: PlatformFacts = { ...readPlatformInfo({ displayName: 'Recto' }, 'a test'), key }
const imported = ['articles/spring-caddisfly-genome', 'articles/hot-nights-ambulance-calls', 'articles/early-cycle-battery-life']
const assets = ['assets/hedgerow-moths', 'assets/reading-forest-plots']

let library: TestLibrary
let items: ListedItem[]
let subjects: Map<string, { id: SubjectId; above: SubjectId[] }>
let gatewayId: GatewayId

beforeAll(async () => {
  library = await openTestLibrary()
  const { kysely } = library.database
  await loadSubjects(kysely, join(demo, 'subjects.json'))
  await loadSubjectImages({ kysely, files: library.files }, join(demo, 'subjects'))
  const { failed } = await library.import([...imported, ...assets].map(path => join(demo, path)))
  expect(failed).toEqual([])
  items = await listItems(kysely, key, { contentType: null, page: 1, show: 50 })
  const terms = await kysely.selectFrom('ontology_term').select(['id', 'slug', 'parent_id']).execute()
  const idsAbove = (id: number | null): SubjectId[] => {
    const term = terms.find(each => each.id === id)
    return term === undefined ? [] : [...idsAbove(term.parent_id), term.id]
  }
  subjects = new Map(terms.map(({ id, slug }) => [slug, { id, above: idsAbove(id) }]))
  const { id: platformId } = await kysely.selectFrom('platform').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  gatewayId = await storeGateway(kysely, platformId, { url: 'rivers', name: 'Rivers', type: 'GATEWAY' })
  await addToGateways(kysely, itemNamed('caddisfly').id, ['rivers'])
  await createPostgresSearch(kysely).rebuild(batches())
})
afterAll(() => library.close())

const itemNamed = (word: string): ListedItem => {
  const found = items.find(({ title }) => title.toLowerCase().includes(word))
  if (found === undefined) throw new Error(`No item is called “${word}”: ${items.map(({ title }) => title).join('; ')}`)
  return found
}

async function* batches(): AsyncGenerator<SearchDocument[]> {
  yield items.map(item =>
    searchDocument({
      id: item.id,
      platform: key,
      language: item.language ?? 'en',
      published: item.published,
      title: item.title,
      abstract: item.abstract ?? '',
      contentType: item.contentType,
      articleType: item.articleType,
      gatewayIds: item.id === itemNamed('caddisfly').id ? [gatewayId] : [],
      subjectIds: [...new Set(item.subjects.flatMap(({ slug }) => subjects.get(slug)?.above ?? []))],
    }),
  )
}

/** @param search to put another engine in its place */
function browseWith(search?: SearchPort): Browse {
  const { kysely } = library.database
  return createBrowse({
    literature: null,
    gateways: browsedGateways,
    kysely,
    search: search ?? createPostgresSearch(kysely),
    revision: async () => 'the same',
  })
}

async function ask(path: string, { search, within = null, of = platform }: Asked = {}): Promise<LibraryResults | null> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const segments = pathname.split('/').slice(2).map(decodeURIComponent)
  const results = await browseWith(search).results(of, {
    query: parseBrowsePath(segments, searchParams),
    rowAdded: false,
    within,
  })
  if (results?.kind === 'external') throw new Error('These are results of the external feed.')
  return results
}
interface Asked {
  search?: SearchPort
  within?: BrowsePlace | null
  of?: PlatformFacts
}
const found = async (path: string, asked: Asked = {}): Promise<LibraryResults> => {
  const results = await ask(path, asked)
  if (results === null) throw new Error(`There is no page at ${path}.`)
  return results
}
const idsOf = ({ cards }: LibraryResults): number[] => cards.map(({ id }) => id)

describe('browsing without filters', () => {
  test('publications are listed newest first, with range and counts', async () => {
    const results = await found('/browse')
    expect(idsOf(results)).toEqual(items.map(({ id }) => id))
    expect(results).toMatchObject({
      state: 'ready',
      path: '/browse',
      range: { from: 1, to: items.length },
      total: { value: items.length, relation: 'exactly' },
      lastPage: 1,
      applied: [],
      subject: null,
      sort: { inEffect: 'newest', offered: ['newest', 'oldest', 'mostViewed', 'mostCited'] },
      shownInstead: null,
      hasFewerWords: false,
      nearest: [],
    })
    const counted = Object.fromEntries(results.facets.contentTypes.map(({ value, count }) => [value, count]))
    expect(counted).toMatchObject({ ARTICLE: items.filter(({ contentType }) => contentType === 'ARTICLE').length, VIDEO: 0 })
    expect(results.facets.gatewayIds).toEqual([{ value: gatewayId, name: 'Rivers', count: 1, chosen: false }])
  })

  test('they are listed by pages, and a page beyond the end is reported', async () => {
    const second = await found('/browse?show=2&page=2')
    expect(idsOf(second)).toEqual(items.slice(2, 4).map(({ id }) => id))
    expect(second).toMatchObject({ range: { from: 3, to: 4 }, lastPage: Math.ceil(items.length / 2) })
    expect(await found('/browse?show=2&page=1000000')).toMatchObject({ cards: [], range: null, total: { value: items.length } })
  })
})

test('the site’s custom links are present where they are enabled (A3-29)', async () => {
  const links = [{ label: 'Data notes', icon: 'table', link: '/browse?articleTypes=DATA_NOTE' }]
  const linking = (enabled: boolean): PlatformFacts => ({
    ...platform,
    features: { ...platform.features, browseCustomLinks: { enabled, links } },
  })
  expect((await found('/browse', { of: linking(true) })).customLinks).toEqual(links)
  expect((await found('/browse', { of: linking(false) })).customLinks).toEqual([])
})

describe('browsing a subject', () => {
  test('it shows the publications below it, and the subjects of each level (R2.2-21)', async () => {
    const caddisfly = itemNamed('caddisfly')
    const [slug = ''] = caddisfly.subjects.map(each => each.slug)
    const path = subjects.get(slug)?.above ?? []
    const results = await found(`/browse/${slug}`)
    expect(idsOf(results)).toContain(caddisfly.id)
    expect(results.subject).toMatchObject({ slug })
    expect(results.query.subjects).toHaveLength(path.length)
    expect(results.subjectLevels?.map(({ chosen }) => chosen).slice(0, path.length)).toEqual(results.query.subjects)
    expect(results.applied.at(-1)).toMatchObject({ kind: 'subject', value: slug })
    // The path names all levels, and says the same.
    expect(idsOf(await found(results.path))).toEqual(idsOf(results))
  })

  test('it has description and image, its own or the parent’s, and the sweep keeps the image (R2.2-08)', async () => {
    const above = (await found('/browse/biological-sciences')).subject
    expect(above).toMatchObject({ description: expect.stringMatching(/living things/), picture: { width: 1296, height: 774 } })
    const { subject } = await found('/browse/genomics')
    expect(subject).toMatchObject({ description: expect.stringMatching(/genomes/), picture: above?.picture })
    expect(subject?.above).toEqual([{ name: 'Biological sciences', path: '/browse/biological-sciences' }])
    await sweepFiles({ kysely: library.database.kysely, files: library.files, references: fileReferences }, 0)
    expect(await library.storedFiles()).toContain(above?.picture?.url.split('/')[2])
  })

  test.each([
    '/browse/no-such-subject',
    '/browse?term0=no-such-subject',
    '/browse?term0=biological-sciences&term1=no-such-subject',
    '/browse/biological-sciences?term1=no-such-subject',
  ])('an unknown subject has no page: %s', async path => {
    expect(await ask(path)).toBeNull()
  })

  test('a subject of another branch is cleared, as when a form without scripts changes the parent (R2.2-21)', async () => {
    expect((await found('/browse/biological-sciences?term1=climate')).path).toBe('/browse/biological-sciences')
  })

  test('a subject is found by its id too, and only if the site selects it (R3-18, A3-28)', async () => {
    const { id } = subjects.get('biological-sciences') ?? { id: 0 }
    expect((await found(`/browse/${id}`)).path).toBe('/browse/biological-sciences')
    const narrow = { ...platform, ontologyDetails: { ...platform.ontologyDetails, allowedTopLevelOntologyIds: [id] } }
    expect(await ask('/browse/medicine-and-health', { of: narrow })).toBeNull()
    expect((await found('/browse', { of: narrow })).subjectLevels?.[0]?.options.map(({ slug }) => slug)).toEqual(['biological-sciences'])
    const off = { ...platform, features: { ...platform.features, chooseSubjectAreaOnBrowse: { enabled: false } } }
    expect((await found('/browse', { of: off })).subjectLevels).toBeNull()
  })
})

describe('a search', () => {
  test('it marks text only, and keeps the HTML of titles', async () => {
    const { cards, sort } = await found('/browse?all=genome')
    expect(cards[0]?.id).toBe(itemNamed('caddisfly').id)
    expect(cards[0]?.titleHtml.replaceAll(/<\/?mark>/g, '')).toBe(itemNamed('caddisfly').titleHtml)
    expect(cards[0]?.snippet?.map(({ text }) => text).join('')).not.toBe('')
    expect((await found('/browse?all=genome')).subjectsInstead).toEqual([])
    expect(sort).toEqual({ inEffect: 'relevance', offered: ['relevance', 'newest', 'oldest', 'mostViewed', 'mostCited'] })
  })

  test('it is restricted by every filter, and each can be removed (R2.2-20)', async () => {
    const path = `/browse/articles?all=genome&publishedYears=1850&gatewayIds=${gatewayId}&fundingBodies=2147483647`
    const results = await found(path)
    expect(results.cards).toEqual([])
    expect(results.applied.map(({ kind }) => kind)).toEqual(['all', 'contentTypes', 'publishedYears', 'fundingBodies', 'gatewayIds'])
    expect(results.applied.find(({ kind }) => kind === 'gatewayIds')).toMatchObject({ name: 'Rivers' })
    expect(results.facets.publishedYears).toContainEqual({ value: 1850, count: 0, chosen: true })
    const onlyGateway = await found(`/browse?gatewayIds=${gatewayId}`)
    expect(idsOf(onlyGateway)).toEqual([itemNamed('caddisfly').id])
  })

  test('without results it offers the subjects that have some, the largest first', async () => {
    const { subjectsInstead } = await found('/browse/posters?all=qqqqq')
    const counts = await Promise.all(subjectsInstead.map(async ({ path }) => (await found(path)).total.value))
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(subjectsInstead.map(({ name }) => name)).toContain('Biological sciences')
    const within = { ...inRivers(), hideSubjects: false }
    expect((await found('/browse?all=qqqqq', { within })).subjectsInstead[0]?.path).toMatch(/^\/gateways\/rivers\/browse\?term0=/)
    expect((await found('/browse?all=qqqqq', { within: inRivers() })).subjectsInstead).toEqual([])
  })

  test('inside a gateway it finds only the gateway’s publications, whatever the path says', async () => {
    const within = { path: '/gateways/rivers/browse', gatewayId, hideSubjects: true, picked: [], defaultEpmcQuery: null, europePmc: false }
    const results = await found('/browse?term0=medicine-and-health&gatewayIds=999', { within })
    expect(results).toMatchObject({ path: '/gateways/rivers/browse', subjectLevels: null, subject: null, query: { gatewayIds: [] } })
    expect(idsOf(results)).toEqual([itemNamed('caddisfly').id])
  })

  test('for a misspelt word it shows the results of the likely one', async () => {
    const engine = createPostgresSearch(library.database.kysely)
    const search = { ...engine, nearestQueries: async () => ['genome', 'gnomes'] }
    const results = await found('/browse?all=genmoe', { search })
    expect(results.shownInstead).toEqual({ asked: 'genmoe', shown: 'genome' })
    expect(idsOf(results)).toEqual(idsOf(await found('/browse?all=genome')))
    expect(results.nearest).toEqual([{ text: 'gnomes', path: '/browse?all=gnomes' }])
    expect(results.path).toBe('/browse?all=genmoe')
    // What is another word, or was said exactly, is only suggested.
    const exactly = await found('/browse?all=%22genmoe%22', { search })
    expect(exactly).toMatchObject({ shownInstead: null, cards: [], nearest: [{ text: 'genome' }, { text: 'gnomes' }] })
  })

  test('where nothing has all words it shows results with some and says so, but not with filters', async () => {
    const caddisfly = idsOf(await found('/browse?all=caddisfly'))
    const results = await found('/browse?all=caddisfly+qqqqq')
    expect(results).toMatchObject({ hasFewerWords: true, shownInstead: null, total: { value: caddisfly.length } })
    expect(idsOf(results)).toEqual(caddisfly)
    expect(await found('/browse?all=qqqqq+zzzzz')).toMatchObject({ hasFewerWords: false, cards: [] })
    expect(await found('/browse/articles?all=caddisfly+qqqqq')).toMatchObject({ hasFewerWords: false, cards: [] })
  })
})

const inRivers = (): BrowsePlace => ({
  path: '/gateways/rivers/browse',
  gatewayId,
  hideSubjects: true,
  picked: [],
  defaultEpmcQuery: null,
  europePmc: false,
})

describe('browsing without a search index', () => {
  const unready = (): SearchPort => ({
    ...createPostgresSearch(library.database.kysely),
    isCurrent: async () => false,
    search: async () => ({ ids: [], total: { value: 0, relation: 'exactly' }, facets: null, facetsApproximate: false }),
  })

  test('the newest publications of the content types are listed, with a notice', async () => {
    const results = await found('/browse/articles?all=genome', { search: unready() })
    const articles = items.filter(({ contentType }) => contentType === 'ARTICLE')
    expect(results).toMatchObject({ state: 'preparing', total: { value: articles.length }, nearest: [], subjectLevels: expect.anything() })
    expect(idsOf(results)).toEqual(articles.map(({ id }) => id))
    expect(results.facets.contentTypes[0]).toEqual({ value: 'ARTICLE', count: articles.length, chosen: true })
  })

  test('a gateway lists its own and no others', async () => {
    const { kysely } = library.database
    const [picked, other] = [itemNamed('caddisfly'), itemNamed('moths')]
    await addToGateways(kysely, other.id, ['rivers'])
    try {
      const browse = browseWith(unready())
      const shown = async (query: Partial<BrowseQuery>) => {
        const asked = { query: { ...everything, ...query }, rowAdded: false, within: inRivers() }
        const results = await browse.results(platform, asked)
        if (results?.kind !== 'library') throw new Error('There is no such screen.')
        return { ids: results.cards.map(({ id }) => id), total: results.total.value, lastPage: results.lastPage, state: results.state }
      }
      const newestFirst = items.map(({ id }) => id).filter(id => id === picked.id || id === other.id)
      expect(await shown({})).toEqual({ ids: newestFirst, total: 2, lastPage: 1, state: 'preparing' })
      expect(await shown({ contentTypes: ['ARTICLE'] })).toMatchObject({ ids: [picked.id], total: 1 })
      expect(await shown({ show: 1, page: 2 })).toMatchObject({ ids: newestFirst.slice(1), total: 2, lastPage: 2 })
    } finally {
      await kysely.deleteFrom('gateway_content').where('gateway_id', '=', gatewayId).where('content_item_id', '=', other.id).execute()
    }
  })

  test('feeds and the API do not offer them as search results', async () => {
    const browse = browseWith(unready())
    const { kysely } = library.database
    const feedOf = async (query: BrowseQuery, within: BrowsePlace | null = null) =>
      (await createSyndication({ kysely, browse }).feed(platform, { query, within }))?.items.length
    const articles: BrowseQuery = { ...everything, contentTypes: ['ARTICLE'] }
    expect(await feedOf(articles)).toBe(imported.length)
    expect(await feedOf({ ...articles, all: 'genome' })).toBe(0)
    expect(await feedOf(articles, inRivers())).toBe(1)
    expect(await feedOf({ ...articles, all: 'genome' }, inRivers())).toBe(0)
    expect((await searchLibrary(browse, platform, articles)).ids).toHaveLength(imported.length)
    await expect(searchLibrary(browse, platform, { ...articles, publishedYears: [2024] })).rejects.toMatchObject({
      code: 'SEARCH_NOT_READY',
    })
  })
})

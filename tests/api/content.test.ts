import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentInfoSchema } from '../../src/api/content/schemas.ts'
import type { VersionId } from '../../src/core/ids/shared-ids.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { contentListSchema } from '../../src/modules/publications/api/content/schemas.ts'
import type { ReportId } from '../../src/modules/publications/domain/ids.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
  await library.load([
    'demo/articles/early-cycle-battery-life',
    'demo/articles/retraction-early-cycle-battery-life',
    'demo/articles/pay-for-the-ending',
    'demo/assets/hedgerow-moths',
    'demo/assets/field-recordings',
  ])
  await library.load(['demo/articles/early-cycle-battery-life/v2.xml'], 'wellcome')
})
afterAll(() => library.close())

const list = async (query = '', host = 'localhost') => {
  const answer = await library.app.inject({ url: `/content${query}`, headers: { host } })
  expect(answer.statusCode, answer.body).toBe(200)
  return contentListSchema.parse(answer.json())
}
const find = async (id: number | string, host = 'localhost') => {
  const answer = await library.app.inject({ url: `/content/${id}`, headers: { host } })
  expect(answer.statusCode, answer.body).toBe(200)
  return contentInfoSchema.parse(answer.json())
}
const titled = async (start: string, host?: string) => {
  const found = (await list('?show=100', host)).items.find(({ contentItem }) => contentItem.title.startsWith(start))
  if (!found) throw new Error(`Nothing is called ${start}`)
  return found
}

test('it lists the site’s publications, newest first, with the total of all pages (R6-01, R7-01)', async () => {
  const all = await list()
  expect(all).toMatchObject({ total: 5, page: 1, show: 20 })
  const days = all.items.map(({ contentItem }) => contentItem.published)
  expect(days).toEqual([...days].sort().reverse())
  const pages = await Promise.all([1, 2, 3, 4].map(page => list(`?show=2&page=${page}`)))
  expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
    [5, 2],
    [5, 2],
    [5, 1],
    [5, 0],
  ])
  expect(pages.flatMap(({ items }) => items)).toEqual(all.items)
})

test.each([
  ['ARTICLE', 3, ['ARTICLE']],
  ['POSTER,DOCUMENT', 2, ['DOCUMENT', 'POSTER']],
  ['POSTER,POSTER', 1, ['POSTER']],
  ['VIDEO', 0, []],
])('the parameter contentTypes=%s filters (R2.2-22)', async (types, total, shown) => {
  const found = await list(`?contentTypes=${types}`)
  expect(found.total).toBe(total)
  expect(found.items).toHaveLength(total)
  expect([...new Set(found.items.map(({ contentType }) => contentType))].sort()).toEqual(shown)
})

test('an article has its versions, its reviewers and their recommendation on each version (R3-02, R3-03, R4-40)', async () => {
  const item = await titled('RETRACTED: The first ten cycles')
  const [first, second] = item.versions
  expect(item).toMatchObject({
    contentType: 'ARTICLE',
    contentItem: { volume: 1, publicationId: 308, published: '2023-11-21', documentType: null },
    authors: [
      { firstName: 'Hêlîn', lastName: 'Barzani-Keller', collectiveName: null, positionAuthor: 1, isCorresponding: true },
      { lastName: 'Ó Flaithearta', positionAuthor: 2, isCorresponding: false },
    ],
    versions: [
      {
        versionNumber: 1,
        doi: '10.5555/recto.308.1',
        type: 'BRIEF_REPORT',
        editorialStatus: 'UNDERGOING_PEER_REVIEW',
        newVersionReason: null,
      },
      { versionNumber: 2, published: '2023-11-21', newVersionReason: 'REVISED' },
    ],
  })
  expect(item.currentVersion).toEqual(second)
  const referee = (lastName: string) => item.referees.find(each => each.lastName === lastName)?.id
  const [sandoval, ntuli, haraldsen] = ['Sandoval-Park', 'Ntuli-Ferrante', 'Haraldsen'].map(referee)
  expect(item.reports).toEqual({
    [String(first?.id)]: { lastReport: { decision: 'APPROVED' }, refereeIds: [sandoval, ntuli] },
    [String(second?.id)]: { lastReport: { decision: 'NOT_APPROVED' }, refereeIds: [sandoval, haraldsen] },
  })
})

test('related publications name each other, whichever states the relation (R3-03, R4-40, R4-41)', async () => {
  const related = async () => {
    const [article, retraction] = [await titled('RETRACTED: The first ten cycles'), await titled('Retraction')]
    expect(article).toMatchObject({ relatedContentIds: [retraction.contentId], relatedArticleIds: [retraction.id] })
    expect(retraction).toMatchObject({ relatedContentIds: [article.contentId], relatedArticleIds: [article.id] })
    return retraction.contentId
  }
  const retraction = await related()
  await library.database.kysely.deleteFrom('related_content').where('content_item_id', '=', testId(retraction)).execute()
  await related()
  const [poster, recordings] = [await titled('Moths'), (await list('?contentTypes=DOCUMENT')).items[0]]
  expect(recordings).toMatchObject({ relatedContentIds: [poster.contentId], relatedArticleIds: [] })
  expect(poster.relatedContentIds).toEqual([recordings?.contentId])
})

test('a publication that is no article has an asset’s id, no versions and no reports (R3-02)', async () => {
  const poster = await titled('Moths')
  const { id } = await library.database.kysely
    .selectFrom('asset')
    .select('id')
    .where('content_item_id', '=', testId(poster.contentId))
    .executeTakeFirstOrThrow()
  expect(poster).toMatchObject({ contentType: 'POSTER', id, versions: [], currentVersion: null, referees: [], reports: {} })
  expect(poster.authors.map(({ lastName }) => lastName)).toEqual(['Verhaegen', 'Arrieta', 'Ekwueme', 'Hoogland'])
  const [recordings] = (await list('?contentTypes=DOCUMENT')).items
  expect(recordings?.contentItem.documentType).toEqual({ name: 'Guideline', defaultSubmitter: null })
})

test('one publication is found by id or path, with fields that the list leaves out (R3-09, R3-10, R4-38, R7-02)', async () => {
  const listed = await titled('RETRACTED: The first ten cycles')
  const { kysely } = library.database
  const gateway = await storeGateway(kysely, await findPlatformId(kysely, library.config.defaultPlatform), {
    url: 'batteries',
    name: 'Batteries',
    type: 'GATEWAY',
  })
  await kysely
    .insertInto('gateway_content')
    .values({ gateway_id: gateway, content_item_id: testId(listed.contentId) })
    .execute()
  const { id: comment } = await kysely
    .insertInto('comment')
    .values({ content_item_id: testId(listed.contentId), author_name: 'Reader', body: 'Which cells?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const found = await find(listed.contentId)
  const { doi, summary, gatewayIds, ...rest } = found
  expect({ ...rest, commentIds: [] }).toMatchObject(listed)
  expect(rest.commentIds).toEqual([comment])
  expect({ doi, gatewayIds }).toEqual({ doi: '10.5555/recto.308.2', gatewayIds: [gateway] })
  expect(summary).toMatch(/^Six features of the first ten charging cycles/)
  expect(await find('1-308')).toEqual(found)
})

test('a site lists its own publications only', async () => {
  expect(await list('', 'wellcome.localhost:3000')).toMatchObject({ total: 1, items: [{ contentType: 'ARTICLE' }] })
  expect(await list('', 'gates.localhost')).toMatchObject({ total: 0, items: [] })
  const [here, there] = [
    await titled('RETRACTED: The first ten cycles'),
    await titled('RETRACTED: The first ten cycles', 'wellcome.localhost'),
  ]
  expect(here.contentId).not.toBe(there.contentId)
  expect((await find('1-308', 'wellcome.localhost')).contentId).toBe(there.contentId)
  for (const [id, host] of [
    [here.contentId, 'wellcome.localhost'],
    [there.contentId, 'localhost'],
    ['1-308', 'gates.localhost'],
  ]) {
    const answer = await library.app.inject({ url: `/content/${id}`, headers: { host: String(host) } })
    expect(answer.statusCode).toBe(404)
  }
  // The retraction is not on this platform, so nothing is related.
  expect(there).toMatchObject({ relatedContentIds: [], relatedArticleIds: [] })
})

test('reports on a version that is not stored count for the version that brought them', async () => {
  const item = await titled('RETRACTED: The first ten cycles', 'wellcome.localhost')
  const { kysely } = library.database
  await kysely
    .updateTable('report')
    .set({ reviewed_version: 1 })
    .where('version_id', '=', testId<VersionId>(Number(item.currentVersion?.id)))
    .execute()
  const moved = await find(item.contentId, 'wellcome.localhost')
  expect(Object.keys(moved.reports)).toEqual([String(item.currentVersion?.id)])
})

test('the last report with a decision decides', async () => {
  const { currentVersion, contentId } = await titled('RETRACTED: The first ten cycles', 'wellcome.localhost')
  const { kysely } = library.database
  const reports = await kysely
    .selectFrom('report')
    .select(['id', 'decision'])
    .where('version_id', '=', testId<VersionId>(Number(currentVersion?.id)))
    .orderBy('published_date')
    .execute()
  expect(reports).toHaveLength(2)
  const lastDecision = async () => (await find(contentId, 'wellcome.localhost')).reports[String(currentVersion?.id)]?.lastReport.decision
  expect(await lastDecision()).toBe(reports[1]?.decision)
  await kysely
    .updateTable('report')
    .set({ decision: null })
    .where('id', '=', testId<ReportId>(Number(reports[1]?.id)))
    .execute()
  expect(await lastDecision()).toBe(reports[0]?.decision)
  await kysely
    .updateTable('report')
    .set({ decision: null })
    .where('id', '=', testId<ReportId>(Number(reports[0]?.id)))
    .execute()
  expect(await lastDecision()).toBeNull()
})

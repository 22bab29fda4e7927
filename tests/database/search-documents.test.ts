/** What a search index is told of the library's items: every kind of fact, and nothing that readers may not see. */

import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schema } from '../../src/core/database/schema.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import type { PeerReviewDocument } from '../../src/document/article-document.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { countFindableItems, listFindableIds } from '../../src/modules/discovery/data/search-document.ts'
import { readSearchDocuments } from '../../src/modules/discovery/use-cases/search/read-documents.ts'
import { addToGateways } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { storeFigures } from '../../src/modules/metrics/data/metric-figure.ts'
import { addUsage } from '../../src/modules/metrics/data/metric-use.ts'
import type { StoredArticle } from '../../src/modules/publications/data/stored-article.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { storePlatform } from '../../src/modules/sites/data/platforms.ts'
import { article, person, report } from '../support/stored-article.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let kysely: Kysely<Schema>
beforeAll(async () => {
  library = await openTestLibrary()
  kysely = library.database.kysely
  await loadSubjects(kysely, 'demo/subjects.json')
  await storePlatform(kysely, { key: 'lichens', name: 'Lichens' })
})
afterAll(() => library.close())
beforeEach(async () => {
  await kysely.deleteFrom('content_item').execute()
})

const read = async (...ids: ContentId[]) => await readSearchDocuments({ kysely, files: library.files, ...indexParts }, ids)
async function documentOf(id: ContentId) {
  const [document] = await read(id)
  if (!document) throw new Error(`There is no document of ${id}`)
  return document
}
const doi = '10.5555/lichens.1'
async function store(facts: Parameters<typeof article>[0] = {}, change: Partial<StoredArticle> = {}) {
  const stored = { ...article({ ...facts, metadata: { doi, ...facts.metadata } }), ...change }
  return await kysely.transaction().execute(trx => storeVersion(trx, 'lichens', stored))
}
const words = (value: string) => [{ kind: 'text' as const, value }]
const paragraph = (value: string) => ({ kind: 'paragraph' as const, id: null, continued: false, children: words(value) })
const by = (...contributors: PeerReviewDocument['contributorGroups'][number]['contributors']) => ({
  contributorGroups: [{ type: 'reviewers', notes: [], contributors }],
})
const anonymous = { ...person('Nobody', 'Known'), kind: 'anonymous' as const }

test('the documents of the demo library have every kind of field, each publication once (R2.2-46, R2.2-47, R2.2-48, R2.2-49, R2.2-50, R2.2-51, R2.2-52, R2.2-55, R2.2-56, R2.2-57)', async () => {
  await library.import(['demo/articles', 'demo/assets'])
  const ids = await listFindableIds(kysely, noId(), 1000)
  expect(ids).toHaveLength(await countFindableItems(kysely))
  expect(await listFindableIds(kysely, ids[9] ?? noId(), 3)).toEqual(ids.slice(10, 13))
  const documents = await read(...ids, ...ids, noId())
  expect(documents.map(({ id }) => id)).toEqual(ids)
  const empty = (value: unknown): boolean => value === null || value === '' || (Array.isArray(value) && value.length === 0)
  const said = new Set(documents.flatMap(each => Object.entries(each).flatMap(([key, value]) => (empty(value) ? [] : [key]))))
  expect([...said].sort()).toEqual(
    [
      ...['id', 'platform', 'language', 'published', 'title', 'abstract', 'keywords', 'fullText', 'authors', 'affiliations', 'subjects'],
      ...['subjectIds', 'reports', 'reviewerNames', 'grantInformation', 'grants', 'competingInterests', 'contentType', 'articleType'],
      ...['documentTypeId', 'funderIds', 'passedPeerReview', 'views', 'citations'],
    ].sort(),
  )
  expect(new Set(documents.map(({ contentType }) => contentType)).size).toBe(5)
  expect(new Set(documents.map(({ passedPeerReview }) => passedPeerReview)).size).toBe(2)

  const film = documents.find(({ title }) => title === 'How a stoma opens, in five steps')
  expect(film).toMatchObject({ authors: ['Catalina Huenchumán', 'Owain Tregarth'], published: '2023-09-19', articleType: null })
  expect(film?.affiliations.join()).toContain('Universidad del Río Cruces')
  expect(film?.subjects).toEqual(expect.arrayContaining(['Plant science', 'Biological sciences', 'Education']))
  expect(film?.subjectIds).toHaveLength(film?.subjects.length ?? 0)
  expect(film?.keywords.split('\n')).toContain('guard cells')
  // In both languages of its captions, and without their times.
  expect(film?.fullText).toMatch(/potassium/i)
  expect(film?.fullText).toMatch(/potasio/i)
  expect(film?.fullText).not.toMatch(/-->|WEBVTT/)
})

test('an article’s document has the text of its newest published version and all reports once (R2.2-46, R2.2-48, R2.2-49, R2.2-50, R2.2-51, R2.2-55)', async () => {
  const answer = report({ kind: 'author-response', body: [paragraph('zzanswer')], responses: [report({ body: [paragraph('zzreply')] })] })
  const first = report({
    doi: '10.5555/r.1',
    body: [paragraph('zzfirst')],
    responses: [answer],
    ...by(person('Rosa', 'Reviewer'), anonymous),
  })
  await store({ text: 'Old.', title: 'Old title', peerReview: [first] })
  const second = report({ doi: '10.5555/r.2', body: [paragraph('zzsecond')], ...by(person('Rosa', 'Reviewer'), person('Sam', 'Second')) })
  const { contentItemId } = await store({ text: 'New.', title: 'New title', metadata: { versionNumber: 2 }, peerReview: [first, second] })
  const document = await documentOf(contentItemId)
  expect(document).toMatchObject({
    platform: 'lichens',
    language: 'en',
    contentType: 'ARTICLE',
    articleType: 'RESEARCH_ARTICLE',
    title: 'New title',
    fullText: 'New.',
    published: '2024-03-09',
    authors: ['Ines Vogt'],
    affiliations: ['Institute of Roofs'],
    // The anonymous reviewer has no name to be found by.
    reviewerNames: ['Rosa Reviewer', 'Sam Second'],
    documentTypeId: null,
    passedPeerReview: false,
    views: 0,
    citations: 0,
  })
  const said = (word: string): number => document.reports.split(word).length - 1
  expect(['zzfirst', 'zzanswer', 'zzreply', 'zzsecond'].map(said)).toEqual([1, 1, 1, 1])
  expect(document.funderIds).toHaveLength(1)
})

test('grants have number, and acronym where the funding statement has one (R2.2-56)', async () => {
  const { searchText } = article()
  const { contentItemId } = await store({}, { searchText: { ...searchText, funding: 'Slate Fund S-1 (SLATECOUNT), S,"2' } })
  expect(await documentOf(contentItemId)).toMatchObject({
    grantInformation: 'Slate Fund S-1 (SLATECOUNT), S,"2',
    grants: [
      { number: 'S-1', acronym: 'SLATECOUNT' },
      { number: 'S,"2', acronym: '' },
    ],
  })
})

test('whether it passed peer review is decided by the rule of its page', async () => {
  const approving = (name: string) => report({ decision: 'APPROVED', ...by(person(name, 'Reviewer')) })
  const { contentItemId } = await store({ peerReview: [approving('Ada')] })
  expect((await documentOf(contentItemId)).passedPeerReview).toBe(false)
  await store({ peerReview: [approving('Ada'), approving('Ben')] })
  expect((await documentOf(contentItemId)).passedPeerReview).toBe(true)
  const status = (editorial_status: 'SENT_TO_VERSION_OF_RECORD' | 'NOT_PASSED_PEER_REVIEW') =>
    kysely.updateTable('version').set({ editorial_status }).execute()
  await status('SENT_TO_VERSION_OF_RECORD')
  expect((await documentOf(contentItemId)).passedPeerReview).toBe(true)
  await status('NOT_PASSED_PEER_REVIEW')
  expect((await documentOf(contentItemId)).passedPeerReview).toBe(false)
})

test('content visible only to editors and authors is in no document (R2.2-53, R2.2-54)', async () => {
  const draft = { versionNumber: 2 }
  const { contentItemId, articleId } = await store({ title: 'Published' })
  const { versionId } = await store({
    title: 'Draft',
    metadata: draft,
    peerReview: [report({ doi: '10.5555/r.9', body: [paragraph('zzdraftreport')], ...by(person('Dora', 'Draft')) })],
  })
  await kysely.updateTable('version').set({ pre_completion_status: 'IN_PROGRESS' }).where('id', '=', versionId).execute()
  const { id: published } = await kysely.selectFrom('version').select('id').where('version_number', '=', 1).executeTakeFirstOrThrow()
  await kysely.updateTable('content_item').set({ current_version_id: published }).execute()
  const comment = { user_affiliation: null, competing_interests: null }
  await kysely
    .insertInto('comment')
    .values([
      { ...comment, content_item_id: contentItemId, author_name: 'Cara Comment', body: 'zzopen' },
      { ...comment, content_item_id: contentItemId, version_id: versionId, author_name: 'Carl Closed', body: 'zzclosed' },
    ])
    .execute()
  const document = await documentOf(contentItemId)
  expect(document).toMatchObject({ fullText: 'The lichens grew.', reports: '', reviewerNames: [], comments: 'zzopen' })
  expect(document.commenterNames).toEqual(['Cara Comment'])
  expect(document.title).toBe('Published')

  await kysely.updateTable('version').set({ pre_completion_status: 'IN_PROGRESS' }).where('article_id', '=', articleId).execute()
  expect(await read(contentItemId)).toEqual([])
  await kysely.updateTable('version').set({ pre_completion_status: null }).execute()
  expect(await read(contentItemId)).toHaveLength(1)
  await kysely.updateTable('content_item').set({ is_public: false }).execute()
  expect(await read(contentItemId)).toEqual([])
  expect([await countFindableItems(kysely), await listFindableIds(kysely, noId(), 10)]).toEqual([0, []])
})

test('a document has gateways, views of every source and month, and the highest citation count', async () => {
  const { contentItemId } = await store()
  const { id: platformId } = await kysely.selectFrom('platform').select('id').where('key', '=', 'lichens').executeTakeFirstOrThrow()
  const gatewayId = await storeGateway(kysely, platformId, { url: 'roofs', name: 'Roofs', type: 'GATEWAY' })
  await addToGateways(kysely, contentItemId, ['roofs'])
  const count = { contentId: contentItemId, versionNumber: 1, uses: 3 } as const
  await addUsage(kysely, 'research', [
    { ...count, kind: 'view', month: '2024-05' },
    { ...count, kind: 'view', month: '2024-06' },
    { ...count, kind: 'pdf-download', month: '2024-06' },
  ])
  await addUsage(kysely, 'pmc', [{ ...count, kind: 'view', month: '2024-06' }])
  const cited = (service: 'crossref' | 'europe-pmc', times: number) =>
    storeFigures(kysely, {
      service,
      url: '',
      doi: doi.toUpperCase(),
      figures: { kind: 'citations', count: times, url: null },
      at: new Date(),
    })
  await cited('crossref', 4)
  await cited('europe-pmc', 7)
  expect(await documentOf(contentItemId)).toMatchObject({ gatewayIds: [gatewayId], views: 9, citations: 7 })
})

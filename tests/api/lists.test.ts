import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contentInfoSchema } from '../../src/api/content/schemas.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { contentFilterSchema, publishedSummarySchema } from '../../src/modules/publications/api/content/schemas.ts'
import { datasetSchema } from '../../src/modules/publications/api/datasets/schemas.ts'
import { documentTypeSchema } from '../../src/modules/publications/api/document-types/routes.ts'
import { funderSchema } from '../../src/modules/publications/api/funders/routes.ts'
import { versionSchema } from '../../src/modules/publications/api/versions/schemas.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'
import { article } from '../support/stored-article.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
let stored: Awaited<ReturnType<typeof storeVersion>>
beforeAll(async () => {
  library = await buildTestApp()
  ask = clientInfo(library)
  await library.load(['demo/assets/field-recordings', 'demo/assets/hedgerow-moths', 'demo/articles/pay-for-the-ending'])
  stored = await library.database.kysely.transaction().execute(trx =>
    storeVersion(
      trx,
      library.config.defaultPlatform,
      article({
        files: { 'roof.png': 'roof' },
        metadata: {
          competingInterests: [
            { kind: 'paragraph', id: null, continued: false, children: [{ kind: 'text', value: 'One author sells slate.' }] },
          ],
          conferences: [{ text: [{ kind: 'text', value: 'Roofs 2024' }] }],
        },
      }),
    ),
  )
})
afterAll(() => library.close())

const funders = z.array(funderSchema)
const types = z.array(documentTypeSchema)

test('a version’s data sets are in order, and a version of another site has none (R7-17)', async () => {
  const path = `/api/datasets?version=${stored.versionId}`
  expect(await ask(z.array(datasetSchema), path)).toEqual([
    {
      id: expect.any(Number),
      versionId: stored.versionId,
      title: 'Counts',
      repository: null,
      doi: '10.5555/data.1',
      accession: null,
      href: null,
      year: '2024',
      use: null,
      text: 'Counts (2024)',
    },
  ])
  expect((await library.app.inject({ url: path, headers: { host: 'gates.localhost' } })).statusCode).toBe(404)
})

test('funders are those of published content, or of one version (R3-13, R7-19)', async () => {
  const all = await ask(funders, '/api/funders')
  expect(all.map(({ funder }) => funder)).toEqual(all.map(({ funder }) => funder).toSorted((one, other) => one.localeCompare(other)))
  expect(all.length).toBeGreaterThan(1)
  const { funderIds } = await ask(versionSchema, `/api/versions/${stored.versionId}`)
  const ofVersion = await ask(funders, `/api/funders?version=${stored.versionId}`)
  expect(ofVersion).toEqual([{ funderId: funderIds[0], funder: 'Slate Fund', isPrimaryFunder: true }])
  expect(await ask(funders, '/api/funders?version=999999')).toEqual([])
  expect(await ask(funders, '/api/funders', 'gates.localhost')).toEqual([])

  const { kysely } = library.database
  await kysely.updateTable('version').set({ pre_completion_status: 'DRAFT' }).where('id', '=', stored.versionId).execute()
  expect(await ask(funders, '/api/funders')).toEqual(all.filter(({ funder }) => funder !== 'Slate Fund'))
  await kysely.updateTable('version').set({ pre_completion_status: null }).where('id', '=', stored.versionId).execute()
})

test('document types are those of published documents, everywhere or in one gateway (R3-14, R7-18)', async () => {
  const { kysely } = library.database
  const gateway = await storeGateway(kysely, await findPlatformId(kysely, library.config.defaultPlatform), {
    url: 'fields',
    name: 'Fields',
    type: 'GATEWAY',
  })
  const all = await ask(types, '/api/v1/documentTypes')
  expect(all.map(({ name }) => name)).toContain('Guideline')
  expect(await ask(types, `/api/v1/documentTypes?gatewayId=${gateway}`)).toEqual([])
  const document = await kysely.selectFrom('content_item').where('content_type', '=', 'DOCUMENT').select('id').executeTakeFirstOrThrow()
  await kysely.insertInto('gateway_content').values({ gateway_id: gateway, content_item_id: document.id }).execute()
  expect((await ask(types, `/api/v1/documentTypes?gatewayId=${gateway}`)).map(({ name }) => name)).toEqual(['Guideline'])
  expect(await ask(types, '/api/v1/documentTypes', 'gates.localhost')).toEqual([])
})

test('filters list existing values, in the parameters of browsing (R3-15, R7-03)', async () => {
  const filters = await ask(z.array(contentFilterSchema), '/content-filters')
  const options = (field: string) => filters.find(filter => filter.field === field)?.options ?? []
  expect(filters.map(({ field }) => field)).toEqual([
    'contentTypes',
    'articleTypes',
    'documentTypeIds',
    'fundingBodies',
    'publishedYears',
    'gatewayIds',
  ])
  expect(options('contentTypes').map(({ value }) => value)).toEqual(['ARTICLE', 'DOCUMENT', 'POSTER'])
  expect(options('articleTypes')).toContainEqual(expect.objectContaining({ value: 'RESEARCH_ARTICLE', name: 'Research Article' }))
  expect(options('publishedYears')).toContainEqual(expect.objectContaining({ value: '2024', name: '2024' }))
  expect(options('fundingBodies').map(({ name }) => name)).toContain('Slate Fund')
  const onOtherSite = await ask(z.array(contentFilterSchema), '/content-filters', 'gates.localhost')
  expect(onOtherSite.flatMap(({ options: each }) => each)).toEqual([])
})

test('the summary counts published content by type (R7-05)', async () => {
  expect(await ask(publishedSummarySchema, '/published/summary')).toEqual({ ARTICLE: 2, DOCUMENT: 1, POSTER: 1, SLIDE: 0, VIDEO: 0 })
  expect(await ask(publishedSummarySchema, '/published/summary', 'gates.localhost')).toMatchObject({ ARTICLE: 0 })
})

test('a publication has files, data sets, affiliations and all its other lists (R3-09, R3-10, R3-11)', async () => {
  const detail = await ask(contentInfoSchema, `/content/${stored.contentItemId}`, 'localhost:3000')
  expect(detail).toMatchObject({
    title: 'Lichens on slate roofs',
    summary: 'We counted lichens.',
    published: '2024-03-09',
    documentType: null,
    conferences: [{ name: 'Roofs 2024', place: null, date: null }],
    files: [{ name: 'roof.png', role: 'figure', mimeType: 'image/png' }],
    additionalDetail: {
      competingInterestsText: 'One author sells slate.',
      doi: null,
      keywords: ['lichen', 'slate'],
      license: null,
      grants: [
        { funder: 'Slate Fund', grantId: 'S-1' },
        { funder: 'Slate Fund', grantId: 'S,"2' },
      ],
      grantId: 'S-1',
    },
    datasets: [{ title: 'Counts' }],
    affiliations: [{ name: 'Institute of Roofs' }],
    metrics: {
      contentId: stored.contentItemId,
      viewsAndDownloads: 0,
      reports: 0,
      cited: [],
      discussed: [],
      saved: [],
      urls: [],
      altmetrics: null,
    },
  })
  expect(detail.files[0]?.url).toMatch(/^http:\/\/localhost:3000\/files\/[0-9a-f]{64}\/roof\.png$/)

  const poster = await library.database.kysely
    .selectFrom('content_item')
    .where('content_type', '=', 'POSTER')
    .select('id')
    .executeTakeFirstOrThrow()
  const ofPoster = await ask(contentInfoSchema, `/content/${poster.id}`)
  expect(ofPoster.files.map(({ role }) => role)).toContain('main')
  expect(ofPoster.additionalDetail.license).toMatch(/^https:\/\/creativecommons\.org\//)
  expect(ofPoster.conferences).toHaveLength(1)
})

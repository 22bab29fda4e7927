import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contentInfoSchema } from '../../src/api/content/schemas.ts'
import { assetSchema } from '../../src/modules/publications/api/assets/schemas.ts'
import { authorSchema } from '../../src/modules/publications/api/authors/schemas.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { clientInfo } from '../support/ask.ts'

let library: TestApp
let ask: ReturnType<typeof clientInfo>
beforeAll(async () => {
  library = await buildTestApp()
  ask = clientInfo(library)
  await library.load(['demo/assets/hedgerow-moths', 'demo/assets/field-recordings', 'demo/articles/pay-for-the-ending'])
  await library.load(['demo/assets/hedgerow-moths'], 'gates')
})
afterAll(() => library.close())

const assetOf = (platform: string, type: 'POSTER' | 'DOCUMENT') =>
  library.database.kysely
    .selectFrom('asset')
    .innerJoin('content_item as item', 'item.id', 'asset.content_item_id')
    .innerJoin('platform', 'platform.id', 'item.platform_id')
    .where('platform.key', '=', platform)
    .where('item.content_type', '=', type)
    .select(['asset.id', 'item.id as contentId', 'item.platform_id as platformId'])
    .executeTakeFirstOrThrow()
const here = () => assetOf(library.config.defaultPlatform, 'POSTER')

test('an asset has every field of the specification, and names its articles and comments (R3-06, R7-11, R7-12)', async () => {
  const poster = await here()
  const { kysely } = library.database
  const article = await kysely.selectFrom('article').select(['id', 'content_item_id']).executeTakeFirstOrThrow()
  await kysely
    .insertInto('related_content')
    .values({ content_item_id: article.content_item_id, position: 90, text: 'Moths', related_content_item_id: poster.contentId })
    .execute()
  const { id: comment } = await kysely
    .insertInto('comment')
    .values({ content_item_id: poster.contentId, author_name: 'Reader', body: 'Which moths?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const expected = {
    assetId: poster.id,
    contentId: poster.contentId,
    assetType: 'POSTER',
    commentIds: [comment],
    relatedArticleIds: [article.id],
  }
  expect(await ask(assetSchema, `/api/assets/${poster.id}?publishedOnly=true`)).toEqual(expected)
  expect(await ask(z.array(assetSchema), `/api/assets?id=${poster.id}`)).toEqual([expected])
})

test('several assets are answered in the requested order, each once, without unknown ones (R7-12)', async () => {
  const [poster, document] = [await here(), await assetOf(library.config.defaultPlatform, 'DOCUMENT')]
  const found = await ask(z.array(assetSchema), `/api/assets?id=${document.id}&id=999999&id=${poster.id}&id=${document.id}`)
  expect(found.map(({ assetId }) => assetId)).toEqual([document.id, poster.id])
})

test('the authors of an asset are in order, with affiliations and without emails (R7-13)', async () => {
  const poster = await here()
  await library.database.kysely.updateTable('author').set({ email: 'v@example.org' }).where('asset_id', '=', poster.id).execute()
  const authors = await ask(z.array(authorSchema), `/api/assets/${poster.id}/authors`)
  expect(authors.map(({ lastName, positionAuthor }) => [lastName, positionAuthor])).toEqual([
    ['Verhaegen', 1],
    ['Arrieta', 2],
    ['Ekwueme', 3],
    ['Hoogland', 4],
  ])
  const { affiliations } = await ask(contentInfoSchema, `/content/${poster.contentId}`)
  expect(affiliations.map(({ id }) => id)).toEqual(expect.arrayContaining(authors.flatMap(({ affiliationUids }) => affiliationUids)))
  expect(JSON.stringify(authors)).not.toContain('v@example.org')
})

test('assets of another site are unknown', async () => {
  const there = await assetOf('gates', 'POSTER')
  expect(await ask(z.array(assetSchema), `/api/assets?id=${there.id}`)).toEqual([])
  for (const path of [`/api/assets/${there.id}`, `/api/assets/${there.id}/authors`]) {
    expect((await library.app.inject(path)).statusCode).toBe(404)
    expect((await library.app.inject({ url: path, headers: { host: 'gates.localhost' } })).statusCode).toBe(200)
  }
})

test('an asset that is not public is found nowhere', async () => {
  const poster = await here()
  const { kysely } = library.database
  const count = async () => (await ask(z.looseObject({ total: z.int() }), '/content')).total
  const before = await count()
  await kysely.updateTable('content_item').set({ is_public: false }).where('id', '=', poster.contentId).execute()
  expect(await count()).toBe(before - 1)
  expect(await ask(z.array(assetSchema), `/api/assets?id=${poster.id}`)).toEqual([])
  expect(await ask(z.looseObject({ POSTER: z.int() }), '/published/summary')).toMatchObject({ POSTER: 0 })
  const { relatedContentIds } = await ask(
    contentInfoSchema,
    `/content/${(await assetOf(library.config.defaultPlatform, 'DOCUMENT')).contentId}`,
  )
  expect(relatedContentIds).not.toContain(poster.contentId)
  const { volume, publicationId } = await kysely
    .selectFrom('content_item')
    .select(['volume', 'publication_id as publicationId'])
    .where('id', '=', poster.contentId)
    .executeTakeFirstOrThrow()
  for (const path of [
    `/api/assets/${poster.id}`,
    `/api/assets/${poster.id}/authors`,
    `/content/${poster.contentId}`,
    `/content/${volume}-${publicationId}`,
    `/posters/${volume}-${publicationId}`,
    `/articles/exportTo?assetId=${poster.id}&bibliographyReaderFormat=BIBTEX`,
  ])
    expect((await library.app.inject(path)).statusCode, path).toBe(404)
  await kysely.updateTable('content_item').set({ is_public: true }).where('id', '=', poster.contentId).execute()
})

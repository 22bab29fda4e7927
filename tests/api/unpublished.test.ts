/** What is imported as not published yet, and is published and taken back (docs/decisions/0077): who sees it when. */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contentInfoSchema } from '../../src/api/content/schemas.ts'
import { importParts } from '../../src/main/export-parts.ts'
import { sourceLimits } from '../../src/main/source-limits.ts'
import { assetSchema } from '../../src/modules/publications/api/assets/schemas.ts'
import { versionSchema } from '../../src/modules/publications/api/versions/schemas.ts'
import { findAssetPackage } from '../../src/modules/publications/data/asset-package.ts'
import { assetTypes } from '../../src/modules/publications/domain/content/asset-package.ts'
import type { UnpublishedState } from '../../src/modules/publications/domain/content/unpublished-state.ts'
import { importPaths } from '../../src/modules/publications/use-cases/import/import-paths.ts'
import { changePublication } from '../../src/modules/publications/use-cases/publication/change-publication.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { testId } from '../support/ids.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

let site: TestApp
let folder: string
const cookies = { author: '', other: '', editor: '' }
const kysely = () => site.database.kysely

async function take(path: string, unpublishedAs: UnpublishedState | null): Promise<void> {
  const { files, config } = site
  const setting = {
    ...importParts,
    kysely: kysely(),
    files,
    limits: sourceLimits(config),
    platform: config.defaultPlatform,
    gateways: [],
    typeset: null,
  }
  const { failed } = await importPaths([path], { ...setting, unpublishedAs }, { dryRun: false })
  expect(failed).toEqual([])
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-unpublished-'))
  site = await buildTestApp()
  for (const [who, role] of [
    ['author', 'ROLE_USER'],
    ['other', 'ROLE_USER'],
    ['editor', 'ROLE_RESEARCH_PRODUCTION_MANAGER'],
  ] as const) {
    await addPerson(site, `${who}@example.org`, role)
    cookies[who] = await signIn(site.app, `${who}@example.org`)
  }
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, who: keyof typeof cookies | null = null) =>
  site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', ...(who && { cookie: cookies[who] }) } })
const status = async (url: string, who: keyof typeof cookies | null = null) => (await get(url, who)).statusCode

test('a version imported as pending is visible to authors and editors only, until it is published (R3-04)', async () => {
  await take('demo/articles/early-cycle-battery-life/v1.xml', 'PENDING')
  const { id, article_id: articleId } = await kysely().selectFrom('version').select(['id', 'article_id']).executeTakeFirstOrThrow()
  await kysely().updateTable('author').set({ email: 'author@example.org' }).where('version_id', '=', id).execute()
  const preview = `/author/article/preview/${id}`
  const seen = async () => ({
    page: await status('/articles/1-308/v1'),
    list: (await get('/browse')).body.includes('/articles/1-308'),
    call: await status(`/api/versions/${id}`),
    preview: [await status(preview, 'author'), await status(preview, 'other'), await status(preview, 'editor')],
    own: (await get('/my/submissions', 'author')).body.includes(preview),
    others: (await get('/my/submissions', 'other')).body.includes(preview),
  })
  expect(await seen()).toEqual({ page: 404, list: false, call: 404, preview: [200, 404, 200], own: true, others: false })
  const answer = versionSchema.parse((await get(`/api/versions/${id}?publishedOnly=false`, 'editor')).json())
  expect([answer.preCompletionStatus, answer.articleId]).toEqual(['PENDING', articleId])

  expect(await changePublication(kysely(), { kind: 'version', id }, null)).toBe(true)
  await expect.poll(() => status('/articles/1-308/v1')).toBe(200)
  expect(await seen()).toMatchObject({ page: 200, call: 200, own: false })
  expect(versionSchema.parse((await get(`/api/versions/${id}`)).json()).preCompletionStatus).toBeNull()
})

test('a later version changes nothing for readers before publication, and nothing after it is withdrawn', async () => {
  await take('demo/articles/early-cycle-battery-life/v2.xml', 'DRAFT')
  const { id } = await kysely().selectFrom('version').where('version_number', '=', 2).select('id').executeTakeFirstOrThrow()
  const current = async () =>
    (
      await kysely()
        .selectFrom('content_item')
        .innerJoin('version', 'version.id', 'current_version_id')
        .select(['version_number', 'is_public'])
        .executeTakeFirstOrThrow()
    ).version_number
  const seen = async () => [await current(), await status('/articles/1-308'), await status('/articles/1-308/v2')]
  expect(await seen()).toEqual([1, 200, 404])
  await changePublication(kysely(), { kind: 'version', id }, null)
  await expect.poll(seen).toEqual([2, 200, 200])
  await changePublication(kysely(), { kind: 'version', id }, 'CHECKS')
  await expect.poll(seen).toEqual([1, 200, 404])
  // What is imported again stays what it was made here.
  await take('demo/articles/early-cycle-battery-life/v2.xml', null)
  expect(await seen()).toEqual([1, 200, 404])
})

test('the first version imported as published makes an article of drafts public', async () => {
  await take('demo/articles/blank-column-lazaretto/v1.xml', 'DRAFT')
  const { id, volume, publication_id } = await kysely()
    .selectFrom('content_item')
    .where('is_public', '=', false)
    .select(['id', 'volume', 'publication_id'])
    .executeTakeFirstOrThrow()
  const page = `/articles/${volume}-${publication_id}`
  expect(await status(page)).toBe(404)
  await take('demo/articles/blank-column-lazaretto/v2.xml', null)
  expect(await kysely().selectFrom('content_item').where('id', '=', id).select('is_public').executeTakeFirst()).toEqual({ is_public: true })
  await expect.poll(async () => [await status(page), await status(`${page}/v2`), await status(`${page}/v1`)]).toEqual([200, 200, 404])
})

test('an unpublished asset has its type and submission route, and is public once it is published (R3-25)', async () => {
  const path = join(folder, 'moths')
  await cp('demo/assets/hedgerow-moths', path, { recursive: true })
  const item = z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(join(path, 'item.json'), 'utf8')))
  const typed = { ...item, assetType: 'PREPRINT', documentType: 'Preprint', defaultSubmitter: 'AUTHOR' }
  await writeFile(join(path, 'item.json'), JSON.stringify(typed))
  await take(path, 'DRAFT')
  const { id, content_item_id: contentId } = await kysely().selectFrom('asset').select(['id', 'content_item_id']).executeTakeFirstOrThrow()
  expect(await status(`/api/assets/${id}`)).toBe(404)
  expect([await status('/posters/1-501'), await status(`/author/poster/preview/${id}`, 'editor')]).toEqual([404, 200])

  await changePublication(kysely(), { kind: 'asset', id }, null)
  await expect.poll(() => status('/posters/1-501')).toBe(200)
  expect(assetSchema.parse((await get(`/api/assets/${id}`)).json()).assetType).toBe('PREPRINT')
  const answer = contentInfoSchema.parse((await get(`/content/${contentId}`)).json())
  expect(answer.contentItem.documentType).toEqual({ name: 'Preprint', defaultSubmitter: 'AUTHOR' })
  expect((await findAssetPackage(kysely(), contentId))?.item.assetType).toBe('PREPRINT')

  // Each type is stored and told; the kind of the content itself is left out of the package.
  for (const assetType of assetTypes) {
    await writeFile(join(path, 'item.json'), JSON.stringify({ ...typed, assetType }))
    await take(path, null)
    expect(await kysely().selectFrom('asset').select('asset_type').execute()).toEqual([{ asset_type: assetType }])
    const asset = await kysely().selectFrom('asset').select('id').executeTakeFirstOrThrow()
    expect(assetSchema.parse((await get(`/api/assets/${asset.id}`)).json()).assetType).toBe(assetType)
  }
  expect(assetTypes).toEqual(['POSTER', 'SLIDE', 'PREPRINT', 'DOCUMENT', 'VIDEO', 'OTHER'])

  await changePublication(kysely(), { kind: 'asset', id }, 'DRAFT')
  await expect.poll(() => status('/posters/1-501')).toBe(404)
})

test('a missing version can be neither published nor withdrawn', async () => {
  expect(await changePublication(kysely(), { kind: 'version', id: testId(999_999) }, null)).toBe(false)
  expect(await changePublication(kysely(), { kind: 'asset', id: testId(999_999) }, 'DRAFT')).toBe(false)
})

/** Whatever changes what a reader may find is noted for the search index, in the transaction of the change. */

import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schema } from '../../src/core/database/schema.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { readSearchDocuments } from '../../src/modules/discovery/use-cases/search/read-documents.ts'
import { addToGateways } from '../../src/modules/gateways/data/gateway-content.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { storeFigures } from '../../src/modules/metrics/data/metric-figure.ts'
import { addUsage } from '../../src/modules/metrics/data/metric-use.ts'
import { deleteSampleItems } from '../../src/modules/publications/data/sample-content.ts'
import { storeSubjectTree } from '../../src/modules/publications/data/store/subjects.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { storeReviewSetting } from '../../src/modules/publications/use-cases/peer-review/store-review-setting.ts'
import { storeVersion } from '../../src/modules/publications/use-cases/store-articles.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { defaultReviewSetting } from '../../src/modules/sites/domain/review-setting.ts'
import { article, report } from '../support/stored-article.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const platform = 'f1000research'
let library: TestLibrary
let kysely: Kysely<Schema>
/** By content type. */
let items: { ARTICLE: ContentId; VIDEO: ContentId; POSTER: ContentId }
beforeAll(async () => {
  library = await openTestLibrary()
  kysely = library.database.kysely
  await loadSubjects(kysely, 'demo/subjects.json')
  await storeGateway(kysely, await findPlatformId(kysely, platform), { url: 'heat', name: 'Heat', type: 'GATEWAY' })
  await storeGateway(kysely, await findPlatformId(kysely, platform), { url: 'cold', name: 'Cold', type: 'GATEWAY' })
  const sources = ['demo/articles/hot-nights-ambulance-calls', 'demo/assets/how-a-stoma-opens', 'demo/assets/wool-mycelium-panels']
  await library.import(sources, { gateways: ['heat'] })
  const rows = await kysely.selectFrom('content_item').select(['id', 'content_type']).execute()
  const idOf = (type: string): ContentId => rows.find(({ content_type }) => content_type === type)?.id ?? noId()
  items = { ARTICLE: idOf('ARTICLE'), VIDEO: idOf('VIDEO'), POSTER: idOf('POSTER') }
  for (const id of Object.values(items))
    await kysely
      .insertInto('comment')
      .values({ content_item_id: id, ...words })
      .execute()
  for (const id of Object.values(items)) await view(kysely, id)
  await storeFigures(kysely, await citedTimes(3))
})
afterAll(() => library.close())
beforeEach(async () => {
  await kysely.deleteFrom('search_change').execute()
})

const words = { author_name: 'Ada Quill', user_affiliation: null, competing_interests: null, body: 'Well said.' }
const view = (db: Kysely<Schema>, contentId: ContentId) =>
  addUsage(db, 'research', [{ contentId, kind: 'view', month: '2024-05', versionNumber: 0, uses: 1 }])
async function citedTimes(count: number) {
  const { doi } = await kysely.selectFrom('content_item').select('doi').where('id', '=', items.ARTICLE).executeTakeFirstOrThrow()
  return {
    service: 'crossref' as const,
    url: '',
    doi: doi ?? '',
    figures: { kind: 'citations' as const, count, url: null },
    at: new Date(),
  }
}

const recorded = async (db: Kysely<Schema> = kysely) => {
  const rows = await db.selectFrom('search_change').select(['content_item_id as id', 'counts_only as countsOnly']).orderBy('id').execute()
  return rows.map(({ id, countsOnly }) => (countsOnly ? `counts of ${id}` : `${id}`))
}

/** Does it, says what was noted, and undoes it. */
async function recordedOf(change: (trx: Transaction<Schema>) => Promise<unknown>): Promise<string[]> {
  const undone = new Error('undone')
  let said: string[] = []
  await kysely
    .transaction()
    .execute(async trx => {
      await change(trx)
      said = await recorded(trx)
      throw undone
    })
    .catch(error => {
      if (error !== undone) throw error
    })
  return said
}

const lichens = (facts: Parameters<typeof article>[0] = {}) =>
  article({ ...facts, metadata: { doi: '10.5555/lichens.1', ...facts.metadata } })

test('new articles, new versions and replaced versions are noted for the index', async () => {
  const store = async (stored: ReturnType<typeof article>) => await kysely.transaction().execute(trx => storeVersion(trx, platform, stored))
  const { contentItemId } = await store(lichens())
  expect(await recorded()).toEqual([`${contentItemId}`])
  // The same once more changes nothing.
  await store(lichens())
  expect(await recorded()).toEqual([`${contentItemId}`])
  await store(lichens({ metadata: { versionNumber: 2 }, peerReview: [report()] }))
  await store(lichens({ text: 'They grew on.' }))
  await store(lichens({ rendererVersion: '2', text: 'They grew on.' }))
  expect(await recorded()).toEqual(Array(4).fill(`${contentItemId}`))
  await kysely.deleteFrom('content_item').where('id', '=', contentItemId).execute()
  expect(await recorded()).toEqual(Array(5).fill(`${contentItemId}`))
})

test('an import notes each publication once', async () => {
  const { id } = await kysely.selectFrom('content_item').select('id').where('id', '=', items.POSTER).executeTakeFirstOrThrow()
  await library.import(['demo/assets/wool-mycelium-panels'])
  expect(await recorded()).toEqual([])
  await kysely.updateTable('asset').set({ source_hash: 'another' }).where('content_item_id', '=', id).execute()
  await kysely.deleteFrom('search_change').execute()
  await library.import(['demo/assets/wool-mycelium-panels'])
  expect(await recorded()).toEqual([`${id}`])
})

test('joining and leaving a gateway, and its deletion, are noted', async () => {
  const id = items.VIDEO
  expect(await recordedOf(trx => addToGateways(trx, id, ['cold']))).toEqual([`${id}`])
  expect(await recordedOf(trx => addToGateways(trx, id, ['heat']))).toEqual([])
  expect(await recordedOf(trx => trx.deleteFrom('gateway').where('url', '=', 'heat').execute())).toHaveLength(3)
})

test('comments, reports and statuses are noted', async () => {
  const { id: version } = await kysely.selectFrom('version').select('id').orderBy('version_number', 'desc').executeTakeFirstOrThrow()
  const id = items.ARTICLE
  expect(
    await recordedOf(trx =>
      trx
        .insertInto('comment')
        .values({ content_item_id: id, ...words })
        .execute(),
    ),
  ).toEqual([`${id}`])
  expect(await recordedOf(trx => trx.deleteFrom('report').execute())).toEqual([`${id}`])
  await storeReviewSetting(kysely, platform, {
    ...defaultReviewSetting,
    passRule: { anyOf: [{ approved: 99, approvedWithReservations: 0 }] },
  })
  expect(await recorded()).toEqual([`${id}`])
  const { editorial_status: status } = await kysely
    .selectFrom('version')
    .select('editorial_status')
    .where('id', '=', version)
    .executeTakeFirstOrThrow()
  expect(status).not.toBe('PASSED_PEER_REVIEW')
  await storeReviewSetting(kysely, platform, defaultReviewSetting)
})

test('hidden and deleted publications, and all sample content, are noted', async () => {
  const id = items.VIDEO
  expect(await recordedOf(trx => trx.updateTable('content_item').set({ is_public: false }).where('id', '=', id).execute())).toEqual([
    `${id}`,
  ])
  expect(await recordedOf(trx => trx.deleteFrom('content_item').where('id', '=', id).execute())).toEqual([`${id}`])
  expect(await recordedOf(trx => trx.deleteFrom('platform').where('key', '=', platform).execute())).toHaveLength(3)
  expect((await recordedOf(trx => deleteSampleItems(trx))).sort()).toEqual(Object.values(items).map(String).sort())
})

test('a renamed subject is noted for all publications below it, and a new child is not', async () => {
  const top = await kysely.selectFrom('ontology_term').selectAll().where('term_name', '=', 'Biological sciences').executeTakeFirstOrThrow()
  const renamed = (trx: Transaction<Schema>) =>
    storeSubjectTree(trx, [{ slug: top.slug, termName: 'Biological sciences' }]).then(() =>
      trx.updateTable('ontology_term').set({ term_name: 'Life' }).where('id', '=', top.id).execute(),
    )
  expect(await recordedOf(renamed)).toEqual([`${items.VIDEO}`])
  expect(
    await recordedOf(trx =>
      storeSubjectTree(trx, [
        { slug: top.slug, termName: 'Biological sciences', children: [{ slug: 'moss-science', termName: 'Mosses' }] },
      ]),
    ),
  ).toEqual([])
})

test('views and citations are noted separately', async () => {
  expect(await recordedOf(trx => view(trx, items.POSTER))).toEqual([`counts of ${items.POSTER}`])
  const cited = await citedTimes(4)
  expect(await recordedOf(trx => storeFigures(trx, cited))).toEqual([`counts of ${items.ARTICLE}`])
  const asBefore = await citedTimes(3)
  expect(await recordedOf(trx => storeFigures(trx, asBefore))).toEqual([])
  // The document takes the counts along.
  expect(
    await recordedOf(async trx => {
      await trx.updateTable('content_item').set({ title: 'Shade' }).where('id', '=', items.POSTER).execute()
      await view(trx, items.POSTER)
    }),
  ).toEqual([`${items.POSTER}`])
})

test('a change that is rolled back is not noted, and one after a rolled back savepoint is', async () => {
  await recordedOf(trx => trx.deleteFrom('comment').execute())
  expect(await recorded()).toEqual([])
  const rename = (trx: Transaction<Schema>) =>
    trx.updateTable('content_item').set({ title: 'Shade' }).where('id', '=', items.POSTER).execute()
  expect(
    await recordedOf(async trx => {
      await sql`savepoint once`.execute(trx)
      await rename(trx)
      await sql`rollback to savepoint once`.execute(trx)
      await rename(trx)
    }),
  ).toEqual([`${items.POSTER}`])
})

interface Column {
  table: string
  column: string
  type: string
}

/** Another value of the same type, where that is easily said. */
function other({ column, type }: Column): string | null {
  const name = `"${column}"`
  if (type === 'text') return `coalesce(${name}, '') || 'x'`
  if (type === 'boolean') return `not ${name}`
  if (type === 'ARRAY') return `array_append(${name}, 'x')`
  if (type === 'jsonb') return `regexp_replace(replace(${name}::text, 'e ', 'q '), '("awardNumbers": \\["|"count": )', '\\11')::jsonb`
  if (type === 'date') return `${name} - 1`
  if (type === 'integer') return `nullif(${name}, ${name})`
  if (type === 'bigint') return `${name} + 1`
  return null
}

const columnsOfLibrary = async (): Promise<Column[]> =>
  (
    await sql<Column>`
      select table_name as "table", column_name as "column", data_type as "type" from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name !~ '^(search|kysely)'`.execute(kysely)
  ).rows

test('a change of any column or row that affects a document is noted', async () => {
  const ids = Object.values(items)
  const read = async (db: Kysely<Schema>) =>
    new Map(
      (await readSearchDocuments({ kysely: db, files: library.files, ...indexParts }, ids)).map(each => [each.id, JSON.stringify(each)]),
    )
  const before = await read(kysely)
  expect(before.size).toBe(3)
  const columns = await columnsOfLibrary()
  const changed: string[] = []
  const forgotten: string[] = []

  const attempt = async (what: string, prepare: string, change: string): Promise<void> => {
    const undone = new Error('undone')
    await kysely
      .transaction()
      .execute(async trx => {
        await sql.raw(prepare).execute(trx)
        const prepared = prepare === 'select 1' ? before : await read(trx)
        await trx.deleteFrom('search_change').execute()
        await sql.raw(change).execute(trx)
        const after = await read(trx)
        const others = ids.filter(id => prepared.get(id) !== after.get(id))
        if (others.length > 0) changed.push(what)
        const said = new Set((await recorded(trx)).map(each => Number(each.replace('counts of ', ''))))
        if (others.some(id => !said.has(id))) forgotten.push(what)
        throw undone
      })
      // What the tables do not let happen needs no note.
      .catch(() => undefined)
  }
  for (const column of columns) {
    const value = other(column)
    if (value !== null)
      await attempt(`${column.table}.${column.column}`, 'select 1', `update ${column.table} set "${column.column}" = ${value}`)
  }
  for (const table of new Set(columns.map(column => column.table))) {
    await attempt(`delete ${table}`, 'select 1', `delete from ${table}`)
    const keep = `create temp table kept on commit drop as select * from ${table}; delete from ${table}`
    await attempt(`insert ${table}`, keep, `insert into ${table} select * from kept`)
  }

  expect(forgotten).toEqual([])
  for (const table of [
    'author',
    'affiliation',
    'keyword',
    'version_funder',
    'content_subject',
    'gateway_content',
    'comment',
    'report_referee',
  ])
    expect(changed).toEqual(expect.arrayContaining([`delete ${table}`, `insert ${table}`]))
  expect(changed).toEqual(
    expect.arrayContaining([
      'content_item.title',
      'content_item.is_public',
      'version.search_text',
      'version.metadata',
      'version.language',
      'version.pre_completion_status',
      'asset.competing_interests',
      'author.full_name',
      'referee.full_name',
      'report.document',
      'report_response.document',
      'comment.body',
      'ontology_term.term_name',
      'usage_count.uses',
      'outside_figure.figures',
      'delete asset_file',
    ]),
  )
})

/** The demo library's comments: at their items, told on the line of time, and gone with the sample content. */

import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import { readSampleComments, removeSampleContent } from '../../src/main/demo-library.ts'
import { itemSources } from '../../src/main/item-sources.ts'
import { listCommentsOf } from '../../src/modules/comments/data/comment.ts'
import { threadsOf } from '../../src/modules/comments/domain/thread.ts'
import { addSampleComments } from '../../src/modules/comments/use-cases/add-sample-comments.ts'
import { commentRoles } from '../../src/modules/publications/domain/content/comment-role.ts'
import { readArticle } from '../../src/modules/publications/use-cases/reading/read-article.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const demo = resolve(import.meta.dirname, '../../demo')
const articles = ['text-messages-blood-pressure', 'hot-nights-ambulance-calls', 'early-cycle-battery-life', 'cover-crops-olive-orchards']

let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  await library.import([...articles.map(name => join(demo, 'articles', name)), join(demo, 'assets/hedgerow-moths')], {
    platform: 'f1000research',
  })
})
afterAll(() => library.close())

const count = async () => (await library.database.kysely.selectFrom('comment').select('id').execute()).length

test('the demo library has comments of every role, once each, with replies, on reports too, and one withdrawn', async () => {
  const { kysely } = library.database
  const comments = await readSampleComments()
  await addSampleComments(kysely, comments)
  const added = await count()
  await addSampleComments(kysely, comments)
  expect(await count()).toBe(added)
  const rows = await kysely.selectFrom('comment').select(['role', 'state', 'report_id', 'parent_id', 'content_item_id']).execute()
  expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(commentRoles))
  expect(rows.filter(({ parent_id }) => parent_id !== null).length).toBeGreaterThan(3)
  expect(rows.filter(({ report_id }) => report_id !== null)).toHaveLength(1)
  // None is about an item that is not there.
  expect(new Set(rows.map(row => row.content_item_id)).size).toBe(5)
  const withdrawn = rows.find(({ state }) => state === 'withdrawn')
  const threads = threadsOf(await listCommentsOf(kysely, 'f1000research', { contentItemId: withdrawn?.content_item_id ?? noId() }))
  expect(threads.find(({ state }) => state === 'withdrawn')?.replies).toHaveLength(1)
  expect((await kysely.selectFrom('comment_event').select('id').where('kind', '=', 'withdrawn').execute()).length).toBe(1)
})

test('an article’s timeline shows comments and the passing of peer review on their days', async () => {
  const requested = { key: { volume: null, publicationId: 201 }, version: null, missing: () => undefined, sources: itemSources }
  const onOtherSite = await readArticle(library.database.kysely, 'f1000research', requested)
  const volume = Number(/\d+/.exec(onOtherSite.kind === 'redirect' ? onOtherSite.path : '')?.[0])
  const found = await readArticle(library.database.kysely, 'f1000research', { ...requested, key: { volume, publicationId: 201 } })
  const events = found.kind === 'found' ? found.item.timeline.flatMap(entry => entry.events) : []
  const reported = events.flatMap(event => {
    if (event.kind === 'comment') return [`${event.date} v${event.versionNumber} ${event.names.join()}`]
    return event.kind === 'status' ? [`${event.date} ${event.status}`] : []
  })
  // What was taken back is not told.
  expect(reported).toEqual(['2023-08-03 v2 Priyanka Rajagopal-Oduya', '2023-08-28 PASSED_PEER_REVIEW'])
})

test('demo comments are deleted with the sample content', async () => {
  await removeSampleContent(library.database.kysely)
  expect(await count()).toBe(0)
})

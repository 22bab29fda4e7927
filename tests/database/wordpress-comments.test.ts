/** What readers say of posts in a WordPress: beside what they say here, by the same rules. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import type { CommentId, PostId } from '../../src/core/ids/shared-ids.ts'
import { findRevision } from '../../src/main/revision.ts'
import { listCommentsOf } from '../../src/modules/comments/data/comment.ts'
import { storeCommentState } from '../../src/modules/comments/data/comment-moderation.ts'
import { noteCommentEvent } from '../../src/modules/comments/data/comment-writing.ts'
import { threadsOf } from '../../src/modules/comments/domain/thread.ts'
import { listPosts } from '../../src/modules/website/data/blog-post.ts'
import { createWordpress } from '../../src/modules/website/external/wordpress/rest-wordpress.ts'
import { followWordpress, type WordpressFollower } from '../../src/modules/website/use-cases/wordpress/follow-wordpress.ts'
import { importWordpress } from '../../src/modules/website/use-cases/wordpress/import-wordpress.ts'
import { comment, type FakeWordpress, page, post, startFakeWordpress } from '../support/fake-wordpress.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const site = 'f1000research'
let library: TestLibrary
let wordpress: FakeWordpress
let follower: WordpressFollower
let minute = 0

beforeEach(async () => {
  library = await openTestLibrary()
  wordpress = await startFakeWordpress()
  wordpress.posts = [post(5, 'ten-years')]
  follower = followWordpress({
    ...{ kysely: library.database.kysely, files: library.files },
    // A minute later at each look, for an edit of a comment says nothing of itself.
    followed: new Map([[site, createWordpress(wordpress.url, () => 60_000 * minute++)]]),
    ...{ onDone: () => undefined, onFailure: () => undefined },
  })
})
afterEach(async () => {
  await wordpress.close()
  await library.close()
})

const look = () => follower.look(site)
const move = (over: { source?: string; dryRun?: boolean } = {}) =>
  importWordpress({ kysely: library.database.kysely, files: library.files }, site, {
    ...{ source: wordpress.url, filesFrom: null, replace: false, dryRun: false },
    ...over,
  })
async function postId(): Promise<PostId> {
  const [found] = (await listPosts(library.database.kysely, site, { section: null, page: 1, show: 5 })).posts
  if (found === undefined) throw new Error('There is no post.')
  return found.id
}
const said = async () => listCommentsOf(library.database.kysely, site, { blogPostId: await postId() })
const bodies = async () => (await said()).filter(({ state }) => state === 'published').map(({ body }) => body)
/** Somebody without an account wrote it here. */
async function addComment(body: string, parentId: CommentId | null = null): Promise<number> {
  const { id } = await library.database.kysely
    .insertInto('comment')
    .values({
      ...{ content_item_id: null, blog_post_id: await postId(), version_id: null, report_id: null, parent_id: parentId },
      ...{ author_name: 'Cy Gable', user_affiliation: 'Roofs', competing_interests: null, body, published_at: sql<Date>`now()` },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

test('comments are imported with threads, names and dates, as plain text without personal data', async () => {
  wordpress.comments = [
    comment(11, testId(5), 'I agree, <a href="https://slates.example/" onclick="alert(1)">says he</a>.<script>alert(1)</script>', {
      ...{ parent: 12, date_gmt: '2026-05-06T10:00:00', author: 1, author_name: 'Ada &amp; Roof' },
    }),
    comment(12, testId(5), 'Ten more!', { author_email: 'bo@tile.example', author_ip: '192.0.2.7', date_gmt: '2026-05-05T10:00:00' }),
    comment(13, testId(5), 'Who am I?', { author_name: 'cy@gable.example', date_gmt: '2026-05-07T10:00:00' }),
  ]
  expect((await look())?.leftOut).toEqual([])
  const [nobody, thread] = threadsOf(await said())
  expect(nobody).toMatchObject({ authorName: 'Anonymous', body: 'Who am I?', role: null, accountId: null, userAffiliation: null })
  expect(thread).toMatchObject({ authorName: 'Bo Tile', body: 'Ten more!', role: null, publishedAt: new Date('2026-05-05T10:00:00Z') })
  expect(thread?.replies).toMatchObject([{ authorName: 'Ada & Roof', body: 'I agree, says he (https://slates.example/).', role: 'author' }])
  const { rows } = await sql<{ all: string }>`select string_agg(comment::text, ' ') as all from comment`.execute(library.database.kysely)
  expect(rows[0]?.all).not.toMatch(/@|192\.0\.2/)
  expect(wordpress.requested.filter(path => path.includes('comments')).join()).not.toMatch(/context=|author_email|author_ip|author_url/)
})

test('comments of several pages are imported completely', async () => {
  wordpress.comments = Array.from({ length: 201 }, (_, at) => comment(at + 1, testId(5), `Slate ${at}`))
  await look()
  expect(await bodies()).toHaveLength(201)
})

test('a second import writes nothing, and makes no needless requests', async () => {
  wordpress.comments = [comment(11, testId(5), 'Ten more!')]
  await look()
  const revision = await findRevision(library.database.kysely)
  expect(await look()).toBeNull()
  expect(await findRevision(library.database.kysely)).toBe(revision)
  wordpress.plugin = new Map<string, unknown>([['changed', { changed: '1', comments: '1' }]])
  await look()
  wordpress.plugin.set('changed', { changed: '2', comments: '1' })
  wordpress.requested.length = 0
  await look()
  expect(wordpress.requested.filter(path => path.includes('comments'))).toEqual([])
})

test('edits, additions and deletions are followed, cached pages become stale, and replies from here stay', async () => {
  wordpress.comments = [comment(11, testId(5), 'Ten more!'), comment(12, testId(5), 'First'), comment(13, testId(5), 'Buy slates')]
  await look()
  const [first] = (await said()).filter(({ body }) => body === 'First')
  await addComment('No, second.', first?.id ?? null)
  const revision = await findRevision(library.database.kysely)
  wordpress.comments = [comment(11, testId(5), 'Twenty more!'), comment(14, testId(5), 'New')]
  const report = await look()
  expect([report?.created, report?.updated, report?.takenOff]).toEqual([
    ['comment 14 on the post /blog/ten-years'],
    ['comment 11 on the post /blog/ten-years'],
    ['comment 12 on the post /blog/ten-years', 'comment 13 on the post /blog/ten-years'],
  ])
  expect((await bodies()).toSorted()).toEqual(['New', 'No, second.', 'Twenty more!'])
  expect(await findRevision(library.database.kysely)).not.toBe(revision)
  // Its words are nowhere any more; its place stays above the answer.
  expect((await said()).find(({ id }) => id === first?.id)).toMatchObject({ state: 'removed', body: '', authorName: 'Anonymous' })
  expect((await said()).find(({ body }) => body === 'No, second.')?.parentId).toBe(first?.id)
  expect(await look()).toBeNull()
  // Called spam by mistake.
  wordpress.comments.push(comment(12, testId(5), 'First'))
  await look()
  expect((await said()).find(({ id }) => id === first?.id)).toMatchObject({ state: 'published', body: 'First', authorName: 'Bo Tile' })
})

test('a reply keeps its place below a deleted comment', async () => {
  wordpress.comments = [comment(11, testId(5), 'One'), comment(12, testId(5), 'Two', { parent: 11 })]
  await look()
  wordpress.comments = [comment(12, testId(5), 'Two', { parent: 11 })]
  await look()
  const [thread] = threadsOf(await said())
  expect([thread?.state, thread?.replies.map(({ body }) => body)]).toEqual(['removed', ['Two']])
})

test('a comment removed by an editor here stays removed, also when its text changes there', async () => {
  wordpress.comments = [comment(11, testId(5), 'Rude')]
  await look()
  const { kysely } = library.database
  const account = await kysely
    .insertInto('account')
    .values({ email: 'ada@recto.example', first_name: 'Ada', last_name: 'Roof', password_hash: '', roles: ['ROLE_SUPER_EDITOR'] })
    .returning('id')
    .executeTakeFirstOrThrow()
  const [rude] = await said()
  await storeCommentState(kysely, rude?.id ?? noId(), 'removed')
  await noteCommentEvent(kysely, rude?.id ?? noId(), { kind: 'removed', by: account.id })
  wordpress.comments = [comment(11, testId(5), 'Ruder')]
  await look()
  expect(await bodies()).toEqual([])
})

test('comments stay when the WordPress closes its API or deletes the post', async () => {
  const standing = async () =>
    (await sql<{ body: string; state: string }>`select body, state from comment`.execute(library.database.kysely)).rows
  const there = [{ body: 'Ten more!', state: 'published' }]
  wordpress.posts = [post(5, 'ten-years'), post(6, 'eleven-years')]
  wordpress.comments = [comment(11, testId(5), 'Ten more!')]
  await look()
  wordpress.comments = null
  await look()
  expect(await standing()).toEqual(there)
  wordpress.comments = []
  wordpress.posts = [post(6, 'eleven-years')]
  await look()
  expect(await standing()).toEqual(there)
  wordpress.posts = [post(5, 'ten-years'), post(6, 'eleven-years')]
  wordpress.comments = [comment(11, testId(5), 'Ten more!')]
  await look()
  expect(await standing()).toEqual(there)
})

describe('moving comments from a WordPress', () => {
  test('a dry run counts them, a second import changes nothing, and comments without a post are reported', async () => {
    wordpress.pages = [page(2, 'about', '<p>About</p>')]
    wordpress.comments = [
      comment(11, testId(5), 'Ten more!'),
      comment(12, testId(2), 'Where?'),
      comment(13, testId(99), 'A secret'),
      comment(14, testId(99), 'Two'),
    ]
    const tried = await move({ dryRun: true })
    expect(tried.created).toContain('comment 11 on the post /blog/ten-years')
    expect(tried.leftOut).toEqual([
      { what: 'one comment on the page /about', why: 'readers comment on posts here, not on pages' },
      { what: '2 comments on number 99 there', why: 'it did not come along' },
    ])
    await move()
    expect(await bodies()).toEqual(['Ten more!'])
    await addComment('And ours.')
    wordpress.comments = []
    expect(await move()).toMatchObject({ created: [], updated: [], takenOff: [], leftOut: [] })
    expect((await bodies()).toSorted()).toEqual(['And ours.', 'Ten more!'])
  })

  test('an export file has comments awaiting moderation too', async () => {
    const one = (fields: Record<string, string | number>) =>
      `<wp:comment>${Object.entries({ 'wp:comment_author': 'Bo Tile', 'wp:comment_date_gmt': '2026-05-05 10:00:00', ...fields })
        .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
        .join('')}</wp:comment>`
    const c = (id: number, approved: string, content: string, more = {}) =>
      one({ 'wp:comment_id': id, 'wp:comment_approved': approved, 'wp:comment_content': content, ...more })
    const file = join(library.folder, 'export.xml')
    await writeFile(
      file,
      `<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>
<item><title>Ten years</title><wp:post_id>5</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>
<wp:post_name>ten-years</wp:post_name><wp:post_date_gmt>2026-05-04 09:00:00</wp:post_date_gmt><content:encoded>Ten</content:encoded>
${c(22, '1', 'An answer\non two lines', { 'wp:comment_parent': 21 })}
${c(21, '1', 'Ten <b onclick="x">more</b>!', { 'wp:comment_author_email': 'bo@tile.example', 'wp:comment_author_IP': '192.0.2.7' })}
${c(23, '0', 'May I?')}${c(24, 'spam', 'Buy')}${c(25, 'spam', 'Buy')}${c(26, 'trash', 'Gone')}
${c(27, '1', 'Ping', { 'wp:comment_type': 'pingback' })}</item></channel></rss>`,
    )
    const report = await move({ source: file })
    expect(report.leftOut).toEqual([
      { what: '2 comments', why: 'spam' },
      { what: 'one comment', why: 'in the trash' },
      { what: 'one comment', why: 'written by a machine, not by a reader' },
    ])
    const [thread] = threadsOf(await said())
    expect(thread).toMatchObject({ body: 'Ten more!', replies: [{ body: 'An answer\non two lines' }] })
    const { rows } = await sql<{ body: string; state: string }>`select body, state from comment order by id`.execute(
      library.database.kysely,
    )
    expect(rows.filter(({ state }) => state === 'waiting')).toEqual([{ body: 'May I?', state: 'waiting' }])
    expect(await move({ source: file })).toMatchObject({ created: [], updated: [] })
  })
})

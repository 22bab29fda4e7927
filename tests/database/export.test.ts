import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Role } from '../../src/core/access/roles.ts'
import type { SignedIn } from '../../src/core/access/user.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import type { EditorialStatus } from '../../src/document/peer-review/editorial-statuses.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { exportParts } from '../../src/main/export-parts.ts'
import { fileReferences } from '../../src/main/file-references.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { addAccount, findAccountToSignIn } from '../../src/modules/accounts/data/account.ts'
import { storeDemographics } from '../../src/modules/accounts/data/account-record.ts'
import { addMembership } from '../../src/modules/accounts/data/membership.ts'
import { issueOneTimeToken } from '../../src/modules/accounts/data/one-time-token.ts'
import { addSuggestion, findSuggestions } from '../../src/modules/accounts/data/organisation-suggestion.ts'
import { listRoleChanges, noteRoleChanges } from '../../src/modules/accounts/data/role-change.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { follow, storeTocAlerts, storeTopic } from '../../src/modules/alerts/data/alert.ts'
import { stopMails, subscriberOf } from '../../src/modules/alerts/data/alert-subscriber.ts'
import { nextRecipients, noteServed } from '../../src/modules/alerts/data/digest-recipient.ts'
import { beginRun, endRun, listTopicNews, previewRun } from '../../src/modules/alerts/data/digest-run.ts'
import { addUpdateSignUp, sweepUpdateSignUps } from '../../src/modules/alerts/data/update-sign-up.ts'
import { addCommentBlock, addCommentFlag, resolveCommentFlags } from '../../src/modules/comments/data/comment-moderation.ts'
import { noteCommentEvent } from '../../src/modules/comments/data/comment-writing.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { catchUp } from '../../src/modules/discovery/use-cases/search/wait-for-index.ts'
import { listGatewaysOfAccount, storeGatewaysOfAccount } from '../../src/modules/gateways/data/account-gateway.ts'
import { listGateways } from '../../src/modules/gateways/data/gateway.ts'
import { storeGateway } from '../../src/modules/gateways/data/store-gateways.ts'
import { importGateway } from '../../src/modules/gateways/use-cases/import-gateway.ts'
import { addSampleMetrics } from '../../src/modules/metrics/use-cases/add-sample-metrics.ts'
import { deleteUnusedFiles } from '../../src/modules/publications/data/file.ts'
import { changeEditorialStatus } from '../../src/modules/publications/use-cases/editorial/change-editorial-status.ts'
import { exportLibrary } from '../../src/modules/publications/use-cases/export/export-library.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { storeReviewSetting } from '../../src/modules/publications/use-cases/peer-review/store-review-setting.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { defaultReviewSetting } from '../../src/modules/sites/domain/review-setting.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { storeBlogAuthor, storePost } from '../../src/modules/website/data/blog-post.ts'
import { listMedia, type Media } from '../../src/modules/website/data/site-content.ts'
import { replaceMediaFile } from '../../src/modules/website/data/site-media.ts'
import { type NewSitePage, storeSitePage } from '../../src/modules/website/data/site-page.ts'
import { listWordpressItems, noteWordpressItem, type WordpressItem } from '../../src/modules/website/data/wordpress-item.ts'
import type { WordpressKind } from '../../src/modules/website/data/wordpress-tables.ts'
import type { MediaId } from '../../src/modules/website/domain/ids.ts'
import type { CommonSection } from '../../src/modules/website/domain/site-pages/site-section.ts'
import { createAuthors } from '../../src/modules/website/use-cases/content-manager/authors.ts'
import { createBoard } from '../../src/modules/website/use-cases/content-manager/board.ts'
import { createMenu } from '../../src/modules/website/use-cases/content-manager/menu.ts'
import { createPartStates } from '../../src/modules/website/use-cases/content-manager/part-states.ts'
import { prepareImage } from '../../src/modules/website/use-cases/content-manager/prepare-image.ts'
import { generateItems } from '../../tools/generate-publications/generate-items.ts'
import { contentsOf } from '../support/folder-contents.ts'
import { testId } from '../support/ids.ts'
import { countRows, readRows } from '../support/library-rows.ts'
import { storeWithSizes } from '../support/store-image.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'
import { signedInAs } from '../support/user.ts'

const demo = resolve(import.meta.dirname, '../../demo')

const opened: TestLibrary[] = []
async function library(): Promise<TestLibrary> {
  const made = await openTestLibrary()
  opened.push(made)
  return made
}
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close()
})

const write = async (from: TestLibrary, name: string): Promise<string> => {
  const folder = join(from.folder, name)
  await exportLibrary({ kysely: from.database.kysely, files: from.files, exportParts }, folder)
  return folder
}

/** Takes a library out, puts it into an empty one and takes it out again; proves that nothing was lost or changed. */
async function expectToComeBack(from: TestLibrary, except: string[] = []): Promise<TestLibrary> {
  const first = await write(from, 'export')
  const to = await library()
  const summary = await to.import([first])
  expect(summary.failed).toEqual([])
  const restored = await readRows(to.database.kysely)
  const before = await readRows(from.database.kysely)
  for (const [table, rows] of before) if (!except.includes(table)) expect(restored.get(table), table).toEqual(rows)

  const again = await to.import([first])
  expect(again).toMatchObject({ created: [], updated: [], failed: [] })
  expect(again.unchanged).toHaveLength(summary.created.length)
  expect(await contentsOf(await write(to, 'export'))).toEqual(await contentsOf(first))
  return to
}

const drawn = (background: string, width = 400): Promise<Buffer> =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

/** An image in the media library of a platform. */
async function picture({ database: { kysely }, files }: TestLibrary, platform: string, name: string, background: string): Promise<Media> {
  const stored = await storeWithSizes({ kysely, files }, platform, { name, content: await drawn(background), alt: `${background} slates` })
  if (stored.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(stored.problem)}`)
  return stored.media
}

/** The same image in another file from now on. */
async function redraw({ database: { kysely }, files }: TestLibrary, platform: string, id: MediaId, background: string): Promise<void> {
  const prepared = await prepareImage(files, { name: 'redrawn.png', content: await drawn(background) })
  if (prepared.kind === 'refused') throw new Error(`Refused: ${JSON.stringify(prepared.problem)}`)
  await kysely.transaction().execute(trx => replaceMediaFile(trx, platform, id, prepared.picture))
}

const article = (facts: { doi?: string; id?: string; version?: number; body?: string }) => `<?xml version="1.0"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" article-type="research-article"><front>
<journal-meta><journal-title-group><journal-title>Roofs</journal-title></journal-title-group></journal-meta><article-meta>
${facts.doi ? `<article-id pub-id-type="doi">${facts.doi}</article-id>` : ''}
${facts.id ? `<article-id pub-id-type="publisher-id">${facts.id}</article-id>` : ''}
${facts.version ? `<article-version>${facts.version}</article-version>` : ''}
<title-group><article-title>Lichens</article-title></title-group><pub-date><year>2024</year></pub-date></article-meta></front>
<body>${facts.body ?? '<p>They grew.</p>'}</body></article>`

let broken: { to: TestLibrary; folder: string; export: string }
beforeAll(async () => {
  const to = await openTestLibrary()
  const from = await openTestLibrary()
  await writeFile(join(from.folder, 'one.xml'), article({ doi: '10.5555/one' }))
  await from.import([join(from.folder, 'one.xml')])
  const folder = join(to.folder, 'export')
  await exportLibrary({ kysely: from.database.kysely, files: from.files, exportParts }, folder)
  await from.close()
  broken = { to, folder: to.folder, export: folder }
})
afterAll(() => broken.to.close())

test('the demo library is restored completely from its export', async () => {
  const from = await library()
  const { kysely } = from.database
  await loadSubjects(kysely, join(demo, 'subjects.json'))
  const platform = await findPlatformId(kysely, 'wellcome')
  await storeGateway(kysely, platform, { url: 'roofs', name: 'Roofs and walls', type: 'COLLECTION' })
  await addAccount(kysely, { email: 'Ada@example.org', firstName: 'Ada', lastName: 'L', passwordHash: '$argon2id$…', roles: ['ROLE_USER'] })
  const signUp = { email: 'Ben@example.org', firstName: 'Ben', lastName: 'T', institution: null, headerText: 'Stay up to date' }
  await addUpdateSignUp(kysely, 'wellcome', { ...signUp, language: 'fr', signedUpAt: new Date('2026-01-02T03:04:05.678Z') })
  await from.import([join(demo, 'articles')])
  await from.import([join(demo, 'assets')], { platform: 'wellcome', gateways: ['roofs'] })
  await addSampleMetrics(kysely)
  const to = await expectToComeBack(from)
  const rows = await readRows(to.database.kysely)
  expect(rows.get('usage_count')?.length).toBeGreaterThan(1000)
  expect(rows.get('report_use')?.length).toBeGreaterThan(100)
  const item = await to.database.kysely.selectFrom('gateway_content').select('content_item_id').execute()
  expect(item.length).toBeGreaterThan(10)
})

test('gateways are restored with files, filters, and publications picked by editors and rules', async () => {
  const from = await library()
  const { kysely } = from.database
  for (const name of ['one', 'two', 'three']) {
    const words = name === 'three' ? '<p>Moss.</p>' : '<p>Slate.</p>'
    await writeFile(join(from.folder, `${name}.xml`), article({ doi: `10.5555/${name}`, body: words }))
  }
  await from.import(['one', 'two', 'three'].map(name => join(from.folder, `${name}.xml`)))
  await indexOf(from)
  const files: Record<string, string> = {
    'pictures/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    'about.html': '<p>Über uns.</p>\r\n',
    'gateway.json': `\n${JSON.stringify({
      url: 'slate',
      name: 'Slate',
      shortSummary: 'On roofs.',
      logo: { file: 'pictures/logo.svg', alt: 'Slate' },
      about: { blocks: [{ block: 'text', body: { file: 'about.html' } }] },
      items: ['10.5555/three', '10.5555/one'],
      rule: '/browse?all=slate',
      filters: [{ url: 'moss', name: 'Moss', rule: 'all=moss' }],
    })}`,
  }
  const folder = join(from.folder, 'slate')
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const platforms = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
  await importGateway({ kysely, files: from.files, search: createPostgresSearch(kysely), platforms }, 'f1000research', folder)
  await indexOf(from)

  const first = await write(from, 'export')
  for (const [path, content] of Object.entries(files))
    expect(await readFile(join(first, 'gateways/f1000research/slate', path), 'utf8')).toBe(content)
  const to = await library()
  expect((await to.import([first])).failed).toEqual([])
  await indexOf(to)
  const [restored, before] = [await readRows(to.database.kysely), await readRows(kysely)]
  expect(before.get('gateway_content')).toHaveLength(4)
  for (const table of ['gateway', 'gateway_content', 'gateway_file', 'file']) expect(restored.get(table), table).toEqual(before.get(table))
  expect(await contentsOf(await write(to, 'export'))).toEqual(await contentsOf(first))

  await writeFile(join(first, 'gateways/f1000research/slate/gateway.json'), '{')
  const broken = await to.import([first])
  expect(broken.failed).toEqual([
    { name: join(first, 'gateways/f1000research/slate'), message: expect.stringContaining('gateway.json:1:2') },
  ])
  expect((await readRows(to.database.kysely)).get('gateway_file')).toEqual(before.get('gateway_file'))
})

const indexOf = ({ database, files }: TestLibrary) =>
  catchUp(database, {
    kysely: database.kysely,
    files,
    search: createPostgresSearch(database.kysely),
    createSearch: createPostgresSearch,
    ...indexParts,
    onRefused: (_, error) => {
      throw error
    },
  })

test('comments are restored with threads, numbers, authors, edits and flags', async () => {
  const from = await library()
  const { kysely } = from.database
  await from.import([join(demo, 'articles/choir-conductor-musical-hallucinations'), join(demo, 'assets/hedgerow-moths')])
  const accountId = await addAccount(kysely, {
    email: 'Ada@example.org',
    firstName: 'Ada',
    lastName: 'L',
    passwordHash: null,
    roles: ['ROLE_USER'],
  })
  const report = await kysely
    .selectFrom('report')
    .innerJoin('version', 'version.id', 'report.version_id')
    .innerJoin('article', 'article.id', 'version.article_id')
    .select(['report.id', 'version.id as versionId', 'content_item_id as contentItemId'])
    .orderBy('report.id')
    .executeTakeFirstOrThrow()
  const asset = await kysely.selectFrom('asset').select('content_item_id as contentItemId').executeTakeFirstOrThrow()
  const said = {
    author_name: 'Ada L',
    user_affiliation: 'Slate, Leiden',
    institution: 'Slate',
    competing_interests: null,
    account_id: accountId,
  }
  const about = { content_item_id: report.contentItemId, version_id: null, report_id: null, parent_id: null }
  await kysely
    .insertInto('comment')
    .values([
      {
        id: testId(7),
        ...said,
        ...about,
        version_id: report.versionId,
        body: 'First',
        role: 'author',
        state: 'removed',
        published_at: new Date(),
      },
      {
        id: testId(9),
        ...said,
        ...about,
        version_id: report.versionId,
        parent_id: testId(7),
        body: 'Answer',
        role: 'reader',
        published_at: new Date(),
      },
      {
        id: testId(12),
        ...said,
        ...about,
        report_id: report.id,
        body: 'On the report',
        doi: '10.5555/recto.comment.12',
        published_at: new Date(),
      },
      { id: testId(13), ...said, ...about, body: 'On all of it', state: 'waiting', held_for: ['many-links'] },
      { id: testId(14), ...said, ...about, content_item_id: asset.contentItemId, body: 'On moths', published_at: new Date() },
    ])
    .execute()
  const editor = await addAccount(kysely, { email: 'ed@example.org', firstName: 'Ed', lastName: 'I', passwordHash: null, roles: [] })
  await noteCommentEvent(kysely, testId(7), { kind: 'posted', by: accountId })
  await noteCommentEvent(kysely, testId(7), { kind: 'removed', reason: 'An insult', by: editor })
  await noteCommentEvent(kysely, testId(13), { kind: 'held', by: null })
  await addCommentFlag(kysely, { commentId: testId(7), accountId: editor, reason: 'offensive', text: 'Look' })
  await resolveCommentFlags(kysely, testId(7))
  await addCommentFlag(kysely, { commentId: testId(9), accountId: null, reason: 'spam', text: null })
  await addCommentBlock(kysely, { accountId: accountId ?? noId(), reason: 'Insults', by: editor ?? noId() })
  const to = await expectToComeBack(from)
  expect(await to.database.kysely.selectFrom('comment_flag').where('settled_at', 'is not', null).select('text').execute()).toEqual([
    { text: 'Look' },
  ])
  const { id } = await to.database.kysely
    .insertInto('comment')
    .values({ ...said, ...about, account_id: null, body: 'Next' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBeGreaterThan(14)
})

test('digest runs are restored: nothing is sent again, and an unfinished run continues', async () => {
  const from = await library()
  const { kysely } = from.database
  const platform = 'f1000research'
  const accounts = ['a@example.org', 'b@example.org'].map(email =>
    addAccount(kysely, { email, firstName: 'A', lastName: 'B', passwordHash: null, roles: ['ROLE_USER'] }),
  )
  const [reported, waiting] = await Promise.all(
    (await Promise.all(accounts)).map(async id => subscriberOf(kysely, platform, { accountId: id ?? noId() })),
  )
  const topic = (await storeTopic(kysely, platform, { kind: 'PLATFORM' })) ?? noId()
  for (const subscriber of [reported, waiting]) await follow(kysely, subscriber ?? noId(), topic)
  await kysely.deleteFrom('digest_run').execute()
  await writeFile(join(from.folder, 'old.xml'), article({ doi: '10.5555/old' }))
  await from.import([join(from.folder, 'old.xml')])
  await indexOf(from)
  const due = new Date('2026-11-16T05:00:00Z')
  const ended = await beginRun(kysely, 'WEEKLY', due)
  await endRun(kysely, ended?.id ?? noId())

  await writeFile(join(from.folder, 'new.xml'), article({ doi: '10.5555/new' }))
  await from.import([join(from.folder, 'new.xml')])
  await sql`update content_item set published = current_date where doi = '10.5555/new'`.execute(kysely)
  await indexOf(from)
  await sql`insert into tracked_item (account_id, content_item_id) select account.id, item.id from account, content_item item`.execute(
    kysely,
  )
  const daily = await beginRun(kysely, 'DAILY', due)
  await sql`insert into item_change (run_id, content_item_id, kinds) select ${daily?.id}::integer, id, '{comment}' from content_item`.execute(
    kysely,
  )
  const open = await beginRun(kysely, 'WEEKLY', new Date('2026-11-23T05:00:00Z'))
  expect(await listTopicNews(kysely, open?.id ?? noId(), topic)).toHaveLength(1)
  await noteServed(kysely, open?.id ?? noId(), [reported ?? noId()])

  const to = (await expectToComeBack(from, ['content_item'])).database.kysely
  const deletedOn = await beginRun(to, 'WEEKLY', due)
  expect((await nextRecipients(to, deletedOn ?? { id: noId(), kind: 'WEEKLY' }, noId(), [platform], 9)).map(({ email }) => email)).toEqual([
    'b@example.org',
  ])
  await endRun(to, deletedOn?.id ?? noId())
  expect(await beginRun(to, 'WEEKLY', due)).toBeNull()
  expect(await previewRun(to, 'WEEKLY')).toBe(0)
})

test('accounts are restored with everything but sessions and other credentials of the old installation', async () => {
  const from = await library()
  const { kysely } = from.database
  const at = new Date('2026-01-02T03:04:05.678Z')
  const add = async (email: string, emailVerifiedAt: Date | null) =>
    (await addAccount(kysely, { email, firstName: 'Ada', lastName: 'L', passwordHash: null, emailVerifiedAt, roles: ['ROLE_USER'] })) ??
    noId()
  const [ada, ben, removed] = [await add('Ada@example.org', at), await add('ben@example.org', null), await add('gone@example.org', at)]
  await kysely
    .updateTable('account')
    .set({
      roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'],
      language: 'ja',
      job_title: 'Roofer',
      institution: 'Slate',
      institution_ror: 'https://ror.org/x',
    })
    .set({ department: 'd', place: 'p', state: 's', zip_code: '01', country_code: 'JP', accepted_terms_at: at })
    .set({ orcid: '0000-0002-1825-0097', researcher_id: 'A-1-2026', created_at: at, platform_id: await findPlatformId(kysely, 'wellcome') })
    .where('id', '=', ada)
    .execute()
  await storeTocAlerts(kysely, ada, true)
  await stopMails(kysely, await subscriberOf(kysely, 'wellcome', { email: 'cy@example.org', language: 'fr' }), 'BOUNCED')
  const topic = await storeTopic(kysely, 'wellcome', { kind: 'SEARCH', search: 'all=rain&publishedYears=2024' })
  await follow(kysely, await subscriberOf(kysely, 'wellcome', { accountId: ada }), topic ?? noId())
  const said = { gender: 'OTHER', otherGender: 'mine', genderPreferNotToSay: false, ethnicity: null, ethnicityPreferNotToSay: true }
  await storeDemographics(kysely, ada, { ...said, gender: 'OTHER', nationality: [392, 276], nationalityPreferNotToSay: false })
  await kysely
    .insertInto('account_identity')
    .values({ provider: 'orcid', subject: 'x', account_id: ada, label: 'Ada', linked_at: at })
    .execute()
  const passkey = { id: 'key', account_id: ada, public_key: Buffer.from([0, 255, 10]), counter: 7, transports: ['usb', 'nfc'], name: 'Key' }
  await kysely
    .insertInto('passkey')
    .values({ ...passkey, created_at: at, used_at: at })
    .execute()
  const slate = { name: 'House of Slate', ringgoldId: 7, place: { name: 'Leiden', aalevel1: null, countryCode: 'NL' }, ror: null }
  const suggested = await addSuggestion(kysely, ada, { ...slate, status: 'open' })
  await addSuggestion(kysely, removed, { ...slate, name: 'House of Clay', status: 'declined' })
  const platformId = await kysely.transaction().execute(trx => findPlatformId(trx, 'f1000research'))
  for (const url of ['rivers', 'roofs'])
    await kysely.transaction().execute(trx => storeGateway(trx, platformId, { url, name: url, type: 'GATEWAY' }))
  const [rivers] = await listGateways(kysely, 'f1000research')
  await storeGatewaysOfAccount(kysely, ada, 'f1000research', [rivers?.id ?? noId()])
  const held = { accountId: ada, role: 'ROLE_RESEARCH_PUBLISHER', platform: 'f1000research' } as const
  for (const gatewayId of [rivers?.id ?? noId(), null]) await addMembership(kysely, { ...held, gatewayId })
  for (const by of [ben, removed, null]) await noteRoleChanges(kysely, ada, by, [{ kind: 'give', role: 'ROLE_SUPER_EDITOR' }])
  await issueOneTimeToken(kysely, { purpose: 'reset-password', accountId: ada, data: {}, lifetime: 3600 })
  await kysely.deleteFrom('account').where('id', '=', removed).execute()

  const to = await expectToComeBack(from)
  const restored = await to.database.kysely
    .selectFrom('account')
    .selectAll()
    .where('email', '=', 'Ada@example.org')
    .executeTakeFirstOrThrow()
  expect(restored).toMatchObject({ created_at: at, email_verified_at: at, accepted_terms_at: at, orcid: '0000-0002-1825-0097' })
  expect((await to.database.kysely.selectFrom('passkey').selectAll().executeTakeFirstOrThrow()).used_at).toEqual(at)
  const unconfirmed = await findAccountToSignIn(to.database.kysely, 'ben@example.org')
  expect(unconfirmed).toMatchObject({ isVerified: false })
  expect((await listRoleChanges(to.database.kysely, restored.id, 9)).map(({ by }) => by)).toEqual([
    { kind: 'command-line' },
    { kind: 'gone' },
    { kind: 'account', name: 'Ada L', email: 'ben@example.org' },
  ])
  expect(await to.database.kysely.selectFrom('ticket').selectAll().execute()).toEqual([])
  expect(await findSuggestions(to.database.kysely, [suggested])).toMatchObject([{ ...slate, status: 'open', suggestedBy: restored.id }])
  expect(await addSuggestion(to.database.kysely, restored.id, { ...slate, status: 'open' })).toBe(suggested + 2)
  expect(await listGatewaysOfAccount(to.database.kysely, restored.id)).toMatchObject([{ platform: 'f1000research', url: 'rivers' }])
})

test('site content is restored: pages and posts in every state, images, menu, board and numbers', async () => {
  const from = await library()
  const roof = await picture(from, 'f1000research', 'roof.png', 'red')
  const portrait = await picture(from, 'wellcome', 'portrait.png', 'green')
  // The same file once more is another image, with another text.
  const twin = await picture(from, 'wellcome', 'portrait.png', 'green')
  await redraw(from, 'f1000research', roof.id, 'blue')
  const { kysely } = from.database
  const platformId = await findPlatformId(kysely, 'f1000research')
  const ada = await addAccount(kysely, { email: 'ada@example.org', firstName: 'Ada', lastName: 'R', passwordHash: null, roles: [] })
  await kysely.transaction().execute(trx => storeGateway(trx, platformId, { url: 'rivers', name: 'Rivers', type: 'GATEWAY' }))
  const [rivers] = await listGateways(kysely, 'f1000research')
  const page: NewSitePage = {
    ...{ path: '/about/roofs', title: 'Roofs', description: null, layout: 'featured', fullWidth: true },
    body: `<p>Old slates</p><figure data-block="image" data-media-id="${roof.id}"></figure><img src="${roof.url}" alt="">`,
    ...{ leftSidebar: [{ type: 'widget_text', content: 'Left' }], rightSidebar: [], anchoredMenuItems: [{ refId: 'a', text: 'A' }] },
    ...{ redirectTo: null, accountId: ada, shown: 'now' },
  }
  const pageId = await storeSitePage(kysely, 'f1000research', page)
  await storeSitePage(kysely, 'f1000research', { ...page, title: 'Roofs anew', accountId: null })
  await storeSitePage(kysely, 'f1000research', { ...page, title: 'Roofs to come', shown: new Date('2999-01-01') })
  await storeSitePage(kysely, 'f1000research', { ...page, title: 'Roofs in mind', shown: 'not yet' })
  await storeSitePage(kysely, 'f1000research', {
    ...page,
    path: '/gateways/rivers/banks',
    gatewayId: rivers?.id ?? null,
    shown: new Date('2999-01-01'),
  })
  await storeSitePage(kysely, 'wellcome', { ...page, path: '/old', redirectTo: '/new', anchoredMenuItems: null, shown: 'not yet' })
  const authorId = await storeBlogAuthor(kysely, 'wellcome', {
    slug: 'ada-roof',
    name: 'Ada Roof',
    bio: 'Counts slates.',
    avatarId: portrait.id,
  })
  const post = {
    section: 'blog',
    slug: 'ten-years-on',
    authorId,
    title: 'Ten',
    excerpt: 'Of slates.',
    body: '<p>1</p>',
    accountId: ada,
  } as const
  await kysely.transaction().execute(async trx => {
    const postId = await storePost(trx, 'wellcome', { ...post, commentsOpen: false, publishAt: new Date('2026-05-04T09:00:00.123Z') })
    await trx
      .updateTable('blog_post')
      .set({ former_addresses: ['news/nine-years'] })
      .where('id', '=', postId)
      .execute()
    await trx.updateTable('blog_author').set({ account_id: ada }).where('id', '=', authorId).execute()
    const said = { content_item_id: null, blog_post_id: postId, version_id: null, report_id: null }
    const by = { author_name: 'Ben', user_affiliation: null, competing_interests: null }
    await trx
      .insertInto('comment')
      .values([
        { id: testId(41), ...said, ...by, parent_id: null, body: 'Of slates' },
        { id: testId(43), ...said, ...by, parent_id: testId(41), account_id: ada, body: 'An answer' },
      ])
      .execute()
    await storePost(trx, 'wellcome', { ...post, title: 'Ten years', thumbnailId: twin.id, publishAt: null })
    const { scheduled } = await trx
      .selectFrom('blog_post_revision')
      .where('blog_post_id', '=', postId)
      .select(eb => eb.fn.max('id').as('scheduled'))
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('blog_post')
      .set({ scheduled_revision_id: scheduled, change_at: new Date('2999-01-01T09:00:00.123Z') })
      .where('id', '=', postId)
      .execute()
    await trx.updateTable('blog_post_revision').set({ place_section: 'news', place_slug: 'ten' }).where('id', '=', scheduled).execute()
    await storePost(trx, 'wellcome', { ...post, section: 'news', publishAt: null, isSample: true })
  })
  const menuItem = { platform_id: platformId, menu_order: 5 }
  const { id: about } = await kysely
    .insertInto('site_menu_item')
    .values({ ...menuItem, text: 'About' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('site_menu_item')
    .values([
      { ...menuItem, parent_id: about, text: 'Roofs', path: '/about/roofs' },
      { ...menuItem, text: 'Stories', placeholder: 'blog', menu_order: 1 },
    ])
    .execute()
  await kysely
    .insertInto('site_statistics')
    .values({ platform_id: platformId, section_title: 'In numbers', last_updated: '2026-01-05', stats: '[{"count":12,"label":"Roofs"}]' })
    .execute()
  await kysely
    .insertInto('site_settings')
    .values({
      platform_id: platformId,
      submit_page_id: pageId,
      submit_page_use_reader_ui: true,
      submit_page_sidebar_left: `<p>Before you write: <img src="${roof.id}"></p>`,
      submit_page_sidebar_right: null,
      publish_card: JSON.stringify({ title: 'Write', text: 'Of roofs.', links: [{ path: '/about', text: 'About' }] }),
    })
    .execute()
  const subject = await kysely
    .insertInto('board_subject')
    .values({ platform_id: platformId, name: 'Slate' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const member = await kysely
    .insertInto('board_member')
    .values({
      platform_id: platformId,
      name: 'Ben Tile',
      role: 'Chair',
      keywords: ['tiles', 'moss'],
      menu_order: 2,
      site_media_id: roof.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await kysely.insertInto('board_member_subject').values({ board_member_id: member.id, board_subject_id: subject.id }).execute()

  const site = 'old.example.org'
  type Noted<Item> = Item extends WordpressItem ? Pick<Item, 'kind' | 'localId'> : never
  const note = async (platform: string, item: Noted<WordpressItem>, revisionId: number | null = null): Promise<void> => {
    const facts = { wordpressId: 40 + item.localId, hash: `hash of ${item.kind}`, revisionId }
    await noteWordpressItem(kysely, platform, site, { ...item, ...facts })
  }
  await note('wellcome', { kind: 'media', localId: portrait.id })
  await note('wellcome', { kind: 'author', localId: authorId })
  await note('wellcome', { kind: 'comment', localId: testId(43) })
  await note('f1000research', { kind: 'subject', localId: subject.id })
  await note('f1000research', { kind: 'member', localId: member.id })
  const revisionOf = async (each: TestLibrary, table: 'site_page_revision' | 'blog_post_revision', title: string): Promise<number> =>
    (await each.database.kysely.selectFrom(table).where('title', '=', title).select('id').executeTakeFirstOrThrow()).id
  const pageRow = await kysely.selectFrom('site_page').where('path', '=', page.path).select('id').executeTakeFirstOrThrow()
  await note('f1000research', { kind: 'page', localId: pageRow.id }, await revisionOf(from, 'site_page_revision', 'Roofs anew'))
  const postRow = await kysely.selectFrom('blog_post').where('section', '=', 'blog').select('id').executeTakeFirstOrThrow()
  await note('wellcome', { kind: 'post', localId: postRow.id }, await revisionOf(from, 'blog_post_revision', 'Ten years'))

  // The file that another took the place of is swept later, and does not come along.
  await deleteUnusedFiles(kysely, fileReferences)
  const to = await expectToComeBack(from)
  for (const platform of ['f1000research', 'wellcome'])
    expect(await listMedia(to.database.kysely, platform)).toEqual(await listMedia(kysely, platform))
  for (const { sha256 } of await kysely.selectFrom('file').select('sha256').execute())
    expect((await to.files.read(sha256)).equals(await from.files.read(sha256))).toBe(true)
  // An import from the WordPress goes on to know which state is its own.
  const known = [
    ...(await listWordpressItems(to.database.kysely, 'wellcome', site)),
    ...(await listWordpressItems(to.database.kysely, 'f1000research', site)),
  ]
  const revisionFrom = (kind: WordpressKind) => known.find(item => item.kind === kind)?.revisionId
  expect(revisionFrom('page')).toBe(await revisionOf(to, 'site_page_revision', 'Roofs anew'))
  expect(revisionFrom('post')).toBe(await revisionOf(to, 'blog_post_revision', 'Ten years'))
  const ids = (each: TestLibrary) => each.database.kysely.selectFrom('site_page').select(['path', 'id']).orderBy('path').execute()
  expect(await ids(to)).toEqual(await ids(from))
  // And the next one gets a number of its own.
  await storeSitePage(to.database.kysely, 'wellcome', { ...page, path: '/next', accountId: null })
  expect((await picture(to, 'wellcome', 'next.png', 'white')).id).toBeGreaterThan(twin.id)
})

test('revisions of menu, board, subjects, numbers and authors are restored, can be used again, and the current one is known', async () => {
  const from = await library()
  const { kysely } = from.database
  await picture(from, 'wellcome', 'elsewhere.png', 'white')
  const roof = await picture(from, 'f1000research', 'roof.png', 'red')
  const accountId = await addAccount(kysely, {
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'R',
    passwordHash: null,
    roles: ['ROLE_SUPER_EDITOR'],
  })
  const by: SignedIn = { ...signedInAs(), accountId: accountId ?? noId(), name: 'Ada R' }
  const key = 'f1000research'
  const board = createBoard(kysely)
  const none = { role: null, institution: null, mediaId: null, keywords: [], orcid: null, body: null, subjectIds: [] }
  const save = (name: string, facts: object = {}) => board.saveMember(key, by, null, { member: { ...none, name, ...facts }, word: '' })
  const remove = async (name: string) => {
    const found = (await board.members(key)).find(member => member.name === name)
    expect(await board.removeMember(key, by, found?.id ?? noId())).toBe(true)
  }
  // Numbers of members and subjects begin elsewhere than they will where they are put back.
  await save('Cy Moss')
  await remove('Cy Moss')
  await board.changeSubjects(key, by, { renamed: [], added: ['Moss', 'Slate', 'Tile'], removed: [] })
  const [moss, slate] = await board.subjects(key)
  const body = `<p><img src="${roof.id}"></p>`
  await save('Ada Roof', { role: 'Chair', mediaId: roof.id, body, subjectIds: [slate?.id ?? noId()] })
  await save('Ben Tile', { subjectIds: [moss?.id ?? noId()] })
  await board.changeSubjects(key, by, { renamed: [], added: [], removed: [{ id: moss?.id ?? noId(), was: 'Moss' }] })
  await remove('Ben Tile')
  const numbers = { sectionTitle: 'So far', lastUpdated: '2026-01-05', stats: [{ count: 12, label: 'Roofs' }] }
  await board.saveStatistics(key, by, { statistics: numbers, word: (await board.statistics(key)).word })
  await board.saveStatistics(key, by, { statistics: null, word: (await board.statistics(key)).word })
  const menu = createMenu(kysely)
  await menu.save(key, by, [{ text: 'Roofs', path: '/about', menuOrder: 0, children: [] }], await menu.version(key))
  const authors = createAuthors(kysely)
  const author = { name: 'Ada Roof', slug: 'ada-roof', bio: body, avatarId: roof.id, accountId }
  const made = await authors.save(key, by, null, author, '')
  const id = made.kind === 'saved' ? made.id : noId()
  await authors.save(key, by, id, { ...author, name: 'Ada Slate', accountId: null }, (await authors.find(key, id))?.word ?? '')

  // Another platform's images are not in the way where they are put back.
  const to = await library()
  const folder = await write(from, 'first')
  await picture(to, 'f1000research', 'taken.png', 'green')
  await picture(to, 'f1000research', 'taken-too.png', 'yellow')
  expect((await to.import([folder])).failed).toEqual([])
  const states = createPartStates(to.database.kysely)
  const part = (name: CommonSection) => ({ part: name, authorId: null }) as const
  const here = createBoard(to.database.kysely)
  const [roofHere] = (await listMedia(to.database.kysely, key)).filter(({ name }) => name === 'roof.png')
  expect(roofHere?.id).not.toBe(roof.id)
  for (const of of ['menu', 'board', 'subjects', 'statistics'] as const) {
    const list = await states.list(key, part(of))
    const before = await createPartStates(kysely).list(key, part(of))
    expect(
      list.map(({ at, by: name, use }) => ({ at, name, use })),
      of,
    ).toEqual(before.map(({ at, by: name, use }) => ({ at, name, use })))
    expect(list[0]?.use, of).toBe('shown')
  }
  const restore = async (name: CommonSection, place: number) => {
    const list = await states.list(key, part(name))
    expect(await states.restore(key, { ...by, accountId: await accountIn(to) }, part(name), list[place]?.id ?? noId())).toBe('restored')
  }
  await restore('statistics', 1)
  expect((await here.statistics(key)).statistics).toEqual(numbers)
  await restore('subjects', 1)
  expect((await here.subjects(key)).map(({ name }) => name)).toEqual(['Moss', 'Slate', 'Tile'])
  const retained = (await here.members(key)).find(({ name }) => name === 'Ada Roof')?.id
  await restore('board', (await states.list(key, part('board'))).length - 1)
  expect(await here.members(key)).toEqual([])
  await restore('board', 1)
  const [ada] = await here.members(key)
  expect(ada).toMatchObject({ name: 'Ada Roof', mediaId: roofHere?.id, body: `<p><img src="${roofHere?.id}"></p>` })
  expect(retained).toBeDefined()
  const authorHere = (await createAuthors(to.database.kysely).list(key))[0]?.id ?? noId()
  const ofAuthor = { part: 'author', authorId: authorHere } as const
  const [now, before] = await states.list(key, ofAuthor)
  expect([now?.use, before?.by]).toEqual(['shown', 'Ada R'])
  expect(await states.restore(key, { ...by, accountId: await accountIn(to) }, ofAuthor, before?.id ?? noId())).toBe('restored')
  const restored = await createAuthors(to.database.kysely).find(key, authorHere)
  expect(restored?.author).toEqual({
    ...author,
    accountId: await accountIn(to),
    avatarId: roofHere?.id,
    bio: `<p><img src="${roofHere?.id}"></p>`,
  })

  // Once more, nothing comes twice.
  const count = async () => (await to.database.kysely.selectFrom('site_part_revision').select('id').execute()).length
  const had = await count()
  await to.import([folder])
  expect(await count()).toBe(had)
  await expectToComeBack(from)
})

const accountIn = async ({ database: { kysely } }: TestLibrary): Promise<AccountId> =>
  (await kysely.selectFrom('account').select('id').executeTakeFirstOrThrow()).id

test('images whose numbers are taken get new ones, and references to them are changed', async () => {
  const from = await library()
  const [roof, wall, gate] = [
    await picture(from, 'wellcome', 'roof.png', 'red'),
    await picture(from, 'wellcome', 'wall.png', 'green'),
    await picture(from, 'wellcome', 'gate.png', 'blue'),
  ]
  const naming = (media: readonly Media[]): string =>
    media.map(({ id, url }) => `<img data-media-id="${id}"><blockquote data-image-id='${id}'>${id}</blockquote><img src="${url}">`).join('')
  const page: NewSitePage = {
    ...{ path: '/roofs', title: 'Roofs', description: null, layout: 'standard', fullWidth: false, body: naming([roof, wall, gate]) },
    ...{ leftSidebar: [{ type: 'widget_text', content: naming([roof]) }], rightSidebar: [], anchoredMenuItems: null },
    ...{ redirectTo: null, accountId: null, shown: 'now' },
  }
  await storeSitePage(from.database.kysely, 'wellcome', page)
  const author = { slug: 'ada-roof', name: 'Ada Roof', avatarId: roof.id }
  const authorId = await storeBlogAuthor(from.database.kysely, 'wellcome', author)
  const post = { slug: 'ten', authorId, title: 'Ten', excerpt: '', body: naming([roof]), thumbnailId: gate.id, publishAt: null }
  await from.database.kysely.transaction().execute(trx => storePost(trx, 'wellcome', { section: 'blog', ...post }))
  const platform_id = await findPlatformId(from.database.kysely, 'wellcome')
  const member = { platform_id, name: 'Ben Tile', site_media_id: roof.id, body: naming([roof]) }
  await from.database.kysely.insertInto('board_member').values(member).execute()
  const folder = await write(from, 'export')

  const to = await library()
  const { kysely } = to.database
  // The first number is that of another image here; the second image is here already, under the third number, and was changed since.
  const other = await picture(to, 'f1000research', 'other.png', 'white')
  await kysely
    .deleteFrom('site_media')
    .where('id', '=', (await picture(to, 'wellcome', 'gone.png', 'white')).id)
    .execute()
  const same = await picture(to, 'wellcome', 'wall.png', 'green')
  expect([other.id, same.id]).toEqual([roof.id, gate.id])
  await redraw(to, 'wellcome', same.id, 'black')
  const before = await listMedia(kysely, 'f1000research')
  for (const _ of ['once', 'and again']) expect((await to.import([folder])).failed).toEqual([])

  expect(await listMedia(kysely, 'f1000research')).toEqual(before)
  const media = await listMedia(kysely, 'wellcome')
  expect(media.map(({ name }) => name)).toEqual(['redrawn.png', 'roof.png', 'gate.png'])
  const [, newRoof = roof, newGate = gate] = media
  expect(newRoof).toEqual({ ...roof, id: newRoof.id })
  const revision = await kysely.selectFrom('site_page_revision').select(['body', 'left_sidebar']).executeTakeFirstOrThrow()
  const reported = (all: readonly [Media, Media][]): string =>
    all
      .map(
        ([{ id, url }, now]) => `<img data-media-id="${now.id}"><blockquote data-image-id="${now.id}">${id}</blockquote><img src="${url}">`,
      )
      .join('')
  expect(revision.body).toBe(
    reported([
      [roof, newRoof],
      [wall, same],
      [gate, newGate],
    ]),
  )
  expect(revision.left_sidebar).toEqual([{ type: 'widget_text', content: reported([[roof, newRoof]]) }])
  expect(await kysely.selectFrom('blog_author').select('site_media_id').execute()).toEqual([{ site_media_id: newRoof.id }])
  expect(await kysely.selectFrom('blog_post_revision').select(['body', 'site_media_id']).execute()).toEqual([
    { body: reported([[roof, newRoof]]), site_media_id: newGate.id },
  ])
  expect(await kysely.selectFrom('board_member').select(['body', 'site_media_id']).execute()).toEqual([
    { body: reported([[roof, newRoof]]), site_media_id: newRoof.id },
  ])
})

test('a missing or changed image of an export is reported, and no setting of the export is stored', async () => {
  const from = await library()
  const roof = await picture(from, 'wellcome', 'roof.png', 'red')
  const folder = await write(from, 'export')
  const path = join(folder, 'media', roof.url.split('/')[2] ?? '')
  const to = await library()
  const before = await countRows(to.database.kysely)
  await writeFile(path, await drawn('blue'))
  const changed = await to.import([folder])
  expect(changed.failed).toMatchObject([{ message: expect.stringContaining('This file is another than the one that was exported') }])
  await rm(path)
  const dry = await to.import([folder], { dryRun: true })
  expect(dry.failed).toMatchObject([{ message: expect.stringContaining('This file cannot be read') }])
  expect(await countRows(to.database.kysely)).toEqual(before)
})

test('existing accounts keep their data', async () => {
  const from = await library()
  const account = { firstName: 'Ada', lastName: 'L', passwordHash: null, roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'] satisfies Role[] }
  await addAccount(from.database.kysely, { ...account, email: 'ada@example.org' })
  await addAccount(from.database.kysely, { ...account, email: 'ben@example.org' })
  await from.database.kysely.updateTable('account').set({ orcid: 'o' }).where('email', '=', 'ben@example.org').execute()
  const folder = await write(from, 'export')
  const to = await library()
  await addAccount(to.database.kysely, { ...account, email: 'ADA@example.org', roles: ['ROLE_USER'] })
  await to.database.kysely.updateTable('account').set({ orcid: 'o' }).execute()
  expect((await to.import([folder])).failed).toEqual([])
  expect(await to.database.kysely.selectFrom('account').select(['email', 'orcid', 'roles']).orderBy('id').execute()).toEqual([
    { email: 'ADA@example.org', orcid: 'o', roles: ['ROLE_USER'] },
    { email: 'ben@example.org', orcid: null, roles: ['ROLE_USER', 'ROLE_SUPER_EDITOR'] },
  ])
})

test('an unconfirmed sign-up for updates still expires at its time', async () => {
  const from = await library()
  const { kysely } = from.database
  const signUp = { firstName: 'Ben', lastName: 'T', institution: null, headerText: null, language: 'en' } as const
  const confirmBy = new Date('2026-01-05T03:04:05.678Z')
  await addUpdateSignUp(kysely, 'wellcome', { ...signUp, email: 'ben@example.org', confirmBy })
  await addUpdateSignUp(kysely, 'wellcome', { ...signUp, email: 'cleo@example.org', confirmedAt: new Date('2026-01-02T03:04:05.678Z') })
  await addUpdateSignUp(kysely, 'wellcome', { ...signUp, email: 'nobody-was-asked@example.org' })
  const to = await expectToComeBack(from)
  const restored = to.database.kysely.selectFrom('update_sign_up').select(['email', 'confirm_by']).orderBy('email')
  expect((await restored.execute()).map(row => row.confirm_by)).toEqual([confirmBy, null, null])
  await sweepUpdateSignUps(to.database.kysely)
  expect((await restored.execute()).map(({ email }) => email)).toEqual(['cleo@example.org', 'nobody-was-asked@example.org'])
})

test('accounts of an export from before email confirmation count as confirmed', async () => {
  const from = await library()
  const account = { firstName: 'Ada', lastName: 'L', passwordHash: '$argon2id$…', roles: ['ROLE_USER'] satisfies Role[] }
  await addAccount(from.database.kysely, { ...account, email: 'ada@example.org' })
  const folder = await write(from, 'export')
  const path = join(folder, 'export.json')
  const manifest = z.looseObject({ accounts: z.array(z.record(z.string(), z.unknown())) }).parse(JSON.parse(await readFile(path, 'utf8')))
  const accounts = manifest.accounts.map(({ email, firstName, lastName, passwordHash, roles }) => ({
    email,
    firstName,
    lastName,
    passwordHash,
    roles,
  }))
  await writeFile(path, JSON.stringify({ ...manifest, formatVersion: 2, accounts }))
  const to = await library()
  expect((await to.import([folder])).failed).toEqual([])
  expect(await findAccountToSignIn(to.database.kysely, 'ada@example.org')).toMatchObject({ isVerified: true, passwordHash: '$argon2id$…' })
})

test('generated items, which have no source, are restored completely', async () => {
  const from = await library()
  await generateItems({ kysely: from.database.kysely, files: from.files, platform: 'f1000research' }, { count: 8, seed: 3 })
  // The generator gives its images no label; an import takes the figure's.
  await expectToComeBack(from, ['version_file'])
})

test('files are found again under their href, whatever it looks like', async () => {
  const from = await library()
  const folder = join(from.folder, 'in')
  const long = `${'n'.repeat(200)}.csv`
  const hrefs: [href: string, path: string][] = [
    ['one/data.csv', 'one/data.csv'],
    ['two/data.csv', 'two/data.csv'],
    ['two/DATA.csv', 'two/DATA.csv'],
    ['a%20b.csv', 'a%20b.csv'],
    ['100%.csv', '100%.csv'],
    ['e#1.csv', 'e#1.csv'],
    ['f\\g.csv', 'f\\g.csv'],
    ['fig', 'fig.png'],
    ['LICENSE', 'LICENSE'],
    ['.hidden.csv', '.hidden.csv'],
    ['con.csv', 'con.csv'],
    [long, long],
    ['Ünïcode – 表.csv', 'Ünïcode – 表.csv'],
  ]
  for (const [href, path] of hrefs) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    const picture = sharp({ create: { width: 900, height: 10, channels: 3, background: 'red' } })
    await writeFile(join(folder, path), path.endsWith('.png') ? await picture.png().toBuffer() : `the file of ${href}`)
  }
  const links = hrefs.map(([href]) => `<supplementary-material xlink:href="${href}"><caption><p>x</p></caption></supplementary-material>`)
  // Named, and not there: it must not be found in the export either, where a file of another name could be taken for it.
  links.push('<supplementary-material xlink:href="three/data.pdf"/>', '<fig><graphic xlink:href="fig"/></fig>')
  await writeFile(join(folder, 'paper.xml'), article({ body: links.join('\n') }))
  await writeFile(join(folder, 'paper.pdf'), '%PDF-1.4 the paper')
  const { failed } = await from.import([folder])
  expect(failed).toEqual([])
  const stored = await from.database.kysely.selectFrom('version_file').select(['href', 'name', 'sha256']).execute()
  for (const [href, path] of hrefs) {
    const file = stored.find(each => each.href === href)
    expect(file, href).toBeDefined()
    expect((await from.files.read(file?.sha256 ?? '')).equals(await readFile(join(folder, path))), href).toBe(true)
  }
  expect(stored.find(({ name }) => name === 'paper.pdf')).toBeDefined()
  expect(stored.some(({ href }) => href.startsWith('#720w'))).toBe(true)
  await expectToComeBack(from)
})

test('publications stay separate and keep numbers and versions, whatever their sources say', async () => {
  const from = await library()
  const folder = join(from.folder, 'in')
  await mkdir(folder)
  const put = async (name: string, text: string): Promise<void> => {
    await writeFile(join(folder, name), text)
    expect((await from.import([join(folder, name)])).failed).toEqual([])
  }
  await put('a1.xml', article({ id: 'p', version: 1 }))
  await put('b1.xml', article({ id: 'q', version: 1, body: '<p>Another.</p>' }))
  // Stored after b, it also claims b's id: only the order kept them apart.
  await put(
    'a2.xml',
    article({ id: 'p', version: 2 }).replace('<title-group>', '<article-id pub-id-type="publisher-id">q</article-id><title-group>'),
  )
  await put('c1.xml', article({ body: '<p>No id at all.</p>' }))
  await put('d3.xml', article({ doi: '10.5555/d', version: 3 }))
  await put('d1.xml', article({ doi: '10.5555/d', version: 1 }))
  await expectToComeBack(from)
})

test('editorial statuses set by hand are restored with their history, and stay (R4-05)', async () => {
  const from = await library()
  const { kysely } = from.database
  const file = join(from.folder, 'set.xml')
  await writeFile(file, article({ doi: '10.5555/s', version: 1 }))
  await from.import([file])
  const accountId = (
    await addUser(
      { kysely, accountParts },
      { email: 'ada@example.org', firstName: 'Ada', lastName: 'L', password: 'long enough', roles: [] },
    )
  ).id
  const { id: versionId } = await kysely.selectFrom('version').select('id').executeTakeFirstOrThrow()
  const by = { kind: 'account', accountId, roles: ['ROLE_SUPER_EDITOR'] } as const
  const give = (status: EditorialStatus, versionOfRecordDoi: string | null = null) =>
    changeEditorialStatus(kysely, { platform: 'f1000research', versionId, status, reason: `To be ${status}`, versionOfRecordDoi, by })
  expect(await give('NOT_PASSED_PEER_REVIEW')).toMatchObject({ kind: 'changed' })
  expect(await give('SENT_TO_VERSION_OF_RECORD', '10.5555/record')).toMatchObject({ kind: 'changed' })
  const to = await expectToComeBack(from)
  const restored = to.database.kysely.selectFrom('version').select(['editorial_status as status', 'version_of_record_doi as record'])
  const said = { status: 'SENT_TO_VERSION_OF_RECORD', record: '10.5555/record' }
  expect(await restored.executeTakeFirst()).toEqual(said)
  await storeReviewSetting(to.database.kysely, 'f1000research', { ...defaultReviewSetting, isPreprintServer: true })
  expect(await restored.executeTakeFirst()).toEqual(said)
})

test('drafts are restored as drafts, and lists show the published version', async () => {
  const from = await library()
  const { kysely } = from.database
  const folder = join(from.folder, 'in')
  await mkdir(folder)
  const titled = (title: string, text: string): string => text.replace('Lichens', title)
  const put = async (name: string, text: string): Promise<void> => {
    await writeFile(join(folder, name), text)
    expect((await from.import([join(folder, name)])).failed).toEqual([])
  }
  await put('published.xml', article({ doi: '10.5555/p', version: 1 }))
  await put('revised1.xml', article({ doi: '10.5555/r', version: 1 }))
  await put('hidden.xml', article({ doi: '10.5555/h' }))
  await from.import([join(demo, 'assets/hedgerow-moths')])
  await put('revised2.xml', titled('Drafted', article({ doi: '10.5555/r', version: 2 })))
  await kysely.updateTable('version').set({ pre_completion_status: 'DRAFT' }).where('title', '=', 'Drafted').execute()
  // Taken in again, the draft stays one, and the article is told by its published version from then on.
  await put('revised2.xml', titled('Drafted again', article({ doi: '10.5555/r', version: 2 })))
  await put('revised1.xml', titled('Lichens', article({ doi: '10.5555/r', version: 1, body: '<p>They grew.</p><p>Slowly.</p>' })))
  await kysely.updateTable('version').set({ pre_completion_status: 'IN_PRODUCTION' }).where('doi', '=', '10.5555/h').execute()
  await kysely
    .updateTable('content_item')
    .set({ is_public: false })
    .where(({ or, eb }) => or([eb('doi', '=', '10.5555/h'), eb('content_type', '=', 'POSTER')]))
    .execute()

  // Sources that were replaced are swept later, and do not come along.
  const to = await expectToComeBack(from, ['file'])
  const versions = await to.database.kysely
    .selectFrom('version')
    .select(['title', 'pre_completion_status as status'])
    .orderBy('id')
    .execute()
  expect(versions).toEqual([
    { title: 'Lichens', status: null },
    { title: 'Lichens', status: null },
    { title: 'Drafted again', status: 'DRAFT' },
    { title: 'Lichens', status: 'IN_PRODUCTION' },
  ])
  const items = await to.database.kysely.selectFrom('content_item').select(['title', 'is_public']).orderBy('id').execute()
  expect(items.map(item => [item.title.slice(0, 7), item.is_public])).toEqual([
    ['Lichens', true],
    ['Lichens', true],
    ['Lichens', false],
    ['Moths f', false],
  ])
})

test('the publications of an export from before drafts are all published', async () => {
  const to = await library()
  const folder = join(to.folder, 'old')
  await cp(broken.export, folder, { recursive: true })
  for (const name of (await readdir(folder, { recursive: true })).filter(each => /(export|placement)\.json$/.test(each))) {
    const text = await readFile(join(folder, name), 'utf8')
    const old = text.replace('"formatVersion": 4', '"formatVersion": 1').replace(/,?\s*"(isPublic|preCompletionStatus)": \w+/g, '')
    expect(old).not.toBe(text)
    await writeFile(join(folder, name), old)
  }
  expect(await to.import([folder])).toMatchObject({ created: [expect.anything()], failed: [] })
  const { kysely } = to.database
  expect(await kysely.selectFrom('content_item').select('is_public').execute()).toEqual([{ is_public: true }])
  expect(await kysely.selectFrom('version').select('pre_completion_status').execute()).toEqual([{ pre_completion_status: null }])
})

test('an export is imported into a library that has other publications at the same numbers', async () => {
  const from = await library()
  await writeFile(join(from.folder, 'one.xml'), article({ doi: '10.5555/one' }))
  await from.import([join(from.folder, 'one.xml')])
  const folder = await write(from, 'export')
  const to = await library()
  await writeFile(join(to.folder, 'two.xml'), article({ doi: '10.5555/two' }))
  await to.import([join(to.folder, 'two.xml')])
  expect(await to.import([folder])).toMatchObject({ created: [expect.anything()], updated: [], failed: [] })
  expect(await to.import([folder])).toMatchObject({ created: [], updated: [], failed: [] })
  const items = await to.database.kysely.selectFrom('content_item').select(['doi', 'volume', 'publication_id']).orderBy('id').execute()
  expect(items.map(({ doi }) => doi)).toEqual(['10.5555/two', '10.5555/one'])
})

test('an export needs an empty folder, and a folder without manifest is refused', async () => {
  const from = await library()
  const folder = join(from.folder, 'full')
  await mkdir(folder)
  await writeFile(join(folder, 'x'), '')
  await expect(write(from, 'full')).rejects.toThrow('This folder is not empty')
  expect(await readdir(folder)).toEqual(['x'])
})

test.each([
  ['export.json', () => '{"format"', 'This file of the export is no JSON'],
  ['export.json', () => '{"format": "other"}', 'This file of the export cannot be used: format'],
  ['export.json', (text: string) => text.replace('"f1000research/articles', '"../articles'), 'items.0: must be a path inside its folder'],
  ['placement.json', (text: string) => text.replace('"v1.xml"', '"../../../../export.json"'), 'sources.0.path: must be a path inside'],
  ['placement.json', (text: string) => text.replace('"v1.xml"', '"v9.xml"'), 'This file cannot be read'],
  ['placement.json', (text: string) => text.replace('"f1000research"', '"elsewhere"'), 'There is no platform “elsewhere”'],
])('a damaged %s is reported, and no publication is stored', async (name, change, message) => {
  const folder = join(broken.folder, randomUUID())
  await cp(broken.export, folder, { recursive: true })
  const [path = ''] = (await readdir(folder, { recursive: true })).filter(each => each.endsWith(name))
  await writeFile(join(folder, path), change(await readFile(join(folder, path), 'utf8')))
  const before = await countRows(broken.to.database.kysely)
  const { failed, created } = await broken.to.import([folder])
  expect(created).toEqual([])
  expect(failed).toHaveLength(1)
  expect(failed[0]?.message).toContain(message)
  expect(await countRows(broken.to.database.kysely)).toEqual(before)
})

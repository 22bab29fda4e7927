/**
 * A library that contains each kind of private data once: unpublished work in each of its states, drafts and schedules of
 * editors, and the data of an account. Each contains a unique word, by which a test finds it in any response.
 */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import { rolesMay } from '../../src/core/access/access.ts'
import { type Role, roles } from '../../src/core/access/roles.ts'
import { anonymous, type User } from '../../src/core/access/user.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId, AssetId, CommentId, GatewayId, VersionId } from '../../src/core/ids/shared-ids.ts'
import type { AnsweredRoute } from '../../src/main/create-server.ts'
import { importParts } from '../../src/main/export-parts.ts'
import { sourceLimits } from '../../src/main/source-limits.ts'
import { addPasskey } from '../../src/modules/accounts/data/passkey.ts'
import { addAuthenticator } from '../../src/modules/accounts/data/second-factor.ts'
import { addSession } from '../../src/modules/accounts/data/session.ts'
import { importPaths } from '../../src/modules/publications/use-cases/import/import-paths.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { accountCookies } from '../../src/modules/sites/domain/consent/account-cookies.ts'
import { platformInfoSchema } from '../../src/modules/sites/domain/platform-info.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { addFailedJob } from './failed-job.ts'
import { testId } from './ids.ts'
import { addPerson } from './sign-in.ts'
import { signedInAs } from './user.ts'

/** The first id of everything private, so that one URL requests all of it. */
export const firstId = testId<VersionId & AssetId & CommentId>(7001)
export const suggestionId = 2_000_000_001
export const failedJobId = '00000000-0000-4000-8000-000000007001'
export const [gatewayId, otherGatewayId] = [testId<GatewayId>(firstId), testId<GatewayId>(firstId + 1)] as const

/** Each role alone, and users who have access because of what they did. */
export const users = ['anonymous', 'author', 'another author', 'comment writer', 'holder', ...roles] as const
export type Who = (typeof users)[number]
const isRole = (who: Who): who is Role => roles.some(role => role === who)

/** Every feature that restricts actions to some roles is enabled. */
const features = { blog: { enabled: true }, news: { enabled: true }, demographics: { enabled: true }, prescreening: { enabled: true } }
const allFeatures = platformInfoSchema.parse({ displayName: 'x', features }).features
export const mayDo = (who: Who, action: Parameters<typeof rolesMay>[1]): boolean => isRole(who) && rolesMay([who], action, allFeatures)

interface PrivateThing {
  /** Occurs in it, and nowhere else. */
  word: string | RegExp
  /** The content is public, but its owner is not: only these routes can reveal the owner. */
  isContentPublic?: boolean
  seenBy: (who: Who) => boolean
  /** Routes that show it to permitted users. Every other route shows it to nobody. */
  at: readonly string[]
  /** A query for its rows in the database. */
  rows: string
}

const byEditors = (who: Who) => mayDo(who, 'edit site content')
const byAuthor = (who: Who) => who === 'author' || mayDo(who, 'see unpublished work')
const byModerators = (who: Who) => mayDo(who, 'moderate comments')
const holder = (who: Who) => who === 'holder'

/** The export of the user's own data. */
const ownData = 'GET /api/user/data'
const ofVersions = [
  'author/article/preview/:previewContentId',
  'editor/version/preview/:previewContentId',
  'editor/version/:versionId',
  'my/submissions',
  'my/dashboard',
  'my/versions/:versionId/status',
  'GET /api/versions',
  'GET /api/versions/{id}',
  'GET /api/versions/{id}/authors',
  'GET /restricted-files/:kind/:id/:sha256/*',
]
const ofPages = ['my/content', 'my/content/pages/:pageId', 'my/content/pages/:pageId/revisions', 'staticContentPreview/:pageId', ownData]
const ofPosts = [
  'my/content/posts',
  'my/content/posts/:postId',
  'my/content/posts/:postId/revisions',
  'blogPreview/:postId',
  'GET /wp-json/f1000/v1/posts/{id}/preview',
  ownData,
]
const version = (id: number) => `select id, version::text as state from version where id = ${id}`
const revisionsOf = (kind: 'site_page' | 'blog_post', id: number) => `
  select 0 as id, ${kind}::text as state from ${kind} where id = ${id}
  union all select id, ${kind}_revision::text from ${kind}_revision where ${kind}_id = ${id}`
const ofOwner = (table: string) => `select 0 as id, ${table}::text as state from ${table} where account_id = ${firstId}`
const ownersAccount = `select id, account::text as state from account where id = ${firstId}`

export const things = {
  'version that is a draft': { word: 'Unseendraft', seenBy: byAuthor, at: ofVersions, rows: version(firstId) },
  'version that awaits its screening': {
    word: 'Unseenpending',
    seenBy: who => byAuthor(who) || mayDo(who, 'pre-screen content'),
    at: [...ofVersions, 'my/pre-screening'],
    rows: version(firstId + 1),
  },
  'next version of what is published': { word: 'Unseennext', seenBy: byAuthor, at: ofVersions, rows: version(firstId + 2) },
  'unpublished asset': {
    word: 'Unseenasset',
    seenBy: byAuthor,
    at: [
      ...['author/:contentType/preview/:previewContentId', 'editor/assets/preview/:previewContentId', 'my/submissions'],
      ...['GET /api/assets/{id}/authors', 'GET /restricted-files/:kind/:id/:sha256/*'],
    ],
    rows: `select id, asset::text as state from asset where id >= ${firstId}`,
  },
  'page that is a draft': {
    word: 'Unseenpage',
    seenBy: byEditors,
    at: [...ofPages, 'my/content/settings'],
    rows: revisionsOf('site_page', firstId),
  },
  'page that is scheduled': { word: 'Unseenlaterpage', seenBy: byEditors, at: ofPages, rows: revisionsOf('site_page', firstId + 1) },
  'change of a published page': {
    word: 'Unseenpagechange',
    seenBy: byEditors,
    at: [...ofPages, 'my/content/settings'],
    rows: revisionsOf('site_page', firstId + 2),
  },
  'draft page of a gateway': { word: 'Unseengatewaypage', seenBy: byEditors, at: ofPages, rows: revisionsOf('site_page', firstId + 3) },
  'post that is a draft': { word: 'Unseenpost', seenBy: byEditors, at: ofPosts, rows: revisionsOf('blog_post', firstId) },
  'post that is scheduled': { word: 'Unseenlaterpost', seenBy: byEditors, at: ofPosts, rows: revisionsOf('blog_post', firstId + 1) },
  'change of a published post': { word: 'Unseenpostchange', seenBy: byEditors, at: ofPosts, rows: revisionsOf('blog_post', firstId + 2) },
  'waiting comment': {
    word: 'Unseencomment',
    seenBy: who => who === 'comment writer' || byModerators(who),
    at: ['my/moderation', 'my/moderation/:commentId', ownData],
    rows: `select id, comment::text as state from comment where id = ${firstId}`,
  },
  'removed comment': {
    word: 'Unseenremoved',
    seenBy: who => who === 'comment writer' || byModerators(who),
    at: ['my/moderation/:commentId', ownData],
    rows: `select id, comment::text as state from comment where id = ${firstId + 1}`,
  },
  'what a reader told of a comment': {
    word: 'Unseenflag',
    seenBy: who => holder(who) || byModerators(who),
    at: ['my/moderation/:commentId', ownData],
    rows: ofOwner('comment_flag'),
  },
  'why an account may not comment': {
    word: 'Unseenblock',
    seenBy: who => who === 'comment writer' || byModerators(who),
    at: ['my/moderation/:commentId', ownData],
    rows: `select 0 as id, comment_block::text as state from comment_block`,
  },
  'why a status was set': {
    word: 'Unseenreason',
    seenBy: who => holder(who) || mayDo(who, 'set an editorial status'),
    at: ['my/versions/:versionId/status', ownData],
    rows: `select id, version_status_change::text as state from version_status_change`,
  },
  "another's account": {
    word: 'Unseenperson',
    // Also the accounts that reported a comment or set a status.
    seenBy: who => holder(who) || mayDo(who, 'give roles') || byModerators(who) || mayDo(who, 'set an editorial status'),
    at: [
      ...['my/moderation/:commentId', 'my/versions/:versionId/status'],
      ...['my/dashboard/roles', 'my/dashboard/roles/:accountId', 'GET /api/accounts'],
      ...['my/user-details', 'GET /api/user/details', ownData],
    ],
    rows: `${ownersAccount} union all select id, membership::text from membership where account_id = ${firstId}`,
  },
  "another's details": {
    word: 'Unseenjob',
    seenBy: holder,
    at: ['my/user-details', 'GET /api/user/details', ownData],
    rows: ownersAccount,
  },
  "another's demographics": {
    word: 'Unseengender',
    seenBy: holder,
    at: ['my/user-details', 'GET /api/user/details', ownData],
    rows: ofOwner('account_demographics'),
  },
  "another's identifiers": {
    word: /ZZZ-7001-2026|0000-0003-7001-7011/,
    seenBy: holder,
    at: [
      ...['my/user-details', 'my/submissions', 'my/ways-in', ownData],
      ...['GET /api/user/details', 'GET /api/user/orcid', 'GET /api/user/researcher-id'],
    ],
    rows: ownersAccount,
  },
  "another's sessions": {
    word: 'Unseensession',
    seenBy: holder,
    at: ['my/sessions', 'GET /api/sessions', ownData],
    rows: `select id, id::text as state from session where account_id = ${firstId}`,
  },
  "another's token": {
    word: /"username":"unseentoken@/,
    seenBy: holder,
    at: ['GET /api/token'],
    rows: `select id, token_hash as state from session where account_id = ${firstId}`,
  },
  "another's passkeys": {
    word: 'Unseenpasskey',
    seenBy: holder,
    at: ['my/ways-in', 'GET /api/passkeys', ownData],
    rows: ofOwner('passkey'),
  },
  "another's second factor": { word: 'Unseenapp', seenBy: holder, at: ['my/ways-in', ownData], rows: ofOwner('authenticator') },
  "another's linked identity": { word: 'Unseenidentity', seenBy: holder, at: ['my/ways-in', ownData], rows: ofOwner('account_identity') },
  "another's alerts": {
    word: 'Unseenalert',
    seenBy: holder,
    at: ['my/email-alerts', ownData],
    rows: `select topic_id as id, alert::text as state from alert join alert_subscriber on alert_subscriber.id = subscriber_id where account_id = ${firstId}`,
  },
  "another's tracked items": {
    word: /Describing and depositing field recordings|"contentId":2\b/i,
    isContentPublic: true,
    seenBy: holder,
    at: ['my/email-alerts', 'GET /api/tracking/content', ownData],
    rows: ofOwner('tracked_item'),
  },
  "another's sign-up for updates": {
    word: 'Unseenupdates',
    seenBy: holder,
    at: [ownData],
    rows: `select id, update_sign_up::text as state from update_sign_up`,
  },
  "another's mail": {
    word: 'Unseenmail',
    seenBy: who => holder(who) || mayDo(who, 'read the outbox'),
    at: ['outbox', 'outbox/:mailId', 'outbox/:mailId/html', ownData],
    rows: `select id, mail::text as state from mail where id >= ${firstId}`,
  },
  'address that mail does not reach': {
    word: 'unseenbounce',
    seenBy: who => mayDo(who, 'see to bounces'),
    at: ['my/bounces'],
    rows: `select id, alert_subscriber::text as state from alert_subscriber where email like 'unseenbounce%'`,
  },
  'job that was given up': {
    word: 'Unseenfailure',
    seenBy: who => mayDo(who, 'see to failed jobs'),
    at: ['my/dashboard/jobs'],
    rows: `select 0 as id, job::text as state from pgboss.job where name = 'dead-letters'`,
  },
  'organisation that nobody confirmed': {
    word: 'Unseenorganisation',
    seenBy: who => holder(who) || mayDo(who, 'look after organisations'),
    at: ['GET /api/affiliations/suggested', ownData],
    rows: `select id, organisation_suggestion::text as state from organisation_suggestion`,
  },
} as const satisfies Record<string, PrivateThing>
export type Thing = keyof typeof things
export const thingNames = z.array(z.custom<Thing>()).parse(Object.keys(things))
export const thingOf = (name: Thing): PrivateThing => things[name]

export interface Requested {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  json?: object
  /** Sent as a form. */
  form?: Record<string, string>
}

export interface PrivateLibrary {
  site: TestApp
  /** The routes that the server has registered. */
  servedRoutes: readonly AnsweredRoute[]
  /** The hashes of files that only unpublished work refers to. */
  hashes: readonly string[]
  /** The keys, such as 1-101, of publications of the route’s content type; those of another type where there is none. */
  keysAt(path: string): string[]
  /** The key of the article that everybody can read. */
  published: string
  /** The id of each account; that of nobody’s own work is the one of ROLE_USER. */
  accounts: Readonly<Partial<Record<Who, AccountId>>>
  /** @param who also somebody whom a test makes up, with other roles and memberships than the accounts have */
  ask(url: string, who: Who | User, requested?: Requested): Promise<Awaited<ReturnType<TestApp['app']['inject']>>>
  /** The stored state of each private thing. */
  stateOf(): Promise<Record<Thing, string>>
  close(): Promise<void>
}

export async function openPrivateLibrary(): Promise<PrivateLibrary> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-private-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { f1000research: { features } } }))
  const servedRoutes: AnsweredRoute[] = []
  const accounts: Partial<Record<Who, AccountId>> = {}
  const site = await buildTestApp(
    { NODE_ENV: 'production', RECTO_PLATFORMS: settings },
    { userOf: async ({ headers }) => userOf(headers.cookie), onRoute: route => servedRoutes.push(route) },
  )

  function userOf(cookie: string | undefined): User {
    const made = new RegExp(`${accountCookies.session}=made-(\\d+)`).exec(cookie ?? '')?.[1]
    if (made !== undefined) return madeUp[Number(made)] ?? anonymous
    const index = new RegExp(`${accountCookies.session}=(\\d+)`).exec(cookie ?? '')?.[1]
    const who = index === undefined ? undefined : users[Number(index)]
    if (who === undefined || who === 'anonymous') return anonymous
    const user = { ...signedInAs(isRole(who) ? who : 'ROLE_USER'), accountId: accounts[who] ?? noId() }
    // The last of the holder's own sessions.
    return who === 'holder' ? { ...user, email: 'unseentoken@example.org', sessionId: firstId + 2 } : user
  }

  const madeUp: User[] = []
  const sessionOf = (who: Who | User): string => (typeof who === 'string' ? String(users.indexOf(who)) : `made-${madeUp.push(who) - 1}`)

  const ask: PrivateLibrary['ask'] = (url, who, { method = 'GET', json, form } = {}) =>
    site.app.inject({
      method,
      url,
      // Each user has a network of their own, so that they do not share rate limits.
      remoteAddress: `192.0.2.${typeof who === 'string' ? users.indexOf(who) + 1 : 0}`,
      headers: {
        host: 'localhost',
        accept: '*/*',
        ...(who !== 'anonymous' && { cookie: `${accountCookies.session}=${sessionOf(who)}` }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(json && { payload: json }),
      ...(form && { payload: new URLSearchParams(form).toString() }),
    })

  const hashes = await store({ site, folder, accounts, ask })
  const items = await site.database.kysely.selectFrom('content_item').selectAll().orderBy('id').execute()
  const keyOf = ({ volume, publication_id: publicationId }: { volume: number; publication_id: number }) => `${volume}-${publicationId}`
  const keysAt = (path: string): string[] => {
    const ofType = items.filter(({ content_type: type }) => /^\/?(\w+)s\//.exec(path)?.[1]?.toUpperCase() === type)
    return (ofType.length > 0 ? ofType : items.slice(0, 1)).map(keyOf)
  }
  const state = thingNames
    .map(
      name =>
        `select '${name.replaceAll("'", "''")}' as name, md5(coalesce(string_agg(state, ' ' order by id, state), '')) as state from (${things[name].rows}) as rows`,
    )
    .join(' union all ')
  return {
    ...{ site, servedRoutes, hashes, keysAt, ask, accounts },
    published: keysAt('articles/')[0] ?? '',
    async stateOf() {
      const { rows } = await sql<{ name: Thing; state: string }>`${sql.raw(state)}`.execute(site.database.kysely)
      return z.custom<Record<Thing, string>>().parse(Object.fromEntries(rows.map(row => [row.name, row.state])))
    },
    async close() {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Storing extends Pick<PrivateLibrary, 'site' | 'ask'> {
  folder: string
  accounts: Partial<Record<Who, AccountId>>
}

/** @returns hashes of files that only unpublished work names */
async function store(library: Storing): Promise<string[]> {
  const { site, folder, accounts } = library
  const { kysely } = site.database
  await site.load(['demo/articles/pay-for-the-ending', 'demo/assets/field-recordings'])
  const published = await mkdtemp(join(folder, 'published-'))
  await writeFile(join(published, 'v1.xml'), await readFile('demo/articles/early-cycle-battery-life/v1.xml'))
  await take(site, published, null)
  for (const who of users)
    if (who !== 'anonymous' && who !== 'holder')
      accounts[who] = await addPerson(site, `${who.replaceAll(' ', '-')}@example.org`, ...(isRole(who) ? [who] : []))
  await kysely.updateTable('author').set({ email: 'another-author@example.org' }).execute()
  await restartIds(site)
  const ownerId = await addPerson(site, 'unseenperson@example.org')
  accounts.holder = ownerId
  await storeUnpublished(library)
  await storeGateways(library)
  await storePagesAndPosts(library)
  await storeComments(library)
  await storeOfOwner(library, ownerId)
  const sources = await kysely.selectFrom('version').where('id', '>=', firstId).select('source_sha256 as sha256').execute()
  const notes = await kysely.selectFrom('asset_file').where('asset_id', '>=', firstId).select('sha256').execute()
  return [...sources, ...notes].map(({ sha256 }) => sha256 ?? '')
}

async function restartIds({ database }: TestApp): Promise<void> {
  const tables = [
    ...[
      'content_item',
      'article',
      'version',
      'asset',
      'report',
      'referee',
      'comment',
      'account',
      'session',
      'mail',
      'alert_topic',
      'membership',
    ],
    ...['site_page', 'site_page_revision', 'blog_post', 'blog_post_revision', 'blog_author', 'update_sign_up', 'alert_subscriber'],
  ]
  for (const table of tables) await sql.raw(`alter table ${table} alter column id restart with ${firstId}`).execute(database.kysely)
}

async function take({ database, files, config }: TestApp, path: string, unpublishedAs: 'DRAFT' | 'PENDING' | null): Promise<void> {
  const setting = {
    ...importParts,
    kysely: database.kysely,
    files,
    limits: sourceLimits(config),
    platform: config.defaultPlatform,
    gateways: [],
    typeset: null,
  }
  const { failed } = await importPaths([path], { ...setting, unpublishedAs }, { dryRun: false })
  if (failed.length > 0) throw new Error(`Not imported: ${JSON.stringify(failed)}`)
}

async function storeUnpublished({ site, folder }: Storing): Promise<void> {
  const { kysely } = site.database
  const title = /<article-title>[\s\S]*?<\/article-title>/
  for (const [source, word, state] of [
    ['after-dark/v1.xml', things['version that is a draft'].word, 'DRAFT'],
    ['kilogram-by-letter/v1.xml', things['version that awaits its screening'].word, 'PENDING'],
    ['early-cycle-battery-life/v2.xml', things['next version of what is published'].word, 'DRAFT'],
  ] as const) {
    const xml = await readFile(join('demo/articles', source), 'utf8')
    const directory = await mkdtemp(join(folder, 'version-'))
    await writeFile(join(directory, 'v1.xml'), xml.replace(title, `<article-title>${word} of cells</article-title>`))
    await take(site, directory, state)
    const { id } = await kysely.selectFrom('version').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow()
    await kysely.updateTable('author').set({ email: 'author@example.org', last_name: word }).where('version_id', '=', id).execute()
  }
  const item = z
    .looseObject({ authors: z.array(z.looseObject({})) })
    .parse(JSON.parse(await readFile('demo/assets/hedgerow-moths/item.json', 'utf8')))
  const [first, ...others] = item.authors
  const { word } = things['unpublished asset']
  const directory = join(folder, 'asset')
  await mkdir(directory)
  await writeFile(join(directory, 'notes.txt'), word)
  const changed = {
    title: `${word} of moths`,
    authors: [{ ...first, familyName: word }, ...others],
    files: [{ path: 'notes.txt', role: 'main' }],
  }
  await writeFile(join(directory, 'item.json'), JSON.stringify({ ...item, ...changed }))
  await take(site, directory, 'DRAFT')
  await kysely.updateTable('author').set({ email: 'author@example.org' }).where('asset_id', '>=', firstId).execute()
}

/** All publications are in one gateway of two, and in none of another site. */
async function storeGateways({ site: { database, config } }: Storing): Promise<void> {
  const { kysely } = database
  const platformId = await findPlatformId(kysely, config.defaultPlatform)
  for (const [id, url] of [
    [gatewayId, 'roofs'],
    [otherGatewayId, 'walls'],
  ] as const)
    await kysely
      .insertInto('gateway')
      .values({ id, platform_id: platformId, url, name: `Gateway ${url}`, type: 'GATEWAY' })
      .execute()
  await sql`insert into gateway_content (gateway_id, content_item_id, by_import) select ${gatewayId}, id, true from content_item`.execute(
    kysely,
  )
}

/** Submits the forms of the editor. */
async function storePagesAndPosts({ ask }: Storing): Promise<void> {
  const enter = async (url: string, form: Record<string, string>) => {
    const answer = await ask(url, 'ROLE_RESEARCH_PUBLISHER', { method: 'POST', form })
    if (answer.statusCode !== 303) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body.slice(0, 500)}`)
  }
  const later = { act: 'schedule', publishAt: `${new Date().getUTCFullYear() + 1}-06-01T09:30` }
  const page = (word: string, path: string) => ({ title: word, path, layout: 'standard', body: `<p>${word}</p>`, description: word })
  const pages = '/my/content/pages'
  await enter(`${pages}/new`, { act: 'save', ...page(things['page that is a draft'].word, '/quiet') })
  await enter(`${pages}/new`, { ...later, ...page(things['page that is scheduled'].word, '/soon') })
  await enter(`${pages}/new`, { act: 'publish', ...page('Opening hours', '/hours') })
  const changed = { act: 'save', basedOn: String(firstId + 2) }
  await enter(`${pages}/${firstId + 2}`, { ...changed, ...page(things['change of a published page'].word, '/hours') })

  await enter(`${pages}/new`, {
    ...{ act: 'save', gateway: String(gatewayId) },
    ...page(things['draft page of a gateway'].word, '/gateways/roofs/quiet'),
  })

  const post = (word: string, slug: string) => ({
    title: word,
    section: 'blog',
    slug,
    body: `<p>${word}</p>`,
    excerpt: word,
    commentsOpen: 'true',
  })
  const [posts, first] = ['/my/content/posts', { authorName: 'Cleo Moss' }]
  const author = String(firstId)
  await enter(`${posts}/new`, { act: 'save', ...post(things['post that is a draft'].word, 'quiet'), ...first })
  await enter(`${posts}/new`, { ...later, ...post(things['post that is scheduled'].word, 'soon'), author })
  await enter(`${posts}/new`, { act: 'publish', ...post('Ten years', 'ten-years'), author })
  await enter(`${posts}/${firstId + 2}`, { ...changed, ...post(things['change of a published post'].word, 'ten-years'), author })
}

async function storeComments({ site: { database }, accounts }: Storing): Promise<void> {
  const { kysely } = database
  const article = await kysely
    .selectFrom('content_item')
    .where('content_type', '=', 'ARTICLE')
    .orderBy('id')
    .select(['id', 'current_version_id'])
    .executeTakeFirstOrThrow()
  const writer = accounts['comment writer'] ?? noId()
  const comment = { content_item_id: article.id, version_id: article.current_version_id, author_name: 'Cleo Moss', account_id: writer }
  const bodies = [`${things['waiting comment'].word} about the ending`, `${things['removed comment'].word} about nothing`] as const
  await kysely
    .insertInto('comment')
    .values([
      { ...comment, body: bodies[0], state: 'waiting', held_for: ['many-links'] },
      { ...comment, body: bodies[1], state: 'removed' },
    ])
    .execute()
  await kysely
    .insertInto('comment_flag')
    .values({
      comment_id: firstId,
      account_id: accounts.holder ?? noId(),
      reason: 'other',
      text: things['what a reader told of a comment'].word,
    })
    .execute()
  const reason = things['why an account may not comment'].word
  await kysely.insertInto('comment_block').values({ account_id: writer, reason }).execute()
}

async function storeOfOwner({ site, ask }: Storing, accountId: AccountId): Promise<void> {
  const { kysely } = site.database
  const word = (name: Thing) => z.string().parse(things[name].word)
  const platform = site.config.defaultPlatform
  const platformId = await findPlatformId(kysely, platform)
  const [orcid, researcherId] = ['0000-0003-7001-7011', 'ZZZ-7001-2026']
  const details = { last_name: word("another's account"), job_title: word("another's details"), orcid, researcher_id: researcherId }
  await kysely.updateTable('account').set(details).where('id', '=', accountId).execute()
  await kysely.insertInto('membership').values({ account_id: accountId, role: 'ROLE_RESEARCH_DIRECTOR', platform_id: platformId }).execute()
  await kysely
    .insertInto('account_demographics')
    .values({ account_id: accountId, gender: 'OTHER', other_gender: word("another's demographics") })
    .execute()
  const clientInfo = { network: word("another's sessions"), userAgent: word("another's sessions") }
  for (let count = 0; count < 3; count += 1)
    await addSession(kysely, { accountId, platform, signedInBy: 'password', clientInfo, lifetime: 3600, remembered: null })
  for (const id of ['unseen-first', 'unseen-second'])
    await addPasskey(kysely, { id, accountId, publicKey: Buffer.of(1), counter: 0, transports: [], name: word("another's passkeys") })
  const app = { accountId, name: word("another's second factor"), sealedKey: Buffer.of(1), step: 0 }
  for (let count = 0; count < 2; count += 1) await addAuthenticator(kysely, app)
  // Roles of the staff count in the holder's sessions, which may also change the factor.
  await kysely.updateTable('session').set({ factor_at: sql<Date>`now()` }).where('account_id', '=', accountId).execute()
  const identity = { provider: 'orcid', subject: 'x', account_id: accountId, label: word("another's linked identity") }
  await kysely.insertInto('account_identity').values(identity).execute()
  const change = { version_id: firstId, by_account_id: accountId, by_command_line: false, from_status: null, to_status: null }
  await kysely
    .insertInto('version_status_change')
    .values({ ...change, reason: word('why a status was set') })
    .execute()
  await addFailedJob(site.database, { id: failedJobId, message: 'Unseenfailure' })
  const email = 'unseenperson@example.org'
  const bounced = {
    platform_id: platformId,
    email: 'unseenbounce@example.org',
    language: 'en',
    stopped_at: new Date(),
    stop_reason: 'BOUNCED',
  } as const
  await kysely.insertInto('alert_subscriber').values(bounced).execute()
  await kysely
    .insertInto('update_sign_up')
    .values({
      platform_id: platformId,
      email,
      first_name: 'A',
      last_name: 'B',
      header_text: word("another's sign-up for updates"),
      language: 'en',
    })
    .execute()
  const text = word("another's mail")
  const mail = {
    message_id: 'x@example.org',
    platform_id: platformId,
    kind: 'x',
    language: 'en',
    recipient: email,
    recipient_name: 'A',
  } as const
  await kysely
    .insertInto('mail')
    .values({
      ...mail,
      sender_name: 'S',
      reply_to: 's@example.org',
      subject: text,
      content: JSON.stringify({ text, html: text }),
      state: 'kept',
    })
    .execute()
  await kysely
    .insertInto('organisation_suggestion')
    .values({ name: word('organisation that nobody confirmed'), suggested_by: accountId })
    .execute()
  for (const [url, form] of [
    ['/my/email-alerts', { change: 'follow', topic: `search:n0=title&v0=${word("another's alerts")}` }],
    ['/ajax/trackArticle', { contentId: '2' }],
  ] as const) {
    const answer = await ask(url, 'holder', { method: 'POST', form })
    if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}: ${answer.body.slice(0, 500)}`)
  }
}

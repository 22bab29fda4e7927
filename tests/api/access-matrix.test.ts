/**
 * Who sees what: every route that is read, as the router and the server have them, is asked by every kind of visitor for everything that is
 * not everybody's. What is private holds a word of its own, so that a route that shows it by mistake is found wherever it says it.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AnsweredRoute } from '../../src/app.ts'
import { sourceLimits } from '../../src/cli/source-limits.ts'
import { findPlatformId } from '../../src/data/platforms.ts'
import { rolesMay } from '../../src/domain/accounts/access.ts'
import { accountCookies } from '../../src/domain/accounts/account-cookies.ts'
import { type Role, roles } from '../../src/domain/accounts/roles.ts'
import { anonymous, type Visitor } from '../../src/domain/accounts/visitor.ts'
import siteRoutes from '../../src/site/routes.ts'
import { importPaths } from '../../src/use-cases/import/import-paths.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson } from '../support/sign-in.ts'
import { signedInAs } from '../support/visitor.ts'

/** The number that every private thing has, so that one address asks for all of them. */
const number = 7001

const words = {
  'unpublished version': 'Unseenversion',
  'unpublished asset': 'Unseenasset',
  'waiting comment': 'Unseencomment',
  'page draft': 'Unseenpage',
  'another account': 'unseenperson',
} as const
type Thing = keyof typeof words
const things = z.array(z.custom<Thing>()).parse(Object.keys(words))

/** Each role alone, and those who have one by what they did. */
const visitors = ['anonymous', 'author', 'another author', 'comment writer', ...roles] as const
type Who = (typeof visitors)[number]
const isRole = (who: Who): who is Role => roles.some(role => role === who)

const maySee: Record<Thing, (who: Who) => boolean> = {
  'unpublished version': who => who === 'author' || has(who, 'see unpublished work'),
  'unpublished asset': who => who === 'author' || has(who, 'see unpublished work'),
  'waiting comment': who => who === 'comment writer' || has(who, 'moderate comments'),
  'page draft': who => has(who, 'edit site content'),
  'another account': who => has(who, 'give roles'),
}
const has = (who: Who, action: Parameters<typeof rolesMay>[1]): boolean =>
  isRole(who) && rolesMay([who], action, site.platforms.ofHost('localhost').platform.features)

/** Where something private is shown to those who may see it. At every other route it is shown to nobody at all. */
const shownAt: Record<string, readonly Thing[]> = {
  'author/article/preview/:previewContentId': ['unpublished version'],
  'author/:contentType/preview/:previewContentId': ['unpublished asset'],
  'editor/version/preview/:previewContentId': ['unpublished version'],
  'editor/assets/preview/:previewContentId': ['unpublished asset'],
  'editor/version/:versionId': ['unpublished version'],
  'my/submissions': ['unpublished version', 'unpublished asset'],
  'my/dashboard': ['unpublished version'],
  'my/versions/:versionId/status': ['unpublished version'],
  'my/moderation': ['waiting comment'],
  'my/moderation/:commentId': ['waiting comment'],
  'articles/:key/comments': ['waiting comment'],
  'my/content': ['page draft'],
  'my/content/pages/:pageId': ['page draft'],
  'my/content/pages/:pageId/preview': ['page draft'],
  'my/content/pages/:pageId/revisions': ['page draft'],
  'staticContentPreview/:pageId': ['page draft'],
  'my/dashboard/roles': ['another account'],
  'my/dashboard/roles/:accountId': ['another account'],
  'GET /api/accounts': ['another account'],
  // What the account holds of its own.
  'GET /api/user/data': ['waiting comment'],
  'GET /api/articles': ['unpublished version'],
  'GET /api/articles/{id}': ['unpublished version'],
  'GET /api/versions': ['unpublished version'],
  'GET /api/versions/{id}': ['unpublished version'],
  'GET /api/versions/{id}/authors': ['unpublished version'],
  'GET /api/assets/{id}/authors': ['unpublished asset'],
  'GET /files/:sha256/*': ['unpublished version', 'unpublished asset'],
}

/** What the server answers beside the pages of the router, the calls that the API describes, and feeds. One that is missing here fails. */
const beside: readonly string[] = [
  'GET /api/docs',
  'GET /api/docs/openapi.json',
  'GET /api/docs/page.css',
  'GET /apple-touch-icon.png',
  'GET /assets/*',
  'GET /brand/:name',
  'GET /favicon.ico',
  'GET /favicon.svg',
  'GET /files/:sha256/*',
  'GET /gateway-themes/:url/:name',
  'GET /health',
  'GET /oai',
  'GET /opensearch.xml',
  'GET /robots.txt',
  'GET /share.png',
  'GET /site.webmanifest',
  'GET /sitemap.xml',
  'GET /sitemaps/items-:part(^\\d{1,6}$).xml',
  'GET /sitemaps/pages.xml',
  'GET /widget/gateway.js',
  'POST /:language/my/content/media',
  'POST /:language/my/content/media.data',
  'POST /:language/my/content/media/:media',
  'POST /my/content/media',
  'POST /my/content/media.data',
  'POST /my/content/media/:media',
  'POST /oai',
]
const feed = /\/(?:atom|feed\.json|rss)(?:\/?\*)?$/
/** The router's pages, and addresses at which there is nothing. */
const fallThrough = /^[A-Z]+ (?:\/?\*|\/(?:api|wp-json)\/\*)$/

let site: TestApp
let folder: string
let published: string
let hashes: string[]
const accounts: Partial<Record<Who, number>> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-matrix-'))
  site = await buildTestApp(
    { NODE_ENV: 'production' },
    { visitorOf: async ({ headers }) => visitorOf(headers.cookie), onRoute: route => servedRoutes.push(route) },
  )
  const { kysely } = site.database
  await site.load(['demo/articles/pay-for-the-ending', 'demo/assets/field-recordings'])
  for (const who of visitors) if (who !== 'anonymous') accounts[who] = await addPerson(site, `${who.replaceAll(' ', '-')}@example.org`)
  await kysely.updateTable('author').set({ email: 'another-author@example.org' }).execute()
  const article = await kysely
    .selectFrom('content_item')
    .where('content_type', '=', 'ARTICLE')
    .select(['id', 'volume', 'publication_id', 'current_version_id'])
    .executeTakeFirstOrThrow()
  published = `${article.volume}-${article.publication_id}`

  for (const table of [
    'content_item',
    'article',
    'version',
    'asset',
    'comment',
    'site_page',
    'site_page_revision',
    'account',
    'report',
    'referee',
  ])
    await sql.raw(`alter table ${table} alter column id restart with ${number}`).execute(kysely)
  const xml = await readFile('demo/articles/early-cycle-battery-life/v1.xml', 'utf8')
  const title = /<article-title>[\s\S]*?<\/article-title>/
  await writeFile(join(folder, 'v1.xml'), xml.replace(title, `<article-title>${words['unpublished version']} of cells</article-title>`))
  const item = z
    .looseObject({ authors: z.array(z.looseObject({})) })
    .parse(JSON.parse(await readFile('demo/assets/hedgerow-moths/item.json', 'utf8')))
  const [first, ...others] = item.authors
  await writeFile(join(folder, 'notes.txt'), words['unpublished asset'])
  await writeFile(
    join(folder, 'item.json'),
    JSON.stringify({
      ...item,
      title: `${words['unpublished asset']} of moths`,
      authors: [{ ...first, familyName: words['unpublished asset'] }, ...others],
      files: [{ path: 'notes.txt', role: 'main' }],
    }),
  )
  const { files, config } = site
  const setting = { kysely, files, limits: sourceLimits(config), platform: config.defaultPlatform, gateways: [], typeset: null }
  const { failed } = await importPaths([folder], { ...setting, unpublishedAs: 'DRAFT' }, { dryRun: false })
  expect(failed).toEqual([])
  await kysely
    .updateTable('author')
    .set({ email: 'author@example.org', last_name: words['unpublished version'] })
    .where('version_id', '=', number)
    .execute()
  const asset = await kysely.selectFrom('asset').select('id').where('id', '>=', number).executeTakeFirstOrThrow()
  // An item has one number of its own, and the poster is the second.
  await kysely.updateTable('author').set({ email: 'author@example.org' }).where('asset_id', '=', asset.id).execute()
  await kysely
    .insertInto('comment')
    .values({
      content_item_id: article.id,
      version_id: article.current_version_id,
      author_name: 'Cleo Moss',
      body: `${words['waiting comment']} about the ending`,
      state: 'waiting',
      held_for: ['many-links'],
      account_id: accounts['comment writer'] ?? null,
    })
    .execute()
  const platformId = await findPlatformId(kysely, config.defaultPlatform)
  const page = await kysely
    .insertInto('site_page')
    .values({ platform_id: platformId, path: '/quiet' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const text = words['page draft']
  await kysely
    .insertInto('site_page_revision')
    .values({ site_page_id: page.id, path: '/quiet', title: text, description: text, body: `<p>${text}</p>` })
    .execute()
  await addPerson(site, `${words['another account']}@example.org`)
  const source = await kysely.selectFrom('version').where('id', '=', number).select('source_sha256').executeTakeFirstOrThrow()
  const notes = await kysely.selectFrom('asset_file').where('asset_id', '=', asset.id).select('sha256').executeTakeFirstOrThrow()
  hashes = [source.source_sha256 ?? '', notes.sha256]
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const visitorOf = (cookie: string | undefined): Visitor => {
  const index = new RegExp(`${accountCookies.session}=(\\d+)`).exec(cookie ?? '')?.[1]
  const who = index === undefined ? undefined : visitors[Number(index)]
  if (who === undefined || who === 'anonymous') return anonymous
  return { ...signedInAs(isRole(who) ? who : 'ROLE_USER'), accountId: accounts[who] ?? 0 }
}

const ask = (url: string, who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object | string) =>
  site.app.inject({
    method,
    url,
    headers: {
      host: 'localhost',
      accept: '*/*',
      ...(who !== 'anonymous' && { cookie: `${accountCookies.session}=${visitors.indexOf(who)}` }),
      ...(typeof payload === 'string' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(payload !== undefined && { payload }),
  })

/** What stands for each parameter of a route. One that is missing fails. */
const valuesOf = (): Record<string, readonly string[]> => ({
  key: [published, '1-308', '1-501'],
  version: ['v1'],
  old: ['v1'],
  new: ['v2'],
  reportId: [String(number)],
  kind: ['asset'],
  segment: ['articles'],
  type: ['articles'],
  contentType: ['poster'],
  gatewayUrl: ['none'],
  tab: ['about'],
  provider: ['orcid'],
  ticket: ['none'],
  token: ['none'],
  author: ['none'],
  slug: ['none'],
  language: ['de'],
  gateway: ['none'],
  filter: ['none'],
  url: ['none'],
  name: ['none'],
  media: ['7001'],
  part: ['1'],
  ids: [String(number)],
  role: ['ROLE_EDITORIAL_BOARD'],
  sha256: hashes,
  '*': ['quiet'],
})
const numbered = /\w+Id$/

function addressesOf(path: string): string[] {
  const parameter = /:(\w+)(?:\(\^[^)]*\)|\|:\w+|\?)?|\{(\w+)\}|(\*)/.exec(path)
  if (parameter === null) return [path]
  const [whole, ...named] = parameter
  const name = named.find(each => each !== undefined) ?? ''
  // The second item is one of two numbers: its own, and that of its asset.
  const given =
    valuesOf()[name] ?? (name === 'id' ? [String(number), String(number + 1)] : numbered.test(name) ? [String(number)] : undefined)
  if (given === undefined) throw new Error(`No value for ${whole} of ${path}`)
  return given.flatMap(value => addressesOf(path.replace(whole, value)))
}

/** With those of their parents before them. */
function pathsOf(entries: readonly RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const whole = [parent, path ?? ''].filter(Boolean).join('/')
    return [...(path !== undefined || index ? [whole || '/'] : []), ...pathsOf(children, whole)]
  })
}

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]) })),
  ),
})

interface Route {
  name: string
  addresses: string[]
}

async function callsOf(): Promise<(Route & { method: string })[]> {
  const { paths } = described.parse((await site.app.inject('/api/docs/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => {
      const asked = parameters.filter(each => each.in === 'query').map(({ name }) => name)
      const ids = asked
        .filter(name => /id$/i.test(name) || name === 'version')
        .flatMap(name => [`${name}=${number}`, `${name}=${number + 1}`])
      const scopes = asked.includes('publishedOnly') ? [[], ['publishedOnly=false']] : [[]]
      const addresses = addressesOf(path).flatMap(address =>
        scopes.flatMap(scope =>
          [[...scope], ...ids.map(id => [...scope, id])].map(query => (query.length > 0 ? `${address}?${query.join('&')}` : address)),
        ),
      )
      return { name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), addresses: [...new Set(addresses)] }
    }),
  )
}

/** As the server was told them. */
const servedRoutes: AnsweredRoute[] = []

const wrong: string[] = []
const seenBy = new Map<Thing, Set<Who>>(things.map(thing => [thing, new Set()]))

async function look(name: string, address: string, who: Who): Promise<void> {
  const { body, headers, statusCode } = await ask(address, who)
  for (const thing of things) {
    if (!body.includes(words[thing])) continue
    seenBy.get(thing)?.add(who)
    if (!maySee[thing](who) || !(shownAt[name] ?? []).includes(thing)) wrong.push(`${who} sees the ${thing} at ${address} (${name})`)
    if (!/no-store/.test(String(headers['cache-control']))) wrong.push(`${address} is kept (${headers['cache-control']})`)
  }
  if (statusCode >= 500 && !address.startsWith('/critical-error')) wrong.push(`${who} is answered ${statusCode} at ${address}`)
}

test('every route beside pages and calls stands here', async () => {
  const calls = new Set((await callsOf()).map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1')))
  const rest = servedRoutes
    .filter(({ method }) => ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].includes(method))
    .map(({ method, path }) => `${method} ${path}`)
    .filter(name => !calls.has(name.replace(/\|:\w+/, '')) && !calls.has(name.replace(/:\w+\|/, '')))
    .filter(name => !feed.test(name) && !fallThrough.test(name) && !name.startsWith('GET /assets/pdf-reader/'))
  expect([...new Set(rest)].toSorted()).toEqual([...beside].toSorted())
})

describe('nobody sees what is not theirs', () => {
  test.each(visitors)('%s, on pages', async who => {
    const paths = pathsOf(siteRoutes)
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths)
      for (const address of addressesOf(path.replaceAll(/\/:\w+\?/g, ''))) {
        const url = address.startsWith('/') ? address : `/${address}`
        await look(path, url, who)
        // A navigation within the site asks for a page’s data alone.
        if (who === 'anonymous' || who === 'another author') await look(path, url === '/' ? '/_root.data' : `${url}.data`, who)
      }
    expect(wrong.splice(0)).toEqual([])
  })

  test.each(visitors)('%s, by calls', async who => {
    for (const { name, method, addresses } of await callsOf()) {
      if (method !== 'GET') continue
      for (const address of addresses) await look(name, address, who)
    }
    const feeds = servedRoutes.filter(({ method, path }) => method === 'GET' && feed.test(path))
    for (const name of [...beside, ...feeds.map(({ path }) => `GET ${path.replace(/\/?\*$/, '')}`)]) {
      const [method = '', path = ''] = name.split(' ')
      if (method === 'GET') for (const address of addressesOf(path)) await look(name, address, who)
    }
    expect(wrong.splice(0)).toEqual([])
  })

  test('those who may see something find it somewhere, and the others nowhere', () => {
    for (const thing of things)
      expect([thing, [...(seenBy.get(thing) ?? [])].toSorted()]).toEqual([thing, visitors.filter(maySee[thing]).toSorted()])
  })

  test('what is published is seen by all', async () => {
    for (const who of visitors) expect([who, (await ask(`/articles/${published}`, who)).statusCode]).toEqual([who, 200])
  })
})

/** What is stored of everything private, and of its holder’s sign-ins. */
async function stateOfThings(): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select md5(concat(
      (select string_agg(version::text, '' order by id) from version where id >= ${number}),
      (select string_agg(content_item::text, '' order by id) from content_item where id >= ${number}),
      (select string_agg(asset::text, '' order by id) from asset where id >= ${number}),
      (select string_agg(comment::text, '' order by id) from comment where id = ${number}),
      (select string_agg(site_page::text, '' order by id) from site_page where id >= ${number}),
      (select string_agg(site_page_revision::text, '' order by id) from site_page_revision where id >= ${number}),
      (select string_agg(account::text, '' order by id) from account where id = ${number}))) as state`.execute(site.database.kysely)
  return rows[0]?.state ?? ''
}

test('nobody changes what is not theirs, by whatever form or call', async () => {
  const before = await stateOfThings()
  const calls = (await callsOf()).filter(({ method }) => method !== 'GET')
  expect(calls.length).toBeGreaterThan(30)
  for (const who of ['another author'] as const) {
    for (const { method, addresses } of calls)
      for (const address of addresses) {
        const { statusCode } = await ask(address, who, z.enum(['POST', 'PUT', 'DELETE']).parse(method), {})
        expect([address, statusCode < 500]).toEqual([address, true])
      }
    for (const path of pathsOf(siteRoutes))
      for (const address of addressesOf(path.replaceAll(/\/:\w+\?/g, '')))
        for (const act of ['publish', 'delete'])
          await ask(address.startsWith('/') ? address : `/${address}`, who, 'POST', `act=${act}&reason=none&title=Mine&id=${number}`)
  }
  expect(await stateOfThings()).toBe(before)
})

/**
 * Who sees what: every route that is read, as the router and the server have them, is asked by every kind of user for everything that is
 * not everybody's (tests/support/private-library.ts). Who changes it is asked in access-matrix-writing.test.ts.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Action, actions } from '../../src/core/access/access.ts'
import { noId } from '../../src/core/ids/id.ts'
import type { VersionId } from '../../src/core/ids/shared-ids.ts'
import { accessTable, answerTo, expectedFor, usersOf } from '../support/access-table.ts'
import { testId } from '../support/ids.ts'
import { pageRoutes } from '../support/page-routes.ts'
import {
  firstId,
  gatewayId,
  openPrivateLibrary,
  otherGatewayId,
  type PrivateLibrary,
  suggestionId,
  type Thing,
  thingNames,
  thingOf,
  users,
  type Who,
} from '../support/private-library.ts'
import { signedInAs } from '../support/user.ts'

/** What the server answers beside the pages of the router, the calls that the API describes, and feeds. One that is missing here fails. */
const otherRoutes: readonly string[] = [
  'DELETE /uploads/:id',
  'GET /api/docs',
  'GET /api/docs/:group',
  'GET /api/docs/fonts/:name',
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
  'GET /restricted-files/:kind/:id/:sha256/*',
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
  'PATCH /uploads/:id',
  'POST /oai',
  'POST /uploads',
]
const feed = /\/(?:atom|feed\.json|rss)(?:\/?\*)?$/
/** The router's pages, and paths at which there is nothing. */
const fallThrough = /^[A-Z]+ (?:\/?\*|\/(?:api|wp-json)\/\*)$/

let library: PrivateLibrary
let ask: PrivateLibrary['ask']
beforeAll(async () => {
  library = await openPrivateLibrary()
  ask = library.ask
}, 120_000)
afterAll(() => library.close())

const numbers = (count: number): string[] => Array.from({ length: count }, (_, place) => String(firstId + place))

/** What stands for each parameter of a route. One that is missing fails. */
const valuesOf = (path: string): Record<string, readonly string[]> => ({
  key: library.keysAt(path),
  version: ['v1', 'v2'],
  old: ['v1'],
  new: ['v2'],
  kind: ['asset', 'version'],
  segment: ['articles'],
  type: ['articles'],
  contentType: ['poster'],
  gatewayUrl: ['none'],
  tab: ['about'],
  provider: ['orcid'],
  ticket: ['none'],
  token: ['none'],
  author: ['none', 'cleo-moss'],
  slug: ['quiet', 'soon', 'ten-years'],
  language: ['de'],
  gateway: ['none'],
  group: ['peer-review'],
  filter: ['none'],
  url: ['none'],
  name: ['none'],
  media: ['7001'],
  part: ['1'],
  position: ['0'],
  ids: [String(firstId)],
  role: ['ROLE_EDITORIAL_BOARD'],
  sha256: library.hashes,
  '*': ['quiet', 'soon', 'hours'],
  // Four items, of which three have a version each.
  id: numbers(4),
  previewContentId: numbers(3),
  versionId: numbers(3),
  commentId: numbers(2),
  pageId: numbers(4),
  postId: numbers(3),
})
const numbered = /\w+Id$/

/** Pages whose path names nothing get the query that they lead to by themselves. */
const queries: Record<string, string> = { 'my/pre-screening': '?status=PENDING&pageNumber=1' }

function requestPathsOf(path: string): string[] {
  const parameter = /:(\w+)(?:\(\^[^)]*\)|\|:\w+|\?)?|\{(\w+)\}|(\*)/.exec(path)
  if (parameter === null) return [path]
  const [whole, ...named] = parameter
  const name = named.find(each => each !== undefined) ?? ''
  const given = valuesOf(path)[name] ?? (numbered.test(name) ? [String(firstId)] : undefined)
  if (given === undefined) throw new Error(`No value for ${whole} of ${path}`)
  return given.flatMap(value => requestPathsOf(path.replace(whole, value)))
}

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]) })),
  ),
})

/** Ids of a query, each alone. */
const requestedIds = (name: string): readonly string[] => (name === 'GET /api/affiliations' ? [String(suggestionId)] : numbers(4))

async function callsOf(): Promise<{ name: string; method: string; requestPaths: string[] }[]> {
  const { paths } = described.parse((await library.site.app.inject('/api/docs/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => {
      const name = `${method.toUpperCase()} ${path}`
      const requested = parameters.filter(each => each.in === 'query').map(parameter => parameter.name)
      const ids = requested
        .filter(parameter => /id$/i.test(parameter) || parameter === 'version')
        .flatMap(parameter => requestedIds(name).map(id => `${parameter}=${id}`))
      const slugs = requested.includes('slug') ? ['slug=quiet', 'slug=soon', 'slug=ten-years'] : []
      const scopes = requested.includes('publishedOnly') ? [[], ['publishedOnly=false']] : [[]]
      const requestPaths = (method === 'get' ? requestPathsOf(path) : []).flatMap(requestPath =>
        scopes.flatMap(scope =>
          [[...scope], ...[...ids, ...slugs].map(each => [...scope, each])].map(query =>
            query.length > 0 ? `${requestPath}?${query.join('&')}` : requestPath,
          ),
        ),
      )
      return { name, method: method.toUpperCase(), requestPaths: [...new Set(requestPaths)] }
    }),
  )
}

const invalid: string[] = []
const seenBy = new Map<Thing, Set<Who>>(thingNames.map(thing => [thing, new Set()]))
const seenAt = new Map<Thing, Set<string>>(thingNames.map(thing => [thing, new Set()]))

/** What a token says is written in it, and not to be read as it stands. */
const claimsOf = (body: string): string => {
  const [, claims = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(body.trim()) ?? []
  return Buffer.from(claims, 'base64url').toString()
}

async function look(name: string, requestPath: string, who: Who): Promise<void> {
  const { body, headers, statusCode } = await ask(requestPath, who)
  const said = body.length < 2000 ? body + claimsOf(body) : body
  for (const thing of thingNames) {
    const { word, seenBy: mayBeSeenBy, at, isContentPublic = false } = thingOf(thing)
    if (typeof word === 'string' ? !said.includes(word) : !word.test(said)) continue
    const isShown = at.includes(name)
    if (isContentPublic && !isShown) continue
    seenBy.get(thing)?.add(who)
    seenAt.get(thing)?.add(name)
    if (!mayBeSeenBy(who) || !isShown) invalid.push(`${who} sees the ${thing} at ${requestPath} (${name})`)
    if (!/no-store/.test(String(headers['cache-control']))) invalid.push(`${requestPath} is kept (${headers['cache-control']})`)
  }
  if (statusCode >= 500 && !requestPath.startsWith('/critical-error')) invalid.push(`${who} is answered ${statusCode} at ${requestPath}`)
}

test('every route beside pages and calls is in the access matrix', async () => {
  const calls = new Set((await callsOf()).map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1')))
  const rest = library.servedRoutes
    .filter(({ method }) => ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].includes(method))
    .map(({ method, path }) => `${method} ${path}`)
    .filter(name => !calls.has(name.replace(/\|:\w+/, '')) && !calls.has(name.replace(/:\w+\|/, '')))
    .filter(name => !feed.test(name) && !fallThrough.test(name) && !name.startsWith('GET /assets/pdf-reader/'))
  expect([...new Set(rest)].toSorted()).toEqual([...otherRoutes].toSorted())
})

describe('nobody sees content without access to it (R6-04)', () => {
  test.each(users)('the user %s sees none on pages', async who => {
    const routes = pageRoutes()
    expect(routes.length).toBeGreaterThan(100)
    for (const { path } of routes)
      for (const requestPath of requestPathsOf(path.replaceAll(/\/:\w+\?/g, ''))) {
        const url = requestPath.startsWith('/') ? requestPath : `/${requestPath}`
        const query = queries[path] ?? ''
        await look(path, url + query, who)
        // A navigation within the site asks for a page’s data alone.
        if (who === 'anonymous' || who === 'another author') await look(path, (url === '/' ? '/_root.data' : `${url}.data`) + query, who)
      }
    expect(invalid.splice(0)).toEqual([])
  })

  test.each(users)('the user %s sees none by calls', async who => {
    for (const { name, requestPaths } of await callsOf()) for (const requestPath of requestPaths) await look(name, requestPath, who)
    const feeds = library.servedRoutes.filter(({ method, path }) => method === 'GET' && feed.test(path))
    for (const name of [...otherRoutes, ...feeds.map(({ path }) => `GET ${path.replace(/\/?\*$/, '')}`)]) {
      const [method = '', path = ''] = name.split(' ')
      if (method === 'GET') for (const requestPath of requestPathsOf(path)) await look(name, requestPath, who)
    }
    expect(invalid.splice(0)).toEqual([])
  })

  test.each(thingNames)('the content %s is found by every user with access, and each of its routes opens for somebody', thing => {
    const { seenBy: mayBeSeenBy, at } = thingOf(thing)
    expect([...(seenBy.get(thing) ?? [])].toSorted()).toEqual(users.filter(mayBeSeenBy).toSorted())
    expect([...(seenAt.get(thing) ?? [])].toSorted()).toEqual([...at].toSorted())
  })

  test('published content is visible to everybody', async () => {
    for (const who of users) expect([who, (await ask(`/articles/${library.published}`, who)).statusCode]).toEqual([who, 200])
  })
})

describe('each action of the access table opens its pages, calls and lists', () => {
  let table: ReturnType<typeof accessTable>
  beforeAll(async () => {
    const { kysely } = library.site.database
    const version = await kysely
      .selectFrom('version')
      .where('id', '=', testId<VersionId>(firstId + 2))
      .select(['article_id', 'source_sha256'])
      .executeTakeFirstOrThrow()
    const file = await kysely.selectFrom('asset_file').where('asset_id', '=', firstId).select('sha256').executeTakeFirstOrThrow()
    table = accessTable({ version: version.source_sha256 ?? '', asset: file.sha256 })
    // The reviewer of a version before.
    const orcid = '0000-0003-7001-7012'
    const reviewer = library.accounts.ROLE_RESEARCH_REFEREE ?? noId()
    const { numUpdatedRows } = await kysely
      .updateTable('referee')
      .set({ orcid })
      .where('article_id', '=', version.article_id)
      .executeTakeFirst()
    expect(numUpdatedRows).toBeGreaterThan(0n)
    await kysely.updateTable('account').set({ orcid }).where('id', '=', reviewer).execute()
  })

  test.each(actions)('the action %s opens them to the users of the table, and to no others', async (action: Action) => {
    const { platform: site } = library.site.platforms.ofHost('localhost')
    const [answered, expected]: [string[], string[]] = [[], []]
    expect(table[action].length).toBeGreaterThan(0)
    for (const { resource, routes } of table[action])
      for (const route of routes)
        for (const user of usersOf(action, resource, { site: site.key, accounts: library.accounts })) {
          const name = `${user.name}, by ${route.by} ${route.requested?.method ?? 'GET'} ${route.url}`
          expected.push(`${name}: ${expectedFor(user, action, { resource, route, site })}`)
          answered.push(`${name}: ${answerTo({ resource, route }, await ask(route.url, user.user, route.requested))}`)
        }
    expect(answered).toEqual(expected)
  })

  test('a role for a gateway may change its pages only, and may not block users', async () => {
    const { platform: site } = library.site.platforms.ofHost('localhost')
    const memberships = [{ role: 'ROLE_RESEARCH_PUBLISHER', site: site.key, gatewayId }] as const
    const member = { ...signedInAs(), accountId: library.accounts.ROLE_USER ?? noId(), memberships }
    const before = await library.stateOf()
    const save = (id: string, fields: Record<string, string>) =>
      ask(`/my/content/pages/${id}`, member, { method: 'POST', form: { act: 'save', title: 'Mine', layout: 'standard', ...fields } })
    const own = { gateway: String(gatewayId) }
    expect((await save('new', { path: '/about/mine' })).statusCode).toBe(422)
    expect((await save('new', { path: '/gateways/walls/mine', gateway: String(otherGatewayId) })).statusCode).toBe(422)
    expect((await save('new', { path: '/about/mine', ...own })).statusCode).toBe(422)
    expect((await save('new', { path: '/gateways/roofs/mine', ...own })).statusCode).toBe(303)
    // What was typed is kept as a page of the gateway, whether there is no such page or it is another’s.
    for (const [id, path] of [
      [String(firstId), '/gateways/roofs/kept'],
      ['999999', '/gateways/roofs/kept-too'],
    ] as const)
      expect((await save(id, { path, basedOn: '1', ...own })).headers.location).toContain('done=kept')
    expect((await save(String(firstId + 2), { path: '/gateways/roofs/hours', ...own })).statusCode).toBe(403)
    const block = { method: 'POST', form: { act: 'block', reason: 'x' } } as const
    expect((await ask(`/my/moderation/${firstId}`, member, block)).statusCode).toBe(403)
    expect(await library.stateOf()).toEqual(before)
  })
})

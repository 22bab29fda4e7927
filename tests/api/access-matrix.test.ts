/**
 * Who sees what: every route that is read, as the router and the server have them, is asked by every kind of visitor for everything that is
 * not everybody's (tests/support/private-library.ts). Who changes it is asked in access-matrix-writing.test.ts.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageRoutes } from '../support/page-routes.ts'
import {
  firstId,
  openPrivateLibrary,
  type PrivateLibrary,
  suggestionId,
  type Thing,
  thingNames,
  thingOf,
  visitors,
  type Who,
} from '../support/private-library.ts'

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
  filter: ['none'],
  url: ['none'],
  name: ['none'],
  media: ['7001'],
  part: ['1'],
  ids: [String(firstId)],
  role: ['ROLE_EDITORIAL_BOARD'],
  sha256: library.hashes,
  '*': ['quiet', 'soon', 'hours'],
  // Four items, of which three have a version each.
  id: numbers(4),
  previewContentId: numbers(3),
  versionId: numbers(3),
  commentId: numbers(2),
  pageId: numbers(3),
  postId: numbers(3),
})
const numbered = /\w+Id$/

/** Of what no address names: what its page leads to by itself. */
const queries: Record<string, string> = { 'my/pre-screening': '?status=PENDING&pageNumber=1' }

function addressesOf(path: string): string[] {
  const parameter = /:(\w+)(?:\(\^[^)]*\)|\|:\w+|\?)?|\{(\w+)\}|(\*)/.exec(path)
  if (parameter === null) return [path]
  const [whole, ...named] = parameter
  const name = named.find(each => each !== undefined) ?? ''
  const given = valuesOf(path)[name] ?? (numbered.test(name) ? [String(firstId)] : undefined)
  if (given === undefined) throw new Error(`No value for ${whole} of ${path}`)
  return given.flatMap(value => addressesOf(path.replace(whole, value)))
}

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]) })),
  ),
})

/** Ids of a query, each alone. */
const requestedIds = (name: string): readonly string[] => (name === 'GET /api/affiliations' ? [String(suggestionId)] : numbers(4))

async function callsOf(): Promise<{ name: string; method: string; addresses: string[] }[]> {
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
      const addresses = (method === 'get' ? addressesOf(path) : []).flatMap(address =>
        scopes.flatMap(scope =>
          [[...scope], ...[...ids, ...slugs].map(each => [...scope, each])].map(query =>
            query.length > 0 ? `${address}?${query.join('&')}` : address,
          ),
        ),
      )
      return { name, method: method.toUpperCase(), addresses: [...new Set(addresses)] }
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

async function look(name: string, address: string, who: Who): Promise<void> {
  const { body, headers, statusCode } = await ask(address, who)
  const said = body.length < 2000 ? body + claimsOf(body) : body
  for (const thing of thingNames) {
    const { word, seenBy: mayBeSeenBy, at, isContentPublic = false } = thingOf(thing)
    if (typeof word === 'string' ? !said.includes(word) : !word.test(said)) continue
    const isShown = at.includes(name)
    if (isContentPublic && !isShown) continue
    seenBy.get(thing)?.add(who)
    seenAt.get(thing)?.add(name)
    if (!mayBeSeenBy(who) || !isShown) invalid.push(`${who} sees the ${thing} at ${address} (${name})`)
    if (!/no-store/.test(String(headers['cache-control']))) invalid.push(`${address} is kept (${headers['cache-control']})`)
  }
  if (statusCode >= 500 && !address.startsWith('/critical-error')) invalid.push(`${who} is answered ${statusCode} at ${address}`)
}

test('every route beside pages and calls stands here', async () => {
  const calls = new Set((await callsOf()).map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ':$1')))
  const rest = library.servedRoutes
    .filter(({ method }) => ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].includes(method))
    .map(({ method, path }) => `${method} ${path}`)
    .filter(name => !calls.has(name.replace(/\|:\w+/, '')) && !calls.has(name.replace(/:\w+\|/, '')))
    .filter(name => !feed.test(name) && !fallThrough.test(name) && !name.startsWith('GET /assets/pdf-reader/'))
  expect([...new Set(rest)].toSorted()).toEqual([...beside].toSorted())
})

describe('nobody sees what is not theirs (R6-04)', () => {
  test.each(visitors)('%s, on pages', async who => {
    const routes = pageRoutes()
    expect(routes.length).toBeGreaterThan(100)
    for (const { path } of routes)
      for (const address of addressesOf(path.replaceAll(/\/:\w+\?/g, ''))) {
        const url = address.startsWith('/') ? address : `/${address}`
        const query = queries[path] ?? ''
        await look(path, url + query, who)
        // A navigation within the site asks for a page’s data alone.
        if (who === 'anonymous' || who === 'another author') await look(path, (url === '/' ? '/_root.data' : `${url}.data`) + query, who)
      }
    expect(invalid.splice(0)).toEqual([])
  })

  test.each(visitors)('%s, by calls', async who => {
    for (const { name, addresses } of await callsOf()) for (const address of addresses) await look(name, address, who)
    const feeds = library.servedRoutes.filter(({ method, path }) => method === 'GET' && feed.test(path))
    for (const name of [...beside, ...feeds.map(({ path }) => `GET ${path.replace(/\/?\*$/, '')}`)]) {
      const [method = '', path = ''] = name.split(' ')
      if (method === 'GET') for (const address of addressesOf(path)) await look(name, address, who)
    }
    expect(invalid.splice(0)).toEqual([])
  })

  test.each(thingNames)('%s: who may see it finds it somewhere, and at each of its routes somebody does', thing => {
    const { seenBy: mayBeSeenBy, at } = thingOf(thing)
    expect([...(seenBy.get(thing) ?? [])].toSorted()).toEqual(visitors.filter(mayBeSeenBy).toSorted())
    expect([...(seenAt.get(thing) ?? [])].toSorted()).toEqual([...at].toSorted())
  })

  test('what is published is seen by all', async () => {
    for (const who of visitors) expect([who, (await ask(`/articles/${library.published}`, who)).statusCode]).toEqual([who, 200])
  })
})

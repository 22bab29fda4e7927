/**
 * PostgreSQL stops answering and closes no connection, while users of every kind go on over all routes: nobody waits above 5 seconds,
 * nobody sees a failure of the program, and afterwards every route answers as before. `--count N` is for how many seconds it stops.
 */
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { createFreezingProxy } from '../../tests/support/freezing-proxy.ts'
import { pagePaths } from '../../tests/support/page-routes.ts'
import { startServer } from '../../tools/bench/child.ts'
import { makeLibrary } from '../../tools/bench/library.ts'
import { percentile } from '../../tools/bench/timing.ts'
import { buildSite } from '../build-site.ts'
import { type Campaign, randomOf } from './campaign.ts'
import { credentials, fillLibrary, signIn } from './demo-with-editor.ts'
import { sendRequest } from './send-request.ts'

/** Milliseconds. */
const maxWait = 5_000
/** Between two requests of one user, and until the server has noticed that the database is back. */
const pause = 200
const recovery = 5_000
/** Users of each kind. */
const abreast = 3

interface Visit {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
  /** Whether each request is for a path that nobody has asked for, so that the page is made anew. */
  isUnread?: boolean
}

interface Seen {
  kind: string
  visit: Visit
  status: number
  milliseconds: number
}

export const frozenDatabaseCampaign: Campaign = {
  usualCount: 40,
  async run({ seed, from, to, onFailure, onDone }) {
    const databaseServer = process.env.DATABASE_URL
    if (!databaseServer) throw new Error('DATABASE_URL has to name a PostgreSQL server on which databases may be made.')
    buildSite()
    const library = await makeLibrary(databaseServer)
    try {
      await fillLibrary(library.environment)
      const proxy = await createFreezingProxy(library.environment.DATABASE_URL ?? '')
      const server = await startServer({ ...library.environment, DATABASE_URL: proxy.url })
      const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
      const port = Number(new URL(server.origin).port)
      let requestCount = 0
      const ask = async (kind: string, visit: Visit): Promise<Seen> => {
        const { method, headers, body, isUnread = false } = visit
        requestCount += 1
        const path = isUnread ? `${visit.path}?unread=${requestCount}` : visit.path
        const sent = body === null ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
        const options = { port, method, path, headers: sent, agent, timeout: 60_000 }
        const { status, isWhole, milliseconds } = await sendRequest(options, body === null ? null : Buffer.from(body))
        return { kind, visit, status: isWhole ? status : 0, milliseconds }
      }
      try {
        const kinds = await visitsOf(server.origin)
        const all = [...kinds].flatMap(([kind, visits]) => visits.map(visit => ({ kind, visit })))
        const askAll = async (): Promise<Map<string, number>> => {
          const statuses = new Map<string, number>()
          for (const { kind, visit } of all) statuses.set(nameOf(kind, visit), (await ask(kind, visit)).status)
          return statuses
        }
        /** Each user in an order of their own. */
        const visitUntil = async (isOver: () => boolean): Promise<Seen[]> => {
          const seen: Seen[] = []
          const walk = async (kind: string, visits: readonly Visit[], user: number): Promise<void> => {
            const random = randomOf(seed, user)
            while (!isOver()) {
              seen.push(await ask(kind, random.pick(visits)))
              await wait(pause)
            }
          }
          const walks = [...kinds].flatMap(([kind, visits], at) =>
            Array.from({ length: abreast }, (_, user) => walk(kind, visits, at * abreast + user)),
          )
          await Promise.all(walks)
          return seen
        }
        const during = async (milliseconds: number): Promise<Seen[]> => {
          const end = performance.now() + milliseconds
          return await visitUntil(() => performance.now() > end)
        }

        // Once before, as some requests change what others are answered.
        await askAll()
        const before = await askAll()
        const usual = await during(5_000)
        let isFrozen = true
        const visiting = visitUntil(() => !isFrozen)
        // Some requests have begun.
        await wait(2 * pause)
        proxy.freeze()
        for (let second = from; second < to; second += 1) {
          await wait(1000)
          onDone(second)
        }
        isFrozen = false
        proxy.thaw()
        const frozen = await visiting
        await during(recovery)
        const after = await askAll()

        for (const { kind, visit, status, milliseconds } of frozen) {
          if (milliseconds > maxWait) onFailure(`${nameOf(kind, visit)}: waited ${Math.round(milliseconds)} ms`)
          const usualStatus = before.get(nameOf(kind, visit))
          // 200: for somebody signed in, the page that everybody sees. 429: all sign-ins come from one client, and are too many by and by.
          if (![503, 200, 429, usualStatus].includes(status))
            onFailure(`${nameOf(kind, visit)}: answered ${status} instead of ${usualStatus} or 503`)
        }
        // All sign-ins come from one client, and are too many by and by.
        for (const [name, status] of after)
          if (status !== before.get(name) && status !== 429)
            onFailure(`${name}: answered ${before.get(name)} before, and ${status} afterwards`)
        return [
          `Load average ${loadavg()[0]?.toFixed(1)}; ${to - from} s; ${all.length} requests over ${kinds.size} kinds of visitor, ${abreast} of each at once.`,
          '| | Visitor | Requests | p50 | p95 | Longest | Answers |\n| --- | --- | --: | --: | --: | --: | --- |',
          ...[...kinds.keys()].flatMap(kind => [rowOf('as usual', kind, usual), rowOf('frozen', kind, frozen)]),
          'The slowest while it was frozen:',
          ...frozen
            .toSorted((one, other) => other.milliseconds - one.milliseconds)
            .slice(0, 10)
            .map(({ kind, visit, status, milliseconds }) => `${ms(milliseconds)}: ${nameOf(kind, visit)}, ${status}`),
        ]
      } finally {
        agent.destroy()
        await server.stop()
        await proxy.close()
      }
    } finally {
      await library.remove()
    }
  },
}

const nameOf = (kind: string, { method, path }: Visit): string => `${kind}: ${method} ${path}`

const html = { accept: 'text/html' }
const json = { accept: 'application/json' }

/** What users of each kind ask for. */
async function visitsOf(origin: string): Promise<Map<string, Visit[]>> {
  const cookie = await signIn(origin)
  const parameters = await parametersOf(origin)
  const screens = pagePaths().map(path => fillPath(path, parameters))
  const calls = (await describedCalls(origin)).map(path => fillPath(path, parameters))
  const get = (headers: Visit['headers']) => (path: string) => ({ method: 'GET' as const, path, headers, body: null })
  const form = (path: string, fields: Record<string, string>): Visit => ({
    ...{ method: 'POST', path, body: new URLSearchParams(fields).toString() },
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded' },
  })
  const { email, password } = credentials
  const signIns = [
    form('/login', { username: email, password }),
    form('/login', { username: 'nobody@example.org', password }),
    form('/api/login', { username: email, password }),
    form('/password/forgotten', { email }),
  ]
  // The session is needed until the end.
  const endsSession = (path: string) => /signout|logout/.test(path)
  return new Map([
    ['reader', ['/', '/browse', '/contact', ...parameters.articles].map(get(html))],
    ['reader of what nobody has read', screens.map(get(html)).map(visit => ({ ...visit, isUnread: true }))],
    ['signed in', screens.filter(path => !endsSession(path)).map(get({ ...html, cookie }))],
    ['call', calls.map(get(json))],
    ['signed-in call', calls.filter(path => !endsSession(path)).map(get({ ...json, cookie }))],
    ['machine', [...machinePaths, ...parameters.files].map(get({ accept: '*/*' }))],
    ['sign-in', signIns],
  ])
}

const machinePaths = [
  ...['/health', '/sitemap.xml', '/robots.txt', '/opensearch.xml', '/published/rss', '/blog/rss'],
  ...['/oai?verb=Identify', '/oai?verb=ListRecords&metadataPrefix=oai_dc', '/oai?verb=ListSets'],
]

interface Parameters {
  articles: string[]
  files: string[]
  byName: Readonly<Record<string, string>>
}

/** What stands in paths of the demo library. */
async function parametersOf(origin: string): Promise<Parameters> {
  const browse = await (await fetch(`${origin}/browse`, { headers: html })).text()
  const articles = [...new Set([...browse.matchAll(/href="(\/articles\/\d+-\d+)"/g)].flatMap(([, path]) => path ?? []))]
  const [article] = articles
  if (article === undefined) throw new Error('The list of publications names no articles.')
  const page = await (await fetch(origin + article, { headers: html })).text()
  const files = [...new Set([...page.matchAll(/"(\/files\/[0-9a-f]{64}[^"\\]*)"/g)].flatMap(([, path]) => path ?? []))]
  const gateways = await (await fetch(`${origin}/gateways`, { headers: html })).text()
  const key = article.replace('/articles/', '')
  return {
    articles,
    files,
    byName: {
      ...{
        key,
        version: 'v1',
        old: 'v1',
        new: 'v1',
        kind: 'gateways',
        segment: 'articles',
        type: 'research-article',
        contentType: 'article',
      },
      gatewayUrl: /href="\/gateways\/([\w-]+)"/.exec(gateways)?.[1] ?? 'none',
    },
  }
}

/** Numbers for what has no name here, and nothing for what may be left out. */
function fillPath(path: string, { byName }: Parameters): string {
  const filled = path
    .replaceAll(/:(\w+)(\??)/g, (_, name: string) => byName[name] ?? '1')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => byName[name] ?? '1')
    .replaceAll('*', 'anything')
  return filled.startsWith('/') ? filled : `/${filled}`
}

const descriptionSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

/** Paths of the calls that read. */
async function describedCalls(origin: string): Promise<string[]> {
  const { paths } = descriptionSchema.parse(await (await fetch(`${origin}/api/docs/openapi.json`)).json())
  return Object.entries(paths).flatMap(([path, methods]) => ('get' in methods ? [path] : []))
}

const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`

function rowOf(name: string, kind: string, all: readonly Seen[]): string {
  const seen = all.filter(each => each.kind === kind)
  const times = seen.map(({ milliseconds }) => milliseconds)
  const answers = [...Map.groupBy(seen, ({ status }) => status)]
    .toSorted(([one], [other]) => one - other)
    .map(([status, those]) => `${status}: ${those.length}`)
  return `| ${name} | ${kind} | ${seen.length} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.95))} | ${ms(Math.max(0, ...times))} | ${answers.join(', ')} |`
}

/**
 * An editor and a reader beside a crawler that asks for 500 pages a second, each at a URL of its own. `--count N` is for how many
 * seconds. The demo library is put into a database of its own: on the server that DATABASE_URL names, else embedded.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { startServer } from '../../tools/bench/child.ts'
import { makeLibrary } from '../../tools/bench/library.ts'
import { percentile } from '../../tools/bench/timing.ts'
import { buildSite } from '../build-site.ts'
import type { Campaign } from './campaign.ts'
import { crawledSchema, type crawlSchema } from './crawl.ts'
import { fillLibrary, signIn } from './demo-with-editor.ts'
import { sendRequest } from './send-request.ts'

const perSecond = 500
/** Milliseconds that somebody looks at a page. */
const pause = 100
const screens = ['/my/dashboard', '/my/submissions', '/my/moderation', '/my/content', '/my/content/posts', '/my/sessions'] as const
/** Nobody waits for a page above 5 seconds. */
const maxWait = 5_000

type Crawl = z.input<typeof crawlSchema>

export const crawlerCampaign: Campaign = {
  usualCount: 30,
  async run({ seed, from, to, onFailure, onDone }) {
    buildSite()
    const library = await makeLibrary(process.env.DATABASE_URL || null)
    try {
      await fillLibrary(library.environment)
      // Everybody says where they come from.
      const server = await startServer({ ...library.environment, RECTO_TRUST_PROXY: 'true' })
      try {
        const { origin } = server
        const cookie = await signIn(origin, { 'x-forwarded-for': '198.51.100.7' })
        const paths = await publishedPaths(origin)
        const seconds = to - from
        const rows: string[] = []
        let requestCount = 0
        const people = async (name: string, isOver: () => boolean) => {
          const [editor, reader] = await Promise.all([
            visit(isOver, turn => ask(origin, screens[turn % screens.length] ?? '/', { cookie, 'x-forwarded-for': '198.51.100.7' })),
            visit(isOver, turn => {
              requestCount += 1
              return ask(origin, `${paths[turn % paths.length]}?read=${requestCount}`, { 'x-forwarded-for': '192.0.2.9' })
            }),
          ])
          for (const [who, seen] of [
            ['editor, signed in', editor],
            ['reader of another network', reader],
          ] as const) {
            rows.push(rowOf(name, who, seen))
            for (const { status, took } of seen) {
              if (status !== 200) onFailure(`${who}, ${name}: answered ${status}`)
              if (took > maxWait) onFailure(`${who}, ${name}: waited ${Math.round(took)} ms`)
            }
          }
        }
        const undisturbed = async () => {
          const end = performance.now() + seconds * 500
          await people('alone', () => performance.now() > end)
        }
        await undisturbed()
        // Once more: the first round warms the server up.
        rows.length = 0
        await undisturbed()
        let isCrawled = true
        const crawling = crawl({ origin, paths, perSecond, seconds, seed }).finally(() => {
          isCrawled = false
        })
        const droppedBefore = droppedConnections()
        await wait(1000)
        const during = people('beside the crawler', () => !isCrawled)
        const { sent, statuses, p50, p95, longest, lag } = await crawling
        await during
        await undisturbed()
        for (const [status, count] of statuses)
          if (status !== 200 && status !== 503) onFailure(`crawler: ${count} of ${sent} were answered ${status}`)
        if (longest > maxWait) onFailure(`crawler: waited ${Math.round(longest)} ms`)
        onDone(to - 1)
        return [
          `Load average ${loadavg()[0]?.toFixed(1)}; ${process.env.DATABASE_URL ? 'PostgreSQL server' : 'embedded database'}; ${seconds} s.`,
          '| | Who | Pages | p50 | p95 | Longest | Not 200 |\n| --- | --- | --: | --: | --: | --: | --: |',
          ...rows,
          `Crawler: ${sent} requests, ${(sent / seconds).toFixed(0)}/s; ${statuses.map(([status, count]) => `${status}: ${count}`).join(', ')}; p50 ${ms(p50)}, p95 ${ms(p95)}, longest ${ms(longest)}. Its own thread was late by ${ms(lag)} at most.`,
          `Connections that the kernel dropped on this machine meanwhile, as a queue was full: ${droppedConnections() - droppedBefore}.`,
        ]
      } finally {
        await server.stop()
      }
    } finally {
      await library.remove()
    }
  },
}

async function crawl(workerData: Crawl): Promise<z.output<typeof crawledSchema>> {
  const worker = new Worker(new URL('./crawler-thread.ts', import.meta.url), { workerData })
  const [crawled] = z.tuple([crawledSchema]).parse(await once(worker, 'message'))
  return crawled
}

/** Counts for all servers of the machine since it started. 0 where the system does not tell. */
function droppedConnections(): number {
  try {
    const [names = [], values = []] = readFileSync('/proc/net/netstat', 'utf8')
      .split('\n')
      .filter(line => line.startsWith('TcpExt:'))
      .map(line => line.split(' '))
    return Number(values[names.indexOf('ListenOverflows')] ?? 0)
  } catch {
    return 0
  }
}

/** Reads which articles and lists of them are published. */
async function publishedPaths(origin: string): Promise<string[]> {
  const list = await (await fetch(`${origin}/browse`)).text()
  const articles = new Set([...list.matchAll(/href="(\/articles\/\d+-\d+)"/g)].flatMap(([, path]) => path ?? []))
  if (articles.size === 0) throw new Error('The list of publications names no articles.')
  return [...articles, '/', '/browse', '/contact']
}

interface Seen {
  status: number
  /** Milliseconds. */
  took: number
}

async function visit(isOver: () => boolean, look: (turn: number) => Promise<Seen>): Promise<Seen[]> {
  const seen: Seen[] = []
  while (!isOver()) {
    seen.push(await look(seen.length))
    await wait(pause)
  }
  return seen
}

const agent = new Agent({ keepAlive: true })

async function ask(origin: string, path: string, headers: Record<string, string>): Promise<Seen> {
  const { port } = new URL(origin)
  const { status, isWhole, milliseconds } = await sendRequest({ port, path, agent, headers: { accept: 'text/html', ...headers } })
  return { status: isWhole ? status : 0, took: milliseconds }
}

const ms = (time: number): string => `${time.toFixed(0)} ms`

function rowOf(name: string, who: string, seen: readonly Seen[]): string {
  const times = seen.map(({ took }) => took)
  const others = seen.filter(({ status }) => status !== 200).length
  return `| ${name} | ${who} | ${seen.length} | ${ms(percentile(times, 0.5))} | ${ms(percentile(times, 0.95))} | ${ms(Math.max(0, ...times))} | ${others} |`
}

/**
 * `npm run bench:metrics`: what readers of a page notice while many uses are counted, and whether each is. DATABASE_URL names a server to measure on;
 * else it is the embedded database. `--seconds N` measures each row for longer, `--events N` sends so many a second.
 */
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { z } from 'zod'
import { buildSite } from '../../scripts/build-site.ts'
import { type RunningServer, runCommand, startServer } from './child.ts'
import { firstArticle } from './first-article.ts'
import { makeLibrary } from './library.ts'
import { readersAlongside } from './readers.ts'

const folder = resolve(import.meta.dirname, '../../demo/articles/text-messages-blood-pressure')
const rounds = 2

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' }, events: { type: 'string', default: '2000' } } })
const [seconds, events] = [Number(values.seconds), Number(values.events)]
for (const number of [seconds, events]) {
  if (!Number.isInteger(number) || number < 1) throw new Error('--seconds and --events take a whole number above zero.')
}

/**
 * Sends the events from a thread of its own, each as another visitor: a second view by one within 30 seconds would be a double click.
 * @returns how many the server took a second
 */
async function sendEvents({ origin }: RunningServer, contentId: number, first: number): Promise<number> {
  const body = JSON.stringify({ contentId, contentType: 'ARTICLE', eventType: 'VIEW', timestamp: Date.now() })
  const requests = Array.from({ length: events * seconds }, (_, number) => {
    const visitor = first + number
    return {
      method: 'POST' as const,
      path: '/api/metrics',
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0',
        'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
      },
    }
  })
  // One connection sends each request once, in order.
  const result = await autocannon({
    url: origin,
    connections: 1,
    pipelining: 20,
    overallRate: events,
    amount: requests.length,
    workers: 1,
    requests,
  })
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${result.errors} errors, and ${result.non2xx} events were refused.`)
  return result.requests.total / result.duration
}

const total = z.object({ research: z.object({ numberOfViews: z.number() }).nullable() })
/** All views that are counted, once what was noted is stored. */
async function countedViews({ origin }: RunningServer, contentId: number): Promise<number> {
  const answer = await fetch(`${origin}/api/metrics/total?contentId=${contentId}`)
  return total.parse(await answer.json()).research?.numberOfViews ?? 0
}

buildSite()
const library = await makeLibrary(process.env.DATABASE_URL || null)
try {
  await runCommand(['import', join(folder, 'v1.xml')], library.environment)
  // Each event says that it comes from somewhere else.
  const server = await startServer({ ...library.environment, RECTO_TRUST_PROXY: 'true' })
  try {
    const { contentId, path } = await firstArticle(server)
    let requestCount = 0
    let sent = 0
    console.error(`Load average ${loadavg()[0]?.toFixed(1)}; ${rounds} rounds of ${seconds} s a row …`)
    console.log('| Article page | Events/s | Views/s | p50 | p95 |\n| --- | --: | --: | --: | --: |')
    const pages = [
      ['kept by the server', () => path],
      ['made for each request', () => `${path}?bench=${requestCount++}`],
    ] as const
    for (const [page, path] of pages) {
      for (let round = 0; round < rounds; round += 1) {
        for (const withEvents of [false, true]) {
          const sending = withEvents ? sendEvents(server, contentId, sent) : Promise.resolve(0)
          if (withEvents) sent += events * seconds
          const [perSecond, views] = await Promise.all([sending, readersAlongside(server.origin, path, { seconds })])
          const cells = [page, perSecond.toFixed(0), views.perSecond.toFixed(0), `${views.p50.toFixed(1)} ms`, `${views.p95.toFixed(1)} ms`]
          console.log(`| ${cells.join(' | ')} |`)
        }
      }
    }
    const timeout = Date.now() + 60_000
    let counted = await countedViews(server, contentId)
    while (counted < sent && Date.now() < timeout) {
      await new Promise(done => setTimeout(done, 500))
      counted = await countedViews(server, contentId)
    }
    console.log(`\n${counted} of ${sent} events are counted.`)
  } finally {
    await server.stop()
  }
} finally {
  await library.remove()
}

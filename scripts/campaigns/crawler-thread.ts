/** A crawler in a thread of its own, so that what it does costs those beside it no time of their thread. */
import { Agent } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import type { z } from 'zod'
import { percentile } from '../../tools/bench/timing.ts'
import { randomOf } from './campaign.ts'
import { type crawledSchema, crawlSchema } from './crawl.ts'
import { sendRequest } from './send-request.ts'

const { origin, paths, perSecond, seconds, seed } = crawlSchema.parse(workerData)
const { port } = new URL(origin)
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const statuses = new Map<number, number>()
const times: number[] = []

/** All of its addresses are of one network, and no two requests for one address. */
async function ask(index: number): Promise<void> {
  const random = randomOf(seed, index)
  const path = `${random.pick(paths)}?crawled=${index}`
  const headers = { 'x-forwarded-for': `203.0.113.${random.below(256)}`, accept: 'text/html', 'accept-encoding': 'br' }
  const { status, isWhole, milliseconds } = await sendRequest({ port, path, headers, agent, timeout: 60_000 })
  const counted = isWhole ? status : 0
  statuses.set(counted, (statuses.get(counted) ?? 0) + 1)
  times.push(milliseconds)
}

const delays = monitorEventLoopDelay({ resolution: 10 })
delays.enable()
const began = performance.now()
const requested: Promise<void>[] = []
await new Promise<void>(resolve => {
  // What a slow moment did not send is sent at the next: the crawler does not wait for answers.
  const sending = setInterval(() => {
    const elapsed = Math.min((performance.now() - began) / 1000, seconds)
    while (requested.length < elapsed * perSecond) requested.push(ask(requested.length))
    if (elapsed < seconds) return
    clearInterval(sending)
    resolve()
  }, 5)
})
await Promise.all(requested)
agent.destroy()
const crawled: z.output<typeof crawledSchema> = {
  sent: requested.length,
  statuses: [...statuses].toSorted(([one], [other]) => one - other),
  ...{ p50: percentile(times, 0.5), p95: percentile(times, 0.95), longest: percentile(times, 1) },
  lag: delays.max / 1e6,
}
parentPort?.postMessage(crawled)

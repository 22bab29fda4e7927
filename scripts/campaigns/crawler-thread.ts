/** A crawler in a thread of its own, so that what it does costs those beside it no time of their thread. */
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { z } from 'zod'
import { randomOf } from './campaign.ts'
import { type crawledSchema, crawlSchema } from './crawl.ts'

const { origin, paths, perSecond, seconds, seed } = crawlSchema.parse(workerData)
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const statuses = new Map<number, number>()
const times: number[] = []

/** All of its addresses are of one network, and no two requests for one address. */
function ask(index: number): Promise<void> {
  const random = randomOf(seed, index)
  const path = random.pick(paths)
  const began = performance.now()
  return new Promise(resolve => {
    const end = (status: number) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      times.push(performance.now() - began)
      resolve()
    }
    const headers = { 'x-forwarded-for': `203.0.113.${random.below(256)}`, accept: 'text/html', 'accept-encoding': 'br' }
    const asking = get(`${origin}${path}${path.includes('?') ? '&' : '?'}crawled=${index}`, { agent, headers, timeout: 60_000 }, answer => {
      answer.resume().on('close', () => end(answer.complete ? (answer.statusCode ?? 0) : 0))
      answer.on('error', () => undefined)
    })
    asking.on('timeout', () => asking.destroy())
    asking.on('error', () => end(0))
  })
}

const began = performance.now()
const asked: Promise<void>[] = []
await new Promise<void>(resolve => {
  // What a slow moment did not send is sent at the next: the crawler does not wait for answers.
  const sending = setInterval(() => {
    const elapsed = Math.min((performance.now() - began) / 1000, seconds)
    while (asked.length < elapsed * perSecond) asked.push(ask(asked.length))
    if (elapsed < seconds) return
    clearInterval(sending)
    resolve()
  }, 5)
})
await Promise.all(asked)
agent.destroy()
times.sort((one, other) => one - other)
const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
const crawled: z.output<typeof crawledSchema> = {
  sent: asked.length,
  statuses: [...statuses].toSorted(([one], [other]) => one - other),
  ...{ p50: share(0.5), p95: share(0.95), longest: times.at(-1) ?? 0 },
}
parentPort?.postMessage(crawled)

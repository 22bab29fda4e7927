/** Readers of a page, and beside them others who do something else. */
import { Agent, get } from 'node:http'
import { percentile, timed } from './timing.ts'

/** Readers who ask again as soon as they have their page. */
const readers = 4

export interface Views {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
}

interface ReadersOptions {
  seconds: number
  /** What each of the others does, again and again until the time is over. */
  others?: readonly (() => Promise<void>)[]
}

/** @throws Error where a page is refused: a refusal costs less than what is to be measured */
export async function readersAlongside(origin: string, path: () => string, { seconds, others = [] }: ReadersOptions): Promise<Views> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let isOver = false
  const until = async (task: () => Promise<void>) => {
    while (!isOver) await task()
  }
  const readOnce = async () => {
    const time = await timed(() => read(origin + path(), agent))
    if (!isOver) times.push(time)
  }
  await read(origin + path(), agent)
  const ended = Promise.all([...others, ...Array.from({ length: readers }, () => readOnce)].map(until))
  await Promise.race([ended, new Promise(resolve => setTimeout(resolve, seconds * 1000))])
  isOver = true
  await ended
  agent.destroy()
  return { perSecond: times.length / seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

const read = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, response => {
      if (response.statusCode === 200) response.resume().on('end', resolve).on('error', reject)
      else reject(new Error(`${url} answered ${response.statusCode}.`))
    }).on('error', reject)
  })

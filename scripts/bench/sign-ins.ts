/** Readers of a page, and beside them people who sign in. */
import { Agent, get } from 'node:http'
import { percentile, timed } from './timing.ts'

/** Readers who ask again as soon as they have their page. */
const readers = 4

export interface Views {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p95: number
  signInsPerSecond: number
}

interface Beside {
  credentials: { username: string; password: string }
  /** At any moment. */
  signIns: number
  seconds: number
}

/** @throws Error where a page or a sign-in is refused: a refusal costs less than what is to be measured */
export async function readersAlongside(origin: string, address: () => string, { credentials, signIns, seconds }: Beside): Promise<Views> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  let signedIn = 0
  let isOver = false
  const until = async (task: () => Promise<void>) => {
    while (!isOver) await task()
  }
  const signInOnce = async () => {
    await signIn(origin, credentials)
    if (!isOver) signedIn += 1
  }
  const readOnce = async () => {
    const time = await timed(() => read(origin + address(), agent))
    if (!isOver) times.push(time)
  }
  await read(origin + address(), agent)
  const working = [...Array.from({ length: signIns }, () => until(signInOnce)), ...Array.from({ length: readers }, () => until(readOnce))]
  const ended = Promise.all(working)
  await Promise.race([ended, new Promise(resolve => setTimeout(resolve, seconds * 1000))])
  isOver = true
  await ended
  agent.destroy()
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    signInsPerSecond: signedIn / seconds,
  }
}

const read = (url: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, response => {
      if (response.statusCode === 200) response.resume().on('end', resolve).on('error', reject)
      else reject(new Error(`${url} answered ${response.statusCode}.`))
    }).on('error', reject)
  })

let places = 0

async function signIn(origin: string, credentials: Beside['credentials']): Promise<void> {
  places += 1
  const place = `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': place },
    body: new URLSearchParams(credentials),
  })
  await answer.text()
  if (answer.status !== 200) throw new Error(`A sign-in was answered with ${answer.status}.`)
}

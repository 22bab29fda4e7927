/** Keeps one network address from asking too often. Counts stand in memory, in each process by itself: this is a brake, not a ledger. */
import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { TooManyCallsError } from './errors.ts'

interface Limit {
  /** Calls of one address in so many seconds. */
  most: number
  seconds: number
}

/** Addresses that are remembered at once: the ones longest not seen are forgotten first. */
const mostAddresses = 10_000

/** Counts a call. @returns the seconds until the address may ask again, or null where it may now */
export type Throttle = (address: string) => number | null

export function createThrottle({ most, seconds }: Limit, now: () => number = Date.now): Throttle {
  const windows = new LRUCache<string, { calls: number; ends: number }>({ max: mostAddresses })
  return address => {
    const network = networkOf(address)
    const known = windows.get(network)
    const open = known !== undefined && known.ends > now() ? known : { calls: 0, ends: now() + seconds * 1000 }
    windows.set(network, open)
    open.calls += 1
    return open.calls > most ? Math.ceil((open.ends - now()) / 1000) : null
  }
}

/** A hook for one route. */
export function throttleBy(limit: Limit) {
  const throttle = createThrottle(limit)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const wait = throttle(request.ip)
    if (wait === null) return
    reply.header('Retry-After', String(wait))
    throw new TooManyCallsError()
  }
}

/** Who has one IPv6 address has all of its network: the first 64 bits count. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups(head).length - groups(tail).length)
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail ?? '')]
  return all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

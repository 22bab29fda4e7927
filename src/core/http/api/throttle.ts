/** A rate limit per IP address. It counts in the memory of each process, so that it is approximate. */
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../network.ts'
import { rateLimitedError } from './errors.ts'

interface Limit {
  /** Calls of one IP address in so many seconds. */
  max: number
  seconds: number
}

/** The maximum number of IP addresses in memory: the least recently seen ones are dropped first. */
const maxNetworks = 10_000

/** Counts a call. @returns seconds until the IP address may call again, or null if it may now */
export type Throttle = (ipAddress: string) => number | null

export function createThrottle({ max, seconds }: Limit, now: () => number = Date.now): Throttle {
  const windows = new LRUCache<string, { calls: number; ends: number }>({ max: maxNetworks })
  return ipAddress => {
    const network = networkOf(ipAddress)
    const known = windows.get(network)
    const open = known !== undefined && known.ends > now() ? known : { calls: 0, ends: now() + seconds * 1000 }
    windows.set(network, open)
    open.calls += 1
    return open.calls > max ? Math.ceil((open.ends - now()) / 1000) : null
  }
}

/** A hook for one route. */
export function throttleBy(limit: Limit) {
  const throttle = createThrottle(limit)
  return async (request: FastifyRequest): Promise<void> => {
    const wait = throttle(request.ip)
    if (wait !== null) throw rateLimitedError(wait)
  }
}

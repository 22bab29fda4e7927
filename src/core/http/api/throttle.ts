/** Keeps one network address from asking too often. Counts stand in memory, in each process by itself: this is a brake, not a ledger. */
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../network.ts'
import { rateLimitedError } from './errors.ts'

interface Limit {
  /** Calls of one address in so many seconds. */
  max: number
  seconds: number
}

/** Addresses that are remembered at once: the ones longest not seen are forgotten first. */
const maxAddresses = 10_000

/** Counts a call. @returns the seconds until the address may ask again, or null where it may now */
export type Throttle = (address: string) => number | null

export function createThrottle({ max, seconds }: Limit, now: () => number = Date.now): Throttle {
  const windows = new LRUCache<string, { calls: number; ends: number }>({ max: maxAddresses })
  return address => {
    const network = networkOf(address)
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

/** How a server stops: requests that have begun are answered, and new ones refused. */
import type { FastifyInstance } from 'fastify'

export interface Drain {
  attach(app: FastifyInstance): void
  /** Refuses requests from now on. Resolves when those that had begun are answered, or after so many milliseconds. */
  begin(timeout: number): Promise<void>
}

const secondsUntilRetry = 10

export function createDrain(): Drain {
  let hasBegun = false
  let inFlight = 0
  const drained = Promise.withResolvers<void>()
  return {
    attach(app) {
      app.addHook('onRequest', async (_request, reply) => {
        if (hasBegun) {
          // Health checks of a proxy are refused as well, so that it asks another server.
          reply.code(503).headers({ Connection: 'close', 'Retry-After': String(secondsUntilRetry), 'Cache-Control': 'no-store' })
          return reply.send({ errors: [{ message: 'The server is shutting down. Try again in a while.' }] })
        }
        inFlight += 1
        reply.raw.once('close', () => {
          inFlight -= 1
          if (hasBegun && inFlight === 0) drained.resolve()
        })
      })
    },
    async begin(timeout) {
      hasBegun = true
      if (inFlight === 0) return
      const timer = setTimeout(drained.resolve, timeout)
      await drained.promise
      clearTimeout(timer)
    },
  }
}

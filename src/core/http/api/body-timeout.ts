/** Ends a request whose body does not arrive, so that idle clients cannot occupy connections. */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export interface BodyTimeouts {
  /** Milliseconds. */
  ordinary: number
  /** Milliseconds, for routes that accept uploads. */
  upload: number
}

/** Fastify's own limit; routes that accept uploads have a larger one. */
const ordinaryBytes = 1024 * 1024

export function limitBodyTime(app: FastifyInstance, { ordinary, upload }: BodyTimeouts): void {
  app.addHook('onRequest', async request => {
    if (!hasBody(request)) return
    const { raw, routeOptions } = request
    const timer = setTimeout(
      () => {
        // A request that a test injects has none, and its body never ends where nothing reads it.
        if (!(raw.socket instanceof Socket)) return
        // Fastify waits for the body, so that the answer is written past it, as Node does with late headers.
        raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => raw.destroy())
      },
      (routeOptions.bodyLimit ?? 0) > ordinaryBytes ? upload : ordinary,
    )
    const stop = (): void => clearTimeout(timer)
    raw.once('end', stop).once('close', stop)
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

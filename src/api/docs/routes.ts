/** /api/docs: the description of the API for people to read and try, by Swagger UI, from this site alone. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { page, script, styles } from './page.ts'

/** Swagger UI sets styles on elements, and draws its icons from data. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const readOfPackage = (name: string) => () => readFile(fileURLToPath(import.meta.resolve(`@fastify/swagger-ui/static/${name}`)))
const ready = (text: string) => async () => Buffer.from(text)

const parts: Record<string, { type: string; read: () => Promise<Buffer> }> = {
  '/api/docs': { type: 'text/html; charset=utf-8', read: ready(page) },
  '/api/docs/start.js': { type: 'text/javascript; charset=utf-8', read: ready(script) },
  '/api/docs/page.css': { type: 'text/css; charset=utf-8', read: ready(styles) },
  '/api/docs/swagger-ui.css': { type: 'text/css; charset=utf-8', read: readOfPackage('swagger-ui.css') },
  '/api/docs/swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8', read: readOfPackage('swagger-ui-bundle.js') },
}

export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  for (const [path, { type, read }] of Object.entries(parts)) {
    const packed = once(async () => {
      const plain = await read()
      return { plain, zipped: await promisify(gzip)(plain, { level: 9 }) }
    })
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const { plain, zipped } = await packed()
      reply
        .type(type)
        .header('Cache-Control', 'public, max-age=86400')
        .header('Vary', 'Accept-Encoding')
        .header('Content-Security-Policy', policy)
      return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') ? reply.header('Content-Encoding', 'gzip').send(zipped) : plain
    })
  }
}

/** Read and compressed when it is first asked for, and kept. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Answers that go without a part that cannot be read (specification, reading.md sections 7 and 8). */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../core/http/api/dependencies.ts'
import type { MinorError } from '../modules/publications/domain/content/minor-error.ts'

/** Names what is missing, such as `DATASETS, FUNDERS`. */
export const minorErrorsHeader = 'Recto-Minor-Errors'

/** Logs an incomplete response, names its missing parts in a header, and makes it uncacheable. */
export function passOverMissingParts(app: FastifyInstance, { collectingMissing }: Pick<ApiDependencies, 'collectingMissing'>): void {
  const missingOf = new WeakMap<FastifyRequest, Map<MinorError, unknown>>()
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done()
    const missing = new Map<MinorError, unknown>()
    missingOf.set(request, missing)
    collectingMissing(missing, done)
  })
  app.addHook('onSend', async (request, reply) => {
    const missing = missingOf.get(request)
    if (missing === undefined || missing.size === 0) return
    for (const [part, error] of missing) request.log.error(error, `minor error: ${part} cannot be read`)
    reply.header(minorErrorsHeader, [...missing.keys()].join(', ')).header('Cache-Control', 'no-store')
  })
}

/** `publishedOnly=false` includes drafts, for users who may read them. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { may } from '../../../core/access/access.ts'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { draftsRefusedError } from '../../../core/http/api/errors.ts'
import type { Scope } from '../domain/content/scope.ts'

/** A response with drafts must not be cached. @throws HttpError FORBIDDEN */
export async function scopeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publishedOnly: boolean,
  { visitorOf, platformOf }: ApiDependencies,
): Promise<Scope> {
  if (publishedOnly) return 'published'
  if (!may(await visitorOf(request), 'read drafts', platformOf(request.host).features)) throw draftsRefusedError()
  reply.header('Cache-Control', 'no-store')
  return 'all'
}

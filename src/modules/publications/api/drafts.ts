/** `publishedOnly=false` includes the drafts that the user may read. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { maySomewhere } from '../../../core/access/access.ts'
import { refusalFor } from '../../../core/access/refusal.ts'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { draftsRefusedError, notFoundError } from '../../../core/http/api/errors.ts'
import type { HttpError } from '../../../core/http/http-error.ts'

import { refusalError } from '../../accounts/api/index.ts'
import type { Scope } from '../domain/content/scope.ts'
import type { Content } from '../use-cases/content/content.ts'
import type { Publishable } from '../use-cases/publication/change-publication.ts'

/** A response with drafts must not be cached. @throws HttpError FORBIDDEN or SECOND_FACTOR_REQUIRED */
export async function scopeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publishedOnly: boolean,
  { userOf, platformOf }: ApiDependencies,
): Promise<Scope> {
  if (publishedOnly) return 'published'
  const [user, site] = [await userOf(request), platformOf(request.host)]
  if (!maySomewhere(user, 'read drafts', site)) throw refusalFor(user, 'read drafts', site, maySomewhere, draftsRefusedError)
  reply.header('Cache-Control', 'no-store')
  return { user, action: 'read drafts', site }
}

/** The error for a version or asset that a query of the scope has not found: that there is none, or why the user does not get it. */
export async function unreadError({ refusal }: Pick<Content, 'refusal'>, scope: Scope, work: Publishable): Promise<HttpError> {
  const what = `${work.kind} ${work.id}`
  const refused = typeof scope === 'string' ? null : await refusal(scope, work)
  return refused === null ? notFoundError(what) : refusalError(refused, what)
}

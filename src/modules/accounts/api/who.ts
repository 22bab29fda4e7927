/** Access checks for API calls that need a session. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Action, may } from '../../../core/access/access.ts'
import type { SignedIn } from '../../../core/access/visitor.ts'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { errorsSchema } from '../../../core/http/api/errors.ts'
import { HttpError } from '../../../core/http/http-error.ts'

export const notSignedInError = () =>
  new HttpError('UNAUTHENTICATED', 'Authorization failed: sign in, or send a token of /api/token in the header F1000-AuthBearer.')

export const notAllowedError = () => new HttpError('FORBIDDEN', 'Your account has no role that may do this.')

/** The 401 response of a route that needs a session. */
export const signInNeeded = {
  401: errorsSchema.describe('Nobody is signed in, or the token is worth nothing any more.'),
  403: errorsSchema.describe('Who is signed in may not do this; or a page of another site asked.'),
}

/** Makes the response private. @throws HttpError UNAUTHENTICATED or FORBIDDEN */
export async function allowed(
  request: FastifyRequest,
  reply: FastifyReply,
  action: Action,
  { visitorOf, platformOf }: Pick<ApiDependencies, 'visitorOf' | 'platformOf'>,
): Promise<SignedIn> {
  reply.header('Cache-Control', 'private, no-store')
  const visitor = await visitorOf(request, reply)
  if (visitor.kind === 'anonymous') throw notSignedInError()
  if (!may(visitor, action, platformOf(request.host).features)) throw notAllowedError()
  return visitor
}

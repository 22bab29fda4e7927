/** Access checks for API calls that need a session. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Action, mayOnSite, maySomewhere } from '../../../core/access/access.ts'
import type { AccessRefusal } from '../../../core/access/one-resource.ts'
import type { ParticipantRole } from '../../../core/access/participant-roles.ts'
import { notAllowedError, refusalFor } from '../../../core/access/refusal.ts'
import type { SignedIn } from '../../../core/access/user.ts'
import type { SignedInAccess } from '../../../core/access/visible-to.ts'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import { errorsSchema, notFoundError } from '../../../core/http/api/errors.ts'
import { HttpError } from '../../../core/http/http-error.ts'

export const notSignedInError = () =>
  new HttpError('UNAUTHENTICATED', 'Authorization failed: sign in, or send a token of /api/token in the header F1000-AuthBearer.')

/** The 401 response of a route that needs a session. */
export const signInNeeded = {
  401: errorsSchema.describe('Nobody is signed in, or the token is worth nothing any more.'),
  403: errorsSchema.describe('Who is signed in may not do this, or not before a second factor; or a page of another site asked.'),
}

type AccessDependencies = Pick<ApiDependencies, 'userOf' | 'platformOf'>

/**
 * This requires a role for the whole site. Makes the response private. @throws HttpError UNAUTHENTICATED, FORBIDDEN or
 * SECOND_FACTOR_REQUIRED
 */
export async function allowed(
  request: FastifyRequest,
  reply: FastifyReply,
  action: Action,
  dependencies: AccessDependencies,
): Promise<SignedIn> {
  const user = await signedIn(request, reply, dependencies)
  const site = dependencies.platformOf(request.host)
  if (!mayOnSite(user, action, site)) throw refusalFor(user, action, site, mayOnSite)
  return user
}

/**
 * The same for calls about single resources, which the request then decides about (`findDecision`): passes where the user may do it to some.
 */
export async function allowedSomewhere(
  request: FastifyRequest,
  reply: FastifyReply,
  action: Action,
  dependencies: AccessDependencies,
): Promise<SignedInAccess> {
  const user = await signedIn(request, reply, dependencies)
  const site = dependencies.platformOf(request.host)
  if (!maySomewhere(user, action, site)) throw refusalFor(user, action, site)
  return { user, action, site }
}

async function signedIn(request: FastifyRequest, reply: FastifyReply, { userOf }: AccessDependencies): Promise<SignedIn> {
  reply.header('Cache-Control', 'private, no-store')
  const user = await userOf(request, reply)
  if (user.kind === 'anonymous') throw notSignedInError()
  return user
}

const takesPart: Readonly<Record<ParticipantRole, string>> = {
  author: 'You are an author of it',
  'author-of-another-version': 'You are an author of another version of it',
  reviewer: 'You have reviewed it',
  commenter: 'You have written it',
}

/** @param what such as `version 630` */
export function refusalError(refusal: AccessRefusal, what: string): HttpError {
  switch (refusal.kind) {
    case 'missing':
      return notFoundError(what)
    case 'forbidden':
      return notAllowedError()
    case 'conflict':
      return new HttpError('FORBIDDEN', `${takesPart[refusal.participantRole]}: somebody else has to do this.`)
  }
}

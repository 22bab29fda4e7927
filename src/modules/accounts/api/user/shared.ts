/** The routes of accounts share this. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import { errorsSchema } from '../../../../core/http/api/errors.ts'
import type { RequestContext } from '../../use-cases/account-emails.ts'
import { clientInfoOf } from '../../use-cases/sessions/credentials.ts'
import { refusalSchema } from './schemas.ts'

export interface UserRouteOptions extends ApiDependencies {
  /** One rate limit counts for all of them: a hook for `onRequest`. */
  slowly: (request: FastifyRequest) => Promise<void>
}

export const tooMany = { 429: errorsSchema.describe('Too many calls: Retry-After says when the next is allowed.') }
export const invalid = {
  400: z.union([refusalSchema, errorsSchema]).describe('What is wrong, by field; or that it cannot be read at all.'),
}

/** Reads a request as accounts need it: emails are in the first language of the site. */
export const userContext =
  ({ siteOf }: Pick<ApiDependencies, 'siteOf'>) =>
  (request: FastifyRequest): RequestContext => {
    const site = siteOf(request.host)
    return { site, language: site.platform.languages[0] ?? 'en', clientInfo: clientInfoOf(request) }
  }

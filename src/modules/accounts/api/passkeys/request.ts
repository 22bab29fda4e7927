import type { FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../../../core/http/api/dependencies.ts'
import type { RequestContext } from '../../use-cases/account-emails.ts'
import { clientInfoOf } from '../../use-cases/sessions/credentials.ts'

/** A credential with its attestation, several times over. */
export const bodyLimit = 64 * 1024

/** Reads a request as passkeys need it: they hold for one site, and emails about them are in its first language. */
export const passkeyContext =
  ({ siteOf, platformOf }: Pick<ApiDependencies, 'siteOf' | 'platformOf'>) =>
  (request: FastifyRequest): RequestContext => ({
    site: siteOf(request.host),
    language: platformOf(request.host).languages[0] ?? 'en',
    clientInfo: clientInfoOf(request),
  })

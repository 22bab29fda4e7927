import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiDependencies } from '../../../core/http/api/dependencies.ts'
import type { CallScope } from '../../../core/http/api/idempotent-calls.ts'
import { networkOf } from '../../../core/http/network.ts'
import { credentialsFrom } from '../use-cases/sessions/credentials.ts'

/** Whose an Idempotency-Key is: that of the account; where nobody is signed in, that of the network and the session cookie. */
export const callScope =
  ({ userOf, platformOf }: Pick<ApiDependencies, 'userOf' | 'platformOf'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<CallScope> => {
    const site = platformOf(request.host).key
    const user = await userOf(request, reply)
    if (user.kind === 'signed-in') return { site, by: `account ${user.accountId}`, accountId: user.accountId }
    const { session = '' } = credentialsFrom(request.headers)
    return { site, by: `network ${networkOf(request.ip)} ${session}`, accountId: null }
  }

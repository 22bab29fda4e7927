/** The properties that this module adds to the dependencies of the API's routes. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../../core/access/user.ts'
import type { AnswerStore } from '../../../core/http/idempotency/answer-store.ts'
import type { Accounts } from '../use-cases/accounts.ts'
import type { Organisations } from '../use-cases/organisations/organisations.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    accounts: Accounts
    organisations: Organisations
    /** Answers to calls with an Idempotency-Key. */
    answers: AnswerStore
    userOf: (request: FastifyRequest, reply?: FastifyReply) => Promise<User>
  }
}

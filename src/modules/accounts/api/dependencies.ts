/** The properties that this module adds to the dependencies of the API's routes. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../../../core/access/visitor.ts'
import type { Accounts } from '../use-cases/accounts.ts'
import type { Organisations } from '../use-cases/organisations/organisations.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    accounts: Accounts
    organisations: Organisations
    visitorOf: (request: FastifyRequest, reply?: FastifyReply) => Promise<Visitor>
  }
}

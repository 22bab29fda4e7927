/** These are the parts of the application, and what each module is started with. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../core/access/user.ts'
import { ensureInstallationSecret } from '../core/database/installation-secret.ts'
import { revisionMaxAge as usualMaxAge, watchRevision } from '../core/database/watch-revision.ts'
import { createJobs } from '../core/jobs/jobs.ts'
import type { Typesetter } from '../modules/publications/external/typesetter/typesetter.ts'
import type { Application } from '../modules/sites/application.ts'
import type { UploadPurposes } from '../modules/uploads/domain/upload-purpose.ts'
import { messages } from '../site/messages.ts'
import { type AnsweredRoute, createServer } from './create-server.ts'
import type { Drain } from './drain.ts'
import { jobDefinitions } from './jobs.ts'
import type { Library } from './library.ts'
import { findRevision } from './revision.ts'

export interface AppDependencies extends Library {
  /** A test may say who asks; absent: session and token do. */
  userOf?: (request: FastifyRequest, reply?: FastifyReply) => Promise<User>
  /** Reported of each route that the application answers, for tests that walk through all of them. */
  onRoute?: (route: AnsweredRoute) => void
  /** Makes the PDFs of articles; absent: the library is not kept current, as a test wants it that makes none. */
  openTypesetter?: () => Typesetter
  /** Refuses requests once the server stops. */
  drain?: Drain
  /** These are the purposes of uploads; absent: the usual. */
  purposes?: UploadPurposes
  /** Milliseconds for which a revision of the database is cached; absent: the usual. 0: a change is visible once it is committed. */
  revisionMaxAge?: number
}

/** The server without routes, and a queue that begins no job before `start`. */
export function createApplication({
  config,
  database,
  files,
  platforms,
  onRoute,
  revisionMaxAge = usualMaxAge,
}: AppDependencies): Application {
  const revision = watchRevision(() => findRevision(database.kysely), revisionMaxAge)
  const server = createServer(config, { platforms, onRoute, revision })
  const siteOf = platforms.ofHost
  const storedSecret = ensureInstallationSecret(database.kysely, 'signing')
  const jobs = createJobs({
    database,
    definitions: jobDefinitions,
    onFailure: (error, job) => server.log.error(error, job === null ? 'jobs wait' : `the job ${job} has failed`),
  })
  return {
    ...{ server, database, files, jobs, platforms, siteOf, messages, revision, revisionMaxAge },
    platformOf: host => siteOf(host).platform,
    mode: config.mode,
    secret: async () => config.secret ?? (await storedSecret()),
  }
}

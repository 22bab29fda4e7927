import type { FastifyInstance } from 'fastify'
import type { Database } from '../../core/database/open-database.ts'
import type { FileStore } from '../../core/files/file-store.ts'
import type { Jobs } from '../../core/jobs/jobs.ts'
import type { Catalogues } from '../../core/text/message.ts'
import type { PlatformFacts } from './domain/platform.ts'
import type { Platforms, Site } from './use-cases/load-platforms.ts'

/** Each module is started with this (its module.ts). */
export interface Application {
  /** Routes are added to it; work that ends with the server is ended by its hook onClose, the latest first. */
  server: FastifyInstance
  database: Database
  files: FileStore
  /** Begins once all modules have said what does their jobs, and ends before what they use is closed. */
  jobs: Jobs
  platforms: Platforms
  /** The site of a host name. */
  siteOf: (host: string) => Site
  platformOf: (host: string) => PlatformFacts
  /** The messages of all modules, by language. */
  messages: Catalogues
  mode: 'development' | 'production' | 'test'
  /** The installation signs with this. */
  secret: () => Promise<string>
  /** A word that changes with everything that the database holds. Rejects when the database cannot be reached. */
  revision: () => Promise<string>
  /** Milliseconds for which this and other revisions are cached. */
  revisionMaxAge: number
}

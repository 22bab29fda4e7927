/** What this module offers to the routes of the API. */
import type { PlatformFacts } from '../domain/platform.ts'
import type { Site } from '../use-cases/load-platforms.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    /** The platform that a host name asks for: everything else of the installation does not exist in an answer. */
    platformOf: (host: string) => PlatformFacts
    /** The same with its looks. */
    siteOf: (host: string) => Site
  }
}

/** The properties that this module adds to the dependencies of the API's routes. */
import type { PlatformFacts } from '../domain/platform.ts'
import type { Site } from '../use-cases/load-platforms.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    /** The platform that a host name asks for: everything else of the installation does not exist in an answer. */
    platformOf: (host: string) => PlatformFacts
    /** The site of a host name: its platform with its brand and origin. */
    siteOf: (host: string) => Site
  }
}

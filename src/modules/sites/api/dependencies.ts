/** The properties that this module adds to the dependencies of the API's routes. */
import type { Catalogues } from '../../../core/text/message.ts'
import type { PlatformFacts } from '../domain/platform.ts'
import type { Site } from '../use-cases/load-platforms.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    /** The site of a host name: no response shows anything of the installation's other sites. */
    platformOf: (host: string) => PlatformFacts
    /** The site of a host name: its platform with its brand and origin. */
    siteOf: (host: string) => Site
    /** The messages of all modules, by language. */
    messages: Catalogues
  }
}

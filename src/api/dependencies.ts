import type { PlatformFacts } from '../domain/platform/platform.ts'
import type { Content } from '../use-cases/content/content.ts'

/** What the routes call. */
export interface ApiDependencies {
  content: Content
  /** The platform that a host name asks for: everything else of the installation does not exist in an answer. */
  platformOf: (host: string) => PlatformFacts
}

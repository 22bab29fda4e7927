/** What this module offers to the routes of the API. */

import type { MinorError } from '../domain/content/minor-error.ts'
import type { Citations } from '../use-cases/citation/citations.ts'
import type { Content } from '../use-cases/content/content.ts'
import type { Editorial } from '../use-cases/editorial/editorial.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    content: Content
    editorial: Editorial
    citations: Citations
    /** Runs with parts of an answer that may be missing from it: those that are come into the map. */
    collectingMissing: (missing: Map<MinorError, unknown>, run: () => void) => void
  }
}

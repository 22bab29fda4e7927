/** The dependencies of the API's routes that this module provides. */

import type { MinorError } from '../domain/content/minor-error.ts'
import type { Citations } from '../use-cases/citation/citations.ts'
import type { Content } from '../use-cases/content/content.ts'
import type { Editorial } from '../use-cases/editorial/editorial.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    content: Content
    editorial: Editorial
    citations: Citations
    /** Runs a handler whose response may lack parts; the missing ones are added to the map. */
    collectingMissing: (missing: Map<MinorError, unknown>, run: () => void) => void
  }
}

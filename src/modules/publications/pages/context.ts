/** The dependencies of the pages' loaders that this module provides. */

import type { Citations } from '../use-cases/citation/citations.ts'
import type { Editorial } from '../use-cases/editorial/editorial.ts'
import type { Reading } from '../use-cases/reading/reading.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    reading: Reading
    editorial: Editorial
    citations: Citations
  }
}

/** Declares the part of the API's dependencies that this module provides. */
import type { Browse } from '../use-cases/browse/browse.ts'
import type { OpenLiteratureSearch } from '../use-cases/browse/search-open-literature.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    browse: Browse
    /** Null where the installation uses no external feed. */
    literature: OpenLiteratureSearch | null
  }
}

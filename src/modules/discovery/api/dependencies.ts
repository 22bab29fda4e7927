/** What this module offers to the routes of the API. */
import type { Browse } from '../use-cases/browse/browse.ts'
import type { OpenLiteratureSearch } from '../use-cases/browse/search-open-literature.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    browse: Browse
    /** Null where the installation asks no external feed. */
    literature: OpenLiteratureSearch | null
  }
}

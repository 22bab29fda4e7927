/** The property that this module adds to the dependencies of the API's routes. */
import type { Uploads } from '../use-cases/uploads.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    uploads: Uploads
  }
}

/** The properties that this module adds to the dependencies of the API's routes. */
import type { Comments } from '../use-cases/comments.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    comments: Comments
  }
}

/** What this module offers to the routes of the API. */
import type { Comments } from '../use-cases/comments.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    comments: Comments
  }
}

/** The properties that this module adds to the context of page loaders. */
import type { Comments } from '../use-cases/comments.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    comments: Comments
  }
}

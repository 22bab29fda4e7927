/** What this module offers to the loaders of pages. */
import type { Comments } from '../use-cases/comments.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    comments: Comments
  }
}

/** What this module offers to the loaders of pages. */
import type { Browse } from '../use-cases/browse/browse.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    browse: Browse
  }
}

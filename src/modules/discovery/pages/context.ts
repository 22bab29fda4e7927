/** Declares the part of the request context that this module provides to loaders. */
import type { Browse } from '../use-cases/browse/browse.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    browse: Browse
  }
}

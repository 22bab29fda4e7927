/** Declares the part of the request context that this module provides to loaders. */
import type { Gateways } from '../use-cases/gateways.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    gateways: Gateways
  }
}

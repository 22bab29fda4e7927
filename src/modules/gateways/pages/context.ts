/** What this module offers to the loaders of pages. */
import type { Gateways } from '../use-cases/gateways.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    gateways: Gateways
  }
}

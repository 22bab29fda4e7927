/** What this module offers to the loaders of pages. */
import type { Outbox } from '../use-cases/outbox.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    outbox: Outbox
  }
}

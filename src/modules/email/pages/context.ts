/** The properties that this module adds to the context of page loaders. */
import type { Outbox } from '../use-cases/outbox.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    outbox: Outbox
  }
}

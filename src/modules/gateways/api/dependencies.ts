/** What this module offers to the routes of the API. */
import type { Gateways } from '../use-cases/gateways.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    gateways: Gateways
  }
}

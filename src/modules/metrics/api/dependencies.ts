/** What this module offers to the routes of the API. */
import type { Metrics } from '../use-cases/metrics.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    metrics: Metrics
  }
}

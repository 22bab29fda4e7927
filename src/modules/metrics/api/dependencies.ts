/** The properties that this module adds to the dependencies of the API's routes. */
import type { Metrics } from '../use-cases/metrics.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    metrics: Metrics
  }
}

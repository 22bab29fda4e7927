/** The properties that this module adds to the dependencies of the API's routes. */

import type { Recommendations } from '../use-cases/recommendations/recommendations.ts'
import type { Updates } from '../use-cases/updates/updates.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    updates: Updates
    recommendations: Recommendations
  }
}

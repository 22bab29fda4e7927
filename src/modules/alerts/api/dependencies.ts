/** What this module offers to the routes of the API. */

import type { Recommendations } from '../use-cases/recommendations/recommendations.ts'
import type { Updates } from '../use-cases/updates/updates.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    updates: Updates
    recommendations: Recommendations
  }
}

/** The properties that this module adds to the dependencies of the API's routes. */

import type { Alerts } from '../use-cases/alerts.ts'
import type { Recommendations } from '../use-cases/recommendations/recommendations.ts'
import type { Tracking } from '../use-cases/tracking.ts'
import type { Updates } from '../use-cases/updates/updates.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    alerts: Alerts
    tracking: Tracking
    updates: Updates
    recommendations: Recommendations
  }
}

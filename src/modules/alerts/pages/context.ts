/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Alerts } from '../use-cases/alerts.ts'
import type { Bounces } from '../use-cases/bounces.ts'
import type { Recommendations } from '../use-cases/recommendations/recommendations.ts'
import type { Tracking } from '../use-cases/tracking.ts'
import type { Updates } from '../use-cases/updates/updates.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface AlertsServices {
  alerts: Alerts
  tracking: Tracking
  updates: Pick<Updates, 'isSignedUp' | 'find' | 'confirm' | 'resendLink'>
  recommendations: Recommendations
  bounces: Bounces
}
export const alertsContext = createContext<AlertsServices>()

/** The properties that this module adds to the context of page loaders. */

import type { Recommendations } from '../use-cases/recommendations/recommendations.ts'
import type { Updates } from '../use-cases/updates/updates.ts'

declare module '../../sites/pages/context.ts' {
  interface SiteRequest {
    updates: Pick<Updates, 'find' | 'confirm'>
    recommendations: Recommendations
  }
}

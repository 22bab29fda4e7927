/** The services of this module in the request context of loaders and actions. */
import { createContext } from 'react-router'
import type { Metrics } from '../use-cases/metrics.ts'

/** Loaders and actions of pages may use these services of this module. */
export interface MetricsServices {
  metrics: Pick<Metrics, 'find'>
}
export const metricsContext = createContext<MetricsServices>()

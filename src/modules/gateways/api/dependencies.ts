/** Declares the part of the API's dependencies that this module provides. */
import type { Gateways } from '../use-cases/gateways.ts'

declare module '../../../core/http/api/dependencies.ts' {
  interface ApiDependencies {
    gateways: Gateways
  }
}

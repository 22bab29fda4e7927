/** The extension point of the dashboard: what its site still lacks. */
import type { ComponentType } from 'react'
import type { PageContext } from '../../../sites/pages/context.ts'

/** These are loaded for the point. `src/site/part-loaders.ts` adds the fields, by declaration merging. */
export interface DashboardPartData extends Record<never, never> {}

declare module '../../../sites/pages/parts.tsx' {
  interface PageParts {
    /** This stands above everything else. */
    dashboardHead: ComponentType<{ parts: DashboardPartData }>
  }
  interface PartLoaders {
    dashboardParts: (context: PageContext) => Promise<DashboardPartData>
  }
}

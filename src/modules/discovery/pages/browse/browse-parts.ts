/** The extension point of the browse page: alerts about what it lists. */
import type { ComponentType } from 'react'
import type { PageContext } from '../../../sites/pages/context.ts'
import type { BrowseQuery } from '../../domain/search/browse-query.ts'

/** These are loaded for the point. `src/site/part-loaders.ts` adds the fields, by declaration merging. */
export interface BrowsePartData extends Record<never, never> {}

declare module '../../../sites/pages/parts.tsx' {
  interface PageParts {
    /** This stands after the results. */
    browseAlerts: ComponentType<{ parts: BrowsePartData }>
  }
  interface PartLoaders {
    /** Null where there is nothing to show. @param query of a list of the site's own publications */
    browseParts: (query: BrowseQuery, context: PageContext) => Promise<BrowsePartData | null>
  }
}

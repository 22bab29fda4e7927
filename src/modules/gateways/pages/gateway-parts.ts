/** The extension points of the pages of gateways: tracking and alerts, and what editors have written. */

import type { ComponentType } from 'react'
import type { PageId } from '../../../core/ids/shared-ids.ts'
import type { ContentCard } from '../../publications/domain/content/for-reading.ts'
import type { PageContext } from '../../sites/pages/context.ts'
import type { GatewayFacts } from '../domain/for-reading.ts'
import type { WrittenPage } from '../domain/written-page.ts'

/** These are loaded for the points. `src/site/part-loaders.ts` adds the fields, by declaration merging. */
export interface GatewayActionData extends Record<never, never> {}
export interface GatewayAlertsData extends Record<never, never> {}

/** Blocks of a page that is shown within a gateway link to these. */
export interface GatewayPlace {
  browse: string
  /** Null where submissions are not possible. */
  publish: string | null
}

declare module '../../sites/pages/parts.tsx' {
  interface PageParts {
    /** This stands at the end of a gateway's bar. `returnTo`: the page that is shown. */
    gatewayAction: ComponentType<{ parts: GatewayActionData; returnTo: string }>
    /** This stands at the end of the page about a gateway, and after its list of publications. */
    gatewayAlerts: ComponentType<{ parts: GatewayAlertsData }>
    /** The content of a page below its title, with its sidebars. */
    writtenBody: ComponentType<{ page: WrittenPage; place: GatewayPlace }>
    /** The content of a page without its sidebars. */
    writtenText: ComponentType<{ page: WrittenPage }>
    writtenSidebar: ComponentType<{ page: WrittenPage; side: 'left' | 'right' }>
  }
  interface PartLoaders {
    gatewayAction: (gateway: GatewayFacts, context: PageContext) => Promise<GatewayActionData>
    gatewayAlerts: (gateway: GatewayFacts, context: PageContext) => Promise<GatewayAlertsData>
    /** The page by editors at a path; null where there is none. @throws a redirect where the page is one */
    writtenPage: (path: string, context: PageContext) => Promise<WrittenPage | null>
    /** The page of a number; null where there is none. @param what says for the log what it is */
    writtenPageNamed: (id: PageId, what: string, context: PageContext) => Promise<WrittenPage | null>
    /** Fills the page's list of recent articles, if it has one, with those of a gateway. */
    withArticles: (page: WrittenPage, latest: (count: number) => Promise<readonly ContentCard[]>) => Promise<WrittenPage>
  }
}

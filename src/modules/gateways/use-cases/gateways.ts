/** The queries of gateways: the port between pages and the API on one side, and the database on the other. */

import type { GatewayId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ContentCard } from '../../publications/domain/content/for-reading.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import type { GatewayCard, GatewayFacts, GatewayList, GatewayPageFacts } from '../domain/for-reading.ts'
import type { GatewayListName } from '../domain/gateway.ts'
import type { GatewayTheme } from '../domain/theme.ts'
import type { GatewayDescription } from './describe-gateways.ts'

export type OwnPage = { kind: 'home' | 'about' | 'faqs' } | { kind: 'custom'; slug: string }

export interface GatewayRelation {
  gatewayId: GatewayId
  filterId: GatewayId
  url: string
  name: string
  area: string | null
}

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Gateways {
  /** Lists the public gateways by name. @param text searched in name and summary; empty for all. A page beyond the last is the last. */
  list(platform: PlatformFacts, list: GatewayListName, requested: { page: number; text: string }): Promise<GatewayList>
  /** Whether any of the public lists has an entry. */
  hasListed(platform: PlatformFacts): Promise<boolean>
  /** Lists all gateways of a platform by name, including those that public lists leave out. */
  all(platform: PlatformFacts): Promise<GatewayCard[]>
  /** Finds a gateway of any kind by its slug. */
  find(platform: PlatformFacts, url: string): Promise<GatewayFacts | null>
  findById(platform: PlatformFacts, id: GatewayId): Promise<GatewayFacts | null>
  /** Describes gateways and filters for the API, in the order of the ids; unknown ones are left out. */
  describe(platform: PlatformFacts, ids: readonly GatewayId[]): Promise<GatewayDescription[]>
  /** The data of one of the gateway's own pages; null where it has no such page. */
  page(platform: PlatformFacts, gateway: GatewayFacts, place: OwnPage): Promise<GatewayPageFacts | null>
  /** Lists the newest publications of a gateway or filter. @param contentTypes restricts the types; empty for all */
  latest(
    platform: PlatformFacts,
    gatewayId: GatewayId,
    requested: { contentTypes: readonly ContentType[]; count: number },
  ): Promise<ContentCard[]>
  /** Lists the ids of the editors' picks of a gateway or filter, in their order. */
  picked(platform: PlatformFacts, gatewayId: GatewayId): Promise<number[]>
  /** The input of the theme's style sheet; null where the platform has no such gateway. */
  theme(platform: PlatformFacts, url: string): Promise<{ id: number; theme: GatewayTheme; hash: string } | null>
  /** Checks whether any gateway of a platform switches the external feed on for itself. */
  offerEuropePmc(platform: PlatformFacts): Promise<boolean>
  /** Lists which filter belongs to which gateway. */
  relations(platform: PlatformFacts): Promise<GatewayRelation[]>
}

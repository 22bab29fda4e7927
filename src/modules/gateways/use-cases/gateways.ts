/** What readers may ask of gateways: the port between pages and API on one side, and the database on the other. */

import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ContentCard } from '../../publications/domain/content/for-reading.ts'
import type { PlatformFacts } from '../../sites/domain/platform.ts'
import type { GatewayCard, GatewayFacts, GatewayList, GatewayPageFacts } from '../domain/for-reading.ts'
import type { GatewayListName } from '../domain/gateway.ts'
import type { GatewayTheme } from '../domain/theme.ts'
import type { GatewayDescription } from './describe-gateways.ts'

export type OwnPage = { kind: 'home' | 'about' | 'faqs' } | { kind: 'custom'; slug: string }

export interface GatewayRelation {
  gatewayId: number
  filterId: number
  url: string
  name: string
  area: string | null
}

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface Gateways {
  /** Those that lists name, by name. @param text that name or summary have; empty for all. A page beyond the last is the last. */
  list(platform: PlatformFacts, list: GatewayListName, asked: { page: number; text: string }): Promise<GatewayList>
  /** All of a platform, by name; those that lists do not name too. */
  all(platform: PlatformFacts): Promise<GatewayCard[]>
  /** By the last part of its address, whatever its kind. */
  find(platform: PlatformFacts, url: string): Promise<GatewayFacts | null>
  findById(platform: PlatformFacts, id: number): Promise<GatewayFacts | null>
  /** Gateways and filters for machines, in the order of the ids; unknown ones are left out. */
  describe(platform: PlatformFacts, ids: readonly number[]): Promise<GatewayDescription[]>
  /** What stands on one of its own pages; null where it has no such page. */
  page(platform: PlatformFacts, gateway: GatewayFacts, place: OwnPage): Promise<GatewayPageFacts | null>
  /** The newest of a gateway or filter. @param contentTypes of these alone; all where there are none */
  latest(platform: PlatformFacts, gatewayId: number, asked: { contentTypes: readonly ContentType[]; count: number }): Promise<ContentCard[]>
  /** Ids of what editors picked for a gateway or filter, in their order. */
  picked(platform: PlatformFacts, gatewayId: number): Promise<number[]>
  /** What its style sheet is made of; null where the platform has no such gateway. */
  theme(platform: PlatformFacts, url: string): Promise<{ id: number; theme: GatewayTheme; hash: string } | null>
  /** Whether one of a platform's gateways switches the external feed on for itself. */
  offerEuropePmc(platform: PlatformFacts): Promise<boolean>
  /** Which filter is a part of which gateway. */
  relations(platform: PlatformFacts): Promise<GatewayRelation[]>
}

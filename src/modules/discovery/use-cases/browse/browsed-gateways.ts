/** Browsing needs this of gateways, whose module stands above it. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId, GatewayId } from '../../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

export interface BrowsedGateways {
  /** Ids of the newest publications of a gateway. @param contentTypes empty: of all types */
  latest: (
    db: Kysely<Schema>,
    gatewayId: GatewayId,
    requested: { contentTypes: readonly ContentType[]; count: number; skipped: number },
  ) => Promise<ContentId[]>
  counts: (db: Kysely<Schema>, gatewayId: GatewayId) => Promise<Record<ContentType, number>>
  /** The list has those that lists show, with their links. */
  listed: (db: Kysely<Schema>, platform: PlatformFacts) => Promise<{ name: string; path: string }[]>
}

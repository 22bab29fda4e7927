/** What browsing needs of gateways, which stand above it. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

export interface BrowsedGateways {
  /** Ids of the newest publications of a gateway. @param contentTypes empty: of all types */
  latest: (
    db: Kysely<Schema>,
    gatewayId: number,
    requested: { contentTypes: readonly ContentType[]; count: number; skipped: number },
  ) => Promise<number[]>
  counts: (db: Kysely<Schema>, gatewayId: number) => Promise<Record<ContentType, number>>
  /** Those that lists show, with their links. */
  listed: (db: Kysely<Schema>, platform: PlatformFacts) => Promise<{ name: string; path: string }[]>
}

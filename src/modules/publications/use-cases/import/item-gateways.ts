/** The gateways that an import adds items to. Their module stands above this one and implements it. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'

export interface ItemGateways {
  /** @param platform its key @param urls slugs @throws PlatformMissingError, and for a gateway that the platform does not have */
  check(db: Kysely<Schema>, platform: string, urls: readonly string[]): Promise<void>
  /** In the transaction that stores the item, also where nothing else changes. @throws for a gateway that its platform does not have */
  add(db: Kysely<Schema>, contentItemId: number, urls: readonly string[]): Promise<void>
}

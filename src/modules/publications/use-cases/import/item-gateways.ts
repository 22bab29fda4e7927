/** The gateways that an import adds items to. Their module stands above this one and implements it. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'

export interface ItemGateways {
  /** @param platform its key @param urls slugs @throws OperatorError for an unknown platform, or a gateway that it does not have */
  check(db: Kysely<Schema>, platform: string, urls: readonly string[]): Promise<void>
  /**
   * This runs in the transaction that stores the item, also where nothing else changes. @throws for a gateway that its platform does not
   * have
   */
  add(db: Kysely<Schema>, contentItemId: ContentId, urls: readonly string[]): Promise<void>
}

import type { Kysely } from 'kysely'
import { appendChanges } from '../../../core/change-log/append-changes.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'

/** Notes in the change log that gateways, or what is in them, have changed, by which cached pages are known to be current. */
export const noteGateways = (
  db: Kysely<Schema>,
  gateways: readonly { id: GatewayId; platformId: SiteId }[],
  change: 'changed' | 'removed' = 'changed',
): Promise<void> =>
  appendChanges(
    db,
    gateways.map(({ id, platformId }) => ({ kind: `gateways.${change}`, platformId, subject: `gateway:${id}`, visibility: 'public' })),
  )

/** The export of gateways' names; what belongs to a gateway is in its folder. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'

/** Sorted by platform and slug. `hasFile`: it has more than a name. */
export function listGatewaysToExport(database: Kysely<Schema>) {
  return database
    .selectFrom('gateway')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .where('gateway.parent_id', 'is', null)
    .select(['platform.key as platform', 'gateway.url', 'gateway.name', 'gateway.type'])
    .select(eb => eb('gateway.details', 'is not', null).$castTo<boolean>().as('hasFile'))
    .orderBy('platform.key')
    .orderBy('gateway.url')
    .execute()
}

/** Stores the gateways and collections that a user affiliates with (decision 0047). The affiliation grants no rights. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, GatewayId } from '../../../core/ids/shared-ids.ts'
import type { OwnGateway } from '../../accounts/domain/own-gateway.ts'

/** Lists the user's gateways on every platform, ordered by name. */
export async function listGatewaysOfAccount(db: Kysely<Schema>, accountId: AccountId): Promise<OwnGateway[]> {
  return await db
    .selectFrom('account_gateway')
    .innerJoin('gateway', 'gateway.id', 'account_gateway.gateway_id')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .where('account_id', '=', accountId)
    .select(['gateway.id', 'platform.key as platform', 'gateway.url', 'gateway.name'])
    .orderBy('gateway.name')
    .orderBy('gateway.id')
    .execute()
}

/**
 * Replaces the gateways that the user chose on this platform; those on other platforms stay.
 * @param platform its key
 * @param ids of gateways of that platform
 */
export async function storeGatewaysOfAccount(
  db: Kysely<Schema>,
  accountId: AccountId,
  platform: string,
  ids: readonly GatewayId[],
): Promise<void> {
  await db
    .deleteFrom('account_gateway')
    .where('account_id', '=', accountId)
    .where('gateway_id', 'in', eb =>
      eb
        .selectFrom('gateway')
        .innerJoin('platform', 'platform.id', 'gateway.platform_id')
        .where('platform.key', '=', platform)
        .select('gateway.id'),
    )
    .execute()
  for (const gateway_id of new Set(ids)) await db.insertInto('account_gateway').values({ account_id: accountId, gateway_id }).execute()
}

/** Lists the gateways of all accounts, by platform and slug. */
export async function listAccountGatewaysToExport(db: Kysely<Schema>): Promise<{ accountId: AccountId; platform: string; url: string }[]> {
  return await db
    .selectFrom('account_gateway')
    .innerJoin('gateway', 'gateway.id', 'account_gateway.gateway_id')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .select(['account_id as accountId', 'platform.key as platform', 'gateway.url'])
    .orderBy('platform.key')
    .orderBy('gateway.url')
    .execute()
}

/** Restores the exported gateways that exist in this database; the export may name some that do not. */
export async function restoreGatewaysOfAccount(
  db: Kysely<Schema>,
  accountId: AccountId,
  gateways: readonly Pick<OwnGateway, 'platform' | 'url'>[],
): Promise<void> {
  for (const { platform, url } of gateways)
    await sql`insert into account_gateway (account_id, gateway_id)
      select ${accountId}, gateway.id from gateway join platform on platform.id = gateway.platform_id
      where platform.key = ${platform} and gateway.url = ${url} and gateway.parent_id is null
      on conflict do nothing`.execute(db)
}

/** Roles that accounts have on one site, or for one of its gateways. */

import { type Kysely, sql } from 'kysely'
import type { Role } from '../../../core/access/roles.ts'
import { appendChanges } from '../../../core/change-log/append-changes.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { MembershipId } from '../domain/ids.ts'

export interface ListedMembership {
  id: MembershipId
  role: Role
  site: { key: string; name: string }
  /** Null: the whole site. */
  gateway: { id: GatewayId; url: string; name: string } | null
  since: Date
}

const memberships = (db: Kysely<Schema>) =>
  db
    .selectFrom('membership')
    .innerJoin('platform', 'platform.id', 'membership.platform_id')
    .leftJoin('gateway', 'gateway.id', 'membership.gateway_id')
    .select(['membership.id', 'membership.account_id as accountId', 'membership.role', 'membership.created_at as since'])
    .select(['platform.key as siteKey', 'platform.name as siteName'])
    .select(['gateway.id as gatewayId', 'gateway.url as gatewayUrl', 'gateway.name as gatewayName'])
    .orderBy('platform.key')
    .orderBy('gateway.url', order => order.asc().nullsFirst())
    .orderBy('membership.role')

/** Memberships are sorted by site, with those of the whole site first. */
export async function listMemberships(db: Kysely<Schema>, accountId: AccountId): Promise<ListedMembership[]> {
  const rows = await memberships(db).where('membership.account_id', '=', accountId).execute()
  return rows.map(({ id, role, since, siteKey, siteName, gatewayId, gatewayUrl, gatewayName }) => ({
    ...{ id, role, since, site: { key: siteKey, name: siteName } },
    gateway: gatewayId === null || gatewayUrl === null ? null : { id: gatewayId, url: gatewayUrl, name: gatewayName ?? gatewayUrl },
  }))
}

/** The list has those of all accounts. A gateway is named by its slug. */
export async function listMembershipsToExport(
  db: Kysely<Schema>,
): Promise<{ accountId: AccountId; role: Role; platform: string; gateway: string | null }[]> {
  const rows = await memberships(db).execute()
  return rows.map(({ accountId, role, siteKey, gatewayUrl }) => ({ accountId, role, platform: siteKey, gateway: gatewayUrl }))
}

/** The gateways that memberships can be limited to, by name. @param platform its key */
export const listGatewaysOfSite = (db: Kysely<Schema>, platform: string): Promise<{ url: string; name: string }[]> =>
  gatewaysOfSite(db, platform).select(['gateway.url', 'gateway.name']).orderBy('gateway.name').orderBy('gateway.id').execute()

/** The gateway of a slug, for memberships of it. @param platform its key */
export async function findGatewayOfSite(db: Kysely<Schema>, platform: string, url: string): Promise<GatewayId | null> {
  const row = await gatewaysOfSite(db, platform).where('gateway.url', '=', url).select('gateway.id').executeTakeFirst()
  return row?.id ?? null
}

const gatewaysOfSite = (db: Kysely<Schema>, platform: string) =>
  db
    .selectFrom('gateway')
    .innerJoin('platform', 'platform.id', 'gateway.platform_id')
    .where('platform.key', '=', platform)
    .where('gateway.parent_id', 'is', null)

export interface NewMembership {
  accountId: AccountId
  role: Role
  /** The key of the site. */
  platform: string
  /** The id of a gateway of the site; null: the whole site. */
  gatewayId: GatewayId | null
}

/** @returns whether the site exists, and the account did not have it yet */
export async function addMembership(db: Kysely<Schema>, { accountId, role, platform, gatewayId }: NewMembership): Promise<boolean> {
  const added = await sql<{ id: number }>`insert into membership (account_id, role, platform_id, gateway_id)
    select ${accountId}, ${role}, id, ${gatewayId} from platform where key = ${platform} on conflict do nothing returning id`.execute(db)
  return added.rows.length > 0
}

/** @returns what the account had; undefined where it had no such membership */
export async function removeMembership(
  db: Kysely<Schema>,
  accountId: AccountId,
  id: MembershipId,
): Promise<{ role: Role; platformId: SiteId; gatewayId: GatewayId | null } | undefined> {
  return await db
    .deleteFrom('membership')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(['role', 'platform_id as platformId', 'gateway_id as gatewayId'])
    .executeTakeFirst()
}

/** @param by null: on the command line */
export async function noteMembershipChange(
  trx: Kysely<Schema>,
  change: {
    kind: 'given' | 'taken'
    accountId: AccountId
    role: Role
    platformId: SiteId
    gatewayId: GatewayId | null
    by: AccountId | null
  },
): Promise<void> {
  const { kind, accountId, role, platformId, gatewayId, by } = change
  await appendChanges(trx, [
    {
      ...{ kind: `accounts.membership-${kind}`, platformId, subject: `account:${accountId}`, visibility: 'staff', actorId: by },
      tags: gatewayId === null ? [] : [`gateway:${gatewayId}`],
      payload: { role, gatewayId },
    },
  ])
}

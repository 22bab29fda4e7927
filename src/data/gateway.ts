import type { Kysely } from 'kysely'
import type { GatewayType } from './schema/fact-tables.ts'
import type { Schema } from './schema.ts'

/** The platform has no gateway at this address. */
export class GatewayMissingError extends Error {
  override name = 'GatewayMissingError'
  constructor(url: string) {
    super(`The platform has no gateway “${url}”`)
  }
}

/** Makes a gateway, or gives it its name and type. `url` is its last part of the address: lower-case letters, digits and hyphens. */
export async function storeGateway(
  database: Kysely<Schema>,
  platformId: number,
  { url, name, type }: { url: string; name: string; type: GatewayType },
): Promise<number> {
  const { id } = await database
    .insertInto('gateway')
    .values({ platform_id: platformId, url, name, type })
    .onConflict(conflict => conflict.columns(['platform_id', 'url']).doUpdateSet({ name, type }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @throws GatewayMissingError for the first that the platform does not have */
export async function checkGateways(database: Kysely<Schema>, platformId: number, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const found = await database.selectFrom('gateway').select('url').where('platform_id', '=', platformId).where('url', 'in', urls).execute()
  const missing = urls.find(each => !found.some(({ url }) => url === each))
  if (missing !== undefined) throw new GatewayMissingError(missing)
}

/** Puts an item into gateways of its platform; one in which it is already is no error. @throws GatewayMissingError */
export async function addToGateways(database: Kysely<Schema>, contentItemId: number, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const found = await database
    .selectFrom('gateway')
    .innerJoin('content_item', 'content_item.platform_id', 'gateway.platform_id')
    .select(['gateway.id', 'gateway.url'])
    .where('content_item.id', '=', contentItemId)
    .where('gateway.url', 'in', urls)
    .execute()
  const missing = urls.find(url => !found.some(gateway => gateway.url === url))
  if (missing !== undefined) throw new GatewayMissingError(missing)
  await database
    .insertInto('gateway_content')
    .values(found.map(({ id }) => ({ gateway_id: id, content_item_id: contentItemId })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function listGatewaysOfItem(
  database: Kysely<Schema>,
  contentItemId: number,
): Promise<{ name: string; url: string; type: GatewayType }[]> {
  return await database
    .selectFrom('gateway')
    .innerJoin('gateway_content', 'gateway_content.gateway_id', 'gateway.id')
    .select(['gateway.name', 'gateway.url', 'gateway.type'])
    .where('gateway_content.content_item_id', '=', contentItemId)
    .orderBy('gateway.name')
    .execute()
}

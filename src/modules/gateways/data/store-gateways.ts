/** Stores a gateway with its filters, files and picks. The caller's transaction makes it atomic. */

import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import { type StoredFile, storeFileRows } from '../../publications/index.ts'
import type { GatewayType } from '../domain/gateway.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'
import { forgetRuleMatches, storePickedItems } from './gateway-content.ts'
import { noteGateways } from './note-gateways.ts'

/** Creates a gateway, or updates the name and type of the existing one. `url` is its slug: lower-case letters, digits and hyphens. */
export async function storeGateway(
  database: Kysely<Schema>,
  platformId: SiteId,
  { url, name, type }: { url: string; name: string; type: GatewayType },
): Promise<GatewayId> {
  // Filters have no row of their own in older exports than those of whole gateways.
  const own = type === 'GATEWAY_FILTER' ? 'GATEWAY' : type
  const { id } = await database
    .insertInto('gateway')
    .values({ platform_id: platformId, url, name, type: own })
    .onConflict(conflict => conflict.columns(['platform_id', 'url']).where('parent_id', 'is', null).doUpdateSet({ name, type: own }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteGateways(database, [{ id, platformId }])
  return id
}

export interface GatewayToStore {
  file: GatewayFile
  /** The gateway's own file and all files of its folder that it names, by path. */
  files: ReadonlyMap<string, StoredFile>
  /** Pages that are stored in separate files, by path. */
  texts: Readonly<Record<string, string>>
  /** Ids of the publications that the gateway's file and its filters name. */
  itemIds: ReadonlyMap<string, ContentId>
}

/** Removes whatever the gateway's file no longer names: filters, files, picks. @returns the gateway's id */
export async function storeWholeGateway(
  trx: Transaction<Schema>,
  platformId: SiteId,
  { file, files, texts, itemIds }: GatewayToStore,
): Promise<GatewayId> {
  const id = await storeGateway(trx, platformId, file)
  await trx
    .updateTable('gateway')
    .set({
      community: file.community,
      special: file.special,
      browsable: file.browsable,
      has_homepage: file.options.enableHomepage,
      short_summary: file.shortSummary,
      rule: file.rule,
      details: JSON.stringify(file),
      texts: JSON.stringify(texts),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute()
  await storeFiles(trx, id, files)
  const idsOf = (references: readonly string[]) => [...new Set(references.flatMap(each => itemIds.get(each) ?? []))]
  await storePickedItems(trx, id, idsOf(file.items))
  if (file.rule === null) await forgetRuleMatches(trx, id)

  const urls = file.filters.map(({ url }) => url)
  await trx
    .deleteFrom('gateway')
    .where('parent_id', '=', id)
    .$if(urls.length > 0, query => query.where('url', 'not in', urls))
    .execute()
  for (const [position, filter] of file.filters.entries()) {
    const values = { name: filter.name, position, short_summary: filter.summary ?? '', area: filter.area, rule: filter.rule }
    const { id: filterId } = await trx
      .insertInto('gateway')
      .values({ platform_id: platformId, parent_id: id, url: filter.url, type: 'GATEWAY_FILTER', ...values })
      .onConflict(conflict => conflict.columns(['parent_id', 'url']).where('parent_id', 'is not', null).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow()
    await storePickedItems(trx, filterId, idsOf(filter.items))
    if (filter.rule === null) await forgetRuleMatches(trx, filterId)
  }
  return id
}

async function storeFiles(trx: Transaction<Schema>, id: GatewayId, files: ReadonlyMap<string, StoredFile>): Promise<void> {
  await storeFileRows(trx, [...files.values()])
  await trx.deleteFrom('gateway_file').where('gateway_id', '=', id).execute()
  if (files.size === 0) return
  await trx
    .insertInto('gateway_file')
    .values([...files].map(([path, { sha256 }]) => ({ gateway_id: id, path, sha256 })))
    .execute()
}

/** @returns whether the gateway existed */
export async function deleteGateway(trx: Transaction<Schema>, platformId: SiteId, url: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('gateway')
    .where('platform_id', '=', platformId)
    .where('parent_id', 'is', null)
    .where('url', '=', url)
    .returning('id')
    .executeTakeFirst()
  if (removed !== undefined) await noteGateways(trx, [{ id: removed.id, platformId }], 'removed')
  return removed !== undefined
}

/** Deletes every gateway whose file marks it as a sample. */
export async function deleteSampleGateways(database: Kysely<Schema>): Promise<void> {
  const removed = await database
    .deleteFrom('gateway')
    .where(sql<boolean>`(details ->> 'sampleContent')::boolean`)
    .returning(['id', 'platform_id as platformId'])
    .execute()
  await noteGateways(database, removed, 'removed')
}

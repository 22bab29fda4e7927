/** Stores a gateway with its filters, files and picks. The caller's transaction makes it atomic. */
import type { Kysely, Transaction } from 'kysely'
import { logGatewayChange } from '../../../core/database/revision.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { storeFileRows } from '../../publications/data/store/files.ts'
import type { StoredFile } from '../../publications/data/stored-article.ts'
import type { GatewayType } from '../domain/gateway.ts'
import type { GatewayFile } from '../domain/gateway-file.ts'
import { forgetRuleMatches, storePickedItems } from './gateway-content.ts'

/** Creates a gateway, or updates the name and type of the existing one. `url` is its slug: lower-case letters, digits and hyphens. */
export async function storeGateway(
  database: Kysely<Schema>,
  platformId: number,
  { url, name, type }: { url: string; name: string; type: GatewayType },
): Promise<number> {
  // Filters have no row of their own in older exports than those of whole gateways.
  const own = type === 'GATEWAY_FILTER' ? 'GATEWAY' : type
  const { id } = await database
    .insertInto('gateway')
    .values({ platform_id: platformId, url, name, type: own })
    .onConflict(conflict => conflict.columns(['platform_id', 'url']).where('parent_id', 'is', null).doUpdateSet({ name, type: own }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await logGatewayChange(database)
  return id
}

export interface GatewayToStore {
  file: GatewayFile
  /** The gateway's own file and all files of its folder that it names, by path. */
  files: ReadonlyMap<string, StoredFile>
  /** Pages that are stored in separate files, by path. */
  texts: Readonly<Record<string, string>>
  /** Ids of the publications that the gateway's file and its filters name. */
  itemIds: ReadonlyMap<string, number>
}

/** Removes whatever the gateway's file no longer names: filters, files, picks. @returns the gateway's id */
export async function storeWholeGateway(
  trx: Transaction<Schema>,
  platformId: number,
  { file, files, texts, itemIds }: GatewayToStore,
): Promise<number> {
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

async function storeFiles(trx: Transaction<Schema>, id: number, files: ReadonlyMap<string, StoredFile>): Promise<void> {
  await storeFileRows(trx, [...files.values()])
  await trx.deleteFrom('gateway_file').where('gateway_id', '=', id).execute()
  if (files.size === 0) return
  await trx
    .insertInto('gateway_file')
    .values([...files].map(([path, { sha256 }]) => ({ gateway_id: id, path, sha256 })))
    .execute()
}

/** @returns whether the gateway existed */
export async function deleteGateway(trx: Transaction<Schema>, platformId: number, url: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('gateway')
    .where('platform_id', '=', platformId)
    .where('parent_id', 'is', null)
    .where('url', '=', url)
    .executeTakeFirst()
  await logGatewayChange(trx)
  return numDeletedRows > 0n
}

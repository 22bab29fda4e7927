import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { listNumbered } from '../../data/item-address.ts'
import { itemPath } from '../../domain/content/address.ts'
import type { Found } from './reading.ts'

/**
 * Where the short form of an address leads, /articles/{publicationId}: numbers begin anew in a volume, so that several publications may have one.
 * @param path of the only one
 */
export async function findNumbered(
  kysely: Kysely<Schema>,
  platform: string,
  numbered: { contentType: ContentType; publicationId: number },
  path: string,
): Promise<Found<never>> {
  const all = await listNumbered(kysely, platform, numbered)
  if (all.length < 2) return { kind: 'elsewhere', path }
  return { kind: 'several', choices: all.map(({ title, ...key }) => ({ path: itemPath(numbered.contentType, key), title })) }
}

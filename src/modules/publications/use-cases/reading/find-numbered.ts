import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { Found } from '../../../sites/domain/found.ts'
import { listNumbered } from '../../data/item-key.ts'
import { itemPath } from '../../domain/content/item-path.ts'

/**
 * Resolves the short path /articles/{publicationId}: numbers start again in each volume, so several publications may have one.
 * @param path to redirect to where only one publication has the number
 */
export async function findNumbered(
  kysely: Kysely<Schema>,
  platform: string,
  numbered: { contentType: ContentType; publicationId: number },
  path: string,
): Promise<Found<never>> {
  const all = await listNumbered(kysely, platform, numbered)
  if (all.length < 2) return { kind: 'redirect', path }
  return { kind: 'several', choices: all.map(({ title, ...key }) => ({ path: itemPath(numbered.contentType, key), title })) }
}

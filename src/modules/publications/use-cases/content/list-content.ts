import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { type ContentType, contentTypes } from '../../../../document/metadata/content-type.ts'
import { countItemsByType, listItemIds } from '../../data/content-item.ts'
import { type ContentInfo, findContentByIds } from './find-content.ts'

export interface ContentQuery {
  /** Empty for all; repeated types count once. */
  contentTypes: readonly ContentType[]
  /** Starts at 1. */
  page: number
  /** Items per page. */
  show: number
}

/** A page of the site's publications, newest first, and their total number. */
export async function listContent(
  kysely: Kysely<Schema>,
  platform: string,
  query: ContentQuery,
): Promise<{ total: number; items: ContentInfo[] }> {
  const [ids, counts] = await Promise.all([listItemIds(kysely, platform, query), countItemsByType(kysely, platform)])
  const counted = query.contentTypes.length > 0 ? new Set(query.contentTypes) : contentTypes
  return {
    total: Array.from(counted, type => counts[type]).reduce((sum, count) => sum + count, 0),
    items: await findContentByIds(kysely, platform, ids),
  }
}

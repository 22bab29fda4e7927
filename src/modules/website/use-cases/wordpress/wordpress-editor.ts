/** Pages and posts that a WordPress maintains: a change made here stays until they are edited there (decision 0057). */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { PageId, PostId } from '../../../../core/ids/shared-ids.ts'
import { findWordpressId } from '../../data/wordpress-item.ts'
import { type Following, followedHome } from './following.ts'
import { siteOf } from './import-run.ts'

export interface WordpressEditor {
  /** The editing URL in the WordPress that the platform follows; null for content that does not come from there. */
  url(platform: string, of: { kind: 'page'; id: PageId } | { kind: 'post'; id: PostId }): Promise<string | null>
}

/** @param home the WordPress's URL @param id of a page or post there */
export const wordpressEditor = (home: string, id: number): string => `${home}/wp-admin/post.php?post=${id}&action=edit`

export const createWordpressEditor = (kysely: Kysely<Schema>, following: Pick<Following, 'find'>): WordpressEditor => ({
  async url(platform, of) {
    const home = await followedHome(following, platform)
    const id = home === null ? null : await findWordpressId(kysely, platform, siteOf(home), of)
    return home === null || id === null ? null : wordpressEditor(home, id)
  },
})

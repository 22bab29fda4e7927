/** Finds the admin bar's edit link for pages and posts that come from a WordPress site. */

import { mayOnSite } from '../../../core/access/access.ts'
import type { PageId, PostId } from '../../../core/ids/shared-ids.ts'
import { type PageContext, pageRequestContext } from '../../sites/pages/context.ts'
import type { ReadyPage } from '../domain/site-pages/site-page.ts'
import { websiteContext } from './context.ts'

/** Null for users who may not edit the site, so that their pages are the same for all, and for content that is edited here. */
export async function editedAt(
  context: PageContext,
  of: { kind: 'page'; id: PageId } | { kind: 'post'; id: PostId },
): Promise<string | null> {
  const { user, platform } = context.get(pageRequestContext)
  const { content } = context.get(websiteContext)
  return mayOnSite(user, 'edit site content', platform) ? await content.wordpressEditor.url(platform.key, of) : null
}

export async function withEditor(context: PageContext, page: ReadyPage): Promise<ReadyPage> {
  const url = await editedAt(context, { kind: 'page', id: page.id })
  return url === null ? page : { ...page, editedAt: url }
}

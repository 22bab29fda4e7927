/** Finds the admin bar's edit link for pages and posts that come from a WordPress site. */

import { may } from '../../../core/access/access.ts'
import { type PageContext, siteRequest } from '../../sites/pages/context.ts'
import type { ReadyPage } from '../domain/site-pages/site-page.ts'
import { websiteContext } from './context.ts'

/** Null for users who may not edit the site, so that their pages are the same for all, and for content that is edited here. */
export async function editedAt(context: PageContext, of: { kind: 'page' | 'post'; id: number }): Promise<string | null> {
  const { visitor, platform } = context.get(siteRequest)
  const { content } = context.get(websiteContext)
  return may(visitor, 'edit site content', platform.features) ? await content.wordpressEditor.address(platform.key, of) : null
}

export async function withEditor(context: PageContext, page: ReadyPage): Promise<ReadyPage> {
  const address = await editedAt(context, { kind: 'page', id: page.id })
  return address === null ? page : { ...page, editedAt: address }
}

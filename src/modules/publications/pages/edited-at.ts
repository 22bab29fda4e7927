/** Finds the admin bar's edit link for pages and posts that come from a WordPress site. */

import { may } from '../../../core/access/access.ts'
import type { SiteRequest } from '../../sites/pages/context.ts'
import type { ReadyPage } from '../../website/domain/site-pages/site-page.ts'

type Asked = Pick<SiteRequest, 'visitor' | 'platform' | 'content'>

/** Null for users who may not edit the site, so that their pages are the same for all, and for content that is edited here. */
export async function editedAt({ visitor, platform, content }: Asked, of: { kind: 'page' | 'post'; id: number }): Promise<string | null> {
  return may(visitor, 'edit site content', platform.features) ? await content.elsewhere.address(platform.key, of) : null
}

export async function withEditor(site: Asked, page: ReadyPage): Promise<ReadyPage> {
  const address = await editedAt(site, { kind: 'page', id: page.id })
  return address === null ? page : { ...page, editedAt: address }
}

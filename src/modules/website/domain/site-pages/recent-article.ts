/** An article as the block “recent articles” shows it. */

import { textOfInlineHtml } from '../../../../core/text/inline-html.ts'
import type { ContentCard } from '../../../publications/domain/content/for-reading.ts'
import { itemPath } from '../../../publications/domain/content/item-path.ts'
import { recentTitle } from './recent-title.ts'
import type { ReadyPage, RecentArticle } from './site-page.ts'

/** Specified in accounts.md section 9. */
export const recentArticlesShown = 3

export const recentArticleOf = (card: ContentCard): RecentArticle => ({
  title: recentTitle(textOfInlineHtml(card.titleHtml)),
  link: itemPath(card.contentType, card),
  description: card.abstract ?? '',
  pubDate: card.published ?? '',
})

/** A page whose block of recent articles shows those of a part of the site. @param latest reads so many of the newest */
export async function withArticles(page: ReadyPage, latest: (count: number) => Promise<readonly ContentCard[]>): Promise<ReadyPage> {
  if (page.data.recentArticles === null) return page
  const cards = await latest(recentArticlesShown)
  return { ...page, data: { ...page.data, recentArticles: cards.map(recentArticleOf) } }
}

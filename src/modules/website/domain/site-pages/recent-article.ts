/** An article as the block “recent articles” shows it. */

import { textOfInlineHtml } from '../../../../core/text/inline-html.ts'
import { itemPath } from '../../../publications/domain/content/address.ts'
import type { ContentCard } from '../../../publications/domain/content/for-reading.ts'
import { recentTitle } from './recent-title.ts'
import type { RecentArticle } from './site-page.ts'

/** Specified in accounts.md section 9. */
export const recentArticlesShown = 3

export const recentArticleOf = (card: ContentCard): RecentArticle => ({
  title: recentTitle(textOfInlineHtml(card.titleHtml)),
  link: itemPath(card.contentType, card),
  description: card.abstract ?? '',
  pubDate: card.published ?? '',
})

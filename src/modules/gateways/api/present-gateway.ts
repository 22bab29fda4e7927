import type { z } from 'zod'
import { textOfInlineHtml } from '../../../core/text/inline-html.ts'
import { type ArticleType, articleTypeNames } from '../../../document/metadata/article-type.ts'
import { presentListItem } from '../../publications/api/index.ts'
import type { ContentCard } from '../../publications/domain/content/for-reading.ts'
import { itemPath } from '../../publications/domain/content/item-path.ts'
import type { ContentInfo } from '../../publications/index.ts'
import type { GatewayDescription } from '../use-cases/describe-gateways.ts'
import type { gatewaySchema, latestOfGatewaySchema } from './schemas.ts'

interface Around {
  /** The site's origin, such as https://example.org. */
  origin: string
  withDetails: boolean
  articles: ReadonlyMap<number, ContentInfo>
}

export function presentGateway(gateway: GatewayDescription, { origin, withDetails, articles }: Around): z.infer<typeof gatewaySchema> {
  const { homePath, options, customPages, defaultEpmcQuery, europePmc } = gateway
  const homepage = homePath === null ? null : origin + homePath
  return {
    id: gateway.id,
    name: gateway.name,
    url: gateway.url,
    type: gateway.type,
    thumbnail: gateway.thumbnail && origin + gateway.thumbnail.url,
    wideThumbnailFileName: gateway.wideThumbnail && origin + gateway.wideThumbnail.url,
    useWideThumbnailForBanner: gateway.useWideThumbnailForBanner,
    shortSummary: gateway.shortSummary,
    homepage,
    homeWordPressId: gateway.contentSystemId,
    special: gateway.special,
    browsable: gateway.browsable,
    hasHomepage: homePath !== null,
    gatewayAreas: gateway.areas.map(({ title, filters }) => ({ title, filters: filters.map(({ id, name, url }) => ({ id, name, url })) })),
    latestArticles: gateway.latestArticleIds.flatMap(id => articles.get(id) ?? []).map(presentListItem),
    ...(withDetails && {
      details: {
        options: {
          enableHomepage: options.enableHomepage,
          hasFaqs: options.hasFaqs,
          documentsNotAllowed: options.documentsNotAllowed,
          postersNotAllowed: options.postersNotAllowed,
          slidesNotAllowed: options.slidesNotAllowed,
        },
        homepage: { homeUrl: homepage },
        customPages: customPages.map(({ slug, title }) => ({ slug, title })),
        contents: { defaultEpmcQuery, europePmc },
      },
    }),
  }
}

const maxAuthors = 3
const nameOf = (type: ArticleType | null): string | null => (type === null ? null : articleTypeNames[type])

export const presentLatest = (card: ContentCard, origin: string): z.infer<typeof latestOfGatewaySchema>['items'][number] => ({
  id: card.id,
  contentType: card.contentType,
  type: card.typeName ?? nameOf(card.articleType),
  title: textOfInlineHtml(card.titleHtml),
  address: origin + itemPath(card.contentType, card),
  published: card.published,
  authors: card.authors.slice(0, maxAuthors),
  authorCount: card.authorCount,
})

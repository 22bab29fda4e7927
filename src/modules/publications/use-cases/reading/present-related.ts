import { knownDate } from '../../../../core/text/date.ts'
import { safeAddress } from '../../../../core/text/link.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { doiAddress } from '../../../../document/html/reference.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { orderRelated, relationOf } from '../../../../document/metadata/related-article.ts'
import type { RelationOfItem } from '../../data/related-content.ts'
import { itemPath } from '../../domain/content/address.ts'
import type { RelatedItem } from '../../domain/content/for-reading.ts'

/** Leaves out relations without a stored target or URL: their text is among the article's details. */
export function presentRelated(relations: readonly RelationOfItem[]): RelatedItem[] {
  return orderRelated(
    relations.flatMap(({ relation, saidBy, doi, href, text, item }) => {
      const kind = relationOf(relation, saidBy)
      if (item !== null) {
        const published = knownDate(item.published, item.publishedPrecision)
        const titleHtml = titleUnderNotice(item.titleHtml, noticeOf(item.noticeRelations))
        return { relation: kind, titleHtml, href: itemPath(item.contentType, item), published }
      }
      const address = doi === null ? safeAddress(href ?? '') : doiAddress(doi)
      if (address === null) return []
      return { relation: kind, titleHtml: escapeHtml(text || doi || address), href: address, published: null }
    }),
  )
}

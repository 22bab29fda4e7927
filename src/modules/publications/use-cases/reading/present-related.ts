import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { knownDate } from '../../../../core/text/date.ts'
import { safeHref } from '../../../../core/text/link.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { doiUrl } from '../../../../document/html/reference.ts'
import { noticeReason } from '../../../../document/metadata/notice-reason.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { orderRelated, relationOf } from '../../../../document/metadata/related-article.ts'
import { listNoticeTexts, type RelationOfItem } from '../../data/related-content.ts'
import type { RelatedItem } from '../../domain/content/for-reading.ts'
import { itemPath } from '../../domain/content/item-path.ts'

/**
 * Leaves out relations without a stored target or URL: their text is among the article's details.
 * @param reasons what notices say, by the ids of their items
 */
export function presentRelated(
  relations: readonly RelationOfItem[],
  reasons: ReadonlyMap<ContentId, RelatedItem['reason']>,
): RelatedItem[] {
  return orderRelated(
    relations.flatMap(({ relation, saidBy, doi, href, text, item }) => {
      const kind = relationOf(relation, saidBy)
      if (item !== null) {
        const published = knownDate(item.published, item.publishedPrecision)
        const titleHtml = titleUnderNotice(item.titleHtml, noticeOf(item.noticeRelations))
        return { relation: kind, titleHtml, href: itemPath(item.contentType, item), published, reason: reasons.get(item.id) ?? null }
      }
      const url = doi === null ? safeHref(href ?? '') : doiUrl(doi)
      if (url === null) return []
      return { relation: kind, titleHtml: escapeHtml(text || doi || url), href: url, published: null, reason: null }
    }),
  )
}

/** These are what the notices among these relations say first; of those that are not here, nothing is known. */
export async function readNoticeReasons(
  kysely: Kysely<Schema>,
  relations: readonly RelationOfItem[],
): Promise<Map<ContentId, RelatedItem['reason']>> {
  const notices = relations.flatMap(({ relation, saidBy, item }) =>
    item !== null && relationOf(relation, saidBy).role === 'notice' ? [item.id] : [],
  )
  if (notices.length === 0) return new Map()
  const texts = await listNoticeTexts(kysely, notices)
  return new Map(
    texts.map(({ id, ...notice }) => {
      const text = noticeReason(notice)
      return [id, text === null ? null : { text, language: notice.language }]
    }),
  )
}

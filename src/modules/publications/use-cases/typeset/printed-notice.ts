import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { knownDate } from '../../../../core/text/date.ts'
import { safeHref } from '../../../../core/text/link.ts'
import { doiUrl } from '../../../../document/html/reference.ts'
import { noticeOf, type PrintedNotice } from '../../../../document/metadata/publication-notice.ts'
import { relationOf } from '../../../../document/metadata/related-article.ts'
import { listRelationsOfItem, type RelationOfItem } from '../../data/related-content.ts'
import { itemPath } from '../../domain/content/item-path.ts'

/**
 * The gravest notice on a publication, with where and when it was published as far as one of the relations says so.
 * @param origin of the site, for notices without a DOI; null where it has none
 */
export async function readPrintedNotice(kysely: Kysely<Schema>, itemId: ContentId, origin: string | null): Promise<PrintedNotice | null> {
  const relations = await listRelationsOfItem(kysely, itemId)
  const kind = noticeOf(relations)
  if (kind === null) return null
  const said = relations.filter(({ relation, saidBy }) => {
    const known = relationOf(relation, saidBy)
    return known.role === 'notice' && known.kind === kind
  })
  const item = said.find(relation => relation.item !== null)?.item ?? null
  return {
    kind,
    url: said.map(relation => urlOf(relation, origin)).find(url => url !== null) ?? null,
    published: item === null ? null : knownDate(item.published, item.publishedPrecision),
  }
}

/** The DOI that a notice states is the one of this publication. */
function urlOf({ saidBy, doi, href, item }: RelationOfItem, origin: string | null): string | null {
  const own = item?.doi ?? (saidBy === 'this' ? doi : null)
  if (own !== null) return doiUrl(own)
  if (item !== null) return origin === null ? null : origin + itemPath(item.contentType, item)
  return saidBy === 'this' ? safeHref(href ?? '') : null
}

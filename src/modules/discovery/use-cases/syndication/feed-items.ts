/** Reads publications for feeds. They have paths instead of URLs, since the feed uses the host of the request. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { filePath, itemPath } from '../../../publications/domain/content/item-path.ts'
import { type FeedRow, listFeedRows } from '../../data/feed-item.ts'
import type { SyndicationItem } from '../../domain/syndication/feed.ts'

export interface FeedItem extends Omit<SyndicationItem, 'url' | 'categories' | 'picture'> {
  path: string
  subjects: string[]
  /** Used for texts in the feed's language. */
  contentType: ContentType
  articleType: ArticleType | null
  typeName: string | null
  picture: { path: string; mimeType: string; width: number | null; height: number | null } | null
}

/** @param ids in the order of the feed */
export async function readFeedItems(kysely: Kysely<Schema>, platform: string, ids: readonly ContentId[]): Promise<FeedItem[]> {
  return (await listFeedRows(kysely, platform, ids)).map(present)
}

const dayOf = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`))

function present(row: FeedRow): FeedItem {
  const { contentType, articleType, typeName, thumbnail } = row
  return {
    path: itemPath(contentType, row),
    title: titleUnderNotice(row.title, noticeOf(row.noticeRelations)),
    abstract: (row.abstract ?? '')
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
    language: row.language,
    authors: row.authors,
    published: dayOf(row.firstPublished ?? row.published),
    updated: dayOf(row.published),
    doi: row.currentDoi,
    contentType,
    articleType,
    typeName,
    subjects: row.subjects.map(({ termName }) => termName),
    picture: thumbnail && {
      path: filePath(thumbnail.sha256, `thumbnail.${thumbnail.mimeType.split('/')[1] ?? ''}`),
      mimeType: thumbnail.mimeType,
      width: thumbnail.width,
      height: thumbnail.height,
    },
  }
}

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { truncate } from '../../../core/text/truncate.ts'
import type { CommentsSidebar } from '../../publications/domain/content/for-reading.ts'
import type { DiscussedArticle, Discussion } from '../../publications/index.ts'
import { countAndListLatestComments, listThreadStarts } from '../data/comment.ts'
import { commentAnchor, commentsPath } from '../domain/comment.ts'

const shown = 3
/** Characters of each comment. */
const excerpt = 220

/** More of them would fill the timeline with comments. */
const maxOnTimeline = 40

/** Reads the comments of the sidebar, and the starts of discussions for the timeline, in two queries. */
export async function readDiscussion(kysely: Kysely<Schema>, article: DiscussedArticle): Promise<Discussion> {
  const [sidebar, threads] = await Promise.all([
    readCommentsSidebar(kysely, article.itemId),
    listThreadStarts(kysely, article.itemId, maxOnTimeline),
  ])
  const starts = threads.map(({ id, authorName, publishedAt, versionNumber }) => ({
    ...{ authorName, publishedAt, versionNumber },
    path: `${commentsPath('ARTICLE', article)}#${commentAnchor(id)}`,
  }))
  return { sidebar, starts }
}

export async function readCommentsSidebar(kysely: Kysely<Schema>, contentItemId: ContentId): Promise<CommentsSidebar> {
  const { count, latest } = await countAndListLatestComments(kysely, contentItemId, shown)
  return {
    count,
    latest: latest.map(({ id, authorName, role, body, publishedAt }) => ({
      ...{ id, authorName, role },
      body: truncate(body.replace(/\s+/g, ' '), excerpt),
      publishedAt: publishedAt.toISOString(),
    })),
  }
}

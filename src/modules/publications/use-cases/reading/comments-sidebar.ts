import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { countAndListLatestComments, listThreadStarts } from '../../../comments/data/comment.ts'
import type { CommentsSidebar } from '../../domain/content/for-reading.ts'

const shown = 3
/** Characters of each comment. */
const excerpt = 220

const noComments: CommentsSidebar = { count: 0, latest: [] }

/** More of them would fill the timeline with comments. */
const maxOnTimeline = 40

/** Reads the comments of the sidebar, and the starts of discussions for the timeline, in two queries. */
export async function readDiscussion(kysely: Kysely<Schema>, contentItemId: number): Promise<Discussion> {
  const [beside, threads] = await Promise.all([
    readCommentsSidebar(kysely, contentItemId),
    listThreadStarts(kysely, contentItemId, maxOnTimeline),
  ])
  return { beside, threads }
}

export interface Discussion {
  beside: CommentsSidebar
  threads: Awaited<ReturnType<typeof listThreadStarts>>
}
export const noDiscussion: Discussion = { beside: noComments, threads: [] }

export async function readCommentsSidebar(kysely: Kysely<Schema>, contentItemId: number): Promise<CommentsSidebar> {
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

/** The data that blocks of pages show beside their own text. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { href } from '../../../../core/http/href.ts'
import type { Browse } from '../../../discovery/index.ts'
import { listItems, presentCard } from '../../../publications/index.ts'
import { pageHtml } from '../../../sites/domain/page-html.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import { offersReading } from '../../../sites/domain/submission-only.ts'
import { findStatistics, listBoardMembers, listBoardSubjects, listMedia } from '../../data/site-content.ts'
import { everyPart, type Part } from '../../domain/site-pages/parts.ts'
import { recentArticleOf, recentArticlesShown } from '../../domain/site-pages/recent-article.ts'
import type { BoardMember, PageData, RecentArticle } from '../../domain/site-pages/site-page.ts'
import { imageFinder } from './image-finder.ts'

export interface PageDataSetting {
  kysely: Kysely<Schema>
  /** Provides the platform's subjects. */
  browse: Pick<Browse, 'subjects'>
}

/** Loads the data that the blocks need, each only once. */
export async function readPageData(
  { kysely, browse }: PageDataSetting,
  platform: PlatformFacts,
  parts: readonly Part[],
): Promise<PageData> {
  const kinds = new Set([...everyPart(parts)].map(({ kind }) => kind))
  const [members, memberSubjects, recent, subjects, statistics] = await Promise.all([
    kinds.has('member-list') ? readMembers(kysely, platform) : null,
    kinds.has('member-list') ? listBoardSubjects(kysely, platform.key) : null,
    kinds.has('recent-articles') && offersReading(platform) ? readRecentArticles(kysely, platform) : null,
    kinds.has('subject-areas') && offersReading(platform) ? browse.subjects(platform) : null,
    kinds.has('statistics') ? findStatistics(kysely, platform.key) : null,
  ])
  const broadest = subjects?.childrenOf(null) ?? null
  return {
    members,
    memberSubjects,
    recentArticles: recent,
    subjects: broadest?.map(({ name, slug }) => ({ name, path: href('/browse/:segment', { segment: slug }) })) ?? null,
    statistics,
  }
}

/** The members of the board, by `menuOrder`. */
export async function readMembers(kysely: Kysely<Schema>, platform: PlatformFacts): Promise<BoardMember[]> {
  const rows = await listBoardMembers(kysely, platform.key)
  const imageOf = imageFinder(await listMedia(kysely, platform.key))
  return rows.map(({ name, role, institution, mediaId, keywords, orcid, body, menuOrder, subjectIds }) => ({
    ...{ title: name, role, institution, keywords, menuOrder, subjectIds },
    featuredImage: mediaId === null ? null : imageOf(String(mediaId)),
    orcidUrl: orcid && `https://orcid.org/${orcid}`,
    html: body === null ? null : pageHtml(body, { imageOf }),
  }))
}

export async function readRecentArticles(kysely: Kysely<Schema>, platform: PlatformFacts): Promise<RecentArticle[]> {
  const items = await listItems(kysely, platform.key, { contentType: 'ARTICLE', page: 1, show: recentArticlesShown })
  return items.map(presentCard).map(recentArticleOf)
}

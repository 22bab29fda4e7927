/** Finds a publication or report of a site as the item from which every format and style is written. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { knownDate } from '../../../../core/text/date.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import {
  findAssetToCite,
  findReportToCite,
  findVersionToCite,
  listAssetsToCite,
  listCurrentVersionsToCite,
  type ReportToCite,
  type VersionToCite,
} from '../../data/citation.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import type { CitedAuthor, CitedReport, CitedSite, CitedWork } from '../../domain/citation/cited-work.ts'
import { type CslItem, citeReport, citeWork } from '../../domain/citation/csl-item.ts'
import { abstractInALine } from '../../domain/content/abstract-in-a-line.ts'
import { itemPath, reportPath } from '../../domain/content/item-path.ts'
import { articleFacts } from '../../domain/metadata/article-facts.ts'
import { describeAsset } from '../reading/asset-metadata.ts'
import { noReviews, readReviewsOfArticles } from '../reading/reviews-of-articles.ts'
import { statusLineInEnglish } from '../reading/status-line-in-english.ts'

export interface FoundCslItem {
  item: CslItem
  /** The path of its page. */
  path: string
  /** The cited publication, or the version that the cited report reviews. */
  work: CitedWork
}

/** @param platform the site's key @returns null where the site has published no such thing */
export async function findCslItem(
  kysely: Kysely<Schema>,
  platform: string,
  { kind, id }: Citable,
  site: CitedSite,
): Promise<FoundCslItem | null> {
  switch (kind) {
    case 'version': {
      const version = await findVersionToCite(kysely, platform, id)
      const work = version && (await describeVersion(kysely, version))
      return work && { item: citeWork(work, site), path: work.path, work }
    }
    case 'report': {
      const found = await findReportToCite(kysely, platform, id)
      const reviewed = found && (await findVersionToCite(kysely, platform, found.reviewedVersionId))
      const report = found && reviewed && describeReport(found, reviewed, await describeVersion(kysely, reviewed))
      return report && { item: citeReport(report, site), path: report.path, work: report.reviewed }
    }
    case 'asset': {
      const asset = await findAssetToCite(kysely, platform, id)
      if (asset === null || asset.contentType === 'ARTICLE') return null
      const work = describeAsset(asset.contentType, asset)
      return { item: citeWork(work, site), path: work.path, work }
    }
  }
}

/**
 * Finds many publications at once, an article in its current version.
 * @param platform the site's key @param ids of content items @returns in the order of the ids, without those that the site has not published
 */
export async function findCslItems(
  kysely: Kysely<Schema>,
  platform: string,
  ids: readonly ContentId[],
  site: CitedSite,
): Promise<CslItem[]> {
  const works = new Map<ContentId, CitedWork>()
  for (let first = 0; first < ids.length; first += batchSize) {
    const batch = ids.slice(first, first + batchSize)
    const [versions, assets] = await Promise.all([
      listCurrentVersionsToCite(kysely, platform, batch),
      listAssetsToCite(kysely, platform, batch),
    ])
    const articleIds = versions.map(({ articleId }) => articleId)
    const reviews: ReviewsOfArticles = articleIds.length === 0 ? noReviews : await readReviewsOfArticles(kysely, articleIds)
    for (const version of versions) works.set(version.contentItemId, describeReviewedVersion(version, reviews))
    for (const asset of assets) {
      if (asset.contentType !== 'ARTICLE') works.set(asset.itemId, describeAsset(asset.contentType, asset))
    }
  }
  return ids.flatMap(id => {
    const work = works.get(id)
    return work === undefined ? [] : [citeWork(work, site)]
  })
}

/** Publications that are read at once: their metadata and abstracts are in memory together. */
const batchSize = 100

type ReviewsOfArticles = Awaited<ReturnType<typeof readReviewsOfArticles>>

async function describeVersion(kysely: Kysely<Schema>, version: VersionToCite): Promise<CitedWork> {
  return describeReviewedVersion(version, await readReviewsOfArticles(kysely, [version.articleId]))
}

/** @param reviews by the ids of their articles, that of the version among them */
function describeReviewedVersion(version: VersionToCite, reviews: ReviewsOfArticles): CitedWork {
  const notice = noticeOf(version.noticeRelations)
  return {
    ...articleFacts(version.metadata),
    contentType: 'ARTICLE',
    title: titleUnderNotice(version.title, notice),
    notice,
    statusLine: statusLineInEnglish(reviews.get(version.articleId)?.shown, version.versionNumber),
    language: version.language,
    typeName: version.typeName,
    versionNumber: version.versionNumber,
    doi: version.doi,
    path: itemPath('ARTICLE', version, version.versionNumber),
    published: knownDate(version.published, version.publishedPrecision),
    abstract: version.abstractText === null ? null : abstractInALine(version.abstractText),
    conference: null,
  }
}

function describeReport(report: ReportToCite, version: VersionToCite, reviewed: CitedWork): CitedReport {
  return {
    kind: report.kind,
    doi: report.doi,
    path: reportPath(version, version.versionNumber, report.id),
    published: knownDate(report.published, report.publishedPrecision),
    language: report.language,
    authors: report.authors.flatMap(({ firstName, lastName, fullName }): CitedAuthor[] =>
      fullName === null ? [] : [{ kind: 'person', given: firstName, family: lastName, full: fullName }],
    ),
    reviewed,
  }
}

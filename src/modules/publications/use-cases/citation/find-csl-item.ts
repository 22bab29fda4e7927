/** Finds a publication or report of a site as the item from which every format and style is written. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { knownDate } from '../../../../core/text/date.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import { findAssetToCite, findReportToCite, findVersionToCite, type ReportToCite, type VersionToCite } from '../../data/citation.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import type { CitedAuthor, CitedReport, CitedSite, CitedWork } from '../../domain/citation/cited-work.ts'
import { type CslItem, citeReport, citeWork } from '../../domain/citation/csl-item.ts'
import { abstractInALine } from '../../domain/content/abstract-in-a-line.ts'
import { itemPath, reportPath } from '../../domain/content/address.ts'
import { articleFacts } from '../../domain/metadata/article-facts.ts'
import { describeAsset } from '../reading/asset-metadata.ts'
import { readReviewsOfArticles } from '../reading/reviews-of-articles.ts'
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

async function describeVersion(kysely: Kysely<Schema>, version: VersionToCite): Promise<CitedWork> {
  const notice = noticeOf(version.noticeRelations)
  return {
    ...articleFacts(version.metadata),
    contentType: 'ARTICLE',
    title: titleUnderNotice(version.title, notice),
    notice,
    statusLine: await readStatusLine(kysely, version),
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

async function readStatusLine(kysely: Kysely<Schema>, { articleId, versionNumber }: VersionToCite): Promise<string | null> {
  const reviews = await readReviewsOfArticles(kysely, [articleId])
  return statusLineInEnglish(reviews.get(articleId)?.shown, versionNumber)
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

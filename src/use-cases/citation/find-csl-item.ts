/** What a platform has published, as an item that every format and style is written from. */
import type { Kysely } from 'kysely'
import type { AssetDetails } from '../../data/asset.ts'
import { findAssetToCite, findReportToCite, findVersionToCite, type ReportToCite, type VersionToCite } from '../../data/citation.ts'
import { listReportFactsOfArticles } from '../../data/report.ts'
import type { Schema } from '../../data/schema.ts'
import { listVersionsOfArticle } from '../../data/version.ts'
import type { Citable } from '../../domain/citation/citable.ts'
import { type CitedAuthor, type CitedReport, type CitedSite, type CitedWork, citedAuthors } from '../../domain/citation/cited-work.ts'
import { type CslItem, citeReport, citeWork } from '../../domain/citation/csl-item.ts'
import { itemPath, reportPath } from '../../domain/content/address.ts'
import { inlineText } from '../../domain/document/text.ts'
import { knownDate } from '../../domain/text/date.ts'
import { statusLineInEnglish } from '../reading/status-line-in-english.ts'

export interface FoundCslItem {
  item: CslItem
  /** Where it is read, from the site's root. */
  path: string
}

/** @param platform its key. Null where it has published no such thing */
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
      return work && { item: citeWork(work, site), path: work.path }
    }
    case 'report': {
      const found = await findReportToCite(kysely, platform, id)
      const reviewed = found && (await findVersionToCite(kysely, platform, found.reviewedVersionId))
      const report = found && reviewed && describeReport(found, reviewed, await describeVersion(kysely, reviewed))
      return report && { item: citeReport(report, site), path: report.path }
    }
    case 'asset': {
      const asset = await findAssetToCite(kysely, platform, id)
      const work = asset && describeAsset(asset)
      return work && { item: citeWork(work, site), path: work.path }
    }
  }
}

async function describeVersion(kysely: Kysely<Schema>, version: VersionToCite): Promise<CitedWork> {
  const { metadata, versionNumber } = version
  const { journal, volume, issue, firstPage, lastPage, elocationId } = metadata
  return {
    contentType: 'ARTICLE',
    title: version.title,
    statusLine: await readStatusLine(kysely, version),
    language: version.language,
    typeName: version.typeName,
    versionNumber,
    doi: version.doi,
    path: itemPath('ARTICLE', version, versionNumber),
    published: knownDate(version.published, version.publishedPrecision),
    abstract: version.abstractText,
    authors: citedAuthors(metadata.contributorGroups),
    keywords: metadata.keywords
      .filter(({ language }) => language === null || language === metadata.language)
      .flatMap(({ keywords }) => keywords.map(inlineText)),
    journal: journal.title === null ? null : { ...journal, title: journal.title, issns: journal.issns.map(({ value }) => value) },
    volume,
    issue,
    firstPage,
    lastPage,
    elocationId,
    conference: null,
  }
}

async function readStatusLine(kysely: Kysely<Schema>, { articleId, articleType, versionNumber }: VersionToCite): Promise<string | null> {
  const [versions, reports] = await Promise.all([listVersionsOfArticle(kysely, articleId), listReportFactsOfArticles(kysely, [articleId])])
  return statusLineInEnglish({
    articleType,
    versionNumber,
    versions: versions.map(version => ({
      ...version,
      reports: reports.filter(({ reviewedVersion }) => reviewedVersion === version.versionNumber),
    })),
  })
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

function describeAsset(asset: AssetDetails): CitedWork {
  return {
    contentType: asset.contentType,
    title: asset.title,
    language: asset.language,
    typeName: asset.documentType,
    versionNumber: null,
    doi: asset.doi,
    path: itemPath(asset.contentType, asset),
    published: asset.published,
    abstract: asset.abstract,
    authors: asset.authors.map(({ firstName, lastName, fullName, collectiveName }) =>
      collectiveName === null
        ? { kind: 'person', given: firstName, family: lastName, full: fullName }
        : { kind: 'group', full: collectiveName },
    ),
    keywords: asset.keywords.map(({ text }) => text),
    journal: null,
    volume: null,
    issue: null,
    firstPage: null,
    lastPage: null,
    elocationId: null,
    conference: asset.conferenceName === null ? null : { name: asset.conferenceName, place: asset.conferencePlace },
  }
}

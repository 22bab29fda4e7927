/** Builds the rows of reports, responses and reviewers. */

import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import type { Contributor, ContributorGroup, PeerReviewDocument } from '../../../../document/article-document.ts'
import type { RenderedReport } from '../../../../document/html/rendered-article.ts'
import { numberOfAnonymised } from '../../../../document/peer-review/anonymised-reviewer.ts'
import { blockText } from '../../../../document/text.ts'
import { versionOfDoi } from '../../domain/content/version-doi.ts'
import type { ArticleId, ReportId, ResponseId } from '../../domain/ids.ts'
import { nameOf } from './people.ts'
import { shortKey } from './short-key.ts'
import { storedDate } from './stored-date.ts'

export interface ReviewedVersion {
  articleId: ArticleId
  versionId: VersionId
  versionNumber: number
  /** DOI of the article, without version. */
  articleDoi: string | null
}

/** The DOI, the source's id, or the position: unique for each report, and the same at the next import. */
export function sourceKeys(reports: readonly PeerReviewDocument[]): string[] {
  const taken = new Set<string>()
  return reports.map(({ doi, id }, position) => {
    const candidates = [doi && `doi:${doi.toLowerCase()}`, id && shortKey(`id:${id}`), `position:${position}`]
    const key = candidates.find(candidate => candidate && !taken.has(candidate)) || `position:${position}`
    taken.add(key)
    return key
  })
}

const textOrNull = (text: string): string | null => text || null

/** The document without its responses, which have rows of their own. */
export const documentJson = (document: PeerReviewDocument): string => JSON.stringify({ ...document, responses: [] })

function commonColumns(document: PeerReviewDocument, html: RenderedReport | null) {
  const { day, precision } = storedDate(document.published)
  return {
    kind: document.kind,
    doi: document.doi,
    published_date: day,
    published_precision: precision,
    language: document.language,
    competing_interests: textOrNull(blockText(document.competingInterests)),
    document: documentJson(document),
    ...htmlColumns(html),
  }
}

/** All are null where the HTML is not made yet. */
export const htmlColumns = (html: RenderedReport | null) => ({
  anchor: html?.id ?? null,
  title_html: html?.title ?? null,
  people_html: html?.people ?? null,
  body_html: html?.body ?? null,
  details_html: html?.details ?? null,
})

/** @param sourceKey from `sourceKeys`; null for a report that no source contains */
export function reportRow(
  { versionId, versionNumber, articleDoi }: ReviewedVersion,
  report: PeerReviewDocument,
  html: RenderedReport | null,
  sourceKey: string | null,
  position: number,
) {
  const reviewed = report.reviewedDoi !== null && articleDoi !== null ? versionOfDoi(report.reviewedDoi, articleDoi) : null
  return {
    ...commonColumns(report, html),
    version_id: versionId,
    source_key: sourceKey,
    position,
    reviewed_version: reviewed ?? versionNumber,
    decision: report.decision,
    recommendation: report.recommendation,
    expertise: report.expertise,
  }
}

/** @param position among all responses to the report */
export function responseRow(
  reportId: ReportId,
  parentId: ResponseId | null,
  response: PeerReviewDocument,
  html: RenderedReport | null,
  position: number,
) {
  const names = authorNamesOf(response)
  return { ...commonColumns(response, html), report_id: reportId, parent_id: parentId, position, author_names: names }
}

/** The names are those of the authors of a response; an anonymous author has none. */
export const authorNamesOf = (response: PeerReviewDocument): string[] =>
  contributorsOf(response).flatMap(contributor => nameOf(contributor)?.full ?? [])

export const contributorsOf = ({ contributorGroups }: { contributorGroups: readonly ContributorGroup[] }): Contributor[] =>
  contributorGroups.flatMap(({ contributors }) => contributors)

export const roleOf = ({ roles, type }: Contributor): string | null => roles[0] ?? type

/** Distinguishes anonymous reviewers from each other: one whose name was removed has the same key on all versions. */
export const ownKeyOf = (contributor: Contributor, place: string): string => {
  const number = numberOfAnonymised(contributor)
  return number === null ? place : `withheld:${number}`
}

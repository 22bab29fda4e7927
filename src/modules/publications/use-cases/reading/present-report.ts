import { knownDate } from '../../../../core/text/date.ts'
import { itemPath, reportPath } from '../../domain/content/item-path.ts'
import type { ReportSummary } from '../../domain/content/report-summary.ts'
import type { CompleteReport } from './report-html.ts'

interface Numbered {
  versionNumber: number
}
type Key = { volume: number; publicationId: number }

/**
 * A report's own page is beneath the version that it reviews, or the version whose source contained it where the reviewed one is not
 * stored.
 */
export function ownPathOf(
  { id, reviewedVersion, versionNumber }: Pick<CompleteReport, 'id' | 'reviewedVersion' | 'versionNumber'>,
  key: Key,
  versions: readonly Numbered[],
): string {
  const isHere = versions.some(version => version.versionNumber === reviewedVersion)
  return reportPath(key, isHere ? reviewedVersion : versionNumber, id)
}

/** @param versions of the article */
export function presentReport(report: CompleteReport, key: Key, versions: readonly Numbered[]): ReportSummary {
  const [main] = report.referees
  return {
    id: report.id,
    kind: report.kind,
    reviewedVersion: report.reviewedVersion,
    decision: report.decision,
    titleHtml: report.titleHtml,
    refereeIds: report.referees.map(({ id }) => id),
    reviewers: report.referees.flatMap(referee => referee.fullName ?? []),
    affiliation: main?.affiliations[0]?.text ?? null,
    published: knownDate(report.published, report.publishedPrecision),
    doi: report.doi,
    language: report.language,
    responseCount: report.responses.length,
    path: `${itemPath('ARTICLE', key, report.versionNumber)}#${report.anchor}`,
    ownPath: ownPathOf(report, key, versions),
    broughtBy: report.versionNumber,
  }
}

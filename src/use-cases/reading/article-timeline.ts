/** What is known of an article's life, for its line of time. Comments and changes of status have no dates of their own yet. */
import type { ReportForReading } from '../../data/report.ts'
import type { ListedVersion, VersionForReading } from '../../data/version.ts'
import { itemPath } from '../../domain/content/address.ts'
import type { PartialDate, PeerReviewKind } from '../../domain/content/article-document.ts'
import type { ReportSummary } from '../../domain/content/for-reading.ts'
import { knownDate, machineDate } from '../../domain/text/date.ts'
import { type TimelineEntry, type TimelineEvent, timelineOf } from '../../domain/timeline/timeline.ts'

/** @param reports each once, and `summaries` the same in the same order */
export function readTimeline(
  version: VersionForReading,
  versions: readonly ListedVersion[],
  reports: readonly ReportForReading[],
  summaries: readonly ReportSummary[],
): TimelineEntry[] {
  return timelineOf([
    ...version.metadata.history.flatMap(({ type, date }) => milestone(type, date)),
    ...versions.map(
      (each): TimelineEvent => ({
        kind: 'version',
        date: knownDate(each.published, each.publishedPrecision),
        versionNumber: each.versionNumber,
        path: itemPath('ARTICLE', version, each.versionNumber),
      }),
    ),
    ...reports.flatMap((report, index) => reportEvents(report, summaries[index])),
  ])
}

function milestone(type: string, date: PartialDate | null): TimelineEvent[] {
  const day = date === null ? null : machineDate(date)
  return day !== null && (type === 'received' || type === 'accepted') ? [{ kind: type, date: day }] : []
}

function reportEvents(report: ReportForReading, summary: ReportSummary | undefined): TimelineEvent[] {
  if (summary === undefined) return []
  const { published, reviewedVersion: versionNumber, path, reviewers: names, decision } = summary
  const answers = report.responses.map(
    (response): TimelineEvent => ({
      kind: 'response',
      date: knownDate(response.published, response.publishedPrecision),
      versionNumber,
      path: path.replace(/#.*$/, `#${response.anchor}`),
      names,
    }),
  )
  const by = partyOf[summary.kind]
  if (by === 'authors') return [{ kind: 'response', date: published, versionNumber, path, names: [] }, ...answers]
  if (by === 'readers') return [{ kind: 'comment', date: published, versionNumber, path, names }, ...answers]
  return [{ kind: 'report', date: published, versionNumber, path, by, names, decision }, ...answers]
}

const partyOf: Record<PeerReviewKind, 'reviewers' | 'editors' | 'authors' | 'readers'> = {
  'reviewer-report': 'reviewers',
  'editor-report': 'editors',
  'decision-letter': 'editors',
  'review-documents': 'editors',
  'author-response': 'authors',
  commentary: 'readers',
}

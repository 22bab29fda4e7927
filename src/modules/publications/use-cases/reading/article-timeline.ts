/** Collects the events of an article's history for its timeline. */

import { knownDate, machineDate, type PartialDate } from '../../../../core/text/date.ts'
import type { PeerReviewKind } from '../../../../document/article-document.ts'
import { isReviewable } from '../../../../document/metadata/article-type.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import type { ListedVersion, VersionForReading } from '../../data/version.ts'
import { itemPath } from '../../domain/content/item-path.ts'
import type { ReportSummary } from '../../domain/content/report-summary.ts'
import type { ShownReview } from '../../domain/peer-review/shown-review.ts'
import { statusEvents } from '../../domain/timeline/status-events.ts'
import { type TimelineEntry, type TimelineEvent, timelineOf } from '../../domain/timeline/timeline.ts'
import type { Discussion } from './item-sources.ts'
import type { CompleteReport } from './report-html.ts'

interface Said {
  review: Pick<ShownReview, 'display'>
  /** The reports that are shown, each once, and `summaries` of them in the same order. */
  reports: readonly CompleteReport[]
  summaries: readonly ReportSummary[]
  discussions: Discussion['starts']
}

export function readTimeline(
  version: VersionForReading,
  versions: readonly ListedVersion[],
  { review, reports, summaries, discussions }: Said,
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
    ...discussions.map(
      ({ authorName, publishedAt, versionNumber, path }): TimelineEvent => ({
        kind: 'comment',
        date: publishedAt.toISOString().slice(0, 10),
        versionNumber: versionNumber ?? version.versionNumber,
        path,
        names: [authorName],
      }),
    ),
    ...(review.display === 'NOT_AVAILABLE' ? [] : changesOfStatus(version, versions, summaries)),
  ])
}

/** Decisions that people made take precedence over those that follow from reports. */
function changesOfStatus(
  { openPeerReview, articleType, peerReview, statusChanges }: VersionForReading,
  versions: readonly ListedVersion[],
  summaries: readonly ReportSummary[],
): TimelineEvent[] {
  const decided = statusChanges.flatMap(({ date, status }): TimelineEvent[] => (status === null ? [] : [{ kind: 'status', date, status }]))
  if (decided.length > 0) return decided
  const { process, passRule } = peerReview ?? defaultReviewSetting
  const isOpen = openPeerReview || process === 'open'
  const isSettled = versions.some(({ editorialStatus }) => editorialStatus !== null && !byReports.has(editorialStatus))
  const byEditors = summaries.some(({ kind, decision }) => partyOf[kind] === 'editors' && decision !== null)
  if (!isOpen || articleType === null || !isReviewable(articleType) || isSettled || byEditors) return []
  const reports = summaries.filter(({ kind }) => kind === 'reviewer-report')
  return statusEvents(
    reports.map(({ id, refereeIds: [referee], decision, published }) => ({
      referee: referee === undefined ? `report ${id}` : String(referee),
      decision,
      date: published,
    })),
    passRule,
  )
}

const byReports: ReadonlySet<EditorialStatus> = new Set(['PEER_REVIEW_REQUESTED', 'UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'])

function milestone(type: string, date: PartialDate | null): TimelineEvent[] {
  const day = date === null ? null : machineDate(date)
  return day !== null && (type === 'received' || type === 'accepted') ? [{ kind: type, date: day }] : []
}

function reportEvents(report: CompleteReport, summary: ReportSummary | undefined): TimelineEvent[] {
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

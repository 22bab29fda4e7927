/** The peer review as a grid: a row for each version, a column for each reviewer, and the reviewer's recommendation in each cell. */

import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { ReportSummary } from '../content/report-summary.ts'
import type { ReportId, ReviewerId } from '../ids.ts'

type GridReport = Pick<
  ReportSummary,
  'id' | 'kind' | 'decision' | 'affiliation' | 'published' | 'responseCount' | 'ownPath' | 'reviewedVersion'
> & {
  readonly refereeIds: readonly ReviewerId[]
  readonly reviewers: readonly string[]
}

export interface GridFacts {
  /** The versions on this site, oldest first. */
  versions: readonly { versionNumber: number }[]
  /** Reports on any version, oldest first. */
  reports: readonly GridReport[]
  /** Reviewers who were invited to review a version and may not have reported yet. */
  invitations?: readonly { refereeId: ReviewerId; versionNumber: number; name: string | null; affiliation: string | null }[]
  /** False where the reviewers could not be loaded: their names are hidden then (specification, reading.md section 4). */
  peersAvailable?: boolean
  /** False where reviewers are named without their reports. */
  reportsShown?: boolean
}

export interface ReviewerColumn {
  /** The reviewer's number from 1, in the order of their first reports. */
  number: number
  /** The main reviewer and co-reviewers; empty where they are anonymous or hidden. */
  names: string[]
  affiliation: string | null
  /** All reports of the reviewer, oldest first. */
  reports: ReviewerReport[]
}

export interface ReviewerReport {
  id: number
  versionNumber: number
  decision: ReviewerDecision | null
  published: string | null
  responseCount: number
  path: string
}

/** `decision` is null for a report without a recommendation. */
export type ReviewCell =
  | { kind: 'report'; reportId: ReportId; decision: ReviewerDecision | null; path: string }
  | { kind: 'invited' }
  | null

export interface ReviewGrid {
  reviewers: ReviewerColumn[]
  /** Newest version first; each row has a cell for each reviewer. */
  rows: { versionNumber: number; cells: ReviewCell[] }[]
}

/** The recommendations that occur in any version. */
export const decisionsIn = ({ reviewers }: Pick<ReviewGrid, 'reviewers'>): ReadonlySet<ReviewerDecision> =>
  new Set(reviewers.flatMap(({ reports }) => reports.flatMap(({ decision }) => decision ?? [])))

/**
 * Contains reviewers' reports alone. A second report of a reviewer on one version replaces the first. A version that is not on this site
 * has a row where there are reports on it.
 */
export function reviewGrid({
  versions,
  reports: all,
  invitations = [],
  peersAvailable = true,
  reportsShown = true,
}: GridFacts): ReviewGrid {
  const reports = all.filter(({ kind }) => kind === 'reviewer-report')
  const columns = new Map<string, ReviewerColumn>()
  for (const report of reports) {
    const column = columnOf(columns, reviewerKey(report))
    for (const name of report.reviewers) if (!column.names.includes(name)) column.names.push(name)
    column.affiliation = report.affiliation ?? column.affiliation
    const { id, reviewedVersion: versionNumber, decision, published, responseCount, ownPath } = report
    if (reportsShown) column.reports.push({ id, versionNumber, decision, published, responseCount, path: ownPath })
  }
  for (const { refereeId, name, affiliation } of invitations) {
    const column = columnOf(columns, String(refereeId))
    if (name !== null && column.names.length === 0) column.names.push(name)
    column.affiliation ??= affiliation
  }

  const cellOf = (versionNumber: number, key: string): ReviewCell => {
    const report = reports.findLast(each => each.reviewedVersion === versionNumber && reviewerKey(each) === key)
    if (report) return { kind: 'report', reportId: report.id, decision: report.decision, path: report.ownPath }
    const invited = invitations.some(each => String(each.refereeId) === key && each.versionNumber === versionNumber)
    return invited ? { kind: 'invited' } : null
  }
  const numbers = new Set([...versions.map(({ versionNumber }) => versionNumber), ...reports.map(report => report.reviewedVersion)])
  const rows = [...numbers].sort((one, other) => other - one)
  return {
    reviewers: [...columns.values()].map(column => (peersAvailable ? column : { ...column, names: [], affiliation: null })),
    rows: reportsShown
      ? rows.map(versionNumber => ({ versionNumber, cells: [...columns.keys()].map(key => cellOf(versionNumber, key)) }))
      : [],
  }
}

/** Reports with the same main reviewer belong to one reviewer, whoever the co-reviewers are. */
const reviewerKey = ({ id, refereeIds: [main] }: GridReport): string => String(main ?? `report ${id}`)

function columnOf(columns: Map<string, ReviewerColumn>, key: string): ReviewerColumn {
  const known = columns.get(key) ?? { number: columns.size + 1, names: [], affiliation: null, reports: [] }
  columns.set(key, known)
  return known
}

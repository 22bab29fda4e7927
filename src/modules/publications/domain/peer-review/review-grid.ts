/** The grid of peer review: a row for each version, a column for each reviewer, and in each cell what the reviewer made of the version. */

import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { ReportSummary } from '../content/for-reading.ts'

type GridReport = Pick<
  ReportSummary,
  'id' | 'kind' | 'decision' | 'affiliation' | 'published' | 'responseCount' | 'ownPath' | 'reviewedVersion'
> & {
  readonly refereeIds: readonly number[]
  readonly reviewers: readonly string[]
}

export interface GridFacts {
  /** Those that are here, oldest first. */
  versions: readonly { versionNumber: number }[]
  /** On whichever version, oldest first. */
  reports: readonly GridReport[]
  /** Reviewers who were asked to report on a version and may not have done so yet. */
  invitations?: readonly { refereeId: number; versionNumber: number; name: string | null; affiliation: string | null }[]
  /** False where what is known of reviewers could not be had: then their names are hidden (specification, reading.md section 4). */
  peersAvailable?: boolean
  /** False where reviewers are named without their reports. */
  reportsShown?: boolean
}

export interface ReviewerColumn {
  /** From 1, in the order in which they came. */
  number: number
  /** The main reviewer and those who reviewed along; empty where they are unnamed or hidden. */
  names: string[]
  affiliation: string | null
  /** All of the reviewer's, oldest first. */
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

/** A decision of null is a report that decides nothing. */
export type ReviewCell = { kind: 'report'; reportId: number; decision: ReviewerDecision | null; path: string } | { kind: 'invited' } | null

export interface ReviewGrid {
  reviewers: ReviewerColumn[]
  /** Newest version first; each row has a cell for each reviewer. */
  rows: { versionNumber: number; cells: ReviewCell[] }[]
}

/** Those that reviewers have made, in any version. */
export const decisionsIn = ({ reviewers }: Pick<ReviewGrid, 'reviewers'>): ReadonlySet<ReviewerDecision> =>
  new Set(reviewers.flatMap(({ reports }) => reports.flatMap(({ decision }) => decision ?? [])))

/**
 * Of reviewers' reports alone. A reviewer who reported twice on one version is there with the later report. A version that is not here has
 * its row where there are reports on it.
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

/** Reports are the same reviewer's where the main reviewer is the same, whoever reviewed along. */
const reviewerKey = ({ id, refereeIds: [main] }: GridReport): string => String(main ?? `report ${id}`)

function columnOf(columns: Map<string, ReviewerColumn>, key: string): ReviewerColumn {
  const known = columns.get(key) ?? { number: columns.size + 1, names: [], affiliation: null, reports: [] }
  columns.set(key, known)
  return known
}

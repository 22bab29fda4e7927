/** The grid of peer review: a row for each version, a column for each reviewer, and in each cell what the reviewer made of the version. */
import type { ReportSummary } from '../content/for-reading.ts'
import type { ReviewerDecision } from './decision.ts'

type GridReport = Pick<ReportSummary, 'id' | 'kind' | 'decision' | 'affiliation' | 'published' | 'responseCount' | 'ownPath'> & {
  readonly refereeIds: readonly number[]
  readonly reviewers: readonly string[]
}

export interface GridFacts {
  /** Oldest first, each with the reports that speak of it, oldest first. */
  versions: readonly { versionNumber: number; reports: readonly GridReport[] }[]
  /** Reviewers who were asked to report on a version and may not have done so yet. */
  invitations?: readonly { refereeId: number; versionNumber: number; name: string | null; affiliation: string | null }[]
  /** False where what is known of reviewers could not be had: then their names are hidden (specification, reading.md section 4). */
  peersAvailable?: boolean
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

/** Of reviewers' reports alone. A reviewer who reported twice on one version is there with the later report. */
export function reviewGrid({ versions, invitations = [], peersAvailable = true }: GridFacts): ReviewGrid {
  const reported = versions.map(({ versionNumber, reports }) => ({
    versionNumber,
    reports: reports.filter(({ kind }) => kind === 'reviewer-report'),
  }))
  const columns = new Map<string, ReviewerColumn>()
  for (const { versionNumber, reports } of reported) {
    for (const report of reports) {
      const column = columnOf(columns, reviewerKey(report))
      for (const name of report.reviewers) if (!column.names.includes(name)) column.names.push(name)
      column.affiliation = report.affiliation ?? column.affiliation
      const { id, decision, published, responseCount, ownPath } = report
      column.reports.push({ id, versionNumber, decision, published, responseCount, path: ownPath })
    }
  }
  for (const { refereeId, name, affiliation } of invitations) {
    const column = columnOf(columns, String(refereeId))
    if (name !== null && column.names.length === 0) column.names.push(name)
    column.affiliation ??= affiliation
  }

  const cellOf = (versionNumber: number, reports: readonly GridReport[], key: string): ReviewCell => {
    const report = reports.findLast(each => reviewerKey(each) === key)
    if (report) return { kind: 'report', reportId: report.id, decision: report.decision, path: report.ownPath }
    const invited = invitations.some(each => String(each.refereeId) === key && each.versionNumber === versionNumber)
    return invited ? { kind: 'invited' } : null
  }
  return {
    reviewers: [...columns.values()].map(column => (peersAvailable ? column : { ...column, names: [], affiliation: null })),
    rows: reported
      .map(({ versionNumber, reports }) => ({
        versionNumber,
        cells: [...columns.keys()].map(key => cellOf(versionNumber, reports, key)),
      }))
      .reverse(),
  }
}

/** Reports are the same reviewer's where the main reviewer is the same, whoever reviewed along. */
const reviewerKey = ({ id, refereeIds: [main] }: GridReport): string => String(main ?? `report ${id}`)

function columnOf(columns: Map<string, ReviewerColumn>, key: string): ReviewerColumn {
  const known = columns.get(key) ?? { number: columns.size + 1, names: [], affiliation: null, reports: [] }
  columns.set(key, known)
  return known
}

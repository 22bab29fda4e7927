import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import { type GridFacts, type ReviewGrid, reviewGrid } from './review-grid.ts'

const letters: Record<string, ReviewerDecision | null> = {
  A: 'APPROVED',
  R: 'APPROVED_WITH_RESERVATIONS',
  N: 'NOT_APPROVED',
  U: 'UNKNOWN',
  '-': null,
}

/** “A1 R2” on a version: reviewer 1 approves it, reviewer 2 has reservations. */
const factsOf = (lines: readonly string[]): GridFacts => ({
  versions: lines.map((_, at) => ({ versionNumber: at + 1 })),
  reports: lines.flatMap((line, at) =>
    line
      .split(' ')
      .filter(Boolean)
      .map((word, place) => ({
        id: testId((at + 1) * 100 + place),
        kind: 'reviewer-report' as const,
        reviewedVersion: at + 1,
        decision: letters[word.slice(0, 1)] ?? null,
        refereeIds: [testId(Number(word.slice(1)))],
        reviewers: [`Reviewer ${word.slice(1)}`],
        affiliation: null,
        published: null,
        responseCount: 0,
        ownPath: `/articles/1-1/v${at + 1}/reports/${place}`,
      })),
  ),
})

/** Rows as text, newest first: a letter for a recommendation, i for invited, a dot for nothing. */
const drawn = ({ rows }: ReviewGrid): string[] =>
  rows.map(({ versionNumber, cells }) => {
    const letterOf = (decision: ReviewerDecision | null) => Object.keys(letters).find(letter => letters[letter] === decision)
    return `${versionNumber} ${cells.map(cell => (cell === null ? '.' : cell.kind === 'invited' ? 'i' : letterOf(cell.decision))).join('')}`
  })

test.each([
  ['no reports', [''], [], ['1 ']],
  ['one version', ['A1 R2 N3'], [], ['1 ARN']],
  ['reviewers stay in their columns', ['R1 N2', 'A2 A1'], [], ['2 AA', '1 RN']],
  ['a reviewer who comes later', ['R1', 'A1 A2'], [], ['2 AA', '1 R.']],
  ['a reviewer who stays away', ['A1 R2', 'A2', ''], [], ['3 ..', '2 .A', '1 AR']],
  ['a decision of another system', ['U1 -2'], [], ['1 U-']],
  ['the later of two reports on one version', ['R1 A2 A1'], [], ['1 AA']],
  ['invited, and has not reported', ['A1', ''], [[1, 2]], ['2 i', '1 A']],
  ['invited, and has reported', ['A1'], [[1, 1]], ['1 A']],
  ['invited who never reported', ['A1', 'A1'], [[7, 2]], ['2 Ai', '1 A.']],
  ['invited to a version that is not here', ['A1'], [[7, 9]], ['1 A.']],
] as const)('the review grid is right with %s', (_name, lines, invited, grid) => {
  const invitations = invited.map(([reviewer, versionNumber]) => ({
    refereeId: testId(reviewer),
    versionNumber,
    name: null,
    affiliation: null,
  }))
  expect(drawn(reviewGrid({ ...factsOf(lines), invitations }))).toEqual(grid)
})

const report = {
  id: testId(5),
  kind: 'reviewer-report',
  reviewedVersion: 1,
  decision: 'APPROVED',
  affiliation: null,
  published: '2026-03-01',
  responseCount: 1,
  ownPath: '/a/reports/5',
} as const

test('a cell of the grid links to its report', () => {
  const grid = reviewGrid({
    versions: [{ versionNumber: 3 }],
    reports: [{ ...report, reviewedVersion: 3, refereeIds: [testId(1)], reviewers: ['Ada'] }],
  })
  expect(grid.rows[0]?.cells).toEqual([{ kind: 'report', reportId: 5, decision: 'APPROVED', path: '/a/reports/5' }])
})

test('a co-reviewer is in the main reviewer’s column, with the newest affiliation', () => {
  const grid = reviewGrid({
    versions: [{ versionNumber: 1 }, { versionNumber: 2 }],
    reports: [
      { ...report, refereeIds: [testId(1), testId(2)], reviewers: ['Ada', 'Ben'], affiliation: 'Old' },
      { ...report, reviewedVersion: 2, refereeIds: [testId(1), testId(3)], reviewers: ['Ada', 'Cy'], affiliation: 'New' },
    ],
  })
  expect(grid.reviewers).toMatchObject([{ number: 1, names: ['Ada', 'Ben', 'Cy'], affiliation: 'New' }])
  const reported = { id: 5, decision: 'APPROVED', published: '2026-03-01', responseCount: 1, path: '/a/reports/5' }
  expect(grid.reviewers[0]?.reports).toEqual([1, 2].map(versionNumber => ({ ...reported, versionNumber })))
})

test('each report without reviewers has a column of its own', () => {
  const grid = reviewGrid({
    versions: [{ versionNumber: 1 }],
    reports: [
      { ...report, id: testId(1), refereeIds: [], reviewers: [] },
      { ...report, id: testId(2), refereeIds: [], reviewers: [] },
    ],
  })
  expect(drawn(grid)).toEqual(['1 AA'])
})

test('editors’ letters have no column', () => {
  const letter = { ...report, kind: 'decision-letter', refereeIds: [testId(9)], reviewers: ['Ed'] } as const
  expect(reviewGrid({ versions: [{ versionNumber: 1 }], reports: [letter] }).reviewers).toEqual([])
})

test('names are hidden while reviewers are unavailable, and decisions stay', () => {
  const grid = reviewGrid({ ...factsOf(['A1 R2']), peersAvailable: false })
  expect(grid.reviewers).toMatchObject([
    { number: 1, names: [], affiliation: null },
    { number: 2, names: [], affiliation: null },
  ])
  expect(drawn(grid)).toEqual(['1 AR'])
})

test('a version that is not stored has a row where reports on it exist', () => {
  const { reports } = factsOf(['A1', 'R1', 'A1 A2'])
  expect(drawn(reviewGrid({ versions: [{ versionNumber: 3 }], reports }))).toEqual(['3 AA', '2 R.', '1 A.'])
})

test('while reports are hidden, the grid has only the names of reviewers', () => {
  const grid = reviewGrid({ ...factsOf(['A1 R2']), reportsShown: false })
  expect(grid.rows).toEqual([])
  expect(grid.reviewers.map(({ names, reports }) => [names, reports])).toEqual([
    [['Reviewer 1'], []],
    [['Reviewer 2'], []],
  ])
})

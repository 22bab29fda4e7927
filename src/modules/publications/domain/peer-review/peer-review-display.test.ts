import { describe, expect, test } from 'vitest'
import { type ArticleType, articleTypes } from '../../../../document/metadata/article-type.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import { type PeerReviewDisplay, type PeerReviewFacts, peerReviewDisplay } from './peer-review-display.ts'

const reviewed: PeerReviewFacts = {
  sectionsHidden: false,
  articleType: 'RESEARCH_ARTICLE',
  versionCount: 2,
  latestStatus: 'UNDERGOING_PEER_REVIEW',
  reportCount: 3,
  refereesLoaded: true,
  statusesLoaded: true,
  affiliationsLoaded: true,
  facultyReview: false,
  reportsLoaded: true,
}

/** Each row takes precedence over the rows beneath it, so each is tested with the facts of all of those. */
const rows: readonly [name: string, facts: Partial<PeerReviewFacts>, display: PeerReviewDisplay | null][] = [
  ['sections hidden', { sectionsHidden: true }, 'NOT_AVAILABLE'],
  ['no article type', { articleType: null }, null],
  ['type not reviewable', { articleType: 'EDITORIAL' }, 'NOT_REVIEWED'],
  ['no versions', { versionCount: 0 }, null],
  ['latest status does not qualify', { latestStatus: 'PUBLISHED' }, 'PREPRINT_SERVER'],
  ['referees missing', { refereesLoaded: false }, null],
  ['statuses missing', { statusesLoaded: false }, null],
  ['affiliations missing', { affiliationsLoaded: false }, null],
  ['faculty review', { facultyReview: true }, 'FACULTY_REVIEW'],
  ['reports known of, not at hand', { reportsLoaded: false }, 'HAS_REPORTS'],
]

test.each(rows)('the display is right with %s (R4-15, R4-16, R4-17, R4-19, R4-20, R4-21, R4-22)', (_name, facts, display) =>
  expect(peerReviewDisplay({ ...reviewed, ...facts })).toBe(display),
)
test('with everything loaded, the reports are displayed (R4-23)', () => expect(peerReviewDisplay(reviewed)).toBe('LOAD_REPORTS_SUCCESS'))

describe('the order of the rows', () => {
  test.each(rows.map((row, at) => [row[0], at] as const))('the rule for %s is applied before all later ones (R4-25)', (_name, at) => {
    const [, facts, display] = rows[at] ?? ['', {}, null]
    for (const [, later] of rows.slice(at + 1)) expect(peerReviewDisplay({ ...reviewed, ...later, ...facts })).toBe(display)
    const everyLater = Object.assign({}, ...rows.slice(at + 1).map(([, later]) => later))
    expect(peerReviewDisplay({ ...reviewed, ...everyLater, ...facts })).toBe(display)
  })
})

test.each([
  ['no reports', {}, 'NO_REPORTS'],
  ['no reports, and nothing else came either', { refereesLoaded: false, statusesLoaded: false, affiliationsLoaded: false }, 'NO_REPORTS'],
  ['a faculty review without reports', { facultyReview: true }, 'FACULTY_REVIEW'],
] as const)('the display is right with %s (R4-24)', (_name, facts, display) => {
  expect(peerReviewDisplay({ ...reviewed, reportCount: 0, reportsLoaded: false, ...facts })).toBe(display)
})

test('three article types are not reviewed, and all others are (R4-17)', () => {
  const notReviewed = articleTypes.filter(articleType => peerReviewDisplay({ ...reviewed, articleType }) === 'NOT_REVIEWED')
  expect(notReviewed).toEqual(['EDITORIAL', 'F1000_FACULTY_CRITIQUE', 'RETRACTION'] satisfies ArticleType[])
})

test('only two statuses make a preprint, and a missing status does not (R4-20)', () => {
  const preprints = [...editorialStatuses, null].filter(
    latestStatus => peerReviewDisplay({ ...reviewed, latestStatus }) === 'PREPRINT_SERVER',
  )
  expect(preprints).toEqual(['PUBLISHED', 'RETURN_TO_PUBLISHED'])
})

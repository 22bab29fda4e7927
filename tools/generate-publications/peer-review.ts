/** Reports on a version, with every decision, and the authors' answers. */
import type { PeerReviewDocument } from '../../src/document/article-document.ts'
import type { ReviewerDecision } from '../../src/document/peer-review/decision.ts'
import { daysLater, partialDate } from './dates.ts'
import { answers, openings, points } from './grammar/reports.ts'
import { paragraph, plain, text } from './nodes.ts'
import { noTargets, Passage } from './passage.ts'
import { describePeople, makeSomeone, type Someone } from './people.ts'
import type { Random } from './random.ts'
import type { Topic } from './topic.ts'

type Decision = Exclude<ReviewerDecision, 'UNKNOWN'>
const recommendations: Readonly<Record<Decision, string>> = {
  APPROVED: 'approve',
  APPROVED_WITH_RESERVATIONS: 'approve-with-reservations',
  NOT_APPROVED: 'reject',
}

export interface ReviewedVersion {
  doi: string
  /** Milliseconds since 1970. */
  published: number
  isLast: boolean
  isFirst: boolean
  authors: readonly Someone[]
}

/** Makes the reviewers of one article; on a later version only some report again. */
export const makeReviewers = (topic: Topic, random: Random): Someone[] =>
  Array.from({ length: random.pick([0, 1, 2, 2, 3, 3]) }, () => makeSomeone(topic, random))

function chooseDecision({ isFirst, isLast }: ReviewedVersion, index: number, random: Random): Decision {
  // A version was revised because a reviewer asked for it.
  if (!isLast && index === 0) return random.chance(0.75) ? 'APPROVED_WITH_RESERVATIONS' : 'NOT_APPROVED'
  if (isFirst) return random.pick(['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED'] as const)
  return random.pick(['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED'] as const)
}

export function makePeerReview(
  version: ReviewedVersion,
  reviewers: readonly Someone[],
  topic: Topic,
  random: Random,
): PeerReviewDocument[] {
  const reporting = version.isFirst ? reviewers : reviewers.filter((_, index) => index === 0 || random.chance(0.5))
  return reporting.map((reviewer, index) => {
    const decision = chooseDecision(version, index, random)
    const passage = new Passage(topic, random, { ...noTargets, figures: 1, tables: 1 })
    const doi = `${version.doi}.r${index + 1}`
    passage.sentence(random.pick(openings[decision]))
    const opening = paragraph(passage.take())
    const items = random.sample(points, decision === 'APPROVED' ? 2 : random.integer(4, 6)).map(template => {
      passage.sentence(template)
      return { id: null, label: [], title: [], children: [paragraph(passage.take())] }
    })
    const date = daysLater(version.published, random.integer(5, 38))
    return {
      ...plainDocument(`report-${index + 1}`, doi, date),
      kind: 'reviewer-report',
      jatsType: 'reviewer-report',
      title: text('Reviewer report'),
      ...reviewPeople([reviewer], 'reviewer', random),
      decision,
      recommendation: recommendations[decision],
      competingInterests: [plain('No competing interests were disclosed.')],
      expertise: `${topic.field.term}, ${topic.process}`,
      reviewedDoi: version.doi,
      body: [opening, { kind: 'list', id: null, type: 'order', start: 1, label: [], title: [], items }],
      responses: version.isLast && random.chance(0.6) ? [] : [makeAnswer(index, doi, date, version, topic, random)],
    }
  })
}

function makeAnswer(
  index: number,
  reportDoi: string,
  reported: number,
  version: ReviewedVersion,
  topic: Topic,
  random: Random,
): PeerReviewDocument {
  const passage = new Passage(topic, random, { ...noTargets, figures: 1, tables: 1 })
  for (const template of [answers[0] ?? '', ...random.sample(answers.slice(1), 3)]) passage.sentence(template)
  return {
    ...plainDocument(`answer-${index + 1}`, `${reportDoi}.a1`, daysLater(reported, random.integer(1, 30))),
    kind: 'author-response',
    jatsType: 'author-comment',
    title: text('Author response'),
    ...reviewPeople(version.authors.slice(0, 1), 'author', random),
    body: [paragraph(passage.take())],
  }
}

function reviewPeople(
  people: readonly Someone[],
  type: 'author' | 'reviewer',
  random: Random,
): Pick<PeerReviewDocument, 'contributorGroups' | 'affiliations'> {
  const { groups, affiliations } = describePeople(people, type, random)
  return { contributorGroups: groups, affiliations }
}

function plainDocument(id: string, doi: string, published: number): Omit<PeerReviewDocument, 'kind' | 'jatsType'> {
  return {
    id,
    doi,
    language: 'en',
    title: [],
    contributorGroups: [],
    affiliations: [],
    published: partialDate(published),
    decision: null,
    recommendation: null,
    competingInterests: [],
    notes: [],
    expertise: null,
    keywords: [],
    reviewedDoi: null,
    body: [],
    back: [],
    responses: [],
    other: [],
  }
}

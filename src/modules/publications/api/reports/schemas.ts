import { z } from 'zod'
import { peerReviewKinds } from '../../../../document/article-document.ts'
import { reviewerDecisions } from '../../../../document/peer-review/decision.ts'
import { reviewRound } from '../versions/schemas.ts'

const text = z.string().nullable()

/** Specification, reading.md section 3. */
export const reportSchema = z
  .object({
    id: z.int(),
    versionId: z.int().describe('The version that it speaks of, or the one that brought it along where that is not here.'),
    reviewedVersion: z.int().describe('The number of the version that it speaks of, whether or not that is here.'),
    round: reviewRound,
    kind: z.enum(peerReviewKinds),
    doi: text,
    decision: z.enum(reviewerDecisions).nullable(),
    recommendation: text.describe('In the source’s own word.'),
    publishedDate: z.iso.date().nullable(),
    mainRefereeId: z.int().nullable(),
    refereeIds: z.array(z.int()).describe('The main one first.'),
    commentIds: z.array(z.int()),
    expertise: text,
    competingInterestsText: text,
  })
  .meta({
    id: 'Report',
    examples: [
      {
        id: 911,
        versionId: 630,
        reviewedVersion: 2,
        round: 2,
        kind: 'reviewer-report',
        doi: '10.5555/recto.308.r911',
        decision: 'APPROVED_WITH_RESERVATIONS',
        recommendation: 'approve-with-reservations',
        publishedDate: '2024-06-14',
        mainRefereeId: 204,
        refereeIds: [204],
        commentIds: [],
        expertise: 'Electrochemistry',
        competingInterestsText: 'No competing interests were disclosed.',
      },
    ],
  })

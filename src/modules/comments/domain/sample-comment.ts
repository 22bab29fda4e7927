/** Comments of the demo library (demo/comments.json): the file’s schema, and its conversion. */

import { z } from 'zod'
import { uncheckedId } from '../../../core/ids/id.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import { countriesIn } from '../../accounts/domain/countries.ts'
import { commentRoles } from '../../publications/domain/content/comment-role.ts'
import type { TransferredComment } from './transferred-comment.ts'

const text = z.string().trim().min(1)

interface SampleAnswer {
  by: string
  role: (typeof commentRoles)[number]
  institution: string
  department?: string | undefined
  place?: string | undefined
  countryCode: string
  posted: string
  text: string
  interests?: string | undefined
  /** This is the time when its author withdrew it. */
  withdrawn?: string | undefined
  replies?: SampleAnswer[] | undefined
}

const answer = {
  by: text,
  role: z.enum(commentRoles),
  institution: text,
  department: text.optional(),
  place: text.optional(),
  countryCode: z.string().length(2),
  posted: z.iso.datetime(),
  text,
  interests: text.optional(),
  withdrawn: z.iso.datetime().optional(),
}
const answerSchema: z.ZodType<SampleAnswer> = z.lazy(() => z.strictObject({ ...answer, replies: z.array(answerSchema).optional() }))

/** `on` is the DOI of a version, of an item that has none, or of a report. */
export const sampleCommentsSchema = z.array(z.strictObject({ ...answer, on: text, replies: z.array(answerSchema).optional() }))
export type SampleComment = z.infer<typeof sampleCommentsSchema>[number]

interface Place {
  versionNumber: number | null
  reportKey: string | null
}

/** A comment with what answers it, each before its answers. @param firstId the first number; the rest follow on */
export function transferSample(comment: SampleComment, { versionNumber, reportKey }: Place, firstId: number): TransferredComment[] {
  const all: TransferredComment[] = []
  const add = (said: SampleAnswer, parentId: CommentId | null): void => {
    const { institution, department = null, place = null, countryCode } = said
    const country = countriesIn('en').find(({ shortCode }) => shortCode === countryCode)?.name
    const id: CommentId = uncheckedId(firstId + all.length)
    const posted = { kind: 'posted', reason: null, by: null, at: said.posted } as const
    all.push({
      ...{ id, parentId, versionNumber, reportKey, account: null, authorName: said.by, role: said.role },
      userAffiliation: [department, institution, place, country].filter(part => part !== null && part !== undefined).join(', '),
      ...{ institution, institutionRor: null, department, place, province: null, countryCode },
      ...{ competingInterests: said.interests ?? null, body: said.text, state: said.withdrawn === undefined ? 'published' : 'withdrawn' },
      ...{ heldFor: [], doi: null, postedAt: said.posted, publishedAt: said.posted },
      events: [
        posted,
        { ...posted, kind: 'published' },
        ...(said.withdrawn === undefined ? [] : [{ ...posted, kind: 'withdrawn', at: said.withdrawn } as const]),
      ],
      flags: [],
    })
    for (const reply of said.replies ?? []) add(reply, id)
  }
  add(comment, null)
  return all
}

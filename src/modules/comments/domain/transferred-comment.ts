/** A comment in an export, with its history and the reports of readers. */

import { z } from 'zod'
import { idSchema } from '../../../core/ids/id-schema.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import { commentRoles } from '../../publications/domain/content/comment-role.ts'
import { commentEventKinds, commentStates, flagReasons, holdReasons } from './comment.ts'

const text = z.string().nullable()
/** The id is that of the installation that was exported; it is kept where it is free here. */
const id = idSchema<CommentId>()
/** The time is exact to the microsecond, which distinguishes comments with the same text. */
const time = z.iso.datetime()

export const transferredCommentSchema = z.object({
  id,
  parentId: id.nullable(),
  /** Null: about the item as a whole. */
  versionNumber: z.int().min(1).nullable(),
  /** The key or the position of the report in its source. */
  reportKey: text,
  /** Email address of the account that wrote it. */
  account: text,
  authorName: z.string().min(1),
  role: z.enum(commentRoles).nullable(),
  userAffiliation: text,
  institution: text,
  institutionRor: text,
  department: text,
  place: text,
  province: text,
  countryCode: text,
  competingInterests: text,
  body: z.string(),
  state: z.enum(commentStates),
  heldFor: z.array(z.enum(holdReasons)),
  doi: text,
  postedAt: time,
  publishedAt: time.nullable(),
  /** Events are in chronological order; `by` is the email address of an account. Older exports have none. */
  events: z.array(z.object({ kind: z.enum(commentEventKinds), reason: text, by: text, at: time })).default([]),
  flags: z.array(z.object({ reason: z.enum(flagReasons), text, by: text, at: time, settledAt: time.nullable() })).default([]),
})
/** An account that may not write comments any more, by its email address. */
export const transferredBlockSchema = z.object({ account: z.string(), reason: z.string(), by: text, at: time })
export type TransferredBlock = z.infer<typeof transferredBlockSchema>

export type TransferredComment = z.infer<typeof transferredCommentSchema>

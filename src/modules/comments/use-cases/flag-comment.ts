/** Reports a comment to the editors, with or without an account: reporting harm must not require one. */

import type { Kysely } from 'kysely'
import type { User } from '../../../core/access/user.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { type Entries, entryOf, type FieldMessages, findEntryErrors, isFaultless } from '../../../core/forms/entries.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import { type AttemptLimit, countAttempt, type RequestContext } from '../../accounts/index.ts'
import type { Mail } from '../../email/index.ts'
import { addCommentFlag, lockComment } from '../data/comment-moderation.ts'
import { type FlagReason, flagReasons } from '../domain/comment.ts'
import { type FlagField, flagFields, flagRules } from '../domain/comment-form.ts'
import { normaliseText } from '../domain/comment-text.ts'
import { notifyModerators } from './notify-moderators.ts'

export type FlagOutcome =
  | { kind: 'noted' }
  | { kind: 'refused'; errors: FieldMessages<FlagField> }
  | { kind: 'missing' }
  | { kind: 'too-many'; wait: number }

const limit: AttemptLimit = { what: 'comments told of', max: 10, seconds: 3600 }
const rules = flagRules('')

export async function flagComment(
  { kysely, mail }: { kysely: Kysely<Schema>; mail: Mail },
  requestContext: RequestContext,
  who: User,
  id: CommentId,
  typed: Entries,
): Promise<FlagOutcome> {
  const entries = { reason: [entryOf(typed, 'reason')], text: [normaliseText(entryOf(typed, 'text'))] }
  const errors = findEntryErrors(flagFields, rules, entries)
  const reason = flagReasons.find((each): each is FlagReason => each === entryOf(entries, 'reason'))
  if (!isFaultless(errors) || reason === undefined) return { kind: 'refused', errors }
  const wait = await countAttempt(kysely, limit, requestContext.clientInfo.network)
  if (wait !== null) return { kind: 'too-many', wait }
  return await kysely.transaction().execute(async (trx): Promise<FlagOutcome> => {
    const comment = await lockComment(trx, requestContext.site.platform.key, id)
    if (comment?.state !== 'published') return { kind: 'missing' }
    const accountId = who.kind === 'signed-in' ? who.accountId : null
    await addCommentFlag(trx, { commentId: id, accountId, reason, text: entryOf(entries, 'text') || null })
    await notifyModerators(trx, mail, requestContext)
    return { kind: 'noted' }
  })
}

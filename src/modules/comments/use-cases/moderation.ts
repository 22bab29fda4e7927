/** Moderation of comments, of those that the access table gives to the user: in lists by its condition, and one by one. */

import type { Kysely } from 'kysely'
import { mayOnSite } from '../../../core/access/access.ts'
import { type AccessRefusal, findDecision } from '../../../core/access/one-resource.ts'
import type { AccessRequest, SignedInAccess } from '../../../core/access/visible-to.ts'
import type { Schema } from '../../../core/database/schema.ts'
import type { CommentId } from '../../../core/ids/shared-ids.ts'
import { findAccountById, type RequestContext, recipientOf, wholeLink } from '../../accounts/index.ts'
import type { EmailTemplate, Mail } from '../../email/index.ts'
import {
  addCommentBlock,
  commentResource,
  countCommentsToModerate,
  findModeratedComment,
  listModeratedComments,
  lockComment,
  removeCommentBlock,
  resolveCommentFlags,
  storeCommentState,
} from '../data/comment-moderation.ts'
import { noteCommentEvent } from '../data/comment-writing.ts'
import { commentPath } from '../domain/comment.ts'
import { decided, type ModerationAct, type ModerationList } from '../domain/moderation.ts'

export type CommentToModerate = NonNullable<Awaited<ReturnType<typeof findModeratedComment>>>

/** A comment, or why the user does not get it. */
export type FoundComment = { kind: 'found'; comment: CommentToModerate; mayBlock: boolean } | AccessRefusal

/** `late`: it is not possible any more. */
export type ModerationOutcome = { kind: 'done' } | { kind: 'late' } | AccessRefusal

/** `access` is for the action `moderate comments`. */
export interface Moderation {
  /** The page, the totals and the counts are of the comments that the user may moderate. @param requested.page from 1 */
  list(
    access: AccessRequest,
    requested: { list: ModerationList; page: number },
  ): Promise<Awaited<ReturnType<typeof listModeratedComments>> & { lastPage: number; counts: { waiting: number; flagged: number } }>
  find(access: AccessRequest, id: CommentId): Promise<FoundComment>
  /** @param reason for the comment's author; required for an action that takes something away */
  act(requestContext: RequestContext, access: SignedInAccess, id: CommentId, act: ModerationAct, reason: string): Promise<ModerationOutcome>
}

/** A block holds on all sites, so that a role for a gateway does not give it. */
const mayBlock = ({ user, action, site }: AccessRequest): boolean => mayOnSite(user, action, site)

/** Comments of one page of a list: so many can be chosen at once. */
export const commentsPerPage = 20
const [done, late] = [{ kind: 'done' }, { kind: 'late' }] as const

export function createModeration({ kysely, mail }: { kysely: Kysely<Schema>; mail: Mail }): Moderation {
  return {
    async list(access, { list, page }) {
      const [found, counts] = await Promise.all([
        listModeratedComments(kysely, access, { list, max: commentsPerPage, skipped: (page - 1) * commentsPerPage }),
        countCommentsToModerate(kysely, access),
      ])
      return { ...found, lastPage: Math.max(1, Math.ceil(found.total / commentsPerPage)), counts }
    },
    async find(access, id) {
      const decision = await findDecision(kysely, commentResource(id), access)
      if (decision.kind !== 'allowed') return decision
      const comment = await findModeratedComment(kysely, access.site.key, id)
      if (comment === null) return { kind: 'missing' }
      return { kind: 'found', comment: mayBlock(access) ? comment : { ...comment, blocks: [] }, mayBlock: mayBlock(access) }
    },
    act: (requestContext, access, id, act, reason) =>
      kysely.transaction().execute(async trx => {
        const me = access.user
        const comment = await lockComment(trx, access.site.key, id)
        const decision = await findDecision(trx, commentResource(id), access)
        if (decision.kind !== 'allowed') return decision
        if (comment === null) return { kind: 'missing' }
        if ((act === 'block' || act === 'unblock') && !mayBlock(access)) return { kind: 'forbidden' }
        const notify = async (template: EmailTemplate | null) => {
          const writer = comment.accountId === null ? undefined : await findAccountById(trx, comment.accountId)
          if (template === null || writer === undefined) return
          await mail.post(trx, { site: requestContext.site, language: writer.language, to: recipientOf(writer), template })
        }
        switch (act) {
          case 'publish':
          case 'remove': {
            const state = decided(comment, act)
            if (state === null) return late
            await storeCommentState(trx, id, state)
            await noteCommentEvent(trx, id, { kind: act === 'publish' ? 'published' : 'removed', reason: reason || null, by: me.accountId })
            await resolveCommentFlags(trx, id)
            await notify(
              act === 'publish' ? publishedTemplate(requestContext, id) : { kind: 'comment-removed', reason, wasRead: comment.isRead },
            )
            return done
          }
          case 'leave':
            await resolveCommentFlags(trx, id)
            return done
          case 'block': {
            if (comment.accountId === null) return late
            if (await addCommentBlock(trx, { accountId: comment.accountId, reason, by: me.accountId }))
              await notify({ kind: 'comments-blocked', reason })
            return done
          }
          case 'unblock':
            if (comment.accountId === null) return late
            await removeCommentBlock(trx, comment.accountId)
            return done
        }
      }),
  }
}

/** Null where the origin is unknown: the email consists of a link. */
const publishedTemplate = (requestContext: RequestContext, id: number): EmailTemplate | null =>
  requestContext.site.origin === null ? null : { kind: 'comment-published', link: wholeLink(requestContext, commentPath(id)) }

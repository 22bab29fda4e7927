/** Moderation of comments. Callers have checked the access table before. */
import type { Kysely } from 'kysely'
import type { SignedIn } from '../../../core/access/visitor.ts'
import type { Schema } from '../../../core/database/schema.ts'
import { findAccountById } from '../../accounts/data/account-record.ts'
import { type RequestContext, recipientOf, wholeLink } from '../../accounts/use-cases/account-emails.ts'
import type { EmailTemplate, Mail } from '../../email/use-cases/mail.ts'
import {
  addCommentBlock,
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

export interface Moderation {
  /** @param platform its key. @param requested.page from 1 */
  list(
    platform: string,
    requested: { list: ModerationList; page: number },
  ): Promise<Awaited<ReturnType<typeof listModeratedComments>> & { lastPage: number; counts: { waiting: number; flagged: number } }>
  find(platform: string, id: number): Promise<CommentToModerate | null>
  /**
   * @param reason for the comment's author; required for an action that takes something away. @returns false where it is not possible any
   * more
   */
  act(requestContext: RequestContext, me: SignedIn, id: number, act: ModerationAct, reason: string): Promise<boolean>
}

const perPage = 20

export function createModeration({ kysely, mail }: { kysely: Kysely<Schema>; mail: Mail }): Moderation {
  return {
    async list(platform, { list, page }) {
      const [found, counts] = await Promise.all([
        listModeratedComments(kysely, platform, { list, max: perPage, skipped: (page - 1) * perPage }),
        countCommentsToModerate(kysely, platform),
      ])
      return { ...found, lastPage: Math.max(1, Math.ceil(found.total / perPage)), counts }
    },
    find: (platform, id) => findModeratedComment(kysely, platform, id),
    act: (requestContext, me, id, act, reason) =>
      kysely.transaction().execute(async trx => {
        const comment = await lockComment(trx, requestContext.site.platform.key, id)
        if (comment === null) return false
        const notify = async (template: EmailTemplate | null) => {
          const writer = comment.accountId === null ? undefined : await findAccountById(trx, comment.accountId)
          if (template === null || writer === undefined) return
          await mail.post(trx, { site: requestContext.site, language: writer.language, to: recipientOf(writer), template })
        }
        switch (act) {
          case 'publish':
          case 'remove': {
            const state = decided(comment, act)
            if (state === null) return false
            await storeCommentState(trx, id, state)
            await noteCommentEvent(trx, id, { kind: act === 'publish' ? 'published' : 'removed', reason: reason || null, by: me.accountId })
            await resolveCommentFlags(trx, id)
            await notify(
              act === 'publish' ? publishedTemplate(requestContext, id) : { kind: 'comment-removed', reason, wasRead: comment.isRead },
            )
            return true
          }
          case 'leave':
            await resolveCommentFlags(trx, id)
            return true
          case 'block': {
            if (comment.accountId === null) return false
            if (await addCommentBlock(trx, { accountId: comment.accountId, reason, by: me.accountId }))
              await notify({ kind: 'comments-blocked', reason })
            return true
          }
          case 'unblock':
            if (comment.accountId === null) return false
            await removeCommentBlock(trx, comment.accountId)
            return true
        }
      }),
  }
}

/** Null where the origin is unknown: the email consists of a link. */
const publishedTemplate = (requestContext: RequestContext, id: number): EmailTemplate | null =>
  requestContext.site.origin === null ? null : { kind: 'comment-published', link: wholeLink(requestContext, commentPath(id)) }

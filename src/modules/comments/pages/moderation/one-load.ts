/** One comment with its history, and the editor's decision on it. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { entryOf } from '../../../../core/forms/entries.ts'
import { href } from '../../../../core/http/href.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { CommentId } from '../../../../core/ids/shared-ids.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowedSomewhere, privateHeaders, refusedPage } from '../../../sites/pages/guard.ts'
import { commentedPath } from '../../domain/comment.ts'
import { reasonRules } from '../../domain/comment-form.ts'
import { normaliseText, paragraphsOf } from '../../domain/comment-text.ts'
import { decided, isModerationAct, needsReason } from '../../domain/moderation.ts'
import { commentsContext } from '../context.ts'

const idIn = ({ commentId = '' }: LoaderFunctionArgs['params']): CommentId => {
  const id = parseId<CommentId>(commentId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const { platform, access } = allowedSomewhere(args, 'moderate comments')
  const { comments } = args.context.get(commentsContext)
  const found = await comments.moderation.find(access, idIn(args.params))
  if (found.kind !== 'found') throw refusedPage(found)
  const { body, postedAt, place, accountId, blocks, ...comment } = found.comment
  const shown = {
    ...comment,
    paragraphs: paragraphsOf(body),
    postedAt: postedAt.toISOString(),
    itemPath: commentedPath(place, platform.features),
    canPublish: decided(found.comment, 'publish') !== null,
    canRemove: decided(found.comment, 'remove') !== null,
    canBlock: found.mayBlock && accountId !== null && blocks.length === 0,
    blockedFor: blocks[0]?.reason ?? null,
    isDone: new URL(args.request.url).searchParams.has('done'),
  }
  return data(shown, { headers: privateHeaders })
}

const rules = reasonRules('')

export async function action(args: ActionFunctionArgs) {
  const { user, access } = allowedSomewhere(args, 'moderate comments')
  const { comments } = args.context.get(commentsContext)
  const id = idIn(args.params)
  const entries = readEntries(await args.request.formData())
  const act = entryOf(entries, 'act')
  if (!isModerationAct(act)) throw pageNotFound()
  const refuse = (status: number, refusal: FormRefusal) => data({ refusal, entries }, { status, headers: privateHeaders })
  const reason = normaliseText(entryOf(entries, 'reason'))
  const invalid = needsReason(act) ? rules.reason(reason, entries) : null
  if (invalid !== null) return refuse(422, { errors: { reason: invalid }, message: null })
  const outcome = await comments.moderation.act(requestContextOf(args), { ...access, user: user }, id, act, reason)
  if (outcome.kind === 'late') return refuse(409, { errors: {}, message: { key: 'moderation-late', values: {} } })
  if (outcome.kind !== 'done') throw refusedPage(outcome)
  return redirect(`${href('/my/moderation/:commentId', { commentId: id })}?done`, { status: 303, headers: privateHeaders })
}

/** The comments of a platform, by how far they are, and decisions on several of them. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { mayOnSite } from '../../../../core/access/access.ts'
import { entriesOf, entryOf, textEntries } from '../../../../core/forms/entries.ts'
import type { CommentId } from '../../../../core/ids/shared-ids.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import { chosenRowField, readChosenResult } from '../../../sites/domain/chosen-rows.ts'
import { actOnChosen, readChosenIds, toLastPage, toListWithResult } from '../../../sites/pages/chosen-rows.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { requestContextOf } from '../../../sites/pages/form-entries.ts'
import { allowedSomewhere, privateHeaders } from '../../../sites/pages/guard.ts'
import { commentedPath } from '../../domain/comment.ts'
import { reasonRules } from '../../domain/comment-form.ts'
import { normaliseText } from '../../domain/comment-text.ts'
import { chosenActs, isChosenAct, moderationLists, needsReason } from '../../domain/moderation.ts'
import { commentsPerPage } from '../../use-cases/moderation.ts'
import { commentsContext } from '../context.ts'

const excerpt = 400

export async function loader(args: LoaderFunctionArgs) {
  const { platform, user, access } = allowedSomewhere(args, 'moderate comments')
  const { comments } = args.context.get(commentsContext)
  const query = new URL(args.request.url).searchParams
  const list = moderationLists.find(each => each === query.get('list')) ?? 'waiting'
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const found = await comments.moderation.list(access, { list, page })
  const result = readChosenResult(query, chosenActs)
  if (result !== null && page > found.lastPage) throw toLastPage(args, found.lastPage)
  const shown = found.comments.map(({ id, authorName, role, userAffiliation, body, heldFor, flags, postedAt, title, place }) => ({
    ...{ id, authorName, role, userAffiliation, heldFor, flags, title },
    body: truncate(body, excerpt),
    postedAt: postedAt.toISOString(),
    itemPath: commentedPath(place, platform.features),
  }))
  const { lastPage, counts } = found
  const mayAlsoSeeBounces = mayOnSite(user, 'see to bounces', platform)
  return data({ list, page, lastPage, counts, comments: shown, result, mayAlsoSeeBounces }, { headers: privateHeaders })
}

const rules = reasonRules('')

/** Decides about each of the chosen comments as about a single one. */
export async function action(args: ActionFunctionArgs) {
  const { user, access } = allowedSomewhere(args, 'moderate comments')
  const { comments } = args.context.get(commentsContext)
  const form = await args.request.formData()
  const entries = textEntries(form)
  const act = entryOf(entries, 'act')
  if (!isChosenAct(act)) throw pageNotFound()
  const chosen = entriesOf(entries, chosenRowField)
  const refuse = (refusal: FormRefusal) =>
    data({ refusal, chosen, reason: entryOf(entries, 'reason') }, { status: 422, headers: privateHeaders })
  const ids = readChosenIds<CommentId>(form, commentsPerPage)
  if (typeof ids === 'string') return refuse({ errors: {}, message: { key: ids, values: { max: commentsPerPage } } })
  const reason = normaliseText(entryOf(entries, 'reason'))
  const invalid = needsReason(act) ? rules.reason(reason, entries) : null
  if (invalid !== null) return refuse({ errors: { reason: invalid }, message: null })
  const result = await actOnChosen(args, ids, act, async id => {
    const outcome = await comments.moderation.act(requestContextOf(args), { ...access, user }, id, act, reason)
    return outcome.kind === 'done' ? null : outcome.kind
  })
  return toListWithResult(args, result)
}

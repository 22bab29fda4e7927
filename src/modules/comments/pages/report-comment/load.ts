/** Telling the editors of a comment. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { CommentId } from '../../../../core/ids/shared-ids.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { minutesOf, readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { commentsContext } from '../context.ts'

async function placeOf({ context, params }: Pick<LoaderFunctionArgs, 'context' | 'params'>) {
  const { platform } = context.get(pageRequestContext)
  const { comments } = context.get(commentsContext)
  const id = parseId<CommentId>(params.commentId ?? '')
  const path = id === null ? null : await comments.place(platform.key, id)
  if (id === null || path === null) throw pageNotFound()
  return { id, path }
}

export async function loader(args: LoaderFunctionArgs) {
  const place = await placeOf(args)
  return data({ ...place, isDone: new URL(args.request.url).searchParams.has('done') }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { id } = await placeOf(args)
  const { user } = args.context.get(pageRequestContext)
  const { comments } = args.context.get(commentsContext)
  const entries = readEntries(await args.request.formData())
  const refuse = (status: number, refusal: FormRefusal) => data({ refusal, entries }, { status, headers: privateHeaders })
  const outcome = await comments.flag(requestContextOf(args), user, id, entries)
  switch (outcome.kind) {
    case 'noted':
      return redirect(`${href('/comments/:commentId/report', { commentId: id })}?done`, { status: 303, headers: privateHeaders })
    case 'refused':
      return refuse(422, { errors: outcome.errors, message: { key: 'comment-report-error', values: {} } })
    case 'too-many':
      return refuse(429, { errors: {}, message: { key: 'comment-too-many', values: { count: minutesOf(outcome.wait) } } })
    case 'missing':
      throw pageNotFound()
  }
}

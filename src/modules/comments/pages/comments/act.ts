/** Submits or withdraws a comment. */

import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { AssetId, CommentId, PostId, VersionId } from '../../../../core/ids/shared-ids.ts'
import type { FormRefusal } from '../../../accounts/components/account-form/use-account-form.ts'
import type { InstitutionMatch } from '../../../accounts/domain/organisations/institution-entry.ts'
import type { ReportId } from '../../../publications/domain/ids.ts'
import { contactOf } from '../../../sites/domain/contact.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { minutesOf, readEntries, requestContextOf } from '../../../sites/pages/form-entries.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { type CommentTarget, commentAnchor, commentTargetKinds } from '../../domain/comment.ts'
import { hasAcceptedTerms, rememberTerms } from '../../domain/terms-cookie.ts'
import { commentsContext } from '../context.ts'
import { readCommented } from './load.ts'
import { panelParameter } from './panel-parameter.ts'

export async function action(args: ActionFunctionArgs) {
  const entries = readEntries(await args.request.formData())
  const { item } = await readCommented(args)
  const { user, platform } = args.context.get(pageRequestContext)
  const { comments } = args.context.get(commentsContext)
  const path = item.commentsPath
  const refuse = (status: number, refusal: FormRefusal, matches: readonly InstitutionMatch[] = []) =>
    data({ kind: 'refused', refusal, matches, entries } as const, { status, headers: privateHeaders })
  const refuseFor = (status: number, key: string, values: Record<string, string | number> = {}) =>
    refuse(status, { errors: {}, message: { key, values } })

  // In the panel beside a publication, the answer never redirects to another page.
  const isInPanel = new URL(args.request.url).searchParams.has(panelParameter)

  if (user.kind === 'anonymous') return refuseFor(403, 'comment-submit-403-error')
  const withdrawn = parseId<CommentId>(entryOf(entries, 'withdraw'))
  if (withdrawn !== null) {
    if (!(await comments.withdraw(platform.key, user, withdrawn))) throw pageNotFound()
    if (isInPanel) return data({ kind: 'withdrawn', id: withdrawn } as const, { headers: privateHeaders })
    return redirect(`${path}?said=withdrawn`, { status: 303, headers: privateHeaders })
  }
  const target = targetIn(entries)
  if (target === null) return refuseFor(422, 'comment-gone')
  const cookies = args.request.headers.get('cookie')
  const outcome = await comments.submit(requestContextOf(args), user, {
    target,
    parentId: parseId<CommentId>(entryOf(entries, 'parentId')),
    entries,
    hasAcceptedTerms: hasAcceptedTerms(cookies, user.accountId),
  })
  switch (outcome.kind) {
    case 'added': {
      const headers = new Headers(privateHeaders)
      headers.append('Set-Cookie', rememberTerms(cookies, user.accountId))
      if (isInPanel) return data({ ...outcome, kind: 'added' } as const, { headers })
      const place = outcome.state === 'published' ? commentAnchor(outcome.id) : 'add'
      return redirect(`${path}?said=${outcome.state}#${place}`, { status: 303, headers })
    }
    case 'refused':
      return refuse(422, { errors: outcome.errors, message: { key: 'comment-submit-error', values: {} } }, outcome.matches)
    case 'missing':
      return refuseFor(422, 'comment-gone')
    case 'blocked':
      return refuseFor(403, 'comment-blocked', { email: contactOf(platform, 'info') ?? platform.displayName })
    case 'too-many':
      return refuseFor(429, 'comment-too-many', { count: minutesOf(outcome.wait) })
  }
}

/** Reads `version:630`. */
function targetIn(entries: Entries): CommentTarget | null {
  const [kind, number = ''] = entryOf(entries, 'about').split(':')
  const id = parseId<VersionId & AssetId & ReportId & PostId>(number)
  const known = commentTargetKinds.find(each => each === kind)
  return id === null || known === undefined ? null : { kind: known, id }
}

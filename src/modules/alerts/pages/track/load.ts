/**
 * Tracks a publication or collection (specification, accounts.md sections 2 and 4): a page with a button, to which sign-in redirects with a
 * pending request.
 */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { parseId } from '../../../../core/ids/parse-id.ts'
import { splitLanguage } from '../../../../core/text/languages.ts'
import type { TrackableId } from '../../../accounts/domain/pending-tracking.ts'
import { withCookies } from '../../../accounts/pages/cookie-headers.ts'
import { isPending, noPendingTracking } from '../../../accounts/pages/pending-tracking-cookie.ts'
import { pageOfThisSite } from '../../../sites/domain/last-page.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { trackedContent } from '../../domain/tracking/tracking.ts'
import { alertsContext } from '../context.ts'
import { findTracked, type TrackedThing } from './find-tracked.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, user, isDevelopment } = allowed(args, 'track')
  const { tracking } = args.context.get(alertsContext)
  const thing = await findThing(args)
  const returnTo = pageOfThisSite(new URL(args.request.url).searchParams.get('returnTo')) ?? thing.path
  const content = trackedContent(thing)
  if (isPending(args.request, thing)) {
    // An anonymous reader could only choose to track: what is tracked already stays tracked.
    if (!(await tracking.track(platform.key, user, content))) throw pageNotFound()
    throw redirect(returnTo, { status: 303, headers: withCookies([noPendingTracking({ secure: !isDevelopment })]) })
  }
  const isTracked = await tracking.isTracked(platform.key, user, content)
  return data({ ...thing, isTracked, returnTo }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'track')
  const { tracking } = args.context.get(alertsContext)
  const thing = await findThing(args)
  const content = trackedContent(thing)
  const entries = await args.request.formData()
  if (entries.get('wanted') === 'stop') await tracking.stop(platform.key, user, content)
  else if (!(await tracking.track(platform.key, user, content))) return data({ failed: true }, { status: 422, headers: privateHeaders })
  const returnTo = entries.get('returnTo')
  return redirect(pageOfThisSite(typeof returnTo === 'string' ? returnTo : null) ?? thing.path, { status: 303, headers: privateHeaders })
}

/** @throws the error page where the site has no such publication or collection */
async function findThing({ context, request, params }: Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>): Promise<TrackedThing> {
  const contentId = parseId<TrackableId>(params.id ?? '')
  if (contentId === null) throw pageNotFound()
  const isItem = /^\/trackArticle\//i.test(splitLanguage(new URL(request.url).pathname).path)
  const thing = await findTracked(context, { contentId, contentType: isItem ? 'ARTICLE' : 'COLLECTION' })
  if (thing === null) throw pageNotFound()
  return thing
}

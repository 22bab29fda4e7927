/**
 * Tracks a publication or collection (specification, accounts.md sections 2 and 4): a page with a button, to which sign-in redirects with a
 * pending request.
 */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { splitLanguage } from '../../../../core/text/languages.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import type { TrackedType } from '../../../accounts/domain/pending-tracking.ts'
import { withCookies } from '../../../accounts/pages/cookie-headers.ts'
import { isPending, noPendingTracking } from '../../../accounts/pages/pending-tracking-cookie.ts'
import { gatewaysContext } from '../../../gateways/pages/context.ts'
import { itemPath } from '../../../publications/domain/content/address.ts'
import { pageOfThisSite } from '../../../sites/domain/last-page.ts'
import { siteRequest } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { alertsContext } from '../context.ts'

interface TrackedThing {
  contentId: number
  contentType: TrackedType
  titleHtml: string
  path: string
}

export async function loader(args: LoaderFunctionArgs) {
  const { platform, visitor, isDevelopment } = allowed(args, 'track')
  const { tracking } = args.context.get(alertsContext)
  const thing = await findThing(args)
  const returnTo = pageOfThisSite(new URL(args.request.url).searchParams.get('returnTo')) ?? thing.path
  const content = { contentId: thing.contentId, type: thing.contentType }
  if (isPending(args.request, thing)) {
    // An anonymous reader could only choose to track: what is tracked already stays tracked.
    if (!(await tracking.track(platform.key, visitor, content))) throw pageNotFound()
    throw redirect(returnTo, { status: 303, headers: withCookies([noPendingTracking({ secure: !isDevelopment })]) })
  }
  const isTracked = await tracking.isTracked(platform.key, visitor, content)
  return data({ ...thing, isTracked, returnTo }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { platform, visitor } = allowed(args, 'track')
  const { tracking } = args.context.get(alertsContext)
  const thing = await findThing(args)
  const content = { contentId: thing.contentId, type: thing.contentType }
  const entries = await args.request.formData()
  if (entries.get('wanted') === 'stop') await tracking.stop(platform.key, visitor, content)
  else if (!(await tracking.track(platform.key, visitor, content))) return data({ failed: true }, { status: 422, headers: privateHeaders })
  const returnTo = entries.get('returnTo')
  return redirect(pageOfThisSite(typeof returnTo === 'string' ? returnTo : null) ?? thing.path, { status: 303, headers: privateHeaders })
}

/** @throws the error page where the site has no such publication or collection */
async function findThing({ context, request, params }: Pick<LoaderFunctionArgs, 'context' | 'request' | 'params'>): Promise<TrackedThing> {
  const { platform } = context.get(siteRequest)
  const contentId = parseId(params.id ?? '')
  if (contentId === null) throw pageNotFound()
  const isItem = /^\/trackArticle\//i.test(splitLanguage(new URL(request.url).pathname).path)
  if (isItem) {
    const card = await context.get(alertsContext).tracking.findItem(platform.key, contentId)
    if (card === null) throw pageNotFound()
    return { contentId, contentType: 'ARTICLE', titleHtml: card.titleHtml, path: itemPath(card.contentType, card) }
  }
  const gateway = await context.get(gatewaysContext).gateways.findById(platform, contentId)
  if (gateway === null) throw pageNotFound()
  return { contentId, contentType: 'COLLECTION', titleHtml: escapeHtml(gateway.name), path: gateway.destination }
}

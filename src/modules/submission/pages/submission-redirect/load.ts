/** Handles the URLs of the author area on a site that has none: each shows what was chosen, and how to submit. */
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../core/http/href.ts'
import { discoveryContext } from '../../../discovery/pages/context.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { type RequestedWish, type SubmissionChoice, submissionChoice } from '../../domain/submission-choice.ts'
import { contentTypeOfWord, inAuthorArea, startOfAny, startOfType } from '../../domain/submission-redirect.ts'
import { gatewayCalled } from '../publish/gateway-called.ts'
import { withSettings } from '../publish/load.ts'

type Requested = Pick<LoaderFunctionArgs, 'context' | 'request'>

export async function loadOfType({ params, ...requested }: LoaderFunctionArgs) {
  const word = params.contentType ?? ''
  const type = contentTypeOfWord(word)
  return submissionRedirect(requested, { kind: 'type', word }, type === null ? null : startOfType(type))
}

export async function loadOfAny(requested: LoaderFunctionArgs) {
  return submissionRedirect(requested, { kind: 'any' }, startOfAny())
}

/** @param path null where the author area has no such URL either */
async function submissionRedirect(requested: Requested, wish: RequestedWish, path: string | null) {
  const { readOnly, additionalDetails } = requested.context.get(pageRequestContext).platform
  // A read-only platform accepts no submissions, and one page says so.
  if (readOnly) throw redirect(href('/for-authors/publish-your-research'))
  const host = additionalDetails.submission
  // The author area of this platform is on another host.
  if (host !== null && path !== null) throw redirect(inAuthorArea(path + new URL(requested.request.url).search, host))
  const redirectData = await retainedSubmissionRedirect(requested, wish, path)
  return data(redirectData, { status: redirectData.retained.wish.kind === 'unknownType' ? 404 : 200 })
}

export interface SubmissionRedirectData {
  retained: SubmissionChoice
  /** Null where the author area has no such URL. */
  path: string | null
}

/** Loads the page to show where there is no author area. */
export async function retainedSubmissionRedirect(
  { context, request }: Requested,
  wish: RequestedWish,
  path: string | null,
): Promise<SubmissionRedirectData> {
  const { platform } = context.get(pageRequestContext)
  const { browse } = context.get(discoveryContext)
  const { search, searchParams: query } = new URL(request.url)
  const [tree, gateway] = await Promise.all([browse.subjects(platform), gatewayCalled(context, query.get('channel') ?? '')])
  return {
    retained: submissionChoice({ platform: await withSettings(context), wish, query, tree, gateway }),
    path: path === null ? null : path + search,
  }
}

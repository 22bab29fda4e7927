/** A request to track that waits until its reader has signed in (specification, accounts.md section 4 “Tracking”). */

import { href } from '../../../core/http/href.ts'
import { parseId } from '../../../core/text/parse-id.ts'
import { pageOfThisSite } from '../../sites/domain/last-page.ts'

/** What can be tracked (section 3 “Tracking”). ARTICLE is an item of any content type. */
export const trackedTypes = ['ARTICLE', 'COLLECTION'] as const
export type TrackedType = (typeof trackedTypes)[number]

export interface PendingTracking {
  contentId: number
  contentType: TrackedType
  /** The page where the reader was, as a path without the origin. */
  returnTo: string
}

/** The sign-in URL for a reader who wants to track something: sign-in applies the request and returns to the page. */
export const trackingSignInPath = ({ contentId, contentType, returnTo }: PendingTracking): string =>
  `${href('/login')}?${new URLSearchParams({ toggleTracking: 'true', trackContentId: String(contentId), trackContentType: contentType, returnTo })}`

/** Reads the tracking request from the parameters of a sign-in page; null where there is none or it is invalid. */
export function readPendingTracking(parameters: URLSearchParams): PendingTracking | null {
  if (parameters.get('toggleTracking') !== 'true') return null
  const contentType = trackedTypes.find(type => type === parameters.get('trackContentType'))
  const contentId = parseId(parameters.get('trackContentId') ?? '')
  if (contentType === undefined || contentId === null) return null
  return { contentId, contentType, returnTo: pageOfThisSite(parameters.get('returnTo')) ?? '/' }
}

/** The path that applies the request; every sign-in method leads there. */
export function trackingPath({ contentId, contentType, returnTo }: PendingTracking): string {
  const page = contentType === 'ARTICLE' ? 'trackArticle' : 'trackCollection'
  return `${href(`/${page}/:id`, { id: contentId })}?${new URLSearchParams({ returnTo })}`
}

/** The value of the cookie that ties the request to a browser. */
export const pendingTrackingMark = ({ contentId, contentType }: Pick<PendingTracking, 'contentId' | 'contentType'>): string =>
  `${contentType}.${contentId}`

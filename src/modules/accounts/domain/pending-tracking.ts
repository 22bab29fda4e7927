/** A request to track that waits until its reader has signed in (specification, accounts.md section 4 “Tracking”). */

import { parseId } from '../../../core/text/parse-id.ts'
import { type TrackedType, trackedTypes } from '../../alerts/domain/tracking/tracking.ts'
import { pageOfThisSite } from './last-page.ts'

export interface PendingTracking {
  contentId: number
  contentType: TrackedType
  /** Where the reader was, from the site's root. */
  returnTo: string
}

/** Where a reader who is not signed in is sent to track something: sign-in applies the request and leads back. */
export const trackingSignInPath = ({ contentId, contentType, returnTo }: PendingTracking): string =>
  `/login?${new URLSearchParams({ toggleTracking: 'true', trackContentId: String(contentId), trackContentType: contentType, returnTo })}`

/** What a sign-in page was asked for; null where it was not, or makes no sense. */
export function readPendingTracking(parameters: URLSearchParams): PendingTracking | null {
  if (parameters.get('toggleTracking') !== 'true') return null
  const contentType = trackedTypes.find(type => type === parameters.get('trackContentType'))
  const contentId = parseId(parameters.get('trackContentId') ?? '')
  if (contentType === undefined || contentId === null) return null
  return { contentId, contentType, returnTo: pageOfThisSite(parameters.get('returnTo')) ?? '/' }
}

/** Where something is tracked: sign-in leads there, whichever way somebody comes in. */
export function trackingPath({ contentId, contentType, returnTo }: PendingTracking): string {
  const page = contentType === 'ARTICLE' ? 'trackArticle' : 'trackCollection'
  return `/${page}/${contentId}?${new URLSearchParams({ returnTo })}`
}

/** What a browser brings along from the sign-in page, so that no link of another site can track anything for somebody who is signed in. */
export const pendingTrackingCookie = 'recto_pending_tracking'
export const pendingTrackingMark = ({ contentId, contentType }: Pick<PendingTracking, 'contentId' | 'contentType'>): string =>
  `${contentType}.${contentId}`

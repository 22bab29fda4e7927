/** A request to track that waits until its reader has signed in (specification, accounts.md section 4 “Tracking”). */

import { href } from '../../../core/http/href.ts'
import { parseId } from '../../../core/ids/parse-id.ts'
import type { ContentId, GatewayId } from '../../../core/ids/shared-ids.ts'
import { pageOfThisSite } from '../../sites/domain/last-page.ts'

/** What can be tracked (section 3 “Tracking”). ARTICLE is an item of any content type. */
export const trackedTypes = ['ARTICLE', 'COLLECTION'] as const

/** An item, or a gateway or collection: both have numbers of their own, which may be the same. */
export type TrackedId = { contentId: ContentId; contentType: 'ARTICLE' } | { contentId: GatewayId; contentType: 'COLLECTION' }

/** An id of a request: the type beside it says of which of the two. */
export type TrackableId = ContentId & GatewayId

export type PendingTracking = TrackedId & {
  /** The page where the reader was, as a path without the origin. */
  returnTo: string
}

/** The parameters are as they are written in paths. */
export type WrittenTracking = Pick<PendingTracking, 'contentId' | 'contentType' | 'returnTo'>

/** The sign-in URL for a reader who wants to track something: sign-in applies the request and returns to the page. */
export const trackingSignInPath = ({ contentId, contentType, returnTo }: WrittenTracking): string =>
  `${href('/login')}?${new URLSearchParams({ toggleTracking: 'true', trackContentId: String(contentId), trackContentType: contentType, returnTo })}`

/** Reads the tracking request from the parameters of a sign-in page; null where there is none or it is invalid. */
export function readPendingTracking(parameters: URLSearchParams): PendingTracking | null {
  if (parameters.get('toggleTracking') !== 'true') return null
  const contentType = trackedTypes.find(type => type === parameters.get('trackContentType'))
  const contentId = parseId<TrackableId>(parameters.get('trackContentId') ?? '')
  if (contentType === undefined || contentId === null) return null
  return { contentId, contentType, returnTo: pageOfThisSite(parameters.get('returnTo')) ?? '/' }
}

/** The path that applies the request; every sign-in method leads there. */
export function trackingPath({ contentId, contentType, returnTo }: WrittenTracking): string {
  const page = contentType === 'ARTICLE' ? 'trackArticle' : 'trackCollection'
  return `${href(`/${page}/:id`, { id: contentId })}?${new URLSearchParams({ returnTo })}`
}

/** The value of the cookie that ties the request to a browser. */
export const pendingTrackingMark = ({ contentId, contentType }: TrackedId): string => `${contentType}.${contentId}`

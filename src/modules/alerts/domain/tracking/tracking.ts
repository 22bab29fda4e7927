/** Tracked publications and collections (specification, accounts.md sections 3 and 4 “Tracking”). */

import type { ContentId, GatewayId } from '../../../../core/ids/shared-ids.ts'
import type { TrackedId } from '../../../accounts/domain/pending-tracking.ts'

export type TrackedContent = { contentId: ContentId; type: 'ARTICLE' } | { contentId: GatewayId; type: 'COLLECTION' }

export const trackedContent = (tracked: TrackedId): TrackedContent =>
  tracked.contentType === 'ARTICLE'
    ? { contentId: tracked.contentId, type: tracked.contentType }
    : { contentId: tracked.contentId, type: tracked.contentType }

export type TrackingStep = { kind: 'track' | 'stop' | 'toggle'; content: TrackedContent }

/** The type is part of the key, since an article and a collection may have the same id. */
const keyOf = ({ type, contentId }: TrackedContent): string => `${type} ${contentId}`

/** The keys of what is tracked. */
export type Tracking = ReadonlySet<string>
export const nothingTracked: Tracking = new Set()

export const isTrackedContent = (tracking: Tracking, content: TrackedContent): boolean => tracking.has(keyOf(content))

/** Tracking twice, and stopping what is not tracked, changes nothing. */
export function afterStep(tracking: Tracking, { kind, content }: TrackingStep): Tracking {
  const isTracked = isTrackedContent(tracking, content)
  const shall = kind === 'toggle' ? !isTracked : kind === 'track'
  if (shall === isTracked) return tracking
  const next = new Set(tracking)
  if (shall) next.add(keyOf(content))
  else next.delete(keyOf(content))
  return next
}

/** How far a page or post of the site is, for its editors. */

export type PageState =
  /** Readers see nothing of it. */
  | { kind: 'draft' }
  /** @param hasDraft somebody has written on since */
  | { kind: 'published'; hasDraft: boolean }
  /** Readers will see its scheduled state from then on; `isPublished` where they see an older one until then. */
  | { kind: 'scheduled'; at: Date; isPublished: boolean; hasDraft: boolean }

export interface RevisionsInUse {
  newestId: number
  /** What readers saw last, before anything scheduled. */
  currentId: number | null
  scheduledId: number | null
  publishAt: Date | null
}

export function pageState({ newestId, currentId, scheduledId, publishAt }: RevisionsInUse, now: Date): PageState {
  if (scheduledId !== null && publishAt !== null) {
    const hasDraft = newestId !== scheduledId
    return publishAt > now
      ? { kind: 'scheduled', at: publishAt, isPublished: currentId !== null, hasDraft }
      : { kind: 'published', hasDraft }
  }
  return currentId === null ? { kind: 'draft' } : { kind: 'published', hasDraft: newestId !== currentId }
}

/** The revision that readers see now; null where there is none. */
export const shownId = ({ currentId, scheduledId, publishAt }: RevisionsInUse, now: Date): number | null =>
  publishAt !== null && publishAt <= now ? scheduledId : currentId

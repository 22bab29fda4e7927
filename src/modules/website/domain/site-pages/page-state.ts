/** The state of a page or post for its editors. */

export type PageState =
  /** It is not published. */
  | { kind: 'draft' }
  /** @param hasDraft whether there is a newer revision */
  | { kind: 'published'; hasDraft: boolean }
  /** The scheduled revision will be published at that time; `isPublished` where an older one is visible until then. */
  | { kind: 'scheduled'; at: Date; isPublished: boolean; hasDraft: boolean }

export interface RevisionsInUse {
  newestId: number
  /** The published revision, ignoring the schedule. */
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

/** The state of something with revisions, such as a page or post, for its editors. */

export type PublicationState =
  /** It is not published. */
  | { kind: 'draft' }
  /** @param hasDraft whether there is a newer revision */
  | { kind: 'published'; hasDraft: boolean }
  /** The scheduled revision will be published at that time; `isPublished` where an older one is visible until then. */
  | { kind: 'scheduled'; at: Date; isPublished: boolean; hasDraft: boolean }

/** @template RevisionId the type of the ids of the revisions */
export interface RevisionsInUse<RevisionId extends number = number> {
  newestId: RevisionId
  /** The published revision, ignoring the schedule. */
  currentId: RevisionId | null
  scheduledId: RevisionId | null
  publishAt: Date | null
}

export function publicationState({ newestId, currentId, scheduledId, publishAt }: RevisionsInUse, now: Date): PublicationState {
  if (scheduledId !== null && publishAt !== null) {
    const hasDraft = newestId !== scheduledId
    return publishAt > now
      ? { kind: 'scheduled', at: publishAt, isPublished: currentId !== null, hasDraft }
      : { kind: 'published', hasDraft }
  }
  return currentId === null ? { kind: 'draft' } : { kind: 'published', hasDraft: newestId !== currentId }
}

/** The revision that readers see now; null where there is none. */
export const shownId = <RevisionId extends number>(
  { currentId, scheduledId, publishAt }: RevisionsInUse<RevisionId>,
  now: Date,
): RevisionId | null => (publishAt !== null && publishAt <= now ? scheduledId : currentId)

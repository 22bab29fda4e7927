/** The states of a version that is not published (`preCompletionStatus`); null is published. */
export const unpublishedStates = [
  'DRAFT',
  'PENDING',
  'CHECKS',
  'RETURNED',
  'REVIEW',
  'REVISION',
  'PRODUCTION',
  'PROOF',
  'READY',
  'SCHEDULED',
  'DECLINED',
  'WITHDRAWN',
] as const
export type UnpublishedState = (typeof unpublishedStates)[number]

/** Parses a state, ignoring case; null for anything else. */
export const readUnpublishedState = (text: string): UnpublishedState | null =>
  unpublishedStates.find(state => state === text.toUpperCase().replaceAll('-', '_')) ?? null

import type { Action } from '../../../core/access/access.ts'

/** What a publication's page offers to staff, in the order of its links. */
export const staffActions = [
  'edit pages',
  'open the editor',
  'set an editorial status',
  'moderate comments',
] as const satisfies readonly Action[]
export type StaffAction = (typeof staffActions)[number]

/** These are the decisions of editors and authors about comments. */
import type { CommentState } from './comment.ts'

export type Decision = 'publish' | 'remove'

/** The state after a decision; null where it is not possible: a withdrawn comment stays so, and one without text cannot be published. */
export function decided({ state, body }: { state: CommentState; body: string }, decision: Decision): CommentState | null {
  if (body === '') return null
  switch (decision) {
    case 'publish':
      return state === 'waiting' || state === 'removed' ? 'published' : null
    case 'remove':
      return state === 'waiting' || state === 'published' ? 'removed' : null
  }
}

export const mayWithdraw = (state: CommentState): boolean => state === 'waiting' || state === 'published'

/** `flagged`: reported by readers, and not handled yet. */
export const moderationLists = ['waiting', 'flagged', 'published', 'removed', 'withdrawn'] as const
export type ModerationList = (typeof moderationLists)[number]

/** `leave`: marks the reports as handled, and does not change the comment. */
export const moderationActs = ['publish', 'remove', 'leave', 'block', 'unblock'] as const
export type ModerationAct = (typeof moderationActs)[number]
export const isModerationAct = (text: string): text is ModerationAct => moderationActs.some(act => act === text)

/** These can be done with several comments of a list at once. Whoever blocks reads first. */
export const chosenActs = ['publish', 'remove', 'leave'] as const
export type ChosenAct = (typeof chosenActs)[number]
export const chosenActsOf: Readonly<Record<ModerationList, readonly ChosenAct[]>> = {
  waiting: ['publish', 'remove'],
  flagged: ['leave', 'remove'],
  published: ['remove'],
  removed: ['publish'],
  withdrawn: [],
}
export const isChosenAct = (text: string): text is ChosenAct => chosenActs.some(act => act === text)

/** An action that takes something from an author needs an explanation. */
export const needsReason = (act: ModerationAct): boolean => act === 'remove' || act === 'block'

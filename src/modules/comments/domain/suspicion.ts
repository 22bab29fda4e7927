/** Decides whether a comment waits for an editor. The rules only hold comments back; they reject none. */
import type { HoldReason } from './comment.ts'

export interface CommentFacts {
  /** `all`: an editor reads every comment first. */
  moderation: 'suspicious' | 'all'
  text: string
  isEmailConfirmed: boolean
  /** The same account has written the same text elsewhere. */
  isRepeated: boolean
  /** Hours since the account was made. */
  accountHours: number
  /** Comments of the account in the last hour, before this one. */
  lastHour: number
}

/** References to sources are part of a discussion; more than these are a list of links. */
const maxLinks = 3
const newAccountHours = 24
/** The limit of a new account per hour. */
const maxOfNewUser = 2

export function holdReasonsOf({ moderation, text, isEmailConfirmed, isRepeated, accountHours, lastHour }: CommentFacts): HoldReason[] {
  const isNew = accountHours < newAccountHours
  const found: [HoldReason, boolean][] = [
    ['every-comment', moderation === 'all'],
    ['unconfirmed-address', !isEmailConfirmed],
    ['many-links', linksIn(text) > (isNew ? 0 : maxLinks)],
    ['repeated', isRepeated],
    ['many-at-once', isNew && lastHour >= maxOfNewUser],
  ]
  return found.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

/** DOI links are citations, and lead only to publications. */
export function linksIn(text: string): number {
  const named = text.replaceAll(/https?:\/\/(?:dx\.)?doi\.org\/\S+/gi, '')
  return (named.match(/(?:https?:\/\/|www\.)\S/gi) ?? []).length
}

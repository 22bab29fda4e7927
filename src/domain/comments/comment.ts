/** What a comment is, and how far it can be. */
import type { PlatformFacts } from '../platform/platform.ts'

/** `removed` by an editor, `withdrawn` by who wrote it. */
export const commentStates = ['waiting', 'published', 'removed', 'withdrawn'] as const
export type CommentState = (typeof commentStates)[number]

export const commentEventKinds = ['posted', 'held', 'published', 'removed', 'withdrawn', 'renamed'] as const
export type CommentEventKind = (typeof commentEventKinds)[number]

/** What made a rule hold a comment back until an editor has read it. */
export const holdReasons = ['every-comment', 'unconfirmed-address', 'many-links', 'repeated', 'many-at-once'] as const
export type HoldReason = (typeof holdReasons)[number]

/** Why a reader tells the editors of a comment. */
export const flagReasons = ['offensive', 'spam', 'personal', 'interests', 'other'] as const
export type FlagReason = (typeof flagReasons)[number]

/** What is commented on (specification, accounts.md section 7). */
export type CommentTarget = { kind: 'version' | 'asset' | 'report'; id: number }

/** Where a comment stands on its page. */
export const commentAnchor = (id: number): string => `comment-${id}`

/** The address of one comment, which leads on to its place for as long as there is one. */
export const commentPath = (id: number): string => `/comments/${id}`

/** At the address of an item: its form for a comment is open. */
export const addCommentHash = '#add-comment'

/** @param itemPath of the item, without a version */
export const commentsPath = (itemPath: string): string => `${itemPath}/comments`

/** Whether anything more can be said on a platform. */
export const takesComments = ({ comments, readOnly }: Pick<PlatformFacts, 'comments' | 'readOnly'>): boolean =>
  comments.enabled && !readOnly

/** The DOI of a comment; null where its platform gives none. */
export const commentDoi = (prefix: string | null, id: number): string | null => (prefix === null ? null : `${prefix}.comment.${id}`)

/**
 * A participant role says what a user is to a resource beside their roles. `author` is one of exactly this version or asset,
 * `author-of-another-version` one of the same article, `commenter` who wrote the comment.
 */
export const participantRoles = ['author', 'author-of-another-version', 'reviewer', 'commenter'] as const
export type ParticipantRole = (typeof participantRoles)[number]

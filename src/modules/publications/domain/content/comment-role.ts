/** The relation of a comment's author to the publication (specification, accounts.md section 6). */
import type { Role } from '../../../../core/access/roles.ts'

export const commentRoles = ['author', 'reviewer', 'advisory-board', 'faculty-manager', 'reader'] as const
export type CommentRole = (typeof commentRoles)[number]

interface CommenterFacts {
  /** An author, or a reviewer, of the publication has the ORCID iD or email address that the account has confirmed. */
  wroteItem: boolean
  reviewedItem: boolean
  roles: readonly Role[]
}

/**
 * The role closest to the publication. Authors and reviewers are recognised by their own account only: with another one they are readers.
 */
export function commentRole({ wroteItem, reviewedItem, roles }: CommenterFacts): CommentRole {
  if (wroteItem) return 'author'
  if (reviewedItem) return 'reviewer'
  if (roles.includes('ROLE_EDITORIAL_BOARD')) return 'advisory-board'
  if (roles.includes('ROLE_RESEARCH_FACULTY_REVIEWS_EDITOR')) return 'faculty-manager'
  return 'reader'
}

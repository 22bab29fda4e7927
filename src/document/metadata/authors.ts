import type { Contributor, ContributorGroup } from '../article-document.ts'

/** Authors are those whom the source calls so, and those of whom it says nothing. */
export function isAuthor(contributor: Contributor, group: ContributorGroup): boolean {
  return authorTypes.test(contributor.type ?? group.type ?? 'author')
}
const authorTypes = /^((co-?|first-|last-)?authors?|collab|group)$/i

/** The authors among all contributors, in order; members of a group stand within it. */
export function authorsOf(groups: readonly ContributorGroup[]): Contributor[] {
  return groups.flatMap(group => group.contributors.filter(contributor => isAuthor(contributor, group)))
}

import type { Contributor, ContributorGroup } from '../article-document.ts'

/** Contributors are authors where the source says so, or does not give them a type. */
export function isAuthor(contributor: Contributor, group: ContributorGroup): boolean {
  return authorTypes.test(contributor.type ?? group.type ?? 'author')
}
const authorTypes = /^((co-?|first-|last-)?authors?|collab|group)$/i

/** The authors among all contributors, in order; members of a group are within it. */
export function authorsOf(groups: readonly ContributorGroup[]): Contributor[] {
  return groups.flatMap(group => group.contributors.filter(contributor => isAuthor(contributor, group)))
}

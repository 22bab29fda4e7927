import type { AccountId } from '../../../../core/ids/shared-ids.ts'
import { reviewerNameKey } from './reviewer-name-key.ts'

export interface StoredReviewer {
  /** Null for an anonymous reviewer. */
  name: string | null
  orcid: string | null
  accountId: AccountId | null
}

interface Contributor {
  name: string | null
  orcid: string | null
  /** The name was removed, so that no account may tell whose it is. */
  isAnonymised: boolean
}

/**
 * The account that each contributor of a report keeps when the report is stored again: that of the reviewer who was at the same place, also
 * where a name is now written otherwise, as long as both have a word in common. Null where the source has other people, or the same ones in
 * another order: then names and ORCID iDs tell who is who, and lead to the account.
 * @param before who wrote the stored report, in the order of its contributors
 */
export function accountsToKeep(before: readonly StoredReviewer[], contributors: readonly Contributor[]): (AccountId | null)[] {
  if (before.length !== contributors.length) return contributors.map(() => null)
  return contributors.map((contributor, at) => {
    const former = before[at]
    if (former === undefined || contributor.isAnonymised) return null
    const hasOtherOrcid = former.orcid !== null && contributor.orcid !== null && former.orcid !== contributor.orcid
    if (hasOtherOrcid || !mayBeOnePerson(former.name, contributor.name)) return null
    const hasMoved = !isNamed(contributor.name, [former]) && (isNamed(former.name, contributors) || isNamed(contributor.name, before))
    return hasMoved ? null : former.accountId
  })
}

const isNamed = (name: string | null, people: readonly { name: string | null }[]): boolean =>
  name !== null && people.some(each => each.name !== null && reviewerNameKey(each.name) === reviewerNameKey(name))

/** Names of one person share a word; those who are anonymous have none to tell them apart by. */
function mayBeOnePerson(name: string | null, other: string | null): boolean {
  if (name === null || other === null) return name === other
  const words = wordsOf(name)
  return reviewerNameKey(name) === reviewerNameKey(other) || wordsOf(other).some(word => words.includes(word))
}

/** Initials, which many people share, do not count: a single letter of a script that has upper and lower case. */
const wordsOf = (name: string): string[] =>
  reviewerNameKey(name)
    .split(' ')
    .filter(word => word !== '' && !/^\p{Ll}$/u.test(word))

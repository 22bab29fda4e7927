/** This finds the entry of the navigation among account pages that a page belongs to. */
import { href } from '../../../../core/http/href.ts'
import type { AccountMenuEntry } from './account-menu.ts'

/** Pages that belong to an entry without standing beneath its path. */
const elsewhere: readonly (readonly [page: string, entry: string])[] = [
  [href('/my/ways-in'), href('/my/user-details')],
  [href('/my/sessions'), href('/my/user-details')],
]

/**
 * The entry with the longest path that the page is at or beneath. An entry whose first sub-entry has its path stands for it.
 * @param path without a language prefix
 */
export function currentEntry(entries: readonly AccountMenuEntry[], path: string): AccountMenuEntry | null {
  const all = entries.flatMap(entry => [entry, ...(entry.below ?? [])])
  const named = elsewhere.find(([page]) => isAtOrBeneath(path, page))?.[1] ?? path
  const matches = all.filter(entry => isAtOrBeneath(named, pathOf(entry)))
  const longest = Math.max(...matches.map(entry => pathOf(entry).length))
  return matches.findLast(entry => pathOf(entry).length === longest) ?? null
}

/** Whether the current entry is this one or one below it. */
export const isWithin = (entry: AccountMenuEntry, current: AccountMenuEntry | null): boolean =>
  current !== null && (entry === current || (entry.below?.includes(current) ?? false))

const pathOf = ({ href: to }: AccountMenuEntry): string => to.split('?', 1)[0] ?? to
const isAtOrBeneath = (path: string, above: string): boolean => path === above || path.startsWith(`${above}/`)

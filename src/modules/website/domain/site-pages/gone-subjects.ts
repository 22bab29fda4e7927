import type { Entries } from '../../../../core/forms/entries.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import type { BoardSubject } from './site-page.ts'

/** What a form of subjects names and the platform does not have any more; it has no name. */
export const goneSince = (entries: Entries, present: readonly BoardSubject[]): BoardSubject[] => {
  const isPresent = new Set(present.map(({ id }) => id))
  const named = Object.keys(entries).flatMap(field => parseId(/^subject-(\d+)$/.exec(field)?.[1] ?? '') ?? [])
  return named.filter(id => !isPresent.has(id)).map(id => ({ id, name: '' }))
}

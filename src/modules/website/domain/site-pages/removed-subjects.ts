import type { Entries } from '../../../../core/forms/entries.ts'
import { parseId } from '../../../../core/text/parse-id.ts'
import type { BoardSubject } from './site-page.ts'

/** Subjects that a form contains and the platform no longer has; their names are empty. */
export const removedSince = (entries: Entries, present: readonly BoardSubject[]): BoardSubject[] => {
  const isPresent = new Set(present.map(({ id }) => id))
  const named = Object.keys(entries).flatMap(field => parseId(/^subject-(\d+)$/.exec(field)?.[1] ?? '') ?? [])
  return named.filter(id => !isPresent.has(id)).map(id => ({ id, name: '' }))
}

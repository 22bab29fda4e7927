import { parseId } from '../../../../core/ids/parse-id.ts'
import type { BoardSubjectId } from '../ids.ts'
import type { BoardSubject } from '../site-pages/site-page.ts'

/** Subjects that a form contains and the platform no longer has; their names are empty. @param fields of the form */
export const removedSince = (fields: readonly string[], present: readonly BoardSubject[]): BoardSubject[] => {
  const isPresent = new Set(present.map(({ id }) => id))
  const named = fields.flatMap(field => parseId<BoardSubjectId>(/^subject-(\d+)$/.exec(field)?.[1] ?? '') ?? [])
  return named.filter(id => !isPresent.has(id)).map(id => ({ id, name: '' }))
}

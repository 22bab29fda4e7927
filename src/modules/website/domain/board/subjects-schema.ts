/** The schema of the form of the board's subjects is used in the browser and on the server, and says what it changes. */
import type { FieldError, FieldErrors } from '../../../../core/forms/message-keys.ts'
import { allOf, maximumLength, withoutBannedCharacters } from '../../../../core/forms/rules.ts'
import { textsByName } from '../../../../core/forms/schema-errors.ts'
import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import type { BoardSubjectId } from '../ids.ts'
import { linesOf } from '../site-pages/lines-of.ts'
import type { BoardSubject } from '../site-pages/site-page.ts'
import { boardLimits } from './board-limits.ts'
import { removedSince } from './removed-subjects.ts'

type Texts = Readonly<Record<string, string>>

/** Each changed subject has the name that the form started with; null where the form does not contain it. */
export interface SubjectChanges {
  renamed: (BoardSubject & { was: string | null })[]
  added: string[]
  removed: { id: BoardSubjectId; was: string | null }[]
}

/**
 * A field for each existing subject, with its original name, and one for new ones. Subjects that the form leaves unchanged or does not
 * contain are not touched, because somebody else may have changed or added them.
 * @param present the site's subjects
 */
export const subjectsSchema = (present: readonly BoardSubject[]) => textsByName(texts => subjectErrors(texts, present))

const nameRule = allOf<FieldError>(maximumLength('', boardLimits.subject), withoutBannedCharacters)

function subjectErrors(texts: Texts, present: readonly BoardSubject[]): FieldErrors {
  const { renamed, removed, added } = subjectChangesOf(texts, present)
  const errors: Record<string, FieldError> = {}
  const changed = new Set([...renamed, ...removed].map(({ id }) => id))
  const taken = new Set(present.filter(({ id }) => !changed.has(id)).map(({ name }) => name))
  for (const { id, name } of renamed) {
    const invalid = nameRule(name) ?? (taken.has(name) ? { key: 'board-same', values: {} } : null)
    if (invalid !== null) errors[`subject-${id}`] = invalid
    taken.add(name)
  }
  const { subjects: most, subject: length } = boardLimits
  const total = present.length - removed.length + added.length
  if (added.length > 0 && (total > most || added.some(name => name.length > length)))
    errors.added = { key: 'board-subjects-wrong', values: { most, length } }
  else if (added.some(name => withoutBannedCharacters(name) !== null)) errors.added = { key: 'label-banned-characters', values: {} }
  return errors
}

/** @param texts of the form, by the names of its fields */
export function subjectChangesOf(texts: Texts, present: readonly BoardSubject[]): SubjectChanges {
  const changes: SubjectChanges = { renamed: [], added: [], removed: [] }
  const taken = new Set<string>()
  for (const { id, name } of [...present, ...removedSince(Object.keys(texts), present)]) {
    const was = texts[`was-${id}`] ?? null
    const entered = texts[`subject-${id}`]
    const meant = entered === undefined || entered === was ? name : normaliseLine(entered)
    if (meant === name) taken.add(name)
    else if (meant === '') changes.removed.push({ id, was })
    else changes.renamed.push({ id, was, name: meant })
  }
  for (const { name } of changes.renamed) taken.add(name)
  changes.added = linesOf(texts.added ?? '').filter(name => !taken.has(name))
  return changes
}

/** The form of the board's subjects as texts, in a separate file so that browsers need not load the parser. */
import { type Entries, entryOf } from '../../../../core/forms/entries.ts'
import type { BoardSubject } from '../site-pages/site-page.ts'
import { removedSince } from './removed-subjects.ts'

export const entriesOfSubjects = (subjects: readonly BoardSubject[]): Entries => ({
  ...Object.fromEntries(subjects.flatMap(({ id, name }) => [[`was-${id}`, [name]] as const, [`subject-${id}`, [name]] as const])),
  added: [''],
})

/** @returns null where the field was not changed */
export const enteredFor = (entries: Entries, id: number): string | null => {
  const field = `subject-${id}`
  return Object.hasOwn(entries, field) && entryOf(entries, field) !== entryOf(entries, `was-${id}`) ? entryOf(entries, field) : null
}

/** New names of subjects that were deleted meanwhile are offered as new subjects. */
export const addedIn = (entries: Entries, subjects: readonly BoardSubject[]): string =>
  [entryOf(entries, 'added'), ...removedSince(Object.keys(entries), subjects).map(({ id }) => enteredFor(entries, id) ?? '')]
    .filter(Boolean)
    .join('\n')

/** The form shows entries that may be older than the subjects: names that the editor has not changed are the current ones. */
export const subjectTexts = (entries: Entries, subjects: readonly BoardSubject[]): Entries => ({
  ...Object.fromEntries(subjects.map(({ id, name }) => [`subject-${id}`, [enteredFor(entries, id) ?? name]])),
  added: [addedIn(entries, subjects)],
})

/** Whether somebody else has renamed or deleted a subject that the entries change. */
export const areSubjectsStale = (entries: Entries, subjects: readonly BoardSubject[]): boolean =>
  subjects.some(({ id, name }) => enteredFor(entries, id) !== null && entryOf(entries, `was-${id}`) !== name) ||
  removedSince(Object.keys(entries), subjects).some(({ id }) => enteredFor(entries, id) !== null)

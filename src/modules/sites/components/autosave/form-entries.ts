import { type Entries, entriesOf, textEntries } from '../../../../core/forms/entries.ts'

/** The entry of a form with the revision of the autosaved text that it shows. */
export const autosaveRevisionField = 'autosaveRevision'
/** The entry that identifies the open form among those of the account. */
export const autosaveWriterField = 'autosaveWriter'
/** The entry of a form with the subject of its autosaved text: a page may have several forms, and what they edit another id by now. */
export const autosaveSubjectField = 'autosaveSubject'

/**
 * The texts of a form as they are compared and shown beside others: a field by field where the form has rows, whose names and keys say
 * nothing to editors and change when rows move.
 */
export type TextsOf = (entries: Entries) => Entries

/** Entries that are no text of the editor: the button and its time, and what the form is based on. */
const noTexts: readonly string[] = ['act', 'publishAt', autosaveRevisionField, autosaveWriterField, autosaveSubjectField]
const isText = (field: string, baseField: string) => field !== baseField && !noTexts.includes(field)

/** The entries of a form without files. */
export const entriesIn = (form: HTMLFormElement): Entries => textEntries(new FormData(form))

/** Browsers and the server change white space at ends and ends of lines. */
const normalise = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const textsOf = (entries: Entries, field: string): string =>
  entriesOf(entries, field)
    .map(normalise)
    .filter(text => text !== '')
    .join('\n')

/** The fields whose texts differ. @param baseField the field that says what a form is based on */
export const differingFields = (one: Entries, other: Entries, baseField: string): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    field => isText(field, baseField) && textsOf(one, field) !== textsOf(other, field),
  )

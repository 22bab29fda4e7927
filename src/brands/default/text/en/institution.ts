/** Words of the field for an institution, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'institution-label': 'Institution',
  'institution-help': 'Type at least three letters of its name and pick it from the list.',
  'institution-searching': 'Searching…',
  'institution-none': 'No institution of this name was found.',
  'institution-failed': 'The search did not work. Try again.',
  'institution-short': 'Type at least three letters',
  'institution-unlisted': 'My institution is not in the list',
  'institution-unlisted-help': 'It is kept as you type it.',
  'institution-choose': 'Which of these is it?',
  'institution-matches': 'Several institutions match “{name}”.',
  'institution-no-match': 'None of these',
} as const satisfies Catalogue

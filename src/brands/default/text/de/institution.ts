/** Words of the field for an institution, in German. */
import type { messages as english } from '../en/institution.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'institution-label': 'Institution',
  'institution-help': 'Geben Sie mindestens drei Buchstaben des Namens ein und wählen Sie ihn aus der Liste.',
  'institution-searching': 'Suche läuft …',
  'institution-none': 'Keine Institution dieses Namens gefunden.',
  'institution-failed': 'Die Suche hat nicht funktioniert. Versuchen Sie es noch einmal.',
  'institution-short': 'Geben Sie mindestens drei Buchstaben ein',
  'institution-unlisted': 'Meine Institution ist nicht in der Liste',
  'institution-unlisted-help': 'Sie wird so übernommen, wie Sie sie eingeben.',
  'institution-choose': 'Welche davon ist es?',
  'institution-matches': 'Mehrere Institutionen passen zu „{name}“.',
  'institution-no-match': 'Keine davon',
}

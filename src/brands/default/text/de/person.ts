/** Words of what a person says of themself, in German. */
import type { messages as english } from '../en/person.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'first-name': 'Vorname',
  'last-name': 'Nachname',
  'job-title': 'Berufsbezeichnung',
  department: 'Abteilung',
  place: 'Ort',
  state: 'Bundesland oder Provinz',
  'zip-code': 'Postleitzahl',
  country: 'Land',
  'country-choose': 'Land wählen',
  'affiliation-title': 'Wo Sie arbeiten',
  'affiliation-text': 'All das kann offen bleiben.',
  'alerts-choice': 'Neue Inhalte per E-Mail melden',
  'new-password-help':
    'Mindestens {count} Zeichen. Ein paar Wörter, die nur Sie so aneinanderreihen, sind leicht zu merken und schwer zu erraten.',
  'demographics-title': 'Über Sie, wenn Sie mögen',
  'demographics-text':
    'Die Antworten zeigen dem Verlag, wen er erreicht. Sonst sieht sie niemand, und jede Frage kann offen bleiben oder abgelehnt werden.',
  'answer-choose': 'Antwort wählen',
  'gender-label': 'Geschlecht',
  'other-gender-label': 'In welchen Worten?',
  'gender-decline': 'Mein Geschlecht möchte ich nicht angeben',
  'ethnicity-label': 'Ethnische Zugehörigkeit',
  'ethnicity-decline': 'Meine ethnische Zugehörigkeit möchte ich nicht angeben',
  'nationality-label': 'Staatsangehörigkeit',
  'nationality-help': 'Bis zu {count}. Für mehrere Strg oder ⌘ gedrückt halten.',
  'nationality-decline': 'Meine Staatsangehörigkeit möchte ich nicht angeben',
}

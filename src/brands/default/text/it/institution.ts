/** Words of the field for an institution, in Italian. */
import type { messages as english } from '../en/institution.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'institution-label': 'Istituzione',
  'institution-help': 'Digiti almeno tre lettere del nome e lo scelga dall’elenco.',
  'institution-searching': 'Ricerca in corso…',
  'institution-none': 'Nessuna istituzione trovata con questo nome.',
  'institution-failed': 'La ricerca non ha funzionato. Riprovi.',
  'institution-short': 'Digiti almeno tre lettere',
  'institution-unlisted': 'La mia istituzione non è nell’elenco',
  'institution-unlisted-help': 'Viene conservata così come la scrive.',
  'institution-choose': 'Quale di queste è?',
  'institution-matches': 'Più istituzioni corrispondono a «{name}».',
  'institution-no-match': 'Nessuna di queste',
}

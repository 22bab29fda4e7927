/** Words of what a person says of themself, in Italian. */
import type { messages as english } from '../en/person.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'first-name': 'Nome',
  'last-name': 'Cognome',
  'job-title': 'Qualifica',
  department: 'Dipartimento',
  place: 'Città',
  state: 'Stato o provincia',
  'zip-code': 'Codice postale',
  country: 'Paese',
  'country-choose': 'Scelga un Paese',
  'affiliation-title': 'Dove lavora',
  'affiliation-text': 'Tutto questo può restare vuoto.',
  'alerts-choice': 'Inviarmi avvisi sui nuovi contenuti per e-mail',
  'new-password-help':
    'Almeno {count} caratteri. Alcune parole che solo Lei metterebbe insieme sono facili da ricordare e difficili da indovinare.',
  'demographics-title': 'Su di Lei, se vuole',
  'demographics-text': 'Le risposte mostrano all’editore chi raggiunge. Nessun altro le vede, e a ogni domanda si può non rispondere.',
  'answer-choose': 'Scelga una risposta',
  'gender-label': 'Genere',
  'other-gender-label': 'Con quali parole?',
  'gender-decline': 'Preferisco non indicare il mio genere',
  'ethnicity-label': 'Origine etnica',
  'ethnicity-decline': 'Preferisco non indicare la mia origine etnica',
  'nationality-label': 'Nazionalità',
  'nationality-help': 'Fino a {count}. Tenga premuto Ctrl o ⌘ per sceglierne più di una.',
  'nationality-decline': 'Preferisco non indicare la mia nazionalità',
}

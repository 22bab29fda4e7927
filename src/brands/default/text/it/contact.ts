/** Words of the page with the platform's addresses, in Italian. */

import type { messages as english } from '../en/contact.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'contact-description': 'Come contattare le persone che lavorano a {site}.',
  'contact-editorial': 'La redazione',
  'contact-editorial-text': 'Per domande su un articolo, un contributo inviato o una revisione.',
  'contact-information': 'Domande generali',
  'contact-information-text': 'Per tutto il resto: questo sito, i suoi dati e ciò che vi manca.',
  'contact-none': 'Questo sito non ha indicato un indirizzo a questo scopo.',
}

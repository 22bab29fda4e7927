/** Words of the external open-literature feed, in Italian. */

import type { messages as english } from '../en/open-literature.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'literature-about': 'Questi lavori provengono da Europe PMC e si leggono altrove.',
  'literature-nothing': 'Europe PMC non ha nulla da mostrare qui.',
  'literature-nothing-for': 'Europe PMC non ha nulla su «{text}».',
  'literature-untitled': 'Lavoro senza titolo',
  'literature-preprint': 'Versione preliminare',
  'literature-patent': 'Brevetto',
  'literature-on-feed': 'In Europe PMC',
  'literature-away-title': 'Al momento non è possibile cercare in Europe PMC',
  'literature-away-text': 'Il servizio non ha risposto in tempo. La ricerca resta nell’indirizzo di questa pagina: riprovi tra un momento.',
  'literature-library': 'Cerca invece in {site}',
  'literature-beyond': 'Questa pagina di risultati non esiste, oppure è troppo lontana per essere aperta direttamente. {link}',
  'literature-first-page': 'Vai alla prima pagina',
}

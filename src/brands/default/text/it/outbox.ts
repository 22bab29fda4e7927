/** Words of the outbox, in Italian. */

import type { messages as english } from '../en/outbox.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  outbox: 'Posta in uscita',
  'outbox-kept-text':
    'Non c’è un server di posta, quindi le lettere sono conservate qui invece di essere inviate. Il contenuto viene cancellato dopo sette giorni.',
  'outbox-sent-text': 'Ciò che è stato scritto e che cosa ne è stato. Il contenuto di una lettera viene cancellato appena inviata.',
  'outbox-empty': 'Non è ancora stato scritto nulla.',
  'outbox-to': 'A {address}',
  'outbox-from-label': 'Da',
  'outbox-to-label': 'A',
  'outbox-reply-label': 'Risposte a',
  'outbox-posted-label': 'Scritta',
  'outbox-state-label': 'Stato',
  'outbox-state-waiting': 'in attesa di invio',
  'outbox-state-sending': 'in corso di invio',
  'outbox-state-sent': 'inviata',
  'outbox-state-kept': 'conservata qui',
  'outbox-state-given-up': 'abbandonata',
  'outbox-gone': 'Il contenuto di questa lettera non è più conservato.',
  'outbox-text-title': 'Come testo',
  'outbox-html-title': 'Come la mostra un programma di posta',
  bounces: 'Posta respinta',
  'bounces-lead':
    'La posta non raggiunge questi indirizzi. Non ricevono più avvisi né riepiloghi; i messaggi a una sola persona, come quello per una nuova password, si tentano ancora. Chi ne è titolare lo vede dove gestisce ciò che segue.',
  'bounces-done': 'L’indirizzo riceve di nuovo posta.',
  'bounces-none': 'Nessuna posta è tornata indietro.',
  'bounces-account': 'Indirizzo di un account',
  'bounces-no-account': 'Indirizzo senza account',
  'bounces-stopped': 'Interrotta su: {platforms}',
  'bounces-take-up': 'Inviare di nuovo',
}

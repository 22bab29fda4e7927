/** Words of moderating comments, in Italian. */

import type { messages as english } from '../en/moderation.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'moderation-lead':
    'Ciò che si dice dei contenuti di questo sito. Chi ha scritto un commento riceve per e-mail la sua decisione e il motivo.',
  'moderation-list-waiting': 'In attesa',
  'moderation-list-flagged': 'Segnalati',
  'moderation-list-published': 'Pubblicati',
  'moderation-list-removed': 'Rimossi',
  'moderation-list-withdrawn': 'Ritirati da chi li ha scritti',
  'moderation-none': 'Non ce ne sono.',
  'moderation-on': 'Su {title}',
  'moderation-comment-of': 'Commento di {name}',
  'moderation-back': 'Tutti i commenti',
  'moderation-flags': { one: '{count} segnalazione', many: '{count} di segnalazioni', other: '{count} segnalazioni' },
  'moderation-held-every-comment': 'Su questo sito ogni commento viene letto prima',
  'moderation-held-unconfirmed-address': 'L’indirizzo dell’account non è confermato',
  'moderation-held-many-links': 'Molti link',
  'moderation-held-repeated': 'Lo stesso testo si trova altrove',
  'moderation-held-many-at-once': 'Molti da un nuovo account',
  'moderation-reason': 'Motivo',
  'moderation-reason-help': 'Chi ha scritto il commento lo legge per e-mail. Necessario per rimuovere o bloccare.',
  'moderation-publish': 'Pubblica',
  'moderation-remove': 'Rimuovi',
  'moderation-leave': 'Lascia com’è',
  'moderation-block': 'Impedisci a {name} di commentare',
  'moderation-unblock': 'Consenti di nuovo a {name} di commentare',
  'moderation-blocked': '{name} non può commentare: {reason}',
  'moderation-others': {
    one: '{count} altro commento dello stesso account',
    many: '{count} di altri commenti dello stesso account',
    other: '{count} altri commenti dello stesso account',
  },
  'moderation-done': 'Fatto.',
  'moderation-late': 'Non si può più fare: nel frattempo ha deciso qualcun altro o il commento è stato ritirato.',
  'moderation-history': 'Che cosa è successo',
  'moderation-event-posted': 'Scritto',
  'moderation-event-held': 'Trattenuto',
  'moderation-event-published': 'Pubblicato',
  'moderation-event-removed': 'Rimosso',
  'moderation-event-withdrawn': 'Ritirato da chi l’ha scritto',
  'moderation-event-renamed': 'Nome tolto',
  'moderation-readers': 'Che cosa è stato segnalato',
  'moderation-settled': 'gestito',
}

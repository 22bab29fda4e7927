/** Words of signing in and out, in Italian. */

import type { messages as english } from '../en/session.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'sign-in-lead': 'Con un solo account può commentare, seguire le novità e inviare lavori su tutti i siti di questo editore.',
  'sign-in-username': 'Indirizzo e-mail',
  'sign-in-password': 'Password',
  'sign-in-remember': 'Resta collegato su questo dispositivo',
  'sign-in-forgotten': 'Password dimenticata?',
  'sign-in-failed': 'Il nome utente o la password non sono validi',
  'sign-in-success': 'Accesso effettuato.',
  'sign-in-no-cookie':
    'Il browser non ha conservato alcun cookie, quindi l’accesso non è avvenuto. Consenta i cookie di questo sito e lo apra al suo indirizzo https.',
  'sign-in-too-many': {
    one: 'Troppi tentativi. Attenda un minuto, poi riprovi.',
    many: 'Troppi tentativi. Attenda {count} minuti, poi riprovi.',
    other: 'Troppi tentativi. Attenda {count} minuti, poi riprovi.',
  },
  'sign-in-new': 'È la prima volta qui?',
  'sign-in-already': 'Ha effettuato l’accesso come {name}. Chi accede qui prende il Suo posto.',
  'sign-in-to-details': 'Vai ai Suoi dati',
  'sign-in-register': 'Crea un account',
  'sign-out-ask': 'Uscire?',
  'sign-out-ask-text': 'Un link di un altro sito ha portato qui. Esca solo se lo voleva.',
  'sign-out-stay': 'Resta collegato',
  sessions: 'Dove ha effettuato l’accesso',
  'sessions-text': 'Ogni browser in cui è entrato senza uscire. Chiuda le sessioni che non riconosce e cambi la password.',
  'session-this': 'Questo browser',
  'session-seen': 'Ultimo uso: {date}',
  'session-started': 'Accesso: {date}',
  'session-by-password': 'con password',
  'session-by-passkey': 'con passkey',
  'session-by-orcid': 'con ORCID',
  'session-by-institution': 'tramite un’istituzione',
  'session-remembered': 'resta collegato',
  'session-end': 'Esci',
  'session-end-label': 'Esci da {browser}',
  'sessions-end-others': 'Esci da tutte le altre sessioni',
  'sessions-end-all': 'Esci ovunque',
  'session-ended': 'Sessione chiusa.',
  'session-unknown': 'Un programma sconosciuto',
  'session-gone': 'Quella sessione era già terminata.',
  'session-network': 'Indirizzo di rete {network}',
}

/** Words of the pages under My activities, in Italian. */

import type { messages as english } from '../en/my.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'my-submissions-lead': 'Che cosa ha pubblicato su questo sito.',
  'my-submissions-published': 'Pubblicato',
  'my-submissions-by-address':
    'Trovato tramite il Suo indirizzo e-mail. Colleghi il Suo ORCID iD, e si troverà anche ciò che La nomina con esso.',
  'my-submissions-by-orcid': 'Trovato tramite il Suo ORCID iD {orcid} e il Suo indirizzo e-mail.',
  'my-submissions-none': 'Nulla su questo sito La nomina ancora come autore.',
  'my-submissions-missing':
    'Invii, bozze e nuove versioni non fanno ancora parte di questo sito: la redazione riceve i nuovi lavori per e-mail.',
  'editor-none': 'Questo sito non ha un editor',
  'editor-none-text': '«{title}» non può essere modificato qui: per questo sito non è indicato alcun host dell’editor (adminHost).',
  'my-link-orcid': 'Collega il Suo ORCID iD',
  'my-referee-lead': 'I rapporti che ha scritto su articoli di questo sito.',
  'my-referee-reports': 'Rapporti pubblicati',
  'my-referee-no-orcid': 'I rapporti nominano i revisori con l’ORCID iD. Colleghi il Suo, e i Suoi rapporti compariranno qui.',
  'my-referee-by-orcid': 'Trovato tramite il Suo ORCID iD {orcid} e il Suo indirizzo e-mail.',
  'my-referee-none': 'Nessun rapporto pubblicato La nomina ancora.',
  'my-referee-missing': 'Inviti e revisioni in corso non fanno ancora parte di questo sito: la redazione li invia per e-mail.',
  'my-alerts-lead': 'Che cosa questo sito Le comunica per e-mail, a {email}.',
  'my-alerts-new': 'Nuovi contenuti',
  'my-alerts-store': 'Salva',
  'my-alerts-stored': 'La Sua scelta è salvata.',
  'my-alerts-updates': 'Notizie',
  'my-alerts-signed-up': 'Il Suo indirizzo è annotato per le notizie di {site}.',
  'my-alerts-not-signed-up': 'Il Suo indirizzo non è annotato per le notizie di {site}.',
  'my-dashboard-lead': 'Che cosa contiene questo sito, e che cosa attende.',
  'my-dashboard-published': 'Pubblicato',
  'my-dashboard-unpublished': 'Non ancora pubblicato',
  'my-dashboard-none-unpublished': 'Nulla attende la pubblicazione.',
  'my-dashboard-count-unpublished': {
    one: 'Una versione attende la pubblicazione.',
    many: '{count} versioni attendono la pubblicazione.',
    other: '{count} versioni attendono la pubblicazione.',
  },
  'my-dashboard-accounts': 'Account',
  'my-dashboard-all-accounts': 'Tutti gli account',
  'my-dashboard-with-roles': 'Con un ruolo proprio',
  'my-dashboard-roles': 'Dare e togliere ruoli',
  'my-dashboard-missing': 'Redigere e pubblicare non fa ancora parte di questo sito: i contenuti arrivano per importazione.',
  'my-pre-screening-lead': 'Nuovi lavori che il comitato editoriale esamina prima della pubblicazione.',
  'my-pre-screening-waiting': 'In attesa',
  'my-pre-screening-none': 'Nessun lavoro ha lo stato {status}.',
  'my-pre-screening-count': {
    one: 'Un lavoro ha lo stato {status}.',
    many: '{count} lavori hanno lo stato {status}.',
    other: '{count} lavori hanno lo stato {status}.',
  },
  'my-pre-screening-missing': 'Decidere qui non fa ancora parte di questo sito: la redazione riceve la Sua decisione per e-mail.',
}

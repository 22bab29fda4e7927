/** Words that the server alone says: they reach a page inside its data, in Italian. */

import type { words as english } from '../en/server.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  // Peer review
  'title-status-version': '[versione {number}]',
  'title-status': '[versione {number}; {review}]',
  'title-status-peer-review': 'peer review: {decisions}',
  'title-status-list': '{first}, {second}',
  'title-status-discontinued': 'interrotta',
  'title-status-approved': { one: '{count} approvato', many: '{count} approvati', other: '{count} approvati' },
  'title-status-approved-with-reservations': {
    one: '{count} approvato con riserva',
    many: '{count} approvati con riserva',
    other: '{count} approvati con riserva',
  },
  'title-status-not-approved': { one: '{count} non approvato', many: '{count} non approvati', other: '{count} non approvati' },

  // Reading aids
  'related-not-available': 'Impossibile caricare i contenuti associati',

  // Open peer review on the page
  'peer-review-not-available': 'Non è possibile caricare le peer review',
  'reviewer-information-not-available': 'Non è possibile caricare le informazioni sui revisori',
  'versions-not-available': 'Non è possibile caricare le altre versioni',
  'downloads-not-available': 'Non è possibile caricare i file da scaricare',
  'gateways-not-available': 'Non è possibile caricare i portali e le raccolte',
  'labels-not-available': 'Il testo è mostrato con etichette in inglese',
  'part-missing-title': 'Manca una parte di questa pagina',
  'part-missing-text': 'L’articolo è completo. Riprovi tra qualche minuto.',
  'peer-review-not-shown': 'Questo sito non mostra la peer review.',
  'peer-review-not-reviewed': 'Gli articoli di questo tipo non sono sottoposti a peer review.',
  'peer-review-preprint': 'Questo articolo non è stato inviato a revisori. Lo legga come un preprint.',
  'peer-review-faculty':
    'Questa è una Faculty Review: i revisori sono stati consultati prima della pubblicazione e hanno approvato la versione pubblicata. Sono indicati senza le loro relazioni.',
  'peer-review-awaiting': 'Le relazioni sono state richieste ai revisori. Appariranno qui appena arrivano.',
  'peer-review-no-reports': 'Con questo articolo non sono state pubblicate relazioni.',
  'peer-review-on-other-versions': 'Le relazioni su questo articolo riguardano altre versioni.',
  'report-by': '{report} di {names}',
  'report-kind-reviewer-report': 'Relazione di revisione',
  'report-kind-editor-report': 'Relazione editoriale',
  'report-kind-decision-letter': 'Lettera di decisione',
  'report-kind-author-response': 'Risposta degli autori',
  'report-kind-commentary': 'Commento',
  'report-kind-review-documents': 'Documenti della revisione',
  'pass-rule': 'Una versione supera la peer review con {ways}. Conta la decisione più recente di ciascun revisore.',
  'pass-rule-never': 'Nessun numero di approvazioni basta da solo: decidono gli editor.',
  'pass-rule-or': '{first}, oppure {second}',
  'pass-rule-and': '{first} e {second}',
  'pass-rule-approvals': { one: '{count} approvazione', many: '{count} approvazioni', other: '{count} approvazioni' },
  'pass-rule-approvals-with-reservations': {
    one: '{count} approvazione con riserva',
    many: '{count} approvazioni con riserva',
    other: '{count} approvazioni con riserva',
  },

  // Time line, and versions compared
  'compare-change-number': 'Modifica {number}',
  'compare-kind-changed': 'Modificato',
  'compare-kind-added': 'Aggiunto',
  'compare-kind-removed': 'Rimosso',
  'compare-kind-moved': 'Spostato qui',
  'compare-part-title': 'Titolo',
  'compare-part-authors': 'Autori',
  'compare-part-affiliations': 'Affiliazioni',
  'compare-part-information': 'Informazioni sull’articolo',
  'compare-part-untitled': 'Testo senza titolo',
  'compare-read-in': 'Leggi nella versione {number}',
  'compare-show-unchanged': {
    one: 'Mostra {count} passo invariato',
    many: 'Mostra {count} di passi invariati',
    other: 'Mostra {count} passi invariati',
  },
  'compare-no-changes': 'Nessuna modifica.',
  'compare-spoken-added': 'aggiunto',
  'compare-spoken-removed': 'rimosso',
  'compare-moved-away': 'Ciò che si trovava qui è stato spostato:',
  'compare-picture-same': 'L’immagine è la stessa; è cambiato il testo che l’accompagna.',
  'compare-picture-changed': 'L’immagine è stata sostituita.',
  'compare-file-changed': 'Il file è stato sostituito.',
}

/** The guidelines for authors of articles, in Italian. */

import type { messages as english } from '../en/article-guidelines.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'guidelines-lead': 'Che cosa serve a un articolo per essere pubblicato qui, e che cosa gli accade dopo.',
  'guidelines-description': 'Come scrivere un articolo per {site}: tipi, struttura, dati, presentazione, riferimenti e peer review aperta.',
  'guidelines-sections': 'In questa pagina',
  'guidelines-no-articles': 'Al momento qui non si possono inviare articoli. Per domande scriva a {contact}.',

  'guidelines-before': 'Prima di inviare',
  'guidelines-before-original': 'Il lavoro è suo, non è uscito su una rivista e nessuna lo sta valutando. Un preprint non è un ostacolo.',
  'guidelines-before-authors':
    'Chi figura tra gli autori ha contribuito al lavoro ed è d’accordo con l’invio. Dica chi ha fatto che cosa con i ruoli di {credit}, e indichi l’istituzione e l’ORCID iD di ciascuno.',
  'guidelines-before-licence':
    'L’articolo esce con la licenza Creative Commons Attribuzione (CC BY): chiunque può condividerlo e adattarlo citandone gli autori.',
  'guidelines-before-tools':
    'I programmi che scrivono testi o creano immagini non possono essere autori. Se ne ha usato uno, dica quale e per che cosa; di ciò che ha prodotto risponde lei.',

  'guidelines-types': 'Tipi di articolo',
  'guidelines-types-text': 'Scelga il tipo che corrisponde al suo lavoro. Se nessuno sembra adatto, chieda a {contact} prima di scrivere.',
  'guidelines-types-findings': 'Risultati nuovi',
  'guidelines-types-findings-text':
    'Risultati di ogni dimensione, anche quelli che confermano, contraddicono o non trovano nulla. Contano un metodo valido e dati aperti.',
  'guidelines-types-methods': 'Metodi, dati e software',
  'guidelines-types-methods-text':
    'Ciò su cui altri possono costruire: un protocollo prima dell’inizio dello studio, un metodo, la descrizione di un insieme di dati, uno strumento con il suo codice sorgente.',
  'guidelines-types-practice': 'Casi e pratica',
  'guidelines-types-practice-text':
    'Che cosa si è visto e fatto in singoli casi e nel lavoro di ogni giorno, raccontato in modo che altri possano imparare.',
  'guidelines-types-views': 'Rassegne e argomentazioni',
  'guidelines-types-views-text': 'Che cosa si sa finora e che cosa se ne può pensare. Ogni affermazione poggia su una fonte verificabile.',

  'guidelines-structure': 'Struttura',
  'guidelines-structure-title':
    'Il titolo dice che cosa è stato studiato e come, con parole che si capiscono anche in un campo vicino. Non promette più di quanto l’articolo dimostri.',
  'guidelines-structure-abstract':
    'L’abstract ha al massimo 300 parole e nessun riferimento. Per la ricerca è diviso in contesto, metodi, risultati e conclusioni.',
  'guidelines-structure-keywords': 'Fino a otto parole chiave, che non ripetono il titolo, aiutano a trovare l’articolo.',
  'guidelines-structure-text':
    'Gli articoli di ricerca hanno introduzione, metodi, risultati e discussione; gli altri tipi possono dividersi come conviene. I metodi sono scritti in modo che un altro gruppo possa ripetere il lavoro senza chiederle nulla.',
  'guidelines-structure-figures':
    'Figure e tabelle sono numerate nell’ordine in cui il testo le nomina. Ognuna ha un titolo, una didascalia comprensibile da sola e un testo alternativo per chi non può vederla. In un’immagine non si aggiunge, toglie o sposta nulla.',
  'guidelines-structure-end':
    'Alla fine stanno le dichiarazioni su dati e software, conflitti di interesse, finanziamenti con i loro numeri, ringraziamenti e contributi degli autori. Se non c’è nulla da dichiarare, lo dica.',
  'guidelines-structure-files':
    'Mandi il testo in Word, LaTeX o JATS, con le formule come formule e le tabelle come tabelle, e ogni figura in un file a sé: i disegni come vettori, le fotografie a 300 punti per pollice.',

  'guidelines-data': 'Dati e software',
  'guidelines-data-deposit':
    'I dati su cui poggiano i risultati si trovano in un archivio riconosciuto prima dell’invio, con una licenza che ne permette l’uso: CC0 o CC BY.',
  'guidelines-data-statement':
    'L’articolo dice dove si trova ogni insieme di dati: archivio, titolo, identificativo (un DOI o un numero di accesso) e licenza. Vale anche per i dati di altri.',
  'guidelines-data-restricted':
    'Se i dati non possono essere aperti, perché renderebbero riconoscibili delle persone o appartengono ad altri, l’articolo dice perché, chi può averli e come si chiedono.',
  'guidelines-data-software':
    'Il codice sorgente è aperto, ha una licenza approvata dalla {osi} ed è archiviato con un DOI nella versione usata.',

  'guidelines-reporting': 'Etica e presentazione',
  'guidelines-reporting-approval':
    'La ricerca su persone o animali nomina il comitato che l’ha approvata e il numero dell’approvazione, o dice perché non serviva. Chi ha partecipato ha dato il consenso informato; chi potrebbe essere riconosciuto ha accettato di comparire.',
  'guidelines-reporting-trials':
    'Gli studi clinici sono stati registrati prima che partecipasse la prima persona. Il numero di registrazione sta nell’abstract.',
  'guidelines-reporting-guideline':
    'Segua la linea guida di presentazione per il suo tipo di studio: CONSORT per gli studi clinici, PRISMA per le revisioni sistematiche, STROBE per gli studi osservazionali, ARRIVE per gli animali, CARE per i casi. Le elenca tutte l’{equator}. La lista di controllo compilata si deposita con i dati.',
  'guidelines-reporting-statistics':
    'La statistica indica i test, le dimensioni dei campioni, i valori esatti e la loro incertezza, e dice che cosa era previsto in anticipo e che cosa no.',

  'guidelines-references': 'Riferimenti',
  'guidelines-references-style':
    'Va bene qualunque stile, se mantenuto: in seguito lo si compone nel nostro. Conta che ogni riferimento sia completo, con autori, anno, titolo, fonte e DOI.',
  'guidelines-references-data': 'Insiemi di dati, software, protocolli e preprint si citano nell’elenco come gli articoli.',
  'guidelines-references-check':
    'Citi ciò che ha letto e controlli se nel frattempo è stato corretto o ritrattato. Ciò che non è pubblicato si nomina solo nel testo.',

  'guidelines-review': 'Come funziona la peer review aperta',
  'guidelines-review-checks':
    'La redazione controlla che l’articolo sia completo e segua queste linee guida. Non giudica quanto siano importanti i risultati.',
  'guidelines-review-published':
    'L’articolo viene pubblicato con i suoi dati, si può citare con il suo DOI ed è contrassegnato come non ancora valutato.',
  'guidelines-review-reports':
    'Lo leggono esperti invitati, senza conflitti di interesse. I loro rapporti escono con il loro nome accanto all’articolo, ciascuno con una di tre decisioni:',
  'guidelines-review-revise':
    'Lei risponde ai rapporti in pubblico e pubblica nuove versioni. Tutte restano, con il loro DOI, i loro rapporti e le loro decisioni, e il loro numero non ha limite.',
  'guidelines-review-passes':
    'L’articolo ha superato la peer review appena una versione ha {decisions}. Da allora il suo titolo lo dice ovunque sia citato.',

  'guidelines-after': 'Dopo la pubblicazione',
  'guidelines-after-versions':
    'Se trova un errore, pubblichi una versione corretta che dica che cosa è cambiato. Le precedenti si possono ancora leggere.',
  'guidelines-after-retraction':
    'Se dei risultati non ci si può più fidare, un avviso dice perché. L’articolo resta dov’è, contrassegnato come ritrattato: nulla sparisce in silenzio.',
  'guidelines-after-share': 'Condivida l’articolo dove vuole e lo depositi in qualsiasi archivio, dal primo giorno.',
}

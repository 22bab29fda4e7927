/** Words of the way to a submission, in Italian. */

import type { messages as english } from '../en/publish.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // For authors
  'for-authors-lead': 'Che cosa sapere prima di pubblicare e da dove cominciare.',
  'for-authors-publish-text': 'Scelga che cosa vuole pubblicare e inizi l’invio.',
  'for-authors-guidelines-text': 'Che cosa serve a un articolo, come se ne condividono i dati e come viene valutato.',

  // Card
  'publish-your-research': 'Pubblichi la sua ricerca',
  'publish-card-text': 'Il suo lavoro esce poco dopo i controlli, viene valutato in modo aperto e può migliorare di versione in versione.',
  'aims-and-scope': 'Obiettivi e ambito',
  'article-guidelines': 'Linee guida per gli articoli',

  // Publish page
  'publish-lead':
    'Il suo lavoro viene prima pubblicato, poi valutato in modo aperto e migliorato di versione in versione. Si comincia da qui.',
  'publish-lead-gateway':
    'Il suo lavoro farà parte di {gateway}. Viene prima pubblicato, poi valutato in modo aperto e migliorato di versione in versione.',
  'publish-description': 'Invii articoli, poster e altri risultati di ricerca a {site}.',
  'publish-what': 'Che cosa vuole pubblicare?',
  'publish-ARTICLE': 'Invia un articolo',
  'publish-ARTICLE-text': 'Un testo su una ricerca, un metodo, dei dati o una tesi, valutato in modo aperto.',
  'publish-DOCUMENT': 'Invia un documento',
  'publish-DOCUMENT-text': 'Una linea guida, un rapporto, una nota di indirizzo o materiale didattico che sta in piedi da sé.',
  'publish-POSTER': 'Invia un poster',
  'publish-POSTER-text': 'Ciò che ha mostrato a un convegno, conservato dove si può trovare e citare.',
  'publish-SLIDE': 'Invia delle diapositive',
  'publish-SLIDE-text': 'Un intervento o una lezione, da leggere diapositiva per diapositiva.',
  'publish-VIDEO': 'Invia un video',
  'publish-VIDEO-text': 'Un intervento, un metodo o un esperimento filmato.',
  'publish-subject': 'Disciplina',
  'publish-subject-text': 'Scelga ciò che più si avvicina al suo lavoro: aiuta a trovare i redattori e i revisori giusti.',
  'publish-subject-choose': 'Scelga una disciplina',
  'publish-subject-within': 'Più precisamente, all’interno di {subject}',
  'publish-subject-whole': 'Nessuna disciplina più ristretta',
  'publish-subject-narrower': 'Mostra discipline più ristrette',
  'publish-start': 'Inizia un invio',
  'publish-start-title': 'Non è sicuro?',
  'publish-start-text': 'Inizi senza un tipo e lo scelga lungo il percorso.',
  'publish-again': 'Ha già cominciato?',
  'publish-new-version': 'Invia una nuova versione',
  'publish-draft': 'Completa una bozza',
  'publish-before': 'Prima di inviare',
  'publish-nothing': 'Al momento qui non si può inviare nulla',
  'publish-nothing-text': 'Ciò che è pubblicato qui si può leggere, ma non si accettano nuovi lavori. Per domande scriva a {contact}.',

  // Redirects until there is an author area
  'hand-off-text': 'Il suo invio va alla redazione per email. È pronta una lettera con ciò che ha scelto.',
  'how-to-submit': 'Come inviare',
  'how-to-submit-guidelines': 'Legga le linee guida:',
  'how-to-submit-send':
    'Scriva alla redazione e alleghi i file: il testo con figure e tabelle, i link ai dati, e i nomi, le affiliazioni e gli ORCID iD di tutti gli autori.',
  'how-to-submit-answer': 'La redazione risponde per email: controlla il suo invio e le indica i passi successivi.',
  'document-guidelines': 'Linee guida per i documenti',
  'posters-and-slides-guidelines': 'Linee guida per poster e diapositive',
  'hand-off-text-newVersion': 'Una nuova versione va alla redazione per email. È pronta una lettera.',
  'how-to-submit-send-version':
    'Scriva alla redazione e alleghi la nuova versione, con un elenco delle modifiche e le sue risposte ai revisori.',
  'hand-off-text-draft': 'Questo sito non conserva bozze. Se ha iniziato un invio, scriva alla redazione: le dirà come completarlo.',
  'hand-off-no-address':
    'Questo sito non indica ancora un indirizzo per gli invii. Legga prima le linee guida, poi si rivolga alla redazione: {contact}.',
  'hand-off-choice': 'La sua scelta',
  'hand-off-type': 'Tipo',
  'hand-off-later': 'Non ancora scelto',
  'hand-off-unknown-type': 'Non esiste un tipo di contenuto chiamato «{said}».',
  'hand-off-not-taken': 'Al momento qui non si può inviare questo tipo di contenuto: {types}.',
  'hand-off-unknown-subject': 'Qui non esiste una disciplina con il numero «{said}».',
  'hand-off-unknown-gateway': 'Qui non esiste un portale o una raccolta chiamata «{said}».',
  'hand-off-write': 'Scriva alla redazione',
  'hand-off-write-text': 'Oppure scriva di suo pugno a {contact}.',
  'hand-off-back': 'Torna alla scelta',
  'hand-off-keep': 'Può conservare questo indirizzo: contiene la sua scelta.',
  'letter-subject': 'Invio a {site}',
  'letter-greeting': 'Buongiorno,',
  'letter-text': 'vorrei inviare il seguente lavoro.',
  'letter-text-newVersion': 'vorrei inviare una nuova versione del seguente lavoro.',
  'letter-text-draft': 'ho iniziato un invio e vorrei completarlo.',
  'letter-title': 'Titolo',
  'letter-authors': 'Autori',
}

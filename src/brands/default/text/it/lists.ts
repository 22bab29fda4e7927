/** Words of lists and cards, in Italian. */

import type { messages as english } from '../en/lists.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Front page
  'hero-title': 'Ricerca pubblicata e valutata alla luce del sole',
  'hero-text':
    'Legga articoli con ogni versione e ogni relazione di revisione accanto al testo, insieme ai poster, alle diapositive, ai documenti e ai video che li accompagnano.',
  latest: 'Novità',
  'latest-articles': 'Ultimi articoli',
  'see-everything': 'Vedi tutto',
  'home-how-title': 'Come si pubblica qui',
  'home-how-publish-title': 'Prima la pubblicazione',
  'home-how-publish-text': 'Un articolo esce in pochi giorni, con i suoi dati, dopo aver superato i controlli.',
  'home-how-review-title': 'Poi la revisione aperta',
  'home-how-review-text': 'Esperti invitati firmano le proprie relazioni, che vengono pubblicate accanto all’articolo con un proprio DOI.',
  'home-how-revise-title': 'Migliorato per versioni',
  'home-how-revise-text': 'Gli autori rispondono e correggono. Ogni versione resta disponibile, con le proprie decisioni.',
  'home-more-types': 'Non solo articoli',
  'home-items': { one: '{count} pubblicazione', many: '{count} di pubblicazioni', other: '{count} pubblicazioni' },

  // Lists
  'browse-title': 'Tutte le pubblicazioni',
  'browse-types': 'Tipi di contenuto',
  'browse-range': '{from}–{to} di {total}',
  'browse-beyond-end': 'L’elenco termina prima di questa pagina. {link}',
  'browse-last-page': 'Vai all’ultima pagina',
  'page-number': 'Pagina {number}',
  sample: 'Esempio',
  'and-more-authors': { one: 'e {count} altro', many: 'e {count} di altri', other: 'e altri {count}' },

  // Article types
  'article-type-ANTIBODY_VALIDATION_ARTICLE': 'Articolo di validazione di anticorpi',
  'article-type-BRIEF_REPORT': 'Rapporto breve',
  'article-type-CASE_REPORT': 'Caso clinico',
  'article-type-CASE_STUDY': 'Studio di caso',
  'article-type-CLINICAL_PRACTICE_ARTICLE': 'Articolo di pratica clinica',
  'article-type-COMMENTARY': 'Commento',
  'article-type-CORRESPONDENCE': 'Corrispondenza',
  'article-type-DATA_ARTICLE': 'Articolo di dati',
  'article-type-DATA_NOTE': 'Nota sui dati',
  'article-type-EDITORIAL': 'Editoriale',
  'article-type-ESSAY': 'Saggio',
  'article-type-F1000_FACULTY_CRITIQUE': 'Critica della F1000 Faculty',
  'article-type-GENOME_NOTE': 'Nota genomica',
  'article-type-METHOD_ARTICLE': 'Articolo metodologico',
  'article-type-OBSERVATION_ARTICLES': 'Articolo di osservazione',
  'article-type-OPEN_LETTER': 'Lettera aperta',
  'article-type-OPINION_ARTICLE': 'Articolo di opinione',
  'article-type-RESEARCH_ARTICLE': 'Articolo di ricerca',
  'article-type-RESEARCH_NOTE': 'Nota di ricerca',
  'article-type-RETRACTION': 'Ritrattazione',
  'article-type-REVIEW': 'Rassegna',
  'article-type-SHORT_RESEARCH_ARTICLE': 'Articolo di ricerca breve',
  'article-type-SINGLE_FIGURE_NOTE': 'Nota a figura singola',
  'article-type-SOFTWARE_TOOLS': 'Articolo su uno strumento software',
  'article-type-STUDY_PROTOCOL': 'Protocollo di studio',
  'article-type-SYSTEMATIC_REVIEW': 'Revisione sistematica',
  'article-type-THOUGHT_EXPERIMENT': 'Esperimento mentale',
  'article-type-WEB_TOOLS': 'Strumento web',

  // Descriptions for search engines and cards
  'site-description': '{site}: ricerca pubblicata apertamente, con ogni versione e ogni revisione sulla pagina.',
  'browse-description': 'Tutto ciò che {site} ha pubblicato, a partire dal più recente.',
}

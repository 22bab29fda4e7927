/** Words of lists and cards, in German. */

import type { messages as english } from '../en/lists.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Front page
  'hero-title': 'Offen veröffentlicht, offen begutachtet',
  'hero-text':
    'Lesen Sie Artikel mit jeder Version und jedem Gutachten neben dem Text, dazu die Poster, Folien, Dokumente und Videos, die zu ihnen gehören.',
  latest: 'Neueste',
  'latest-articles': 'Neueste Artikel',
  'see-everything': 'Alles ansehen',
  'home-how-title': 'So wird hier veröffentlicht',
  'home-how-publish-title': 'Zuerst veröffentlicht',
  'home-how-publish-text': 'Ein Artikel erscheint mit seinen Daten innerhalb weniger Tage, sobald er die Prüfungen bestanden hat.',
  'home-how-review-title': 'Offen begutachtet',
  'home-how-review-text':
    'Eingeladene Fachleute zeichnen ihre Gutachten mit Namen; diese werden mit eigener DOI neben dem Artikel veröffentlicht.',
  'home-how-revise-title': 'In Versionen verbessert',
  'home-how-revise-text':
    'Autorinnen und Autoren antworten und überarbeiten. Jede Version bleibt erhalten, jede mit ihren eigenen Entscheidungen.',
  'home-more-types': 'Mehr als Artikel',
  'home-items': { one: '{count} Beitrag', other: '{count} Beiträge' },

  // Lists
  'browse-title': 'Alle Forschungsbeiträge',
  'browse-types': 'Inhaltstypen',
  'browse-range': '{from}–{to} von {total}',
  'browse-beyond-end': 'Die Liste endet vor dieser Seite. {link}',
  'browse-last-page': 'Zur letzten Seite',
  'page-number': 'Seite {number}',
  sample: 'Beispiel',
  'and-more-authors': { one: 'und {count} weitere Person', other: 'und {count} weitere' },

  // Article types
  'article-type-ANTIBODY_VALIDATION_ARTICLE': 'Antikörper-Validierung',
  'article-type-BRIEF_REPORT': 'Kurzbericht',
  'article-type-CASE_REPORT': 'Fallbericht',
  'article-type-CASE_STUDY': 'Fallstudie',
  'article-type-CLINICAL_PRACTICE_ARTICLE': 'Artikel zur klinischen Praxis',
  'article-type-COMMENTARY': 'Kommentar',
  'article-type-CORRESPONDENCE': 'Zuschrift',
  'article-type-DATA_ARTICLE': 'Datenartikel',
  'article-type-DATA_NOTE': 'Datenbeschreibung',
  'article-type-EDITORIAL': 'Editorial',
  'article-type-ESSAY': 'Essay',
  'article-type-F1000_FACULTY_CRITIQUE': 'Kritik der F1000 Faculty',
  'article-type-GENOME_NOTE': 'Genomnotiz',
  'article-type-METHOD_ARTICLE': 'Methodenartikel',
  'article-type-OBSERVATION_ARTICLES': 'Beobachtungsartikel',
  'article-type-OPEN_LETTER': 'Offener Brief',
  'article-type-OPINION_ARTICLE': 'Meinungsartikel',
  'article-type-RESEARCH_ARTICLE': 'Forschungsartikel',
  'article-type-RESEARCH_NOTE': 'Forschungsnotiz',
  'article-type-RETRACTION': 'Rücknahme',
  'article-type-REVIEW': 'Übersichtsartikel',
  'article-type-SHORT_RESEARCH_ARTICLE': 'Kurzer Forschungsartikel',
  'article-type-SINGLE_FIGURE_NOTE': 'Notiz mit einer Abbildung',
  'article-type-SOFTWARE_TOOLS': 'Artikel zu einem Softwarewerkzeug',
  'article-type-STUDY_PROTOCOL': 'Studienprotokoll',
  'article-type-SYSTEMATIC_REVIEW': 'Systematische Übersichtsarbeit',
  'article-type-THOUGHT_EXPERIMENT': 'Gedankenexperiment',
  'article-type-WEB_TOOLS': 'Webwerkzeug',

  // Descriptions for search engines and cards
  'site-description': '{site}: offen veröffentlichte Forschung, mit jeder Version und jedem Gutachten auf der Seite.',
  'browse-description': 'Alles, was {site} veröffentlicht hat, das Neueste zuerst.',
}

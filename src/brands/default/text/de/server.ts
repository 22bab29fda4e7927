/** Words that the server alone says: they reach a page inside its data, in German. */

import type { words as english } from '../en/server.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  // Peer review
  'title-status-version': '[Version {number}]',
  'title-status': '[Version {number}; {review}]',
  'title-status-peer-review': 'Begutachtung: {decisions}',
  'title-status-list': '{first}, {second}',
  'title-status-discontinued': 'eingestellt',
  'title-status-approved': { one: '{count}-mal befürwortet', other: '{count}-mal befürwortet' },
  'title-status-approved-with-reservations': {
    one: '{count}-mal mit Vorbehalt befürwortet',
    other: '{count}-mal mit Vorbehalt befürwortet',
  },
  'title-status-not-approved': { one: '{count}-mal nicht befürwortet', other: '{count}-mal nicht befürwortet' },

  // Reading aids
  'related-not-available': 'Zugehörige Inhalte können nicht geladen werden',

  // Open peer review on the page
  'peer-review-not-available': 'Die Gutachten können nicht geladen werden',
  'reviewer-information-not-available': 'Die Angaben zu den Gutachtenden können nicht geladen werden',
  'versions-not-available': 'Andere Versionen können nicht geladen werden',
  'downloads-not-available': 'Dateien zum Herunterladen können nicht geladen werden',
  'gateways-not-available': 'Gateways und Sammlungen können nicht geladen werden',
  'labels-not-available': 'Der Text wird mit englischen Beschriftungen gezeigt',
  'part-missing-title': 'Ein Teil dieser Seite fehlt',
  'part-missing-text': 'Der Artikel selbst ist vollständig. Bitte versuchen Sie es in einigen Minuten erneut.',
  'peer-review-not-shown': 'Diese Website zeigt keine Begutachtung.',
  'peer-review-not-reviewed': 'Artikel dieser Art werden nicht begutachtet.',
  'peer-review-preprint': 'Dieser Artikel wurde nicht zur Begutachtung gegeben. Lesen Sie ihn als Preprint.',
  'peer-review-faculty':
    'Dies ist ein Faculty Review: Die Gutachtenden wurden vor der Veröffentlichung befragt und haben die veröffentlichte Version befürwortet. Sie werden ohne ihre Gutachten genannt.',
  'peer-review-awaiting': 'Die Gutachten sind angefragt. Sie stehen hier, sobald sie eingehen.',
  'peer-review-no-reports': 'Mit diesem Artikel wurden keine Gutachten veröffentlicht.',
  'peer-review-on-other-versions': 'Die Gutachten zu diesem Artikel gelten anderen Versionen.',
  'report-by': '{report} von {names}',
  'report-kind-reviewer-report': 'Gutachten',
  'report-kind-editor-report': 'Bericht der Redaktion',
  'report-kind-decision-letter': 'Entscheidungsschreiben',
  'report-kind-author-response': 'Antwort der Autorinnen und Autoren',
  'report-kind-commentary': 'Kommentar',
  'report-kind-review-documents': 'Unterlagen der Begutachtung',
  'pass-rule': 'Eine Version besteht die Begutachtung mit {ways}. Es zählt das neueste Votum jeder Person.',
  'pass-rule-never': 'Keine Zahl von Befürwortungen genügt für sich allein: Die Redaktion entscheidet.',
  'pass-rule-or': '{first} oder {second}',
  'pass-rule-and': '{first} und {second}',
  'pass-rule-approvals': { one: '{count} Befürwortung', other: '{count} Befürwortungen' },
  'pass-rule-approvals-with-reservations': { one: '{count} Befürwortung mit Vorbehalt', other: '{count} Befürwortungen mit Vorbehalt' },

  // Time line, and versions compared
  'compare-change-number': 'Änderung {number}',
  'compare-kind-changed': 'Geändert',
  'compare-kind-added': 'Hinzugefügt',
  'compare-kind-removed': 'Entfernt',
  'compare-kind-moved': 'Hierher verschoben',
  'compare-part-title': 'Titel',
  'compare-part-authors': 'Autorinnen und Autoren',
  'compare-part-affiliations': 'Einrichtungen',
  'compare-part-information': 'Angaben zum Artikel',
  'compare-part-untitled': 'Text ohne Überschrift',
  'compare-read-in': 'In Version {number} lesen',
  'compare-show-unchanged': { one: '{count} unveränderten Abschnitt zeigen', other: '{count} unveränderte Abschnitte zeigen' },
  'compare-no-changes': 'Keine Änderungen.',
  'compare-spoken-added': 'hinzugefügt',
  'compare-spoken-removed': 'entfernt',
  'compare-moved-away': 'Was hier stand, steht jetzt an anderer Stelle:',
  'compare-picture-same': 'Das Bild ist dasselbe; der Text darunter hat sich geändert.',
  'compare-picture-changed': 'Das Bild wurde ersetzt.',
  'compare-file-changed': 'Die Datei wurde ersetzt.',
}

/** Words of the way to a submission, in German. */

import type { messages as english } from '../en/publish.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // For authors
  'for-authors-lead': 'Was Sie vor dem Veröffentlichen wissen sollten und wo Sie beginnen.',
  'for-authors-publish-text': 'Wählen Sie, was Sie veröffentlichen möchten, und beginnen Sie die Einreichung.',
  'for-authors-guidelines-text': 'Was ein Artikel braucht, wie seine Daten geteilt werden und wie er begutachtet wird.',

  // Card
  'publish-your-research': 'Forschung veröffentlichen',
  'publish-card-text': 'Ihre Arbeit erscheint bald nach der Prüfung, wird offen begutachtet und kann in Versionen verbessert werden.',
  'aims-and-scope': 'Ziele und Themen',
  'article-guidelines': 'Richtlinien für Artikel',

  // Publish page
  'publish-lead': 'Ihre Arbeit wird zuerst veröffentlicht, offen begutachtet und in Versionen verbessert. Hier beginnt ihr Weg.',
  'publish-lead-gateway':
    'Ihre Arbeit wird Teil von {gateway}. Sie wird zuerst veröffentlicht, offen begutachtet und in Versionen verbessert.',
  'publish-description': 'Reichen Sie Artikel, Poster und andere Forschungsergebnisse bei {site} ein.',
  'publish-what': 'Was möchten Sie veröffentlichen?',
  'publish-ARTICLE': 'Artikel einreichen',
  'publish-ARTICLE-text': 'Ein Bericht über Forschung, Methoden oder Daten oder ein Standpunkt, offen begutachtet.',
  'publish-DOCUMENT': 'Dokument einreichen',
  'publish-DOCUMENT-text': 'Eine Leitlinie, ein Bericht, ein Positionspapier oder Lehrmaterial, das für sich steht.',
  'publish-POSTER': 'Poster einreichen',
  'publish-POSTER-text': 'Was Sie auf einer Tagung gezeigt haben, auffindbar und zitierbar aufbewahrt.',
  'publish-SLIDE': 'Folien einreichen',
  'publish-SLIDE-text': 'Ein Vortrag oder eine Vorlesung, Folie für Folie zu lesen.',
  'publish-VIDEO': 'Video einreichen',
  'publish-VIDEO-text': 'Ein Vortrag, eine Methode oder ein Experiment im Film.',
  'publish-subject': 'Fachgebiet',
  'publish-subject-text': 'Wählen Sie, was Ihrer Arbeit am nächsten kommt. Das hilft, die richtige Redaktion und Begutachtung zu finden.',
  'publish-subject-choose': 'Fachgebiet wählen',
  'publish-subject-within': 'Genauer, innerhalb von {subject}',
  'publish-subject-whole': 'Kein engeres Fachgebiet',
  'publish-subject-narrower': 'Engere Fachgebiete zeigen',
  'publish-start': 'Einreichung beginnen',
  'publish-start-title': 'Noch unsicher?',
  'publish-start-text': 'Beginnen Sie ohne Typ und wählen Sie ihn unterwegs.',
  'publish-again': 'Schon begonnen?',
  'publish-new-version': 'Neue Version einreichen',
  'publish-draft': 'Entwurf fertigstellen',
  'publish-before': 'Vor der Einreichung',
  'publish-nothing': 'Zurzeit kann hier nichts eingereicht werden',
  'publish-nothing-text':
    'Was hier veröffentlicht ist, kann gelesen werden; neue Arbeiten werden nicht angenommen. Wenn Sie eine Frage haben, schreiben Sie an {contact}.',

  // Redirects until there is an author area
  'hand-off-text': 'Ihre Einreichung geht per E-Mail an die Redaktion. Ein Brief, der Ihre Auswahl nennt, liegt bereit.',
  'how-to-submit': 'So reichen Sie ein',
  'how-to-submit-guidelines': 'Lesen Sie die Richtlinien:',
  'how-to-submit-send':
    'Schreiben Sie an die Redaktion und hängen Sie Ihre Dateien an: den Text mit Abbildungen und Tabellen, Links zu den Daten sowie Namen, Einrichtungen und ORCID iDs aller Beteiligten.',
  'how-to-submit-answer': 'Die Redaktion antwortet per E-Mail: Sie prüft Ihre Einreichung und sagt Ihnen, wie es weitergeht.',
  'document-guidelines': 'Richtlinien für Dokumente',
  'posters-and-slides-guidelines': 'Richtlinien für Poster und Folien',
  'hand-off-text-newVersion': 'Eine neue Version geht per E-Mail an die Redaktion. Ein Brief an sie liegt bereit.',
  'how-to-submit-send-version':
    'Schreiben Sie an die Redaktion und hängen Sie die neue Version an, mit einer Liste der Änderungen und Ihren Antworten auf die Gutachten.',
  'hand-off-text-draft':
    'Diese Website bewahrt keine Entwürfe auf. Wenn Sie eine Einreichung begonnen haben, schreiben Sie an die Redaktion: Sie sagt Ihnen, wie Sie sie abschließen.',
  'hand-off-no-address':
    'Diese Website nennt noch keine Adresse für Einreichungen. Lesen Sie zuerst die Richtlinien und fragen Sie dann die Redaktion: {contact}.',
  'hand-off-choice': 'Ihre Auswahl',
  'hand-off-type': 'Typ',
  'hand-off-later': 'Noch nicht gewählt',
  'hand-off-unknown-type': 'Einen Inhaltstyp „{said}“ gibt es nicht.',
  'hand-off-not-taken': 'Der Inhaltstyp {types} kann hier zurzeit nicht eingereicht werden.',
  'hand-off-unknown-subject': 'Ein Fachgebiet mit der Nummer „{said}“ gibt es hier nicht.',
  'hand-off-unknown-gateway': 'Ein Portal oder eine Sammlung „{said}“ gibt es hier nicht.',
  'hand-off-write': 'An die Redaktion schreiben',
  'hand-off-write-text': 'Oder schreiben Sie selbst an {contact}.',
  'hand-off-back': 'Zurück zur Auswahl',
  'hand-off-keep': 'Sie können diese Adresse aufbewahren: Sie enthält Ihre Auswahl.',
  'letter-subject': 'Einreichung bei {site}',
  'letter-greeting': 'Guten Tag,',
  'letter-text': 'ich möchte die folgende Arbeit einreichen.',
  'letter-text-newVersion': 'ich möchte eine neue Version der folgenden Arbeit einreichen.',
  'letter-text-draft': 'ich habe eine Einreichung begonnen und möchte sie fertigstellen.',
  'letter-title': 'Titel',
  'letter-authors': 'Autorinnen und Autoren',
}

/** Words of the external open-literature feed, in German. */

import type { messages as english } from '../en/open-literature.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'literature-about': 'Diese Arbeiten sind über Europe PMC gefunden und werden an anderer Stelle gelesen.',
  'literature-nothing': 'Europe PMC hat hier nichts zu zeigen.',
  'literature-nothing-for': 'Europe PMC hat nichts zu „{text}“.',
  'literature-untitled': 'Arbeit ohne Titel',
  'literature-preprint': 'Vorabveröffentlichung',
  'literature-patent': 'Patentschrift',
  'literature-on-feed': 'Bei Europe PMC',
  'literature-away-title': 'Europe PMC lässt sich gerade nicht durchsuchen',
  'literature-away-text':
    'Der Dienst hat nicht rechtzeitig geantwortet. Ihre Suche steht in der Adresse dieser Seite: Versuchen Sie es gleich noch einmal.',
  'literature-library': 'Stattdessen {site} durchsuchen',
  'literature-beyond': 'Diese Ergebnisseite gibt es nicht, oder sie liegt zu weit hinten, um direkt aufgeschlagen zu werden. {link}',
  'literature-first-page': 'Zur ersten Seite',
}

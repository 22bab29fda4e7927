/** Words of the comparison of versions, in Italian. */

import type { messages as english } from '../en/compare.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Time line, and versions compared
  'compare-title': 'Che cosa è cambiato dalla versione {old} alla versione {new}',
  'compare-changes': { one: '{count} modifica', many: '{count} di modifiche', other: '{count} modifiche' },
  'compare-words': 'Parole: {added} aggiunte, {removed} rimosse',
  'compare-nothing': 'Nulla è cambiato nel testo, nelle figure, nelle tabelle e nei riferimenti.',
  'compare-figures': 'Figure',
  'compare-tables': 'Tabelle',
  'compare-count-changed': '{count} con modifiche',
  'compare-count-added': '{count} in più',
  'compare-count-removed': '{count} in meno',
  'compare-count-moved': '{count} in altro luogo',
  'compare-part-references': 'Riferimenti',
  'compare-unchanged': 'nessuna modifica',
  'compare-view': 'Come sono mostrate le modifiche',
  'compare-inline': 'In un solo testo',
  'compare-side': 'Affiancate',
  'compare-navigator': 'Da una modifica all’altra',
  'compare-previous': 'Modifica precedente',
  'compare-next': 'Modifica successiva',
  'compare-position': '{number} di {count}',
  'compare-keys': 'Alt e i tasti freccia portano da una modifica all’altra.',
  'compare-legend': 'Come sono segnate le modifiche',
  'compare-legend-added': 'testo aggiunto',
  'compare-legend-removed': 'testo rimosso',
  'compare-choose': 'Versioni confrontate',
  'compare-from': 'Da',
  'compare-to': 'a',
  'compare-sections': 'Modifiche per sezione',
  'compare-amendments': 'Che cosa dicono gli autori delle modifiche',
}

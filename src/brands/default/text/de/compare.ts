/** Words of the comparison of versions, in German. */

import type { messages as english } from '../en/compare.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Time line, and versions compared
  'compare-title': 'Was sich von Version {old} zu Version {new} geändert hat',
  'compare-changes': { one: '{count} Änderung', other: '{count} Änderungen' },
  'compare-words': 'Wörter: {added} hinzugefügt, {removed} entfernt',
  'compare-nothing': 'Text, Abbildungen, Tabellen und Literatur sind unverändert.',
  'compare-figures': 'Abbildungen',
  'compare-tables': 'Tabellen',
  'compare-count-changed': '{count} geändert',
  'compare-count-added': '{count} hinzugefügt',
  'compare-count-removed': '{count} entfernt',
  'compare-count-moved': '{count} verschoben',
  'compare-part-references': 'Literatur',
  'compare-unchanged': 'keine Änderungen',
  'compare-view': 'Darstellung der Änderungen',
  'compare-inline': 'In einem Text',
  'compare-side': 'Nebeneinander',
  'compare-navigator': 'Von Änderung zu Änderung',
  'compare-previous': 'Vorige Änderung',
  'compare-next': 'Nächste Änderung',
  'compare-position': '{number} von {count}',
  'compare-keys': 'Alt und die Pfeiltasten führen von Änderung zu Änderung.',
  'compare-legend': 'Wie Änderungen gekennzeichnet sind',
  'compare-legend-added': 'hinzugefügter Text',
  'compare-legend-removed': 'entfernter Text',
  'compare-choose': 'Verglichene Versionen',
  'compare-from': 'Von',
  'compare-to': 'zu',
  'compare-sections': 'Änderungen nach Abschnitten',
  'compare-amendments': 'Was die Autorinnen und Autoren zu den Änderungen sagen',
}

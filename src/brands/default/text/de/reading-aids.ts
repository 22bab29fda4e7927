/** Words of what opens over the text, in German. */

import type { messages as english } from '../en/reading-aids.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Reading aids
  reference: 'Literaturangabe',
  note: 'Anmerkung',
  'show-in-references': 'Im Literaturverzeichnis zeigen',
  'show-in-notes': 'Unter den Anmerkungen zeigen',
  'picture-number': 'Bild {number} von {count}',
  'previous-picture': 'Vorheriges Bild',
  'next-picture': 'Nächstes Bild',
  'zoom-in': 'Vergrößern',
  'zoom-out': 'Verkleinern',
  'zoom-to-fit': 'An den Bildschirm anpassen',
  'open-picture-file': 'Datei öffnen',
  'picture-keys': 'Die Pfeiltasten verschieben ein vergrößertes Bild und blättern sonst weiter; Plus und Minus vergrößern und verkleinern.',
  formula: 'Formel',
  'copy-tex': 'TeX kopieren',
  'copy-converted-tex': 'TeX kopieren (aus MathML umgewandelt)',
  'copy-mathml': 'MathML kopieren',
  copied: 'Kopiert',
  'not-copied': 'Konnte nicht kopiert werden',
  'previous-formula': 'Vorherige Formel',
  'next-formula': 'Nächste Formel',
}

/** Words of what opens over the text, in Italian. */

import type { messages as english } from '../en/reading-aids.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Reading aids
  reference: 'Riferimento',
  note: 'Nota dell’articolo',
  'show-in-references': 'Mostra nell’elenco dei riferimenti',
  'show-in-notes': 'Mostra tra le note',
  'picture-number': 'Immagine {number} di {count}',
  'previous-picture': 'Immagine precedente',
  'next-picture': 'Immagine successiva',
  'zoom-in': 'Ingrandisci',
  'zoom-out': 'Riduci',
  'zoom-to-fit': 'Adatta allo schermo',
  'open-picture-file': 'Apri il file',
  'picture-keys': 'Le frecce spostano l’immagine ingrandita e altrimenti passano alla successiva; più e meno cambiano la grandezza.',
  formula: 'Formula matematica',
  'copy-tex': 'Copia TeX',
  'copy-converted-tex': 'Copia TeX (convertito da MathML)',
  'copy-mathml': 'Copia MathML',
  copied: 'Copiato',
  'not-copied': 'Copia non riuscita',
  'previous-formula': 'Formula precedente',
  'next-formula': 'Formula successiva',
}

/** Words of what opens over the text, in French. */

import type { messages as english } from '../en/reading-aids.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Reading aids
  reference: 'Référence',
  note: 'Note de l’article',
  'show-in-references': 'Afficher dans la liste des références',
  'show-in-notes': 'Afficher parmi les notes',
  'picture-number': 'Image {number} sur {count}',
  'previous-picture': 'Image précédente',
  'next-picture': 'Image suivante',
  'zoom-in': 'Agrandir',
  'zoom-out': 'Réduire',
  'zoom-to-fit': 'Adapter à l’écran',
  'open-picture-file': 'Ouvrir le fichier',
  'picture-keys': 'Les flèches déplacent l’image agrandie et, sinon, passent à la suivante ; plus et moins changent sa taille.',
  formula: 'Formule',
  'copy-tex': 'Copier le TeX',
  'copy-converted-tex': 'Copier le TeX (converti du MathML)',
  'copy-mathml': 'Copier le MathML',
  copied: 'Copié',
  'not-copied': 'La copie a échoué',
  'previous-formula': 'Formule précédente',
  'next-formula': 'Formule suivante',
}

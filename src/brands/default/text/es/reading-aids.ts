/** Words of what opens over the text, in Spanish. */

import type { messages as english } from '../en/reading-aids.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Reading aids
  reference: 'Referencia',
  note: 'Nota',
  'show-in-references': 'Mostrar en la lista de referencias',
  'show-in-notes': 'Mostrar entre las notas',
  'picture-number': 'Imagen {number} de {count}',
  'previous-picture': 'Imagen anterior',
  'next-picture': 'Imagen siguiente',
  'zoom-in': 'Ampliar',
  'zoom-out': 'Reducir',
  'zoom-to-fit': 'Ajustar a la pantalla',
  'open-picture-file': 'Abrir el archivo',
  'picture-keys': 'Las flechas mueven la imagen ampliada y, si no lo está, pasan a la siguiente; más y menos cambian el tamaño.',
  formula: 'Fórmula',
  'copy-tex': 'Copiar TeX',
  'copy-converted-tex': 'Copiar TeX (convertido de MathML)',
  'copy-mathml': 'Copiar MathML',
  copied: 'Copiado',
  'not-copied': 'No se ha podido copiar',
  'previous-formula': 'Fórmula anterior',
  'next-formula': 'Fórmula siguiente',
}

/** Words of the comparison of versions, in Spanish. */

import type { messages as english } from '../en/compare.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Time line, and versions compared
  'compare-title': 'Qué ha cambiado de la versión {old} a la versión {new}',
  'compare-changes': { one: '{count} cambio', many: '{count} de cambios', other: '{count} cambios' },
  'compare-words': 'Palabras: {added} añadidas, {removed} eliminadas',
  'compare-nothing': 'No ha cambiado nada en el texto, las figuras, las tablas ni las referencias.',
  'compare-figures': 'Figuras',
  'compare-tables': 'Tablas',
  'compare-count-changed': '{count} con cambios',
  'compare-count-added': '{count} más',
  'compare-count-removed': '{count} menos',
  'compare-count-moved': '{count} en otro lugar',
  'compare-part-references': 'Referencias',
  'compare-unchanged': 'sin cambios',
  'compare-view': 'Cómo se muestran los cambios',
  'compare-inline': 'En un solo texto',
  'compare-side': 'En paralelo',
  'compare-navigator': 'De cambio en cambio',
  'compare-previous': 'Cambio anterior',
  'compare-next': 'Cambio siguiente',
  'compare-position': '{number} de {count}',
  'compare-keys': 'Alt y las teclas de flecha llevan de un cambio a otro.',
  'compare-legend': 'Cómo se marcan los cambios',
  'compare-legend-added': 'texto añadido',
  'compare-legend-removed': 'texto eliminado',
  'compare-choose': 'Versiones comparadas',
  'compare-from': 'De',
  'compare-to': 'a',
  'compare-sections': 'Cambios por sección',
  'compare-amendments': 'Lo que dicen los autores de los cambios',
}

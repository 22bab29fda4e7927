/** Words of the external open-literature feed, in Spanish. */

import type { messages as english } from '../en/open-literature.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'literature-about': 'Estos trabajos se han encontrado a través de Europe PMC y se leen en otros sitios.',
  'literature-nothing': 'Europe PMC no tiene nada que mostrar aquí.',
  'literature-nothing-for': 'Europe PMC no tiene nada sobre «{text}».',
  'literature-untitled': 'Trabajo sin título',
  'literature-preprint': 'Prepublicación',
  'literature-patent': 'Patente',
  'literature-on-feed': 'En Europe PMC',
  'literature-away-title': 'Ahora mismo no se puede buscar en Europe PMC',
  'literature-away-text':
    'El servicio no ha respondido a tiempo. Su búsqueda queda en la dirección de esta página: inténtelo de nuevo dentro de un momento.',
  'literature-library': 'Buscar en {site}',
  'literature-beyond': 'Esa página de resultados no existe, o está demasiado lejos para abrirla directamente. {link}',
  'literature-first-page': 'Ir a la primera página',
}

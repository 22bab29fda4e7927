/** Words of the content manager’s frame and of its pages, in Spanish. */
import type { words as english } from '../en/content-manager.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  content: 'Contenidos del sitio',
  'content-pages': 'Páginas',
  'content-posts': 'Entradas',
  'content-media': 'Imágenes',
  'content-menu': 'Menú',
  'content-board': 'Consejo y cifras',
}

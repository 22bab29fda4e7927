/** Words of the content manager’s frame and of its pages, in Italian. */
import type { words as english } from '../en/content-manager.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  content: 'Contenuti del sito',
  'content-pages': 'Pagine',
  'content-posts': 'Articoli',
  'content-media': 'Immagini',
  'content-menu': 'Menu',
  'content-board': 'Comitato e cifre',
}

/** Words of the content manager’s frame and of its pages, in French. */
import type { words as english } from '../en/content-manager.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  content: 'Contenus du site',
  'content-pages': 'Pages',
  'content-posts': 'Billets',
  'content-media': 'Images',
  'content-menu': 'Menu',
  'content-board': 'Comité et chiffres',
}

/** Words of the content manager’s frame and of its pages, in German. */
import type { words as english } from '../en/content-manager.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  content: 'Inhalte der Website',
  'content-pages': 'Seiten',
  'content-posts': 'Beiträge',
  'content-media': 'Bilder',
  'content-menu': 'Menü',
  'content-board': 'Beirat und Zahlen',
}

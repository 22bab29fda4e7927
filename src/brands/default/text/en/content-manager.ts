/** Words of the content manager’s frame and of its pages, in English. */
import type { Catalogue } from '../../../../domain/text/message.ts'

export const words = {
  content: 'Site content',
  'content-pages': 'Pages',
  'content-posts': 'Posts',
  'content-media': 'Pictures',
  'content-menu': 'Menu',
  'content-board': 'Board and numbers',
} satisfies Catalogue

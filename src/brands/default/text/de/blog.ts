/** Words of blog and news, in German. */
import type { words as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'blog-description': 'Beiträge der Redaktion und der Autorinnen und Autoren von {site}.',
  'news-description': 'Was es auf {site} Neues gibt.',
  'blog-posts-by': 'Beiträge von {name}',
}

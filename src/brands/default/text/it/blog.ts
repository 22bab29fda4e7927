/** Words of blog and news, in Italian. */
import type { words as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'blog-description': 'Articoli della redazione e degli autori di {site}.',
  'news-description': 'Le novità di {site}.',
  'blog-posts-by': 'Articoli di {name}',
}

/** Words of blog and news, in Spanish. */
import type { words as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'blog-description': 'Entradas de la redacción y de los autores de {site}.',
  'news-description': 'Novedades de {site}.',
  'blog-posts-by': 'Entradas de {name}',
}

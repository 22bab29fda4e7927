/** Words of blog and news, in French. */
import type { words as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'blog-description': 'Articles de la rédaction et des auteurs de {site}.',
  'news-description': 'Les nouveautés de {site}.',
  'blog-posts-by': 'Articles de {name}',
}

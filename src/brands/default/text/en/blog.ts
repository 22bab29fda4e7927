/** Words of blog and news, in English. */
import type { Catalogue } from '../../../../domain/text/message.ts'

export const words = {
  'blog-description': 'Posts of the editors and authors of {site}.',
  'news-description': 'What is new on {site}.',
  'blog-posts-by': 'Posts by {name}',
} as const satisfies Catalogue

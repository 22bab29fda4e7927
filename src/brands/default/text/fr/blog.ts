/** Words of blog and news, in French. */
import type { messages as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'blog-description': 'Articles de la rédaction et des auteurs de {site}.',
  'news-description': 'Les nouveautés de {site}.',
  'blog-posts-by': 'Articles de {name}',
  'blog-comments': { one: '{count} commentaire', many: '{count} de commentaires', other: '{count} commentaires' },
  'blog-reading-time': { one: '{count} minute de lecture', many: '{count} de minutes de lecture', other: '{count} minutes de lecture' },
  'blog-more-posts': 'Autres articles',
  'blog-previous-post': 'Article précédent',
  'blog-next-post': 'Article suivant',
  'outside-consent':
    'Cette partie vient de {host}, qui peut enregistrer quelque chose dans votre navigateur. Elle n’est chargée qu’avec votre accord.',
  'outside-failed': '{host} est inaccessible.',
  'outside-choose': 'Choisir ce qui est enregistré',
  'outside-open': 'Ouvrir {host}',
  'outside-timeline': 'Publications de {name}',
}

/** Words of blog and news, in Italian. */
import type { messages as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'blog-description': 'Articoli della redazione e degli autori di {site}.',
  'news-description': 'Le novità di {site}.',
  'blog-posts-by': 'Articoli di {name}',
  'blog-comments': { one: '{count} commento', many: '{count} di commenti', other: '{count} commenti' },
  'blog-reading-time': { one: '{count} minuto di lettura', many: '{count} di minuti di lettura', other: '{count} minuti di lettura' },
  'blog-more-posts': 'Altri articoli',
  'blog-previous-post': 'Articolo precedente',
  'blog-next-post': 'Articolo successivo',
  'outside-consent': 'Questa parte proviene da {host}, che può salvare qualcosa nel suo browser. Non viene caricata finché non acconsente.',
  'outside-failed': '{host} non è raggiungibile.',
  'outside-choose': 'Scegliere che cosa viene salvato',
  'outside-open': 'Aprire {host}',
  'outside-timeline': 'Post di {name}',
}

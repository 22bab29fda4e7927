/** Words of blog and news, in Spanish. */
import type { messages as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'blog-description': 'Entradas de la redacción y de los autores de {site}.',
  'news-description': 'Novedades de {site}.',
  'blog-posts-by': 'Entradas de {name}',
  'blog-comments': { one: '{count} comentario', many: '{count} de comentarios', other: '{count} comentarios' },
  'blog-reading-time': { one: '{count} minuto de lectura', many: '{count} de minutos de lectura', other: '{count} minutos de lectura' },
  'blog-more-posts': 'Más entradas',
  'blog-previous-post': 'Entrada anterior',
  'blog-next-post': 'Entrada siguiente',
  'outside-consent': 'Esta parte procede de {host}, que puede guardar algo en su navegador. No se carga hasta que usted lo acepte.',
  'outside-failed': 'No se puede acceder a {host}.',
  'outside-choose': 'Elegir lo que se guarda',
  'outside-open': 'Abrir {host}',
  'outside-timeline': 'Publicaciones de {name}',
}

/** Words of blog and news, in German. */
import type { messages as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'blog-description': 'Beiträge der Redaktion und der Autorinnen und Autoren von {site}.',
  'news-description': 'Was es auf {site} Neues gibt.',
  'blog-posts-by': 'Beiträge von {name}',
  'blog-comments': { one: '{count} Kommentar', other: '{count} Kommentare' },
  'blog-reading-time': { one: '{count} Minute Lesezeit', other: '{count} Minuten Lesezeit' },
  'blog-more-posts': 'Weitere Beiträge',
  'blog-previous-post': 'Vorheriger Beitrag',
  'blog-next-post': 'Nächster Beitrag',
  'outside-consent': 'Dieser Teil kommt von {host} und kann etwas in Ihrem Browser speichern. Er wird erst geladen, wenn Sie zustimmen.',
  'outside-failed': '{host} ist nicht zu erreichen.',
  'outside-choose': 'Auswählen, was gespeichert wird',
  'outside-open': '{host} öffnen',
  'outside-timeline': 'Beiträge von {name}',
}

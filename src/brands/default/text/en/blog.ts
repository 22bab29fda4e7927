/** Words of blog and news, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'blog-description': 'Posts of the editors and authors of {site}.',
  'news-description': 'What is new on {site}.',
  'blog-posts-by': 'Posts by {name}',
  'blog-comments': { one: '{count} comment', other: '{count} comments' },
  'blog-reading-time': { one: '{count} minute to read', other: '{count} minutes to read' },
  'blog-more-posts': 'More posts',
  'blog-previous-post': 'Previous post',
  'blog-next-post': 'Next post',
  'outside-consent': 'This part comes from {host}, which may store something in your browser. It is not loaded until you agree.',
  'outside-failed': '{host} cannot be reached.',
  'outside-choose': 'Choose what is stored',
  'outside-open': 'Open {host}',
  'outside-timeline': 'Posts by {name}',
} as const satisfies Catalogue

/** Words of blog and news, in Japanese. */
import type { words as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'blog-description': '{site} の編集部と著者による記事。',
  'news-description': '{site} の最新のお知らせ。',
  'blog-posts-by': '{name} の記事',
}

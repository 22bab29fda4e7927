/** Words of blog and news, in Japanese. */
import type { messages as english } from '../en/blog.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'blog-description': '{site} の編集部と著者による記事。',
  'news-description': '{site} の最新のお知らせ。',
  'blog-posts-by': '{name} の記事',
  'blog-comments': { other: '{count}件のコメント' },
  'blog-reading-time': { other: '読了時間 約{count}分' },
  'blog-more-posts': 'ほかの記事',
  'blog-previous-post': '前の記事',
  'blog-next-post': '次の記事',
  'outside-consent': 'この部分は {host} から読み込まれ、ブラウザーに情報を保存することがあります。同意いただくまで読み込まれません。',
  'outside-failed': '{host} に接続できません。',
  'outside-choose': '保存する内容を選ぶ',
  'outside-open': '{host} を開く',
  'outside-timeline': '{name} の投稿',
}

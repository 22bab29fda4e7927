/** Words of the content manager’s frame and of its pages, in Japanese. */
import type { words as english } from '../en/content-manager.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  content: 'サイトのコンテンツ',
  'content-pages': 'ページ',
  'content-posts': '投稿',
  'content-media': '画像',
  'content-menu': 'メニュー',
  'content-board': '委員と統計',
}

/** Words of the page with the platform's addresses, in Japanese. */

import type { messages as english } from '../en/contact.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'contact-description': '{site}の運営者への連絡方法をご案内します。',
  'contact-editorial': '編集部',
  'contact-editorial-text': '論文、投稿、査読に関するご質問はこちらへ。',
  'contact-information': '一般的なご質問',
  'contact-information-text': 'そのほか、このサイトやデータ、不足している情報についてはこちらへ。',
  'contact-none': 'このサイトには、そのための連絡先がまだ示されていません。',
}

/** Words of the choice about cookies, in Japanese. */

import type { words as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  // Cookies
  'consent-save': '選択を保存',
  'consent-always-on': '常に有効',
  'consent-essential': '必須',
  'consent-essential-text': 'サインイン、セキュリティ、およびこの選択の保存に使用します。',
  'consent-analytics': '分析',
  'consent-analytics-text': '論文がどのように読まれているかを著者に示すため、閲覧数とダウンロード数を集計します。',
  'consent-functional': '機能',
  'consent-functional-text': '設定の保存と、ほかのサイトから埋め込まれたコンテンツの表示に使用します。',
  'consent-advertising': '広告',
  'consent-advertising-text': 'ほかのサイトに掲載したお知らせが、対象とする方々に届いているかを測定します。',
}

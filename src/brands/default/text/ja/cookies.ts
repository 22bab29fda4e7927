/** Words of the choice about cookies, in Japanese. */

import type { messages as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
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
  'cookie-table': 'このサイトのCookie',
  'cookie-name': '名前',
  'cookie-purpose': '目的',
  'cookie-category': '種類',
  'cookie-lifetime': '保存期間',
  'cookie-until-closed': '最長でもブラウザを閉じるまで',
  'cookie-years': { other: '{count}年' },
  'cookie-days': { other: '{count}日' },
  'cookie-for-session': 'ログインしていること',
  'cookie-for-rememberMe': 'ログインしたままにすること（希望した場合）',
  'cookie-for-journey': 'ほかのサイトでのログインをこのブラウザに戻すこと',
  'cookie-for-pendingTracking': 'ログイン中に追跡しようとしていたもの',
  'cookie-for-consent': 'Cookieについての選択',
  'cookie-for-termsAndConditions': 'コメントの規約に同意したこと',
  'cookie-for-language': '選んだ言語',
  'cookie-for-contentEvent': 'すでに数えた閲覧とダウンロード',
  'cookie-for-updatesSignUp': '最新情報に登録済みで、再び尋ねる必要がないこと',
  'cookie-for-versionWarningSuppression': '新しい版のお知らせを閉じたこと',
  'cookie-for-citationStyle': '最後に引用をコピーしたときの形式',
  'cookie-for-livePreview': 'ページと投稿のエディターの横にプレビューを表示するか、またその幅',
}

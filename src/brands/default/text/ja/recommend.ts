/** Words of recommending by email, and of confirming what an email asks, in Japanese. */
import type { messages as english } from '../en/recommend.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'recommend-title': 'メールで薦める',
  'recommend-lead': 'このページへのリンクを記したメールを、ご指定の方に送ります。',
  'recommend-recipients': '宛先',
  'recommend-recipients-help': 'メールアドレスをコンマで区切って入力してください（{most}件まで）。',
  'recommend-name': 'お名前',
  'recommend-email': 'あなたのメールアドレス',
  'recommend-email-help': '差出人がわかるように、宛先の方に表示されます。',
  'recommend-as': '{name}さんのお名前で送信され、返信は{email}に届きます。',
  'recommend-message': 'メッセージ（任意）',
  'recommend-message-help': '文章のみです。ウェブページのアドレスは含められません。',
  'recommend-left': { other: '残り{count}文字' },
  'recommend-privacy': '宛先のアドレスは、メールの送信後ただちに削除されます。',
  'recommend-submit': '送信する',
  'recommend-own-program': 'お使いのメールソフトで書く',
  'recommend-others': 'ほかの方にも薦める',
  'email-sent': 'メールを送信しました。',
  'updates-confirm-title': 'アドレスの確認',
  'updates-confirm-text': '{site}の最新情報を{email}にお送りします。',
  'updates-confirm-submit': '確認する',
  'updates-confirmed-title': '登録が完了しました',
  'updates-confirmed-text': 'ありがとうございます。今後、{site}の最新情報をお送りします。',
  'updates-gone-title': 'このリンクはもう使えません',
  'updates-gone-text': 'すでに使われたか、3日以上経過しています。アドレスの確認がお済みでない場合は、もう一度登録してください。',
}

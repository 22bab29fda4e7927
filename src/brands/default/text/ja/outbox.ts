/** Words of the outbox, in Japanese. */

import type { messages as english } from '../en/outbox.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  outbox: '送信トレイ',
  'outbox-kept-text': 'メールサーバーが設定されていないため、メールは送信されずにここに保存されます。内容は7日後に削除されます。',
  'outbox-sent-text': '作成されたメールとその状態の一覧です。メールの内容は送信されるとすぐに削除されます。',
  'outbox-empty': 'まだメールはありません。',
  'outbox-to': '宛先：{address}',
  'outbox-from-label': '差出人',
  'outbox-to-label': '宛先',
  'outbox-reply-label': '返信先',
  'outbox-posted-label': '作成',
  'outbox-state-label': '状態',
  'outbox-state-waiting': '送信待ち',
  'outbox-state-sending': '送信中',
  'outbox-state-sent': '送信済み',
  'outbox-state-kept': 'ここに保存',
  'outbox-state-given-up': '送信中止',
  'outbox-gone': 'このメールの内容はすでに削除されています。',
  'outbox-text-title': 'テキスト版',
  'outbox-html-title': 'メールソフトでの表示',
  bounces: '届かなかったメール',
  'bounces-lead':
    '次のアドレスにはメールが届きません。お知らせやまとめのメールは送られなくなりました。新しいパスワードなど個人あてのメールは引き続き送信を試みます。アドレスの持ち主は、フォローしているものの管理画面でこのことを確認できます。',
  'bounces-done': 'このアドレスへのメールを再開しました。',
  'bounces-none': '戻ってきたメールはありません。',
  'bounces-account': 'アカウントのアドレス',
  'bounces-no-account': 'アカウントのないアドレス',
  'bounces-stopped': '停止中：{platforms}',
  'bounces-take-up': 'メールを再開する',
}

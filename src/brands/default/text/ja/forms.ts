/** Words of forms, in Japanese. */

import type { messages as english } from '../en/forms.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Sign-up for updates
  'updates-text': '新着論文、募集、新機能についてお知らせします。配信はいつでも停止できます。',
  'updates-first-name': '名',
  'updates-last-name': '姓',
  'updates-email': 'メールアドレス',
  'updates-institution': '所属機関（任意）',
  'updates-submit': '登録する',
  'updates-close': '登録フォームを閉じる',
  'sign-up-success':
    'ありがとうございます。最新情報の送付先としてメールアドレスを承りました。確認をお願いするメールのリンクを開いてください。',
  'sign-up-error': '現在、登録できませんでした。情報は保存されていません。もう一度お試しください。',
  'sign-up-too-often': 'お使いの接続からの登録が多すぎます。数分後にもう一度お試しください。',

  // Forms
  'field-required': '「{label}」は空欄にできません',
  'field-too-short': '「{label}」は{minLength}文字以上で入力してください',
  'field-too-long': '「{label}」は{maxLength}文字以内で入力してください',
  email_invalid_message: 'name@example.orgのような形式でメールアドレスを入力してください',
  'email-several-invalid': '無効なメールアドレスが含まれています。ご確認ください。',
  'entries-do-not-match': '2つの入力内容が一致しません。もう一度お試しください',
  'label-banned-characters': 'ラベルに使用できない文字が含まれています',
  'recaptcha-incomplete': 'reCAPTCHAを完了してください',
  'terms-not-accepted': '利用規約に同意してください',
  'comment-terms-not-accepted': 'コメント利用規約に同意することを確認してください',
  'please-select-subject': '分野を選択してください',
  'captcha-label': '私はロボットではありません',
  'captcha-verifying': '確認中…',
  'captcha-verified': '確認済み',
  'captcha-error': '確認できませんでした。もう一度お試しください。',
  'captcha-expired': '確認の有効期限が切れました。もう一度お試しください。',
  required: '必須',
  'form-error-title': { other: '{count}件の入力内容に問題があります' },
  'show-password': 'パスワードを表示',
  'hide-password': 'パスワードを非表示',
  'choose-from-list': '一覧から選択してください',
  'too-many-nationalities': '選択できるのは{most}件までです',
  'password-too-common': 'このパスワードは最初に試されるものの一つです。別のものを選んでください',
  'password-tells-owner': '氏名やアドレスと同じではないパスワードを選んでください',
  'password-wrong': 'パスワードが正しくありません',
  'fresh-sign-in-needed': 'まずご本人であることを確認してから、もう一度お試しください',
  'last-super-editor': 'このアカウントは最後のスーパーエディターです。削除する前に、ほかの人にその役割を与えてください',
  'too-many-tries': '試行回数が多すぎます。しばらくしてからもう一度お試しください',
  'institution-not-selected-title': '所属機関を一覧から選択してください',
  'institution-not-selected-message': '機関名を3文字以上入力し、表示される一覧から選択してください。貼り付けた名称は認識できません。',
  'recipients-too-many': 'アドレスは{most}件までにしてください',
  'text-has-addresses': 'ウェブページのアドレスは含めないでください。メールにはこのページへのリンクが記されます',
  'name-not-shown': 'アドレスや長い数字を含まないお名前を入力してください',
}

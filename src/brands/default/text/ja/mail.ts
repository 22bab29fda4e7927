/** Words of the letters that are sent to people, in Japanese. */

import type { words as english } from '../en/mail.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'mail-greeting': '{name} 様',
  'mail-greeting-unnamed': 'こんにちは。',
  'mail-link-lasts': { other: 'リンクは{count}時間以内に1回だけ使えます。' },
  'mail-footer': 'このメールは{site}から送信されました。返信は{email}に届きます。',
  'mail-confirm-registration-subject': '{site}：メールアドレスの確認',
  'mail-confirm-registration-text':
    '{site}にご登録いただきありがとうございます。このメールアドレスがご本人のものであることを確認すると、サインインできるようになります。',
  'mail-confirm-registration-action': 'アドレスを確認する',
  'mail-confirm-registration-otherwise':
    'お心当たりがない場合は、このメールを無視してください。リンクを開かない限り、アカウントは有効になりません。',
  'mail-already-registered-subject': '{site}：このアドレスは登録済みです',
  'mail-already-registered-text':
    'このメールアドレスで登録が試みられました（おそらくご本人です）。すでにアカウントがあるため、何も変更されていません。これまでどおりサインインしてください。',
  'mail-already-registered-action': 'サインイン',
  'mail-already-registered-forgotten': 'パスワードをお忘れの場合は、新しいパスワードを設定できます。',
  'mail-already-registered-otherwise': 'お心当たりがない場合でも、何もする必要はありません。',
  'mail-reset-password-subject': '{site}：新しいパスワードの設定',
  'mail-reset-password-text': 'このメールアドレスのアカウントについて、新しいパスワードの設定が求められました（おそらくご本人です）。',
  'mail-reset-password-action': '新しいパスワードを設定する',
  'mail-reset-password-otherwise': 'お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
  'mail-password-changed-subject': '{site}：パスワードが変更されました',
  'mail-password-changed-text': '{site}のアカウントのパスワードが変更されました。ご本人による変更であれば、ほかに必要な操作はありません。',
  'mail-password-changed-otherwise': 'お心当たりがない場合は、すぐに新しいパスワードを設定してください。',
  'mail-confirm-address-subject': '{site}：新しいメールアドレスの確認',
  'mail-confirm-address-text':
    '{site}のアカウントにこのメールアドレスを使うことが求められました。確認されると、以前のアドレスに代わって使われます。',
  'mail-confirm-address-action': '新しいアドレスを確認する',
  'mail-confirm-address-otherwise': 'お心当たりがない場合は、このメールを無視してください。アカウントのアドレスは以前のままです。',
  'mail-address-changed-subject': '{site}：メールアドレスが変更されました',
  'mail-address-changed-text':
    '{site}のアカウントのメールアドレスは{address}に変わりました。今後のメールはそちらに届き、こちらには届きません。',
  'mail-address-changed-otherwise': 'お心当たりがない場合は、すぐにこのメールに返信してください。',
  'mail-way-in-added-subject': '{site}：新しいサインイン方法が追加されました',
  'mail-way-in-added-text': '{site}のアカウントに、次の方法でもサインインできるようになりました：{way}。',
  'mail-way-in-added-otherwise':
    'お心当たりがない場合は、その方法を削除し、すべてのセッションを終了して、新しいパスワードを設定してください。',
  'mail-way-in-added-action': 'セッションとサインイン方法を見る',
  'mail-confirm-deletion-subject': '{site}：アカウント削除の確認',
  'mail-confirm-deletion-text':
    '{site}のアカウントにサインインしている方から、アカウントの削除が求められました。確認されるまで何も削除されません。削除すると元に戻せません。',
  'mail-confirm-deletion-action': 'アカウントの削除に進む',
  'mail-confirm-deletion-otherwise': 'お心当たりがない場合は、リンクを開かずに、新しいパスワードを設定してください。',
  'mail-account-deleted-subject': '{site}：アカウントが削除されました',
  'mail-account-deleted-text':
    '{site}のアカウントと、そのアカウントだけに属していた情報はすべて削除されました。これまでのご利用ありがとうございました。',
}

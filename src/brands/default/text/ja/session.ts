/** Words of signing in and out, in Japanese. */

import type { messages as english } from '../en/session.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'sign-in-lead': '一つのアカウントで、この出版者のすべてのサイトでコメント、新着の追跡、投稿ができます。',
  'sign-in-username': 'メールアドレス',
  'sign-in-password': 'パスワード',
  'sign-in-remember': 'この端末でログインしたままにする',
  'sign-in-forgotten': 'パスワードをお忘れですか',
  'sign-in-failed': 'ユーザー名またはパスワードが正しくありません',
  'sign-in-success': 'ログインしました。',
  'sign-in-no-cookie':
    'ブラウザーにCookieが保存されなかったため、ログインできていません。このサイトのCookieを許可し、httpsのアドレスで開いてください。',
  'sign-in-too-many': { other: '試行回数が多すぎます。{count}分待ってから、もう一度お試しください。' },
  'sign-in-new': '初めての方',
  'sign-in-already': '{name}としてログインしています。ここで別の方がログインすると入れ替わります。',
  'sign-in-to-details': '登録情報へ',
  'sign-in-register': 'アカウントを作成',
  'sign-out-ask': 'ログアウトしますか',
  'sign-out-ask-text': '他のサイトのリンクからここに来ました。ご自身の意思である場合のみログアウトしてください。',
  'sign-out-stay': 'ログインしたままにする',
  sessions: 'ログイン中の場所',
  'sessions-text':
    'ログインしてからログアウトしていないブラウザーの一覧です。心当たりのないものはログアウトし、パスワードを変更してください。',
  'session-this': 'このブラウザー',
  'session-seen': '最終使用 {date}',
  'session-started': 'ログイン {date}',
  'session-by-password': 'パスワード',
  'session-by-passkey': 'パスキー',
  'session-by-orcid': 'ORCID',
  'session-by-institution': '所属機関',
  'session-remembered': 'ログイン状態を保持',
  'session-end': 'ログアウト',
  'session-end-label': '{browser}からログアウト',
  'sessions-end-others': '他のすべての場所からログアウト',
  'sessions-end-all': 'すべての場所からログアウト',
  'session-ended': 'ログアウトしました。',
  'session-unknown': '不明なプログラム',
  'session-gone': 'そのセッションはすでに終了していました。',
  'session-network': 'ネットワークアドレス {network}',
}

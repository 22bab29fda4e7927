/** Words of the pages under My activities, in Japanese. */

import type { words as english } from '../en/my.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'my-submissions-lead': 'このサイトで公開されたあなたの著作です。',
  'my-submissions-published': '公開済み',
  'my-submissions-by-address': 'メールアドレスで検索しました。ORCID iDを連携すると、iDで記載された著作も表示されます。',
  'my-submissions-by-orcid': 'ORCID iD {orcid} とメールアドレスで検索しました。',
  'my-submissions-none': 'このサイトには、あなたを著者とする著作はまだありません。',
  'my-submissions-missing':
    '投稿、下書き、新しいバージョンは、まだこのサイトでは扱っていません。編集部がメールで新しい原稿を受け付けます。',
  'my-link-orcid': 'ORCID iDを連携する',
  'my-referee-lead': 'このサイトの論文に対してあなたが書いた査読報告です。',
  'my-referee-reports': '公開済みの報告',
  'my-referee-no-orcid': '査読報告はORCID iDで査読者を示します。iDを連携すると、あなたの報告がここに表示されます。',
  'my-referee-by-orcid': 'ORCID iD {orcid} とメールアドレスで検索しました。',
  'my-referee-none': 'あなたの名前がある公開済みの報告はまだありません。',
  'my-referee-missing': '査読の依頼と進行中の査読は、まだこのサイトでは扱っていません。編集部がメールで送ります。',
  'my-alerts-lead': 'このサイトが {email} にメールでお知らせする内容です。',
  'my-alerts-new': '新しいコンテンツ',
  'my-alerts-store': '保存',
  'my-alerts-stored': '選択を保存しました。',
  'my-alerts-updates': 'ニュース',
  'my-alerts-signed-up': 'あなたのアドレスは {site} のニュースに登録されています。',
  'my-alerts-not-signed-up': 'あなたのアドレスは {site} のニュースに登録されていません。',
  'my-dashboard-lead': 'このサイトにあるものと、待っているものです。',
  'my-dashboard-published': '公開済み',
  'my-dashboard-unpublished': '未公開',
  'my-dashboard-none-unpublished': '公開を待っているものはありません。',
  'my-dashboard-count-unpublished': { other: '{count}件のバージョンが公開を待っています。' },
  'my-dashboard-accounts': 'アカウント',
  'my-dashboard-all-accounts': 'すべてのアカウント',
  'my-dashboard-with-roles': '役割のあるもの',
  'my-dashboard-roles': '役割を付与・解除する',
  'my-dashboard-missing': '編集と公開は、まだこのサイトでは扱っていません。コンテンツは取り込みで入ります。',
  'my-pre-screening-lead': '公開前に編集委員会が確認する新しい著作です。',
  'my-pre-screening-waiting': '待機中',
  'my-pre-screening-none': 'ステータスが {status} の著作はありません。',
  'my-pre-screening-count': { other: 'ステータスが {status} の著作が{count}件あります。' },
  'my-pre-screening-missing': 'ここでの判断は、まだこのサイトでは扱っていません。編集部がメールで受け付けます。',
}

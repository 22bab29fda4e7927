/** Words of the page of metrics, in Japanese. */

import type { messages as english } from '../en/metrics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Metrics
  'metrics-title': '指標：{title}',
  'metrics-visits': '訪問数',
  'metrics-views-and-downloads': '閲覧とダウンロード',
  'metrics-counted-by': '集計元',
  'metrics-pdf': 'PDFダウンロード',
  'metrics-xml': 'XMLダウンロード',
  'metrics-other': 'その他のファイル',
  'metrics-reports': '査読報告の閲覧数',
  'metrics-of-report': 'この査読報告の指標',
  'metrics-of-article': '論文の指標',
  'metrics-by-month': '月別',
  'metrics-views-by-month': '月別の閲覧数',
  'metrics-downloads-by-month': '月別のダウンロード数',
  'metrics-month': '月',
  'metrics-show-table': '表で表示',
  'metrics-none-by-month': 'まだどの月にも集計がありません。月別の数値は2021年4月からです。',
  'metrics-sample': 'これらの数値は、このコンテンツと同じく架空のものです。',
  'metrics-as-of': '時点',
  'metrics-attention': '注目度',
  'metrics-attention-by': '{service}による注目度スコア（{date}時点）',
  'metrics-mentions': '言及',
  'metrics-readers': '文献管理ツールの読者',
  'metrics-source-news': 'ニュース',
  'metrics-source-blogs': 'ブログ',
  'metrics-source-policy': '政策文書',
  'metrics-source-patents': '特許',
  'metrics-source-videos': '動画',
  'metrics-about': 'これらの数値について',
  'metrics-about-text':
    '閲覧数は同意した読者についてのみ数えます。ダウンロードは誰によるものかを知ることなく数えます。訪問とは、一人の読者が時計の同じ1時間のうちにこのコンテンツに対して行ったことすべてです。月別の数値は2021年4月からです。他のサービスはそれぞれの規則で数えています。',
  'metrics-about-rules': 'ロボットは数えず、30秒以内の同じクリックは1回と数えます：',
}

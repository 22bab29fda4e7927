/** Words of lists and cards, in Japanese. */

import type { messages as english } from '../en/lists.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Front page
  'hero-title': '研究をオープンに、査読もオープンに',
  'hero-text':
    '論文の本文の横で、すべてのバージョンと査読報告を読むことができます。関連するポスター、スライド、文書、動画もご覧いただけます。',
  latest: '新着',
  'latest-articles': '新着論文',
  'see-everything': 'すべて見る',
  'home-how-title': '出版の流れ',
  'home-how-publish-title': 'まず公開',
  'home-how-publish-text': '論文は、確認を通過すると、データとともに数日で公開されます。',
  'home-how-review-title': 'オープンな査読',
  'home-how-review-text': '招待された専門家が署名した査読報告が、固有のDOIとともに論文の横に公開されます。',
  'home-how-revise-title': 'バージョンごとに改善',
  'home-how-revise-text': '著者は査読に回答し、論文を改訂します。すべてのバージョンが、それぞれの判定とともに残ります。',
  'home-more-types': '論文以外のコンテンツ',
  'home-items': { other: '{count}件' },

  // Lists
  'browse-title': 'すべての研究',
  'browse-types': 'コンテンツの種類',
  'browse-range': '{total}件中{from}～{to}件',
  'browse-beyond-end': '一覧はこのページより前で終わっています。{link}',
  'browse-last-page': '最後のページへ',
  'page-number': '{number}ページ',
  sample: 'サンプル',
  'and-more-authors': { other: 'ほか{count}名' },

  // Article types
  'article-type-ANTIBODY_VALIDATION_ARTICLE': '抗体検証論文',
  'article-type-BRIEF_REPORT': '短報',
  'article-type-CASE_REPORT': '症例報告',
  'article-type-CASE_STUDY': '事例研究',
  'article-type-CLINICAL_PRACTICE_ARTICLE': '臨床実践論文',
  'article-type-COMMENTARY': 'コメンタリー',
  'article-type-CORRESPONDENCE': 'コレスポンデンス',
  'article-type-DATA_ARTICLE': 'データ論文',
  'article-type-DATA_NOTE': 'データノート',
  'article-type-EDITORIAL': '論説',
  'article-type-ESSAY': 'エッセイ',
  'article-type-F1000_FACULTY_CRITIQUE': 'F1000 Facultyによる批評',
  'article-type-GENOME_NOTE': 'ゲノムノート',
  'article-type-METHOD_ARTICLE': '方法論文',
  'article-type-OBSERVATION_ARTICLES': '観察論文',
  'article-type-OPEN_LETTER': '公開書簡',
  'article-type-OPINION_ARTICLE': '意見論文',
  'article-type-RESEARCH_ARTICLE': '原著論文',
  'article-type-RESEARCH_NOTE': '研究ノート',
  'article-type-RETRACTION': '撤回',
  'article-type-REVIEW': '総説',
  'article-type-SHORT_RESEARCH_ARTICLE': '短編研究論文',
  'article-type-SINGLE_FIGURE_NOTE': '単一図ノート',
  'article-type-SOFTWARE_TOOLS': 'ソフトウェアツール論文',
  'article-type-STUDY_PROTOCOL': '研究プロトコル',
  'article-type-SYSTEMATIC_REVIEW': 'システマティックレビュー',
  'article-type-THOUGHT_EXPERIMENT': '思考実験',
  'article-type-WEB_TOOLS': 'ウェブツール',

  // Descriptions for search engines and cards
  'site-description': '{site}：すべてのバージョンと査読をページ上に掲載し、オープンに公開された研究。',
  'browse-description': '{site}が公開したすべてのコンテンツ（新着順）。',
}

/** Words of the comparison of versions, in Japanese. */

import type { messages as english } from '../en/compare.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Time line, and versions compared
  'compare-title': 'バージョン {old} からバージョン {new} への変更点',
  'compare-changes': { other: '変更 {count} か所' },
  'compare-words': '語数：追加 {added}、削除 {removed}',
  'compare-nothing': '本文、図、表、文献に変更はありません。',
  'compare-figures': '図',
  'compare-tables': '表',
  'compare-count-changed': '変更 {count}',
  'compare-count-added': '追加 {count}',
  'compare-count-removed': '削除 {count}',
  'compare-count-moved': '移動 {count}',
  'compare-part-references': '文献',
  'compare-unchanged': '変更なし',
  'compare-view': '変更点の表示方法',
  'compare-inline': '一つの本文で',
  'compare-side': '左右に並べて',
  'compare-navigator': '変更箇所の移動',
  'compare-previous': '前の変更',
  'compare-next': '次の変更',
  'compare-position': '{count} か所中 {number}',
  'compare-keys': 'Alt キーと矢印キーで変更箇所を移動できます。',
  'compare-legend': '変更の表示',
  'compare-legend-added': '追加された文',
  'compare-legend-removed': '削除された文',
  'compare-choose': '比較するバージョン',
  'compare-from': '変更前',
  'compare-to': '変更後',
  'compare-sections': '節ごとの変更',
  'compare-amendments': '変更についての著者の説明',
}

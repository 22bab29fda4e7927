/** Words of what opens over the text, in Japanese. */

import type { messages as english } from '../en/reading-aids.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Reading aids
  reference: '参考文献',
  note: '注',
  'show-in-references': '参考文献一覧で表示',
  'show-in-notes': '注の一覧で表示',
  'picture-number': '画像 {number}/{count}',
  'previous-picture': '前の画像',
  'next-picture': '次の画像',
  'zoom-in': '拡大',
  'zoom-out': '縮小',
  'zoom-to-fit': '画面に合わせる',
  'open-picture-file': 'ファイルを開く',
  'picture-keys': '矢印キーは拡大した画像を動かし、拡大していないときは前後の画像へ移ります。プラスとマイナスで拡大・縮小します。',
  formula: '数式',
  'copy-tex': 'TeXをコピー',
  'copy-converted-tex': 'TeXをコピー（MathMLから変換）',
  'copy-mathml': 'MathMLをコピー',
  copied: 'コピーしました',
  'not-copied': 'コピーできませんでした',
  'previous-formula': '前の数式',
  'next-formula': '次の数式',
}

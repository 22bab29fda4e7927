/** Words of what an account’s holder may say of themself, in Japanese. */
import type { messages as english } from '../en/demographics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'gender-female': '女性',
  'gender-male': '男性',
  'gender-non-binary': 'ノンバイナリー',
  'gender-other': '自分の言葉で記入',
  'ethnicity-asian': 'アジア系',
  'ethnicity-black': '黒人またはアフリカ系',
  'ethnicity-hispanic-latino': 'ヒスパニックまたはラテン系',
  'ethnicity-indigenous': '先住民',
  'ethnicity-middle-eastern-north-african': '中東または北アフリカ系',
  'ethnicity-pacific-islander': '太平洋諸島系',
  'ethnicity-white': '白人',
  'ethnicity-mixed': '複数の背景を持つ',
  'ethnicity-other': 'その他',
}

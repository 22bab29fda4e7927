/** Words of the field for an institution, in Japanese. */
import type { messages as english } from '../en/institution.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'institution-label': '所属機関',
  'institution-help': '名称を3文字以上入力し、一覧から選択してください。',
  'institution-searching': '検索中…',
  'institution-none': 'この名称の機関は見つかりませんでした。',
  'institution-failed': '検索できませんでした。もう一度お試しください。',
  'institution-short': '3文字以上入力してください',
  'institution-unlisted': '所属機関が一覧にない',
  'institution-unlisted-help': '入力したとおりに保存されます。',
  'institution-choose': 'どの機関ですか？',
  'institution-matches': '「{name}」に一致する機関が複数あります。',
  'institution-no-match': 'いずれでもない',
}

/** Words of what a person says of themself, in Japanese. */
import type { messages as english } from '../en/person.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'first-name': '名',
  'last-name': '姓',
  'job-title': '職名',
  department: '部署',
  place: '市区町村',
  state: '都道府県・州',
  'zip-code': '郵便番号',
  country: '国',
  'country-choose': '国を選択',
  'affiliation-title': '所属',
  'affiliation-text': 'すべて省略できます。',
  'alerts-choice': '新しいコンテンツのお知らせをメールで受け取る',
  'new-password-help': '{count}文字以上。自分だけが思いつく単語の組み合わせは、覚えやすく推測されにくくなります。',
  'demographics-title': 'あなたについて（任意）',
  'demographics-text':
    '回答は、出版者が読者や著者の構成を知るために使われます。ほかの誰にも見せません。どの質問も省略や回答拒否ができます。',
  'answer-choose': '回答を選択',
  'gender-label': '性別',
  'other-gender-label': 'ご自身の言葉で',
  'gender-decline': '性別は回答しません',
  'ethnicity-label': '民族',
  'ethnicity-decline': '民族は回答しません',
  'nationality-label': '国籍',
  'nationality-help': '{count}件まで。複数選ぶにはCtrlまたは⌘を押しながら選択します。',
  'nationality-decline': '国籍は回答しません',
}

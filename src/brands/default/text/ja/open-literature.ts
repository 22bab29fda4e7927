/** Words of the external open-literature feed, in Japanese. */

import type { messages as english } from '../en/open-literature.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'literature-about': '以下の文献は Europe PMC の検索結果です。本文は外部サイトでお読みいただけます。',
  'literature-nothing': 'Europe PMC には該当する文献がありません。',
  'literature-nothing-for': '「{text}」に該当する文献は Europe PMC にありません。',
  'literature-untitled': 'タイトルのない文献',
  'literature-preprint': 'プレプリント',
  'literature-patent': '特許',
  'literature-on-feed': 'Europe PMC で見る',
  'literature-away-title': '現在、Europe PMC を検索できません',
  'literature-away-text':
    '時間内に応答がありませんでした。検索条件はこのページのアドレスに残っていますので、しばらくしてからもう一度お試しください。',
  'literature-library': '{site} で検索する',
  'literature-beyond': 'この検索結果ページは存在しないか、直接開くには後ろすぎます。{link}',
  'literature-first-page': '最初のページへ',
}

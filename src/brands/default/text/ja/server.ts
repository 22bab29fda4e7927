/** Words that the server alone says: they reach a page inside its data, in Japanese. */

import type { words as english } from '../en/server.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  // Peer review
  'title-status-version': '［バージョン{number}］',
  'title-status': '［バージョン{number}；{review}］',
  'title-status-peer-review': '査読：{decisions}',
  'title-status-list': '{first}、{second}',
  'title-status-discontinued': '中止',
  'title-status-approved': { other: '承認{count}件' },
  'title-status-approved-with-reservations': { other: '条件付き承認{count}件' },
  'title-status-not-approved': { other: '不承認{count}件' },

  // Reading aids
  'related-not-available': '関連コンテンツを読み込めません',

  // Open peer review on the page
  'peer-review-not-available': '査読を読み込めません',
  'reviewer-information-not-available': '査読者の情報を読み込めません',
  'versions-not-available': '他のバージョンを読み込めません',
  'downloads-not-available': 'ダウンロード用のファイルを読み込めません',
  'gateways-not-available': 'ゲートウェイとコレクションを読み込めません',
  'labels-not-available': '本文の見出しは英語で表示されています',
  'part-missing-title': 'このページの一部を表示できません',
  'part-missing-text': '論文そのものはすべて表示されています。数分後にもう一度お試しください。',
  'peer-review-not-shown': 'このサイトでは査読を表示していません。',
  'peer-review-not-reviewed': 'この種類の論文は査読の対象外です。',
  'peer-review-preprint': 'この論文は査読に付されていません。プレプリントとしてお読みください。',
  'peer-review-faculty':
    'これはファカルティレビューです。査読者は公開前に意見を述べ、公開された版を承認しました。氏名のみを掲載し、報告は掲載していません。',
  'peer-review-awaiting': '査読者に報告を依頼しています。届き次第ここに掲載します。',
  'peer-review-no-reports': 'この論文とともに公開された査読報告はありません。',
  'peer-review-on-other-versions': 'この論文に対する査読報告は、別のバージョンに対するものです。',
  'report-by': '{names}による{report}',
  'report-kind-reviewer-report': '査読報告',
  'report-kind-editor-report': '編集者の報告',
  'report-kind-decision-letter': '決定通知',
  'report-kind-author-response': '著者の回答',
  'report-kind-commentary': '論評',
  'report-kind-review-documents': '査読文書',
  'pass-rule': '{ways}で査読通過となります。各査読者の最新の判定を数えます。',
  'pass-rule-never': '承認の数だけでは通過とならず、編集者が決定します。',
  'pass-rule-or': '{first}、または{second}',
  'pass-rule-and': '{first}と{second}',
  'pass-rule-approvals': { other: '承認{count}件' },
  'pass-rule-approvals-with-reservations': { other: '条件付き承認{count}件' },

  // Time line, and versions compared
  'compare-change-number': '変更 {number}',
  'compare-kind-changed': '変更',
  'compare-kind-added': '追加',
  'compare-kind-removed': '削除',
  'compare-kind-moved': 'ここへ移動',
  'compare-part-title': 'タイトル',
  'compare-part-authors': '著者',
  'compare-part-affiliations': '所属',
  'compare-part-information': '論文情報',
  'compare-part-untitled': '見出しのない本文',
  'compare-read-in': 'バージョン {number} で読む',
  'compare-show-unchanged': { other: '変更のない {count} か所を表示' },
  'compare-no-changes': '変更はありません。',
  'compare-spoken-added': '追加',
  'compare-spoken-removed': '削除',
  'compare-moved-away': 'ここにあった内容は移動しました：',
  'compare-picture-same': '画像は同じで、説明文が変更されました。',
  'compare-picture-changed': '画像が差し替えられました。',
  'compare-file-changed': 'ファイルが差し替えられました。',
}

/** Words of the way to a submission, in Japanese. */

import type { messages as english } from '../en/publish.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // For authors
  'for-authors-lead': '公開の前に知っておいていただきたいことと、投稿の始め方。',
  'for-authors-publish-text': '公開したいものを選び、投稿を始めます。',
  'for-authors-guidelines-text': '論文に必要なこと、データの共有、査読の進み方。',

  // Card
  'publish-your-research': '研究を公開する',
  'publish-card-text': '研究は確認後まもなく公開され、公開のもとで査読を受け、版を重ねて改善できます。',
  'aims-and-scope': '目的と対象範囲',
  'article-guidelines': '論文ガイドライン',

  // Publish page
  'publish-lead': '研究はまず公開され、公開のもとで査読を受け、版を重ねて改善されます。ここから始まります。',
  'publish-lead-gateway': '研究は「{gateway}」に収録されます。まず公開され、公開のもとで査読を受け、版を重ねて改善されます。',
  'publish-description': '論文、ポスター、その他の研究成果を{site}に投稿できます。',
  'publish-what': '何を公開しますか',
  'publish-ARTICLE': '論文を投稿する',
  'publish-ARTICLE-text': '研究、方法、データ、または論考を述べたもの。公開のもとで査読されます。',
  'publish-DOCUMENT': '文書を投稿する',
  'publish-DOCUMENT-text': '指針、報告書、政策提言、教材など、それだけで読めるもの。',
  'publish-POSTER': 'ポスターを投稿する',
  'publish-POSTER-text': '学会で発表したものを、見つけられ引用できる形で残します。',
  'publish-SLIDE': 'スライドを投稿する',
  'publish-SLIDE-text': '講演や講義を、一枚ずつ読める形で。',
  'publish-VIDEO': '動画を投稿する',
  'publish-VIDEO-text': '講演、方法、実験を撮影したもの。',
  'publish-subject': '研究分野',
  'publish-subject-text': '研究に最も近い分野を選んでください。適切な編集者と査読者を見つけるために使います。',
  'publish-subject-choose': '分野を選択',
  'publish-subject-within': '{subject}の中で、さらに詳しく',
  'publish-subject-whole': 'これ以上は絞り込まない',
  'publish-subject-narrower': 'さらに細かい分野を表示',
  'publish-start': '投稿を始める',
  'publish-start-title': '種類が決まっていない場合',
  'publish-start-text': '種類を選ばずに始め、途中で選ぶことができます。',
  'publish-again': 'すでに始めている場合',
  'publish-new-version': '新しい版を投稿する',
  'publish-draft': '下書きを完成させる',
  'publish-before': '投稿の前に',
  'publish-nothing': '現在、ここでは投稿を受け付けていません',
  'publish-nothing-text': '公開済みのものは読めますが、新しい研究は受け付けていません。ご質問は{contact}までお寄せください。',

  // Redirects until there is an author area
  'hand-off-text': '投稿は編集部へメールでお送りください。選択した内容を記したメールを用意しています。',
  'how-to-submit': '投稿方法',
  'how-to-submit-guidelines': 'ガイドラインをお読みください：',
  'how-to-submit-send':
    '編集部にメールを書き、ファイルを添付してください。図表を含む本文、データへのリンク、全著者の氏名・所属・ORCID iDが必要です。',
  'how-to-submit-answer': '編集部がメールで返信します。投稿を確認し、次の手順をお知らせします。',
  'document-guidelines': '文書ガイドライン',
  'posters-and-slides-guidelines': 'ポスターとスライドのガイドライン',
  'hand-off-text-newVersion': '新しい版は編集部へメールでお送りください。メールを用意しています。',
  'how-to-submit-send-version': '編集部にメールを書き、新しい版を添付してください。変更点の一覧と査読者への回答もお書きください。',
  'hand-off-text-draft':
    'このサイトでは下書きを保存していません。投稿を始めている場合は、編集部にお問い合わせください。続け方をお知らせします。',
  'hand-off-no-address':
    'このサイトにはまだ投稿先のアドレスが示されていません。まずガイドラインをお読みのうえ、編集部へお問い合わせください：{contact}。',
  'hand-off-choice': '選択した内容',
  'hand-off-type': '種類',
  'hand-off-later': '未選択',
  'hand-off-unknown-type': '「{said}」というコンテンツの種類はありません。',
  'hand-off-not-taken': '現在、ここでは{types}を投稿できません。',
  'hand-off-unknown-subject': 'ここには番号「{said}」の分野はありません。',
  'hand-off-unknown-gateway': 'ここには「{said}」というゲートウェイまたはコレクションはありません。',
  'hand-off-write': '編集部にメールを書く',
  'hand-off-write-text': 'または{contact}まで直接お送りください。',
  'hand-off-back': '選択に戻る',
  'hand-off-keep': 'このアドレスは保存できます。選択した内容が含まれています。',
  'letter-subject': '{site}への投稿',
  'letter-greeting': '編集部御中',
  'letter-text': '次の研究を投稿したく、ご連絡いたします。',
  'letter-text-newVersion': '次の研究の新しい版を投稿したく、ご連絡いたします。',
  'letter-text-draft': '始めた投稿を完成させたく、ご連絡いたします。',
  'letter-title': '題名',
  'letter-authors': '著者',
}

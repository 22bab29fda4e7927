/** The guidelines for authors of articles, in Japanese. */

import type { messages as english } from '../en/article-guidelines.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'guidelines-lead': 'ここで公開する論文に必要なことと、公開後の流れをまとめました。',
  'guidelines-description': '{site}に論文を書くために：種類、構成、データ、報告、参考文献、オープン査読。',
  'guidelines-sections': 'このページの内容',
  'guidelines-no-articles': '現在、ここでは論文の投稿を受け付けていません。ご質問は{contact}までお寄せください。',

  'guidelines-before': '投稿の前に',
  'guidelines-before-original':
    '自身の研究であり、学術誌に掲載されておらず、他誌で審査中でもないこと。プレプリントとしての公開は差し支えありません。',
  'guidelines-before-authors':
    '著者として名前を挙げる人は全員が研究に貢献し、投稿に同意していること。{credit}の役割を用いて誰が何をしたかを示し、各著者の所属とORCID iDを記してください。',
  'guidelines-before-licence':
    '論文はクリエイティブ・コモンズ表示ライセンス（CC BY）で公開されます。著者名を示せば、誰でも共有し、改変できます。',
  'guidelines-before-tools':
    '文章や画像を生成するプログラムは著者になれません。使用した場合は、何を何のために使ったかを記してください。生成されたものの責任は著者が負います。',

  'guidelines-types': '論文の種類',
  'guidelines-types-text': '研究に合う種類を選んでください。合うものが見当たらない場合は、執筆の前に{contact}までお尋ねください。',
  'guidelines-types-findings': '新しい知見',
  'guidelines-types-findings-text':
    '知見の大きさは問いません。確認や反証の結果、何も見つからなかったという結果も含みます。大切なのは、妥当な方法と公開されたデータです。',
  'guidelines-types-methods': '方法、データ、ソフトウェア',
  'guidelines-types-methods-text':
    '他の研究の土台となるもの。研究開始前のプロトコル、方法、データセットの記述、ソースコードを伴うツールなど。',
  'guidelines-types-practice': '症例と実践',
  'guidelines-types-practice-text': '個々の事例や日々の仕事の中で見たこと、行ったことを、他の人が学べるように述べたもの。',
  'guidelines-types-views': '総説と論考',
  'guidelines-types-views-text': 'これまでに分かっていることと、それをどう考えるか。どの主張も、確かめられる出典に基づきます。',

  'guidelines-structure': '構成',
  'guidelines-structure-title':
    '題名では、何をどのように調べたかを、隣接分野の人にも分かる言葉で示します。論文が示す以上のことは主張しません。',
  'guidelines-structure-abstract': '抄録は300語以内とし、文献は引用しません。研究論文では、背景、方法、結果、結論に分けます。',
  'guidelines-structure-keywords': '題名と重ならないキーワードを8語まで付けると、論文が見つけやすくなります。',
  'guidelines-structure-text':
    '研究論文は、序論、方法、結果、考察から成ります。他の種類は、内容に合わせて分けて構いません。方法は、別のグループが問い合わせることなく再現できるように書きます。',
  'guidelines-structure-figures':
    '図と表には、本文に出てくる順に番号を付けます。それぞれに、題と、単独で理解できる説明と、見ることのできない人のための代替テキストを付けます。画像の中のものを加えたり、消したり、動かしたりしてはいけません。',
  'guidelines-structure-end':
    '末尾には、データとソフトウェア、利益相反、助成番号を含む資金、謝辞、著者の貢献についての記載を置きます。該当するものがない場合も、その旨を記します。',
  'guidelines-structure-files':
    '本文はWord、LaTeX、またはJATSでお送りください。数式は数式として、表は表として作成し、図は一つずつ別のファイルにします。線画はベクター形式、写真は300dpiです。',

  'guidelines-data': 'データとソフトウェア',
  'guidelines-data-deposit':
    '知見の根拠となるデータは、投稿の前に、広く認められたリポジトリに、利用を許すライセンス（CC0またはCC BY）で登録します。',
  'guidelines-data-statement':
    'データセットごとに、リポジトリ、題名、識別子（DOIまたは登録番号）、ライセンスを論文に記します。他者のデータについても同様です。',
  'guidelines-data-restricted':
    '個人が特定されるおそれがある、または他者に属するといった理由でデータを公開できない場合は、その理由、入手できる人、申請の方法を論文に記します。',
  'guidelines-data-software': 'ソースコードは公開し、{osi}が承認したライセンスを付け、使用した版をDOIとともに保存します。',

  'guidelines-reporting': '倫理と報告',
  'guidelines-reporting-approval':
    '人や動物を対象とする研究では、承認した委員会と承認番号を記すか、承認が不要だった理由を記します。参加者からは説明に基づく同意を得ており、特定されうる人は掲載に同意していることが必要です。',
  'guidelines-reporting-trials': '臨床試験は、最初の参加者が加わる前に登録されていることが必要です。登録番号は抄録に記します。',
  'guidelines-reporting-guideline':
    '研究の種類に応じた報告ガイドラインに従ってください。臨床試験はCONSORT、系統的レビューはPRISMA、観察研究はSTROBE、動物実験はARRIVE、症例はCAREです。{equator}にすべてが掲載されています。記入したチェックリストはデータとともに登録します。',
  'guidelines-reporting-statistics':
    '統計については、検定、標本の大きさ、正確な値とその不確かさを示し、事前に計画していたものとそうでないものを区別します。',

  'guidelines-references': '参考文献',
  'guidelines-references-style':
    '様式は、一貫していれば問いません。後で当サイトの様式に整えます。大切なのは、著者、年、題名、出典、DOIがそろっていることです。',
  'guidelines-references-data': 'データセット、ソフトウェア、プロトコル、プレプリントも、論文と同じように文献リストに挙げます。',
  'guidelines-references-check':
    '実際に読んだものを引用し、その後に訂正や撤回がないかを確かめてください。未公開のものは本文中でのみ触れます。',

  'guidelines-review': 'オープン査読の進み方',
  'guidelines-review-checks': '編集部は、論文に不備がなく、このガイドラインに沿っているかを確認します。知見の重要性は判断しません。',
  'guidelines-review-published': '論文はデータとともに公開され、DOIで引用できるようになり、まだ査読されていないことが示されます。',
  'guidelines-review-reports':
    '利益相反のない専門家が依頼を受けて論文を読みます。査読報告は記名で論文の横に公開され、それぞれに次の三つの判定のいずれかが付きます。',
  'guidelines-review-revise':
    '著者は公開の場で報告に答え、新しい版を公開します。どの版も、それぞれのDOI、報告、判定とともに残り、版の数に制限はありません。',
  'guidelines-review-passes':
    'いずれかの版が{decisions}を得ると、論文は査読を通過したことになります。以後、引用される題名にそのことが示されます。',

  'guidelines-after': '公開の後に',
  'guidelines-after-versions': '誤りに気づいたら、変更点を示した訂正版を公開してください。以前の版も引き続き読むことができます。',
  'guidelines-after-retraction':
    '知見が信頼できなくなった場合は、その理由を告知で示します。論文は撤回と明示したうえで元の場所に残り、黙って消されることはありません。',
  'guidelines-after-share': '論文は、公開の初日から、どこで共有しても、どのリポジトリに登録しても構いません。',
}

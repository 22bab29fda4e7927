import { expect, test } from 'vitest'
import { article } from '../../../../../tests/support/stored-article.ts'
import type { ArticleMetadata } from '../../../../document/article-document.ts'
import { translationsOf } from './translations.ts'

const words = (value: string) => [{ kind: 'text' as const, value }]
const paragraph = (value: string) => ({ kind: 'paragraph' as const, id: null, continued: false, children: words(value) })
const abstract = (language: string | null, text: string, type: string | null = null) => ({
  type,
  language,
  label: [],
  title: [],
  children: [paragraph(text)],
})
const keywords = (language: string, ...group: string[]) => ({ type: null, language, title: [], keywords: group.map(words) })
const titled = (language: string, title: string) => ({ language, title: words(title), subtitles: [] })
const metadata = (facts: Partial<ArticleMetadata>): ArticleMetadata => article({ metadata: facts }).document.metadata

const nothing = { title: null, abstractText: null, keywords: [], isWhole: false }

test.each<[string, Partial<ArticleMetadata>, Partial<ArticleMetadata>[], unknown[]]>([
  ['in its own language alone', { abstracts: [abstract('en', 'Lichens.'), abstract(null, 'More.')] }, [], []],
  ['its own language in other letters', { abstracts: [abstract('EN', 'Lichens.')] }, [], []],
  [
    'parts in one language are one translation',
    {
      translatedTitles: [titled('de', 'Flechten')],
      abstracts: [abstract('de', 'Wir zählten.')],
      keywords: [keywords('de', 'Flechte', 'Schiefer')],
    },
    [],
    [{ language: 'de', title: 'Flechten', abstractText: 'Wir zählten.', keywords: ['Flechte', 'Schiefer'], isWhole: false }],
  ],
  [
    'in the order in which they are named',
    { translatedTitles: [titled('fr', 'Lichens'), titled('de', 'Flechten')], abstracts: [abstract('de', 'Wir zählten.')] },
    [],
    [
      { ...nothing, language: 'fr', title: 'Lichens' },
      { ...nothing, language: 'de', title: 'Flechten', abstractText: 'Wir zählten.' },
    ],
  ],
  [
    'the abstract before a summary for other readers',
    { abstracts: [abstract('de', 'Kurz.', 'plain-language-summary'), abstract('de', 'Wir zählten.')] },
    [],
    [{ ...nothing, language: 'de', abstractText: 'Wir zählten.' }],
  ],
  [
    'a translation of the whole brings its own title, abstract and keywords',
    {},
    [{ language: 'ja', title: words('地衣類'), abstracts: [abstract(null, '数えた。')], keywords: [keywords('ja', '地衣')] }],
    [{ language: 'ja', title: '地衣類', abstractText: '数えた。', keywords: ['地衣'], isWhole: true }],
  ],
  [
    'what the article’s own metadata say comes before what the translation of the whole says',
    { translatedTitles: [titled('ja', '屋根の地衣類')] },
    [{ language: 'ja', title: words('地衣類'), abstracts: [], keywords: [] }],
    [{ ...nothing, language: 'ja', title: '屋根の地衣類', isWhole: true }],
  ],
])('the translations of an article are found: %s', (_, facts, wholes, expected) => {
  expect(translationsOf(metadata({ keywords: [], ...facts }), wholes.map(metadata))).toEqual(expected)
})

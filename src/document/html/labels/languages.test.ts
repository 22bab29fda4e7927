/** Tests an article on a page in another language: labels are in the page's language, the article's text in its own. */
import { describe, expect, test } from 'vitest'
import { fullMetadata } from '../../../../tests/support/full-metadata.ts'
import { findErrors, readMarkup } from '../../../../tests/support/read-markup.ts'
import { article, everyBlock, metadata, paragraph, person, report, text } from '../../../../tests/support/sample-tree.ts'
import { type Language, languages } from '../../../core/text/languages.ts'
import type { ArticleDocument } from '../../article-document.ts'
import { renderArticle } from '../render-article.ts'
import { labelsOf } from './labels.ts'

// Its own title, “References”, is the article's.
const every = Object.values(everyBlock).filter(block => block.kind !== 'references')
const people = ['A', 'B', 'C', 'D'].map(name => person(`Author ${name}`))
const untitled = { ...everyBlock.section, id: null, label: [], title: [], children: [paragraph('Thanks.')] }
const whole: ArticleDocument = article({
  metadata: {
    ...fullMetadata,
    abstracts: [{ type: null, language: null, label: [], title: [], children: [paragraph('In short.')] }],
    contributorGroups: [...fullMetadata.contributorGroups, { type: null, notes: [], contributors: people }],
    published: { year: 2024, month: 1, day: 5, text: null },
    counts: [{ type: 'word', count: 12_345 }],
  },
  body: [...every, { ...untitled, role: 'acknowledgements' }],
  back: [{ ...everyBlock.references, label: [], title: [] }],
  peerReview: [report({ body: every, expertise: 'Tides' })],
  translations: [article({ metadata: metadata({ language: 'fr', title: [text('Un titre')] }) })],
})

function pageIn(language: Language, document = whole): string {
  const { header, main, peerReview } = renderArticle(document, { language, resolveFile: () => null })
  return [header, main, ...peerReview.map(each => `<section id="${each.id}">${each.people}${each.body}${each.details}</section>`)].join('')
}

/** Texts between tags, and values of the attributes that screen readers announce. */
function textOf(page: string): string[] {
  const between = page.split(/<[^>]*>/)
  const attributes = [...page.matchAll(/ (?:aria-label|alt|title|data-more)="([^"]*)"/g)].map(([, value = '']) => value)
  return [...between, ...attributes].map(words => words.trim()).filter(words => words !== '')
}

const translated = languages.filter(language => language !== 'en')

describe.each(translated)('an article page in %s', language => {
  const page = pageIn(language)
  const labels = labelsOf(language)

  test('no English label is left on the page', () => {
    const own = new Set<string>(Object.values(labels))
    const english = new Set(Object.values(labelsOf('en')).filter(label => !own.has(label)))
    expect(textOf(page).filter(words => english.has(words))).toEqual([])
  })

  test('headings and names are in the language, and marked with it inside the English text', () => {
    const texts = textOf(page)
    for (const key of ['abstract', 'references', 'articleInformation', 'acknowledgements', 'published', 'authors', 'expertise'] as const)
      expect(texts, key).toContain(labels[key])
    expect(page).toContain(`<h2><span lang="${language}">${labels.references}</span></h2>`)
    expect(page).toMatch(
      new RegExp(`<ul class="authors" role="list" aria-label="${labels.authors}" lang="${language}"><li[^>]* lang="en">`),
    )
  })

  test('the page is well formed and has the same ids as in English, so that links keep working', () => {
    const idsOf = (markup: string) => readMarkup(markup).elements.map(element => element.attributes.get('id'))
    expect(findErrors(readMarkup(page))).toEqual([])
    expect(idsOf(page).filter(id => id !== undefined)).toEqual(idsOf(pageIn('en')).filter(id => id !== undefined))
  })

  test('the outline names untitled sections in the language', () => {
    const { outline } = renderArticle(whole, { language, resolveFile: () => null })
    expect(outline.map(entry => entry.title)).toEqual(
      expect.arrayContaining([labels.abstract, labels.references, labels.articleInformation]),
    )
  })
})

test.each<[Language, string, boolean]>([
  ['en', 'en', false],
  ['en', 'en-GB', false],
  ['de', 'de_AT', false],
  ['en', 'de', true],
  ['de', 'en', true],
  ['en', '', true],
])('labels in %s in an article in “%s” get a lang attribute: %s', (language, textLanguage, marked) => {
  const page = pageIn(
    language,
    article({ metadata: metadata({ language: textLanguage, published: { year: 2024, month: 1, day: 5, text: null } }) }),
  )
  expect(page.includes(`<span lang="${language}">`)).toBe(marked)
  expect(page.includes(`<time datetime="2024-01-05" lang="${language}">`)).toBe(marked)
})

test('the outline marks titles that are not in the language of the article', () => {
  const abstract = { type: null, label: [], children: [paragraph('In short.')] }
  const abstracts = [
    { ...abstract, language: null, title: [] },
    { ...abstract, language: 'es', title: [text('Resumen')] },
  ]
  const document = article({
    metadata: metadata({ abstracts }),
    body: [
      { ...untitled, title: [text('Methods')] },
      { ...untitled, role: 'ethics' },
    ],
    back: [{ ...everyBlock.references, label: [], title: [] }],
  })
  const titlesIn = (language: Language) =>
    renderArticle(document, { language, resolveFile: () => null }).outline.map(entry => [entry.title, entry.language])
  expect(titlesIn('de')).toEqual([
    ['Zusammenfassung', 'de'],
    ['Resumen', 'es'],
    ['Methods', undefined],
    ['Ethik', 'de'],
    ['Literatur', 'de'],
    ['Angaben zum Artikel', 'de'],
  ])
  expect(titlesIn('en').map(([, language]) => language)).toEqual([undefined, 'es', undefined, undefined, undefined, undefined])
})

test('parts in the language of the page get no lang attribute', () => {
  const page = pageIn('fr')
  expect(page).toMatch(/<summary><span lang="fr">Traduction \(français\)<\/span>\u00a0: <span lang="fr">Un titre<\/span><\/summary>/)
  expect(page).toMatch(/<article id="part-1" lang="fr">.*<h3>Informations sur l’article<\/h3>/)
})

test.each<[Language, string]>([
  ['en', 'Words: 12,345'],
  ['de', 'Wörter: 12.345'],
  ['ja', '語数：12,345'],
])('numbers and colons are written by the rules of %s', (language, shown) => {
  expect(readMarkup(pageIn(language)).text).toContain(shown)
})

test.each<[Language, string | null, string]>([
  ['en', null, 'Abstract'],
  ['en', 'en-US', 'Abstract'],
  ['en', 'es', 'Abstract (Spanish)'],
  ['de', 'es', 'Zusammenfassung (Spanisch)'],
  ['ja', 'es', '要旨（スペイン語）'],
  ['es', 'es', 'Resumen (español)'],
])('in %s, an abstract without a title in %s is called “%s”', (language, own, called) => {
  const abstract = { type: null, language: own, label: [], title: [], children: [paragraph('In short.')] }
  const { main, outline } = renderArticle(article({ metadata: metadata({ abstracts: [abstract] }) }), { language, resolveFile: () => null })
  expect(outline[0]?.title).toBe(called)
  expect(readMarkup(main).text).toContain(called)
})

test('terms of a source that have no translation are shown unchanged', () => {
  expect(textOf(pageIn('de'))).toContain('Zzevent')
})

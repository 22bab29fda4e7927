import { describe, expect, test } from 'vitest'
import type { ArticleDocument } from '../../src/document/article-document.ts'
import { listFileReferences } from '../../src/document/figures.ts'
import { renderArticle } from '../../src/document/html/render-article.ts'
import { articleDocumentSchema } from '../../src/document/schema.ts'
import { blockText } from '../../src/document/text.ts'
import { assetPackageSchema } from '../../src/modules/publications/domain/content/asset-package.ts'
import { makeItem } from './item.ts'
import { drawSmallChart, makeSmallPdf } from './small-files.ts'

const sample = Array.from({ length: 120 }, (_, index) => makeItem(7, index + 1, { min: 300, max: 500 }))
const articles = sample.flatMap(item => (item.kind === 'article' ? [item.versions] : []))
const documents = articles.flat()
const assets = sample.flatMap(item => (item.kind === 'asset' ? [item.item] : []))

describe('generated publications', () => {
  test('they are the same for the same seed and number, and different for another', () => {
    expect(makeItem(7, 3, { min: 300, max: 500 })).toEqual(sample[2])
    const titles = (seed: number): string => JSON.stringify([1, 2, 3, 4].map(number => makeItem(seed, number, { min: 100, max: 100 })))
    expect(titles(1)).not.toBe(titles(2))
  })

  test('most of them are articles', () => {
    expect(articles.length).toBeGreaterThan(90)
    expect(new Set(assets.map(({ contentType }) => contentType)).size).toBeGreaterThan(1)
  })

  test('they have unique DOIs and paths', () => {
    const dois = [...documents.map(({ metadata }) => metadata.doi), ...assets.map(({ doi }) => doi)]
    expect(new Set(dois).size).toBe(documents.length + assets.length)
    const keys = [
      ...articles.map(([first]) => `${first?.metadata.volume}-${first?.metadata.elocationId}`),
      ...assets.map(({ volume, publicationId }) => `${volume}-${publicationId}`),
    ]
    expect(new Set(keys).size).toBe(sample.length)
  })

  test('they say that they are samples', () => {
    expect(documents.every(({ metadata }) => metadata.sampleContent)).toBe(true)
    expect(assets.every(({ sampleContent }) => sampleContent)).toBe(true)
  })

  test('they have every decision, and one to three versions from 2013 to 2025 in order', () => {
    const decisions = new Set(documents.flatMap(({ peerReview }) => peerReview.map(({ decision }) => decision)))
    expect([...decisions].sort()).toEqual(['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED'])
    expect(new Set(articles.map(versions => versions.length))).toEqual(new Set([1, 2, 3]))
    for (const versions of articles) {
      expect(versions.map(({ metadata }) => metadata.versionNumber)).toEqual(versions.map((_, index) => index + 1))
      const days = versions.map(({ metadata: { published } }) =>
        Date.UTC(published?.year ?? 0, (published?.month ?? 0) - 1, published?.day ?? 0),
      )
      expect(days).toEqual(days.toSorted((one, other) => one - other))
      expect(days.every(time => time >= Date.UTC(2013, 0, 1) && time <= Date.UTC(2025, 11, 31))).toBe(true)
    }
  })

  test('they have the requested length', () => {
    for (const [first] of articles) {
      const count = wordsOfText(first)
      expect(count).toBeGreaterThan(280)
      expect(count).toBeLessThan(650)
    }
  })

  test('their words are distributed as in a language: some in most articles, many in one', () => {
    const texts = articles.map(([first]) => new Set(blockText(first?.body ?? []).match(/\p{L}+/gu)))
    const articlesOf = new Map<string, number>()
    for (const words of texts) for (const word of words) articlesOf.set(word, (articlesOf.get(word) ?? 0) + 1)
    const counts = [...articlesOf.values()]
    expect(counts.filter(count => count === 1).length).toBeGreaterThan(counts.length / 4)
    expect(counts.filter(count => count > articles.length / 2).length).toBeGreaterThan(50)
  })
})

describe('each generated article', () => {
  test('it is a complete document that the store reads back', () => {
    for (const document of documents) expect(articleDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document)
  })

  test('it renders without gaps, and every link inside it has its target', () => {
    for (const document of documents) {
      const rendered = renderArticle(document, { resolveFile: () => null })
      const html = [
        rendered.header,
        rendered.main,
        ...rendered.peerReview.flatMap(report => [report.body, ...report.responses.map(({ body }) => body)]),
      ].join('')
      expect(html).not.toMatch(/undefined|NaN|\|/)
      const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), match => match[1])
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, target] of rendered.main.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target)
      for (const href of listFileReferences(document)) expect(href).toBe('figure.svg')
    }
  })
})

test('each generated poster or slide deck is a package in the import format', () => {
  for (const asset of assets) expect(assetPackageSchema.parse(asset)).toEqual(asset)
})

test('the small files are of their declared types, and differ', () => {
  const pdf = makeSmallPdf('Sample').toString('latin1')
  for (const [, offset, number] of [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(
    (match, index) => [match[0], match[1], index + 1] as const,
  )) {
    expect(pdf.slice(Number(offset))).toMatch(new RegExp(`^${number} 0 obj`))
  }
  expect(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).toBe(pdf.indexOf('xref\n'))
  expect(drawSmallChart('one')).not.toEqual(drawSmallChart('two'))
})

const wordsOfText = (document: ArticleDocument | undefined): number => blockText(onlyText(document)).split(/\s+/).length
/** Without tables and figures, which do not count as words of the text. */
function onlyText(document: ArticleDocument | undefined): ArticleDocument['body'] {
  const keep = (blocks: ArticleDocument['body']): ArticleDocument['body'] =>
    blocks.flatMap((block): ArticleDocument['body'] =>
      block.kind === 'section' ? [{ ...block, children: keep(block.children) }] : block.kind === 'paragraph' ? [block] : [],
    )
  return keep(document?.body ?? [])
}

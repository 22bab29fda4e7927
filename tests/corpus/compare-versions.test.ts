/** Real articles compared: nothing of either version is lost, nothing is found where nothing changed, and nobody waits for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ArticleDocument } from '../../src/document/article-document.ts'
import { compareDocuments, type Row } from '../../src/document/difference/compare-documents.ts'
import type { ContentDifference } from '../../src/document/difference/content-difference.ts'
import { newTokens, oldTokens, type Run } from '../../src/document/difference/text-difference.ts'
import { plainText } from '../../src/document/difference/tokens.ts'
import { unitsOfDocument } from '../../src/document/difference/units-of-document.ts'
import { parseJats } from '../../src/document/jats/read/parse-jats.ts'
import { blockText } from '../../src/document/text.ts'
import { jatsCorpus } from '../support/jats.ts'
import { processorTime } from '../support/processor-time.ts'
import { readArticle } from '../support/read-jats.ts'

const limits = { bytes: 60_000_000 }
/** Milliseconds of the processor for each 100 KB of text. Generous: 300 KB take about 100 ms. */
const maxWait = 8000
const folder = jatsCorpus ?? ''
const files =
  jatsCorpus === null
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.xml') && !name.startsWith('malformed'))
const read = (name: string): ArticleDocument => parseJats(readFileSync(join(folder, name)), { limits }).document
const hashOf = (href: string) => href
const compare = (old: ArticleDocument, newer: ArticleDocument) => compareDocuments({ document: old, hashOf }, { document: newer, hashOf })

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** What the rows show of one version. */
function shownBy(rows: readonly Row[], side: 'old' | 'new'): string[] {
  const tokens = side === 'old' ? oldTokens : newTokens
  return rows.flatMap(row => (row.change === 'moved-away' ? [] : shownIn(row.content, side, runs => plainText(tokens(runs)))))
}

function shownIn(content: ContentDifference, side: 'old' | 'new', said: (runs: readonly Run[]) => string): string[] {
  switch (content.kind) {
    case 'text':
    case 'reference':
      return [said(content.runs)]
    case 'formula': {
      const formula = content[side]
      return formula === null ? [] : [blockText([formula])]
    }
    case 'code':
      return content.lines.filter(({ change }) => change !== (side === 'old' ? 'added' : 'removed')).map(({ text }) => text)
    case 'float':
      return [
        ...content.lines.map(said),
        ...content.grids.flatMap(grid => grid.rows.flatMap(row => row.cells.map(cell => said(cell.runs)))),
      ]
  }
}

/** Labels and descriptions are at most so much of a text, and of a short one no more than of one with so many words. */
const labelWords = 0.04
const minWords = 1000

/** Share of the words of the text that no row shows. Marks of items, notes and references, and words for the ear alone, are not shown. */
function lost(document: ArticleDocument, shown: readonly string[]): number {
  const left = new Map<string, number>()
  for (const word of wordsIn(shown.join(' '))) left.set(word, (left.get(word) ?? 0) + 1)
  const wanted = wordsIn(blockText([...document.body, ...document.floats, ...document.back]))
  const missing = wanted.filter(word => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  return missing.length / Math.max(wanted.length, minWords)
}

function checkPair(old: ArticleDocument, newer: ArticleDocument): Row[] {
  let rows: Row[] = []
  const waited = processorTime(() => {
    rows = compare(old, newer)
  })
  const size = blockText([...newer.body, ...newer.floats, ...newer.back]).length
  expect(waited).toBeLessThan(maxWait * Math.max(size / 100_000, 1))
  expect(rows.filter(row => row.change !== 'moved-away' && row.old !== null)).toHaveLength(unitsOfDocument(old).length)
  expect(rows.filter(row => row.new !== null)).toHaveLength(unitsOfDocument(newer).length)
  return rows
}

test.skipIf(jatsCorpus !== null)('skipped: this machine has no real articles (RECTO_SHARED_DATA, else ../shared/data)', context =>
  context.skip(),
)

describe.skipIf(jatsCorpus === null)('a real article', () => {
  test.each(files)('comparing %s with itself finds no changes, and shows all its text', name => {
    const document = read(name)
    const rows = checkPair(document, structuredClone(document))
    expect(rows.filter(({ change }) => change !== 'same')).toEqual([])
    expect(lost(document, shownBy(rows, 'new'))).toBeLessThan(labelWords)
  })

  test('the comparison of both versions of elife-30274 shows its changes', () => {
    const [old, newer] = [read('elife/elife-30274-v1.xml'), read('elife/elife-30274-v2.xml')]
    const rows = checkPair(old, newer)
    expect(rows.some(({ change }) => change === 'changed')).toBe(true)
    expect(rows.filter(({ change }) => change === 'same').length).toBeGreaterThan(rows.length / 2)
  })
})

const nodesSchema = z.object({ nodes: z.array(z.object({ ntype: z.string(), content: z.string() })) })
const revisions = join(folder, '..', 'f1000rd')
const revised = existsSync(revisions) ? readdirSync(revisions).filter(name => existsSync(join(revisions, name, 'v2.json'))) : []

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Titles, paragraphs and references in their order: the corpus has no more of their structure. */
function readRevision(name: string, version: number): ArticleDocument {
  const { nodes } = nodesSchema.parse(JSON.parse(readFileSync(join(revisions, name, `v${version}.json`), 'utf8')))
  const sections: string[][] = [[]]
  for (const { ntype, content } of nodes) {
    if (ntype === 'title') sections.push([`<title>${escaped(content)}</title>`])
    else if (ntype !== 'ref' && ntype !== 'article-title') sections.at(-1)?.push(`<p>${escaped(content)}</p>`)
  }
  const references = nodes
    .filter(({ ntype }) => ntype === 'ref')
    .map(({ content }) => `<ref><mixed-citation>${escaped(content)}</mixed-citation></ref>`)
  const body = sections.map(section => `<sec>${section.join('')}</sec>`).join('')
  return readArticle({ body, back: `<ref-list>${references.join('')}</ref-list>` }).document
}

describe.skipIf(revised.length === 0)('a real pair of versions', () => {
  test.each(revised)('no word of either version of %s is lost', name => {
    const [old, newer] = [readRevision(name, 1), readRevision(name, 2)]
    const rows = checkPair(old, newer)
    expect(lost(old, shownBy(rows, 'old'))).toBe(0)
    expect(lost(newer, shownBy(rows, 'new'))).toBe(0)
  })
})

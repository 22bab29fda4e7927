/** Compares the metadata, references and peer review of real articles with their manifest. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ArticleDocument, PeerReviewDocument } from '../../../article-document.ts'
import { readDoi } from '../../../metadata/identifiers.ts'
import { plainText } from '../inline-runs.ts'
import { parseJats } from '../parse-jats.ts'

const folder = join(process.env.RECTO_SHARED_DATA ?? '../shared/data', 'jats')
const manifestFile = join(folder, 'MANIFEST.json')
const manifestSchema = z.array(
  z.object({
    file: z.string(),
    kind: z.string(),
    title: z.string(),
    doi: z.string(),
    licence: z.string(),
    sub_articles: z.record(z.string(), z.number()),
    counts: z.object({ refs: z.number() }),
    features: z.array(z.string()),
    wellformed: z.boolean(),
  }),
)

describe.skipIf(!existsSync(manifestFile))('metadata of the articles in shared data (skipped where they are absent)', () => {
  const manifest = existsSync(manifestFile) ? manifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))) : []
  const articles = manifest.filter(entry => entry.wellformed && entry.kind === 'article')

  test.each(articles.map(entry => [entry.file, entry] as const))('the metadata of %s equals the manifest', (file, entry) => {
    const { document } = parseJats(readFileSync(join(folder, file)))
    const { metadata } = document
    // The manifest shortens long titles, includes their footnotes and spells out formulas.
    const hasFormula = metadata.title.some(node => node.kind === 'inline-formula')
    if (!hasFormula) expect(letters(plainText(metadata.title)).slice(0, 70)).toBe(letters(entry.title).slice(0, 70))
    expect(metadata.doi?.toLowerCase() ?? null).toBe(readDoi(entry.doi)?.toLowerCase() ?? null)
    expect(countReferences(document)).toBe(entry.counts.refs)
    expect(countSubArticles(document)).toEqual(entry.sub_articles)
    if (entry.features.includes('ORCID')) expect(JSON.stringify(document)).toMatch(/"orcid":"\d{4}-\d{4}-\d{4}-\d{3}[\dX]"/)
    const version = /^CC BY (\d\.\d)$/.exec(entry.licence)?.[1]
    if (version)
      expect(metadata.permissions.licences.map(licence => licence.href)).toContainEqual(expect.stringContaining(`/by/${version}`))
  })
})

function letters(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function countReferences(value: unknown): number {
  if (Array.isArray(value)) return sumOfReferences(value)
  if (typeof value !== 'object' || value === null) return 0
  const own =
    'kind' in value && value.kind === 'references' && 'entries' in value && Array.isArray(value.entries) ? value.entries.length : 0
  return own + sumOfReferences(Object.values(value))
}

function sumOfReferences(values: unknown[]): number {
  return values.reduce((count: number, value) => count + countReferences(value), 0)
}

/** Counts like the manifest: sub-articles at every depth, by their type. */
function countSubArticles(document: ArticleDocument): Record<string, number> {
  const counts: Record<string, number> = {}
  const count = (type: string) => {
    counts[type] = (counts[type] ?? 0) + 1
  }
  const countReport = (report: PeerReviewDocument) => {
    count(report.jatsType)
    report.responses.forEach(countReport)
  }
  const countBelow = (inner: ArticleDocument) => {
    inner.peerReview.forEach(countReport)
    for (const translation of inner.translations) {
      count('translation')
      countBelow(translation)
    }
    for (const sub of inner.subArticles) {
      count(sub.type)
      countBelow(sub.document)
    }
  }
  countBelow(document)
  return counts
}

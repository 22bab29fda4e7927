import { expect, test } from 'vitest'
import type { ImportSummary } from '../../modules/publications/use-cases/import/import-paths.ts'
import { importSummaryText } from './import.ts'

const missing = (name: string) => ({ name, message: 'It names plot.png, which is not there.' })

const summary: ImportSummary = {
  created: ['a.xml', 'b.xml', 'poster'],
  updated: [],
  unchanged: [],
  failed: [],
  publications: [],
  counts: { articles: 1, versions: 2, others: 1, pdfs: 2 },
  skipped: [],
  warnings: [
    { code: 'missing-file', element: 'graphic', count: 200, example: 'a.xml:4: plot.png' },
    { code: 'unknown-element', element: 'sec', count: 1, example: 'a.xml:9: sec' },
    { code: 'missing-file', element: 'media', count: 67, example: 'b.xml:2: film.mp4' },
  ],
  seconds: 1.5,
}

test('an import ends with how many articles, versions and PDFs there are, and with the warnings summed up by kind', () => {
  const text = importSummaryText(summary, false)
  expect(text).toMatch(/\nWarnings: 267 × missing-file, 1 × unknown-element\.\n3 created, /)
  expect(text).toMatch(/in 1\.5 s\.\n1 article \(2 versions\), 1 other publication\. 2 PDFs made\.$/)
  expect(importSummaryText({ ...summary, counts: { articles: 19, versions: 20, others: 0, pdfs: 18 } }, false)).toMatch(
    /\n19 articles \(20 versions\)\. 18 PDFs made\.$/,
  )
  expect(importSummaryText(summary, true)).not.toContain('PDF')
})

test('hundreds of missing files do not push the rest off the screen', () => {
  const text = importSummaryText({ ...summary, skipped: Array.from({ length: 267 }, (_, at) => missing(`${at}.xml`)) }, false)
  expect(text.match(/^skipped /gm)).toHaveLength(21)
  expect(text).toContain('skipped   247 more, which --json lists')
})

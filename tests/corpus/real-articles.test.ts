/**
 * Every real article is on its page whole: by the check that `recto check --assume-files` makes, which compares the source's XML with the
 * page's HTML: words, figures, tables, formulas, references, images, links, header cells, affiliations and funders.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { JatsSyntaxError } from '../../src/document/jats/read/xml/syntax-error.ts'
import { type ArticleCheck, checkArticle } from '../../src/use-cases/check/check-article.ts'
import { jatsCorpus } from '../support/jats.ts'

const limits = { bytes: 60_000_000 }
const folder = jatsCorpus ?? ''
const files = jatsCorpus === null ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.xml'))
const isMalformed = (name: string) => name.startsWith('malformed')
const check = (name: string): ArticleCheck => checkArticle(readFileSync(join(folder, name)), limits)

test.skipIf(jatsCorpus !== null)('skipped: this machine has no real articles (RECTO_SHARED_DATA, else ../shared/data)', context =>
  context.skip(),
)

describe.skipIf(jatsCorpus === null)('a real article', () => {
  test.each(files.filter(name => !isMalformed(name)))('%s is whole', name => {
    const { words, warnings: _, whole, ...parts } = check(name)
    const lost = Object.entries(parts).filter(([, { source, page }]) => page < source)
    expect(lost).toEqual([])
    expect(words).toMatchObject({ missing: 0, examples: [] })
    expect(whole).toBe(true)
  })

  test.each(files.filter(isMalformed))('%s is refused with its place, or read with a warning', name => {
    expect(outcomeOf(name)).toMatch(/^(?:refused at line \d+|warned)$/)
  })
})

function outcomeOf(name: string): string {
  try {
    return check(name).warnings.length > 0 ? 'warned' : 'silent'
  } catch (error) {
    if (error instanceof JatsSyntaxError) return `refused at line ${error.line}`
    throw error
  }
}

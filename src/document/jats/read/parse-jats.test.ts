import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { jatsCorpus } from '../../../../tests/support/jats.ts'
import { JatsSyntaxError, NotAnArticleError, parseJats } from './parse-jats.ts'
import type { XmlElement } from './xml/node.ts'
import { parseXml } from './xml/parse-xml.ts'
import { descendantsNamed } from './xml/read.ts'

function parse(source: string) {
  return parseJats(new TextEncoder().encode(source))
}

const article =
  '<article article-type="research-article"><front><article-meta><title-group><article-title>T</article-title></title-group></article-meta></front>' +
  '<body><p>Seen in [<xref ref-type="bibr" rid="r1">1</xref>–<xref ref-type="bibr" rid="r3">3</xref>] <xref ref-type="bibr" rid="r2b">B</xref> and <xref ref-type="fig" rid="f9">Fig. 9</xref>.</p></body>' +
  '<back><ref-list><ref id="r1"><mixed-citation>A</mixed-citation></ref><ref id="r2"><mixed-citation id="r2b">B</mixed-citation></ref><ref><mixed-citation id="r3">C</mixed-citation></ref></ref-list></back>' +
  '<floats-group><fig id="f1"/></floats-group></article>'

test('an article is read into metadata, body, back and floats, after all transforms', () => {
  const { document, warnings } = parse(article)
  expect(document.metadata.title).toEqual([{ kind: 'text', value: 'T' }])
  expect(document.body).toMatchObject([
    {
      kind: 'paragraph',
      children: [
        { value: 'Seen in [' },
        { kind: 'cross-reference', targets: ['r1', 'r2', 'r3'] },
        { value: '] ' },
        { targets: ['r2'] },
        { value: ' and Fig. 9.' },
      ],
    },
  ])
  expect(document.back).toMatchObject([{ kind: 'references', entries: [{ id: 'r1' }, { id: 'r2' }, { id: 'r3' }] }])
  expect(document.floats).toMatchObject([{ kind: 'figure', id: 'f1' }])
  expect(warnings).toMatchObject([{ code: 'unresolved-reference', element: 'xref', line: 1 }])
})

test('direction controls in a title or name are removed or closed', () => {
  const { document } = parse(
    article.replace(
      '<article-title>T</article-title></title-group>',
      '<article-title>Seen <italic>&#x202E;by</italic> \u2067all</article-title></title-group>' +
        '<contrib-group><contrib contrib-type="author"><name><surname>Roof\u202E</surname><given-names>A\u2066d\u2069a</given-names></name></contrib></contrib-group>',
    ),
  )
  expect(document.metadata.title).toMatchObject([{ value: 'Seen ' }, { children: [{ value: 'by' }] }, { value: ' all' }])
  expect(JSON.stringify(document.metadata)).toContain('"full":"A\u2066d\u2069a Roof"')
})

test('an undeclared prefix gives a warning', () => {
  expect(parse('<article>\n<body><p><ext-link xlink:href="https://example.org/">x</ext-link></p></body></article>').warnings).toMatchObject(
    [{ code: 'namespace', element: 'xlink', line: 2 }],
  )
})

describe('root elements of a source', () => {
  test.each([
    ['PubMed Central', `<pmc-articleset>${article}</pmc-articleset>`],
    [
      'OAI-PMH',
      `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><GetRecord><record><metadata>${article.replace('<article ', '<article xmlns="https://jats.nlm.nih.gov/ns/archiving/1.3/" ')}</metadata></record></GetRecord></OAI-PMH>`,
    ],
  ])('the article is found inside the wrapper of %s', (_, source) => {
    expect(parse(source).document.body).toHaveLength(1)
  })

  test.each([
    ['a page', '<html><body/></html>', /<html>/],
    ['a wrapper without an article', '<pmc-articleset/>', /no <article>/],
    ['two articles', `<pmc-articleset>${article}${article}</pmc-articleset>`, /2 articles/],
  ])('%s is refused: it is not one article', (_, source, message) => {
    expect(() => parse(source)).toThrow(NotAnArticleError)
    expect(() => parse(source)).toThrow(message)
  })
})

/** Elements whose text is not shown, or shown in another way than as running text. */
const unshown = new Set([
  'tex-math',
  'annotation',
  'annotation-xml',
  'glyph-data',
  'alt-text',
  'long-desc',
  'ali:license_ref',
  'person-group',
  'license_ref',
])
const inLine = new Set(
  'bold italic sub sup sc named-content styled-content underline monospace xref ext-link email uri roman strike overline target abbrev'.split(
    ' ',
  ),
)
const shownKeys = new Set(['value', 'text', 'alt', 'longDescription', 'expansion', 'label'])
const inLineKinds = new Set(['styled', 'text', 'marked', 'link', 'cross-reference', 'people', 'person', 'unknown-inline', 'abbreviation'])

function wordsOf(parts: string[]): Set<string> {
  return new Set(
    parts
      .join('')
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
}

function sourceWords(element: XmlElement, parts: string[]): string[] {
  for (const child of element.children) {
    if (typeof child === 'string') parts.push(child)
    else if (!unshown.has(child.name.replace('mml:', ''))) {
      const gap = inLine.has(child.name) ? '' : ' '
      parts.push(gap)
      sourceWords(child, parts)
      parts.push(gap)
    }
  }
  return parts
}

function treeWords(value: unknown, parts: string[]): string[] {
  if (Array.isArray(value)) {
    for (const entry of value) {
      if (typeof entry === 'string') parts.push(entry, ' ')
      else treeWords(entry, parts)
      if (Array.isArray(entry)) parts.push(' ')
    }
  } else if (typeof value === 'object' && value !== null) {
    const isInLine = 'kind' in value && typeof value.kind === 'string' && inLineKinds.has(value.kind)
    for (const [key, part] of Object.entries(value)) {
      if (!isInLine) parts.push(' ')
      // The long form of an abbreviation stands in brackets behind it.
      if (typeof part === 'string' && shownKeys.has(key)) parts.push(...(key === 'expansion' ? [' (', part, ') '] : [part]))
      else if (typeof part === 'object' && (!isInLine || key === 'children')) treeWords(part, parts)
    }
    if (!isInLine) parts.push(' ')
  }
  return parts
}

describe.skipIf(jatsCorpus === null)('real articles (shared data; skipped where absent)', () => {
  const folder = jatsCorpus ?? ''
  const names = jatsCorpus === null ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.xml'))
  const wellFormed = names.filter(name => !name.startsWith('malformed'))

  test.each(wellFormed)('every word of %s is in the document', name => {
    const source = readFileSync(join(folder, name))
    const { document } = parseJats(source)
    const { root } = parseXml(source)
    const shown = wordsOf(treeWords(document, []))
    const parts = descendantsNamed({ name: '', attributes: {}, children: [root], line: 0 }, 'body', 'back', 'floats-group')
    const written = wordsOf(parts.flatMap(part => [' ', ...sourceWords(part, [])]))
    const lost = [...written].filter(word => !shown.has(word))
    expect(lost.length, lost.slice(0, 20).join(' ')).toBeLessThanOrEqual(Math.max(1, written.size * 0.002))
  })

  test.each(names.filter(name => name.startsWith('malformed')))('%s is refused or gives a warning', name => {
    let outcome = 'silent'
    try {
      if (parseJats(readFileSync(join(folder, name))).warnings.some(warning => warning.code === 'namespace')) outcome = 'warned'
    } catch (error) {
      if (!(error instanceof JatsSyntaxError)) throw error
      outcome = error.line > 0 ? 'refused' : 'refused without a place'
    }
    expect(['warned', 'refused']).toContain(outcome)
  })
})

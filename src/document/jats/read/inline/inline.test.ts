import { expect, test } from 'vitest'
import { readBlocks, readInline } from '../../../../../tests/support/jats.ts'

const words = (value: string) => [{ kind: 'text', value }]

test.each([
  ['<bold>a</bold>', { kind: 'styled', style: 'bold', children: words('a') }],
  ['<sc>a</sc>', { kind: 'styled', style: 'small-caps' }],
  ['<styled-content style="font-weight: bold; color: red">a</styled-content>', { kind: 'styled', style: 'bold' }],
  ['<styled-content style-type="hebrew" xml:lang="he">a</styled-content>', { kind: 'marked', as: 'hebrew', language: 'he' }],
  ['<named-content content-type="gene" id="g">a</named-content>', { kind: 'marked', as: 'gene', id: 'g' }],
  [
    '<abbrev>WHO<def><p>World Health Organization</p></def></abbrev>',
    { kind: 'abbreviation', expansion: 'World Health Organization', children: words('WHO') },
  ],
  [
    '<ext-link ext-link-type="doi" xlink:href="10.1000/1">a</ext-link>',
    { kind: 'link', href: 'https://doi.org/10.1000/1', children: words('a') },
  ],
  ['<uri>https://example.org/</uri>', { kind: 'link', href: 'https://example.org/' }],
  ['<email>a@example.org</email>', { kind: 'link', href: 'mailto:a@example.org' }],
  [
    '<inline-supplementary-material xlink:href="s1.xlsx" mimetype="application">S1</inline-supplementary-material>',
    { kind: 'file-link', href: 's1.xlsx', children: words('S1') },
  ],
  [
    '<inline-supplementary-material xlink:href="https://example.org/s1">S1</inline-supplementary-material>',
    { kind: 'link', href: 'https://example.org/s1' },
  ],
  [
    '<inline-graphic xlink:href="i.gif"><alt-text>A</alt-text></inline-graphic>',
    { kind: 'inline-graphic', graphic: { href: 'i.gif', alt: 'A' } },
  ],
  [
    '<alternatives><inline-graphic xlink:href="i.gif"/><inline-graphic xlink:href="i.svg"/></alternatives>',
    { kind: 'inline-graphic', graphic: { href: 'i.gif', alternatives: ['i.svg'] } },
  ],
  [
    '<ruby><rb>漢</rb><rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
    { kind: 'styled', style: 'ruby', children: [{ value: '漢' }, { style: 'ruby-text', children: words('kan') }] },
  ],
  ['<fn id="n"><label>*</label><p>x</p></fn>', { kind: 'inline-note', id: 'n', label: '*', children: [{ kind: 'paragraph' }] }],
  ['<target id="t">a</target>', { kind: 'marked', as: 'target', id: 't' }],
  ['<name><surname>Doe</surname><given-names>Jane</given-names></name>', { kind: 'text', value: 'Doe Jane' }],
  ['<fixed-case>DNA</fixed-case>', { kind: 'text', value: 'DNA' }],
])('inline markup is read: %s', (source, node) => {
  const { run, warnings } = readInline(source)
  expect(run).toMatchObject([node])
  expect(run).toHaveLength(1)
  expect(warnings).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])('a link to %s becomes its text, with a warning', href => {
  const { run, warnings } = readInline(`<ext-link xlink:href="${href}">a</ext-link>`)
  expect(run).toEqual(words('a'))
  expect(warnings).toMatchObject([{ code: 'invalid-value', element: 'ext-link' }])
})

test('a link or a cross-reference inside a link becomes part of the outer link', () => {
  expect(readInline('<ext-link xlink:href="https://a.org/">x <uri>https://b.org/</uri></ext-link>').run).toEqual([
    { kind: 'link', href: 'https://a.org/', children: words('x https://b.org/') },
  ])
  expect(
    readBlocks('<p><xref ref-type="fig" rid="f1">Figs 1 <xref ref-type="fig" rid="f2">and 2</xref></xref></p><fig id="f1"/><fig id="f2"/>')
      .blocks[0],
  ).toMatchObject({
    children: [{ kind: 'cross-reference', targets: ['f1', 'f2'], children: words('Figs 1 and 2') }],
  })
})

test.each([
  ['bib-ref', 'bibr'],
  ['figure', 'fig'],
  ['table-fn', 'table-fn'],
  ['nonsense', 'other'],
])('the reference type %s is read as %s', (word, refType) => {
  expect(readBlocks(`<p id="p"><xref ref-type="${word}" rid="p">x</xref></p>`).blocks).toMatchObject([
    { children: [{ kind: 'cross-reference', refType }] },
  ])
})

test('the target of a cross-reference keeps its id wherever it stands', () => {
  const { blocks, unresolved } = readBlocks(
    '<p>see <xref rid="x">there</xref> and <xref rid="none">nowhere</xref>: <bold id="x">here</bold></p>',
  )
  expect(blocks).toMatchObject([
    { children: [{}, { targets: ['x'] }, { value: ' and nowhere: ' }, { kind: 'marked', id: 'x', children: [{ style: 'bold' }] }] },
  ])
  expect(unresolved).toEqual(['none'])
})

test('blocks inside inline text become running text, with every word and image', () => {
  const { run } = readInline(
    '<bold>a</bold> <list><list-item><p>b</p></list-item><list-item><p>c <inline-graphic xlink:href="x.gif"/></p></list-item></list><p>d</p>',
  )
  expect(run).toMatchObject([{ style: 'bold' }, { value: ' b c ' }, { kind: 'inline-graphic' }, { value: ' d' }])
})

test('a private character becomes its image, or its name', () => {
  expect(readInline('<private-char><inline-graphic xlink:href="g.gif"/></private-char>').run).toMatchObject([{ kind: 'inline-graphic' }])
  const { run, warnings } = readInline('<private-char name="bird"><glyph-data>0101</glyph-data></private-char>')
  expect(run).toMatchObject([{ kind: 'marked', children: words('[bird]') }])
  expect(warnings).toHaveLength(1)
})

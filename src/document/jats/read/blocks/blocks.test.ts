import { describe, expect, test } from 'vitest'
import { readBlocks } from '../../../../../tests/support/jats.ts'
import type { Block, TableGrid } from '../../../node.ts'

const paragraph = (value: string, facts: object = {}) => ({
  kind: 'paragraph',
  id: null,
  continued: false,
  children: [{ kind: 'text', value }],
  ...facts,
})

function gridOf(blocks: Block[]): TableGrid {
  const [table] = blocks
  const grid = table?.kind === 'table' ? table.children.find(child => child.kind === 'grid') : undefined
  if (grid?.kind !== 'grid') throw new Error('There is no grid.')
  return grid
}

describe('paragraphs read from JATS', () => {
  test('a block inside a paragraph splits it', () => {
    const { blocks } = readBlocks('<p id="p1">before <list><list-item><p>x</p></list-item></list> after</p>')
    expect(blocks).toMatchObject([paragraph('before', { id: 'p1' }), { kind: 'list' }, paragraph('after', { continued: true })])
  })

  test('a block inside styled text splits the paragraph, and the style continues after it', () => {
    const { blocks } = readBlocks('<p>a <bold id="b">b <disp-quote><p>q</p></disp-quote> c</bold> d</p>')
    const bold = (value: string) => ({ kind: 'styled', style: 'bold', children: [{ kind: 'text', value }] })
    expect(blocks).toMatchObject([
      { kind: 'paragraph', children: [{ value: 'a ' }, bold('b')] },
      { kind: 'quote' },
      { kind: 'paragraph', continued: true, children: [bold('c'), { value: ' d' }] },
    ])
  })

  test('loose text between blocks becomes a paragraph', () => {
    expect(readBlocks('<list/> loose <italic>text</italic> <hr/>').blocks).toMatchObject([
      { kind: 'list' },
      { kind: 'paragraph', children: [{ value: 'loose ' }, { kind: 'styled' }] },
      { kind: 'rule' },
    ])
  })

  test('code of several lines becomes a block, and a single word of code stays inline', () => {
    expect(readBlocks('<p>run <code language="sh">ls</code> or <code>a\nb</code></p>').blocks).toMatchObject([
      { kind: 'paragraph', children: [{ value: 'run ' }, { kind: 'inline-code', language: 'sh', text: 'ls' }, { value: ' or' }] },
      { kind: 'code', children: [{ value: 'a\nb' }] },
    ])
  })
})

test('an unknown element keeps its text and content, with one warning', () => {
  const { blocks, warnings } = readBlocks('<p>a <zz>b <bold>c</bold></zz></p><zz><p>d</p><list/></zz>')
  expect(blocks).toMatchObject([
    {
      kind: 'paragraph',
      children: [{ value: 'a ' }, { kind: 'unknown-inline', element: 'zz', children: [{ value: 'b ' }, { kind: 'styled' }] }],
    },
    { kind: 'unknown-block', element: 'zz', children: [paragraph('d'), { kind: 'list' }] },
  ])
  expect(warnings).toEqual([{ code: 'unknown-element', element: 'zz', message: '<zz> is not known. Its text was kept.', line: 1 }])
})

describe('sections read from JATS', () => {
  test.each([
    ['<sec sec-type="methods">', 'section', 'methods'],
    ['<sec sec-type="data-availability">', 'data-availability', 'data-availability'],
    ['<sec sec-type="COI-statement">', 'competing-interests', 'COI-statement'],
    ['<sec sec-type="ethics-statement">', 'ethics', 'ethics-statement'],
    ['<sec sec-type="supplementary-material">', 'supplementary', 'supplementary-material'],
    ['<ack>', 'acknowledgements', null],
    ['<app>', 'appendix', null],
    ['<notes notes-type="author-contribution">', 'contributions', 'author-contribution'],
    ['<notes>', 'notes', null],
  ])('the role of a section is recognised: %s', (tag, role, type) => {
    const name = /\w+/.exec(tag)?.[0]
    const { blocks } = readBlocks(`${tag}<label>1</label><title>T</title><title>Second</title><p>x</p></${name}>`)
    expect(blocks).toMatchObject([
      {
        kind: 'section',
        role,
        type,
        label: [{ value: '1' }],
        title: [{ value: 'T' }],
        children: [{ children: [{ kind: 'styled' }] }, paragraph('x')],
      },
    ])
  })
})

describe('figures read from JATS', () => {
  test('a figure keeps label, caption, descriptions and everything else inside it', () => {
    const { blocks } = readBlocks(
      '<fig id="f1" fig-type="chart"><object-id pub-id-type="doi">10.1000/f1</object-id><label>Figure 1</label><caption><title>T</title><p>C</p></caption>' +
        '<alt-text>Alt</alt-text><long-desc>Long</long-desc><alternatives><graphic xlink:href="f1.tif" mimetype="image" mime-subtype="tiff"/><graphic xlink:href="f1.png"/></alternatives>' +
        '<permissions><copyright-statement>© 2020 A</copyright-statement><copyright-year>2020</copyright-year><copyright-holder>B</copyright-holder>' +
        '<license xlink:href="https://example.org/l"><license-p>Free</license-p></license></permissions></fig>',
    )
    expect(blocks).toMatchObject([
      {
        kind: 'figure',
        id: 'f1',
        type: 'chart',
        label: [{ value: 'Figure 1' }],
        caption: { title: [{ value: 'T' }], children: [paragraph('C')] },
        alt: 'Alt',
        longDescription: 'Long',
        attribution: {
          statements: [[{ kind: 'link', href: 'https://doi.org/10.1000/f1' }], [{ value: '© 2020 A' }], [{ value: '© B' }]],
          licence: { href: 'https://example.org/l', text: [paragraph('Free')] },
        },
        children: [{ kind: 'graphic', graphic: { href: 'f1.tif', mimeType: 'image/tiff', alternatives: ['f1.png'] } }],
      },
    ])
  })

  test('an image without a file name gives a warning', () => {
    expect(readBlocks('<fig><graphic xlink:href=""/></fig>').warnings).toMatchObject([{ code: 'invalid-value', element: 'graphic' }])
  })
})

describe('tables read from JATS', () => {
  test('HTML tables: spans, header cells and alignment come from cell, style, section and column', () => {
    const grid = gridOf(
      readBlocks(
        '<table-wrap><table><colgroup><col align="left"/><col align="right" span="2"/></colgroup>' +
          '<thead align="center"><tr><th rowspan="2">A</th><td colspan="2">B</td></tr><tr><th scope="row">C</th><th>D</th></tr></thead>' +
          '<tbody><tr><td rowspan="2">1</td><td style="text-align: justify; vertical-align:top">2</td><td>3</td></tr><tr><td>4</td><td align="char">5</td></tr></tbody>' +
          '<tbody valign="bottom"><tr><th>6</th></tr></tbody></table></table-wrap>',
      ).blocks,
    )
    const cells = [grid.head, ...grid.bodies].map(rows =>
      rows.map(row => row.cells.map(cell => [cell.header, cell.scope, cell.columnSpan, cell.rowSpan, cell.align, cell.verticalAlign])),
    )
    expect(cells).toEqual([
      [
        [
          [true, 'col', 1, 2, 'center', null],
          [true, 'colgroup', 2, 1, 'center', null],
        ],
        [
          [true, 'row', 1, 1, 'center', null],
          [true, 'col', 1, 1, 'center', null],
        ],
      ],
      [
        [
          [false, null, 1, 2, 'left', null],
          [false, null, 1, 1, 'justify', 'top'],
          [false, null, 1, 1, 'right', null],
        ],
        [
          [false, null, 1, 1, 'right', null],
          [false, null, 1, 1, 'char', null],
        ],
      ],
      [[[true, 'row', 1, 1, null, 'bottom']]],
    ])
  })

  test('CALS tables: named spans and rows are resolved', () => {
    const grid = gridOf(
      readBlocks(
        '<table-wrap><oasis:table><oasis:tgroup cols="3"><oasis:colspec colname="a"/><oasis:colspec colname="b" align="center"/><oasis:colspec colname="c"/>' +
          '<oasis:thead><oasis:row><oasis:entry namest="a" nameend="b">AB</oasis:entry><oasis:entry>C</oasis:entry></oasis:row></oasis:thead>' +
          '<oasis:tbody><oasis:row><oasis:entry morerows="1">1</oasis:entry><oasis:entry colname="b">2</oasis:entry></oasis:row></oasis:tbody></oasis:tgroup></oasis:table></table-wrap>',
      ).blocks,
    )
    expect(grid.head[0]?.cells).toMatchObject([
      { columnSpan: 2, header: true, scope: 'colgroup' },
      { columnSpan: 1, scope: 'col' },
    ])
    expect(grid.bodies[0]?.[0]?.cells).toMatchObject([{ rowSpan: 2 }, { rowSpan: 1, align: 'center' }])
  })

  test('the image of a table is stored with its grid', () => {
    const grid = gridOf(
      readBlocks('<table-wrap><alternatives><graphic xlink:href="t.png"/><table><tr><td>1</td></tr></table></alternatives></table-wrap>')
        .blocks,
    )
    expect(grid.picture?.href).toBe('t.png')
    expect(grid.bodies).toMatchObject([[{ cells: [{ children: [paragraph('1')] }] }]])
  })

  test('notes below a table become footnotes with their ids, each once', () => {
    const { blocks } = readBlocks(
      '<p><xref ref-type="table-fn" rid="n1">a</xref></p><table-wrap><table/><table-wrap-foot><fn id="n1"><label>a</label><p>x</p></fn><fn><p>y</p></fn><p>z</p></table-wrap-foot></table-wrap>',
    )
    expect(blocks[1]).toMatchObject({
      footnotes: [
        {
          kind: 'notes',
          id: null,
          notes: [{ id: 'n1', label: [{ value: 'a' }], children: [paragraph('x')] }, { children: [paragraph('y')] }],
        },
        paragraph('z'),
      ],
    })
  })

  test('spans are cut to a sane size', () => {
    const grid = gridOf(readBlocks('<table-wrap><table><tr><td colspan="99999999" rowspan="-3">1</td></tr></table></table-wrap>').blocks)
    expect(grid.bodies[0]?.[0]?.cells).toMatchObject([{ columnSpan: 1000, rowSpan: 1 }])
  })
})

describe('lists read from JATS', () => {
  test.each([
    ['list-type="order"', 'order', []],
    ['list-type="alpha-lower"', 'alpha-lower', []],
    ['list-type="simple"', 'simple', []],
    ['', 'bullet', []],
    ['list-type="hieroglyphs"', 'bullet', ['unknown-attribute-value']],
  ])('the type of a list is read from %s', (attributes, type, codes) => {
    const { blocks, warnings } = readBlocks(`<list ${attributes}><list-item><label>i.</label><p>x</p></list-item></list>`)
    expect(blocks).toMatchObject([{ kind: 'list', type, start: 1, items: [{ label: [{ value: 'i.' }], children: [paragraph('x')] }] }])
    expect(warnings.map(warning => warning.code)).toEqual(codes)
  })

  test('a list continues the numbering of another and keeps its prefix word', () => {
    const item = '<list-item><p>x</p></list-item>'
    const { blocks } = readBlocks(
      `<list id="a">${item}${item}</list><list id="b" continued-from="a" prefix-word="Step">${item}</list><list continued-from="b">${item}</list>`,
    )
    expect(blocks).toMatchObject([{ start: 1 }, { start: 3, items: [{ label: [{ value: 'Step 3' }] }] }, { start: 4 }])
  })

  test('definition lists keep titles, headings, terms and nested lists', () => {
    const { blocks } = readBlocks(
      '<def-list><title>T</title><term-head>A</term-head><def-head>B</def-head><def-item><term>a</term><x>,</x><def><p>b</p></def></def-item><def-list><def-item><term>c</term></def-item></def-list></def-list>',
    )
    expect(blocks).toMatchObject([
      {
        kind: 'definition-list',
        termHead: [{ value: 'A' }],
        items: [{ terms: [[{ value: 'a' }]], definitions: [[paragraph('b')]] }],
        children: [{ kind: 'definition-list' }],
      },
    ])
  })
})

test.each([
  ['<disp-quote><p>x</p><attrib>A</attrib></disp-quote>', { kind: 'quote', attribution: [{ value: 'A' }], children: [paragraph('x')] }],
  [
    '<verse-group><verse-line indent-level="2">x</verse-line><verse-group><verse-line>y</verse-line></verse-group></verse-group>',
    { kind: 'verse', lines: [{ kind: 'line', indent: 2 }, { kind: 'verse' }] },
  ],
  ['<speech><speaker>A</speaker><p>x</p></speech>', { kind: 'speech', speaker: [{ value: 'A' }], children: [paragraph('x')] }],
  [
    '<statement content-type="theorem"><label>1</label><title>T</title><p>x</p></statement>',
    { kind: 'statement', type: 'theorem', title: [{ value: 'T' }] },
  ],
  ['<question><p>x</p></question>', { kind: 'statement', type: 'question' }],
  [
    '<boxed-text content-type="note"><caption><title>T</title></caption><p>x</p></boxed-text>',
    { kind: 'box', type: 'note', caption: { title: [{ value: 'T' }] } },
  ],
  [
    '<media mimetype="video" mime-subtype="mp4" xlink:href="v.mp4"><label>V</label></media>',
    { kind: 'media', href: 'v.mp4', mimeType: 'video', mimeSubtype: 'mp4' },
  ],
  [
    '<supplementary-material xlink:href="s.zip"><caption><p>x</p></caption></supplementary-material>',
    { kind: 'supplement', href: 's.zip', caption: { children: [paragraph('x')] } },
  ],
  [
    '<fn-group><title>Notes</title><fn id="n"><label>1</label><p>x</p></fn></fn-group>',
    { kind: 'notes', title: [{ value: 'Notes' }], notes: [{ id: 'n', label: [{ value: '1' }] }] },
  ],
  ['<kwd-group><title>K</title><kwd>a</kwd><kwd>b</kwd></kwd-group>', paragraph('K: a, b')],
  ['<preformat preformat-type="x">a\n  b</preformat>', { kind: 'preformatted', type: 'x', children: [{ value: 'a\n  b' }] }],
])('the block is read: %s', (source, block) => {
  const { blocks, warnings } = readBlocks(source)
  expect(blocks).toMatchObject([block])
  expect(warnings).toEqual([])
})

test('a species description becomes a section with its name as heading', () => {
  const { blocks } = readBlocks(
    '<tp:taxon-treatment><tp:nomenclature><tp:taxon-name><tp:taxon-name-part taxon-name-part-type="genus">Aus</tp:taxon-name-part><tp:taxon-name-part taxon-name-part-type="species">bus</tp:taxon-name-part></tp:taxon-name> <tp:taxon-authority>L.</tp:taxon-authority></tp:nomenclature><tp:treatment-sec sec-type="Type"><title>Type</title><p>x</p></tp:treatment-sec></tp:taxon-treatment>',
  )
  expect(blocks).toMatchObject([
    {
      kind: 'section',
      type: 'taxon-treatment',
      title: [
        { kind: 'marked', as: 'taxon-name', children: [{ as: 'taxon-genus' }, { value: ' ' }, { as: 'taxon-species' }] },
        { value: ' ' },
        { kind: 'marked' },
      ],
      children: [{ kind: 'section', title: [{ value: 'Type' }] }],
    },
  ])
})

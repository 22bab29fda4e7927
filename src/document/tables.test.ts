import { describe, expect, test } from 'vitest'
import { article, body, cell, everyBlock, everyInline, paragraph, report, text } from '../../tests/support/sample-tree.ts'
import type { Block, Inline, Table, TableGrid, TableRow } from './node.ts'
import { findTable, nameTables, tableCsv, tableFileName } from './tables.ts'

const row = (...cells: TableRow['cells']): TableRow => ({ id: null, cells })
const grid = (change: Partial<TableGrid>): TableGrid => ({
  kind: 'grid',
  id: null,
  columns: [],
  head: [],
  bodies: [],
  foot: [],
  picture: null,
  ...change,
})
const table = (id: string | null, change: Partial<Table> = {}): Table => ({
  ...everyBlock.table,
  id,
  children: [grid({ bodies: [[row(cell('1'))]] })],
  ...change,
})
const namesOf = (...blocks: Block[]) => [...nameTables(body(...blocks)).values()]
const csv = (...children: Table['children']) => tableCsv(table('T1', { children })).slice(1)
const cellOf = (...children: Inline[]) => cell('', { children: [paragraph(...children)] })
/** The text of a single cell in a row. */
const field = (...children: Inline[]) => csv(grid({ bodies: [[row(cellOf(...children))]] })).trimEnd()
const raisedText = (...children: Inline[]): Inline => ({ kind: 'styled', style: 'superscript', children })
const lowered = (...children: Inline[]): Inline => ({ kind: 'styled', style: 'subscript', children })
const call = (mark: string): Inline => ({ kind: 'cross-reference', refType: 'table-fn', targets: ['fn1'], children: [text(mark)] })

describe('the names of a document’s tables', () => {
  test.each([
    { says: 'are the source’s ids', blocks: [table('T1'), table('tbl:2')], names: ['T1', 'tbl-2'] },
    { says: 'are made unique', blocks: [table('T1'), table('T1'), table('T1')], names: ['T1', 'T1-2', 'T1-3'] },
    { says: 'are the place where there is no id', blocks: [table('T1'), table(null)], names: ['T1', 'table-2'] },
    { says: 'hold nothing that an address could trip over', blocks: [table('../../a b"<é>')], names: ['..-..-a-b-é-'] },
    { says: 'end somewhere', blocks: [table('x'.repeat(5000))], names: ['x'.repeat(100)] },
    { says: 'are not given to pictures of tables', blocks: [table('T1', { children: [everyBlock.graphic] }), table('T2')], names: ['T2'] },
  ])('table names $says', ({ blocks, names }) => expect(namesOf(...blocks)).toEqual(names))

  test('tables within other blocks, and of reports and translations, have names too', () => {
    const document = article({
      body: [{ ...everyBlock.section, children: [{ ...everyBlock['table-group'], children: [table('A')] }] }],
      peerReview: [report({ body: [table('A')] })],
      translations: [body(table('A'))],
    })
    expect([...nameTables(document).values()].toSorted()).toEqual(['A', 'A-2', 'A-3'])
  })

  test('a table is found by its name', () => {
    const second = table('T1', { label: [text('Second')] })
    expect(findTable(body(table('T1'), second), 'T1-2')).toBe(second)
    expect(findTable(body(second), 'T2')).toBeNull()
  })
})

test.each([
  ['Table 2.', 'table-2'],
  ['表 1', '表-1'],
  ['…', ''],
  ['=HYPERLINK("x")', 'hyperlink-x'],
])('the CSV file of the table labelled %s is named %s', (label, name) =>
  expect(tableFileName(table('T1', { label: [text(label)] }))).toBe(name),
)

describe('a table as comma-separated values', () => {
  test('it has header, body and footer rows of equal length, and an empty line between its grids', () => {
    const first = grid({
      head: [row(cell('Group', { rowSpan: 2 }), cell('Values', { columnSpan: 2 })), row(cell('n'), cell('%'))],
      bodies: [[row(cell('a'), cell('1'), cell('2'))], [row(cell('b'), cell('3'))]],
      foot: [row(cell('all'), cell('4'), cell('2'))],
    })
    const text = 'Group,Values,Values\r\nGroup,n,%\r\na,1,2\r\nb,3,\r\nall,4,2\r\n'
    expect(csv(first, paragraph('between'), grid({ bodies: [[row(cell('x'))]] }))).toBe(`${text}\r\nx\r\n`)
    expect(tableCsv(table('T1')).startsWith('\uFEFF')).toBe(true)
  })

  test.each<[string, Inline[], string]>([
    ['an exponent', [text('10'), raisedText(text('3'))], '10³'],
    ['one that has no raised letters', [text('x'), raisedText(text('max'))], 'x^max'],
    ['an index', [text('CO'), lowered(text('2'))], 'CO₂'],
    ['the call of a note', [text('12'), raisedText(call('a'))], '12 [a]'],
    [
      'the call of a reference',
      [text('Kim'), raisedText({ ...everyInline['cross-reference'], refType: 'bibr', children: [text('4')] })],
      'Kim4',
    ],
    ['lines', [text('two\n   lines'), { kind: 'line-break' }, text('more')], 'two lines more'],
    ['what stands for an index of words', [text('kept'), { ...everyInline.marked, as: 'index-term' }], 'kept'],
    ['a picture', [{ kind: 'inline-graphic', graphic: { ...everyInline['inline-graphic'].graphic, alt: 'a star' } }], 'a star'],
    ['a formula of a spreadsheet', [text('=1+1')], "'=1+1"],
    ['one that begins elsewhere', [{ kind: 'styled', style: 'bold', children: [text(' =cmd|x')] }], "'=cmd|x"],
    ['a signed number', [text('-1.5 (-2.0 to -1.0)')], '-1.5 (-2.0 to -1.0)'],
  ])('the CSV has the text of %s', (_, inlines, expected) => expect(field(...inlines)).toBe(expected))

  test('paragraphs and lists of a cell are written in one field', () => {
    const full = cell('', { children: [paragraph('one'), everyBlock.list, everyBlock['display-formula']] })
    expect(csv(grid({ bodies: [[row(full)]] })).match(/\r\n/g)).toHaveLength(1)
  })

  test('no kind of inline content breaks a line of CSV', () => {
    for (const inline of Object.values(everyInline)) expect(csv(grid({ bodies: [[row(cellOf(inline))]] })), inline.kind).toMatch(/\r\n$/)
  })

  test.each([
    { says: 'a cell that is wider than tables are', rows: [row(cell('a', { columnSpan: 2_000_000_000 }))], bytes: 3000 },
    {
      says: 'rows that claim more places than memory holds',
      rows: Array.from({ length: 3000 }, () => row(cell('a', { columnSpan: 1000, rowSpan: 3000 }))),
      bytes: 20_000,
    },
    {
      says: 'one wide row above many narrow ones',
      rows: [row(cell('a', { columnSpan: 1000 })), ...Array.from({ length: 20_000 }, () => row(cell('b')))],
      bytes: 90_000,
    },
  ])('the CSV stays small for $says', ({ rows, bytes }) => {
    const { length } = csv(grid({ bodies: [rows] }))
    expect(length).toBeGreaterThan(0)
    expect(length).toBeLessThan(bytes)
  })
})

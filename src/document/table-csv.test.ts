import { describe, expect, test } from 'vitest'
import { raised, spreadCells, writeCsv } from './table-csv.ts'

const cell = (text: string, columnSpan = 1, rowSpan = 1) => ({ text, columnSpan, rowSpan })

describe('a merged cell is repeated in every cell of CSV that it covers', () => {
  test.for([
    [
      [[cell('a'), cell('b')], [cell('c')]],
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      [
        [cell('wide', 2), cell('z')],
        [cell('1'), cell('2'), cell('3')],
      ],
      [
        ['wide', 'wide', 'z'],
        ['1', '2', '3'],
      ],
    ],
    [
      [[cell('high', 1, 2), cell('x')], [cell('y')]],
      [
        ['high', 'x'],
        ['high', 'y'],
      ],
    ],
    [
      [[cell('both', 2, 2), cell('x')], [cell('y')]],
      [
        ['both', 'both', 'x'],
        ['both', 'both', 'y'],
      ],
    ],
    [
      [[cell('beyond', 1, 9)], [cell('x')]],
      [
        ['beyond', ''],
        ['beyond', 'x'],
      ],
    ],
    [[[cell('odd', 0, 0)]], [['odd']]],
    [[], []],
  ] as const)('the rows %j have the right CSV cells', ([rows, grid]) => {
    expect(spreadCells(rows)).toEqual(grid)
  })
})

describe('CSV fields are quoted, and formulas defused', () => {
  test.for([
    ['plain', 'plain'],
    ['1,234', '"1,234"'],
    ['“quoted”', '“quoted”'],
    ['say "so"', '"say ""so"""'],
    ['two\nlines', '"two\nlines"'],
    [' kept ', '" kept "'],
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://example.org","x")', '"\'=HYPERLINK(""http://example.org"",""x"")"'],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+cmd|calc', "'+cmd|calc"],
    ['-2+cmd|calc', "'-2+cmd|calc"],
    ['＝1', "'＝1"],
    ['-1.5', '-1.5'],
    ['+0.3', '+0.3'],
    ['-1.5 (-2.0 to -1.0)', '-1.5 (-2.0 to -1.0)'],
    ['-3e-5', '-3e-5'],
    ['-', '-'],
    ['−1.5', '−1.5'],
  ] as const)('the field %s is written as %s', ([text, field]) => {
    expect(writeCsv([[[text]]])).toBe(`\uFEFF${field}\r\n`)
  })
})

test('an empty line separates the grids of one table', () => {
  expect(writeCsv([[['a', 'b']], [['c']]])).toBe('\uFEFFa,b\r\n\r\nc\r\n')
})

test.for([
  ['3', 'superscript', '³'],
  ['−1', 'superscript', '⁻¹'],
  ['2', 'subscript', '₂'],
  ['max', 'subscript', null],
  ['', 'superscript', ''],
] as const)('the text %s as %s becomes %s', ([text, how, shown]) => {
  expect(raised(text, how)).toBe(shown)
})

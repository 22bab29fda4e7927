import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonTextError, readPlacedJson, writeJsonPath } from './placed-json.ts'

const text = `{
  "name": "Tide",
  "blocks": [
    { "block": "text" }, 7
  ]
}
`
test.each<[PropertyKey[], number, number]>([
  [[], 1, 1],
  [['name'], 2, 3],
  [['blocks'], 3, 3],
  [['blocks', 0], 4, 5],
  [['blocks', 0, 'block'], 4, 7],
  [['blocks', 1], 4, 26],
  [['blocks', 0, 'missing', 3], 4, 5],
  [['missing'], 1, 1],
])('the position of %j is line %i, column %i', (path, line, column) => {
  expect(readPlacedJson(text).placeOf(path)).toEqual({ line, column })
})

test('a repeated property is reported', () => {
  expect(readPlacedJson('{"a": 1, "b": [{"c": 1, "c": 2}], "a": 2}').repeated).toEqual([['b', 0, 'c'], ['a']])
})

test.each([
  ['', 1, 1, 'The file is empty.'],
  ['{"a": 1,}', 1, 8, 'This comma is one too many: nothing follows it.'],
  ['[1, 2,\n]', 1, 6, 'This comma is one too many: nothing follows it.'],
  ['{"a": 1\n "b": 2}', 2, 2, 'A comma or } must stand here, and not "\\"".'],
  ['{\n  a: 1}', 2, 3, 'A name in double quotes must stand here, and not "a".'],
  ['{"a" 1}', 1, 6, 'A colon must follow “a”, and not "1".'],
  ['{"a": yes}', 1, 7, 'A value must stand here, and not "yes".'],
  ['{"a": \'b\'}', 1, 7, 'A value must stand here; only the straight double quote " begins a text.'],
  ['{"a": “b”}', 1, 7, 'A value must stand here; only the straight double quote " begins a text.'],
  ['{"a": 1} // so', 1, 10, 'Nothing may follow the end of the whole.'],
  ['{\n// so\n"a": 1}', 2, 1, 'A name in double quotes must stand here; JSON has no comments.'],
  ['{"a": "b}', 1, 7, 'This text has no end: a double quote is missing on the line.'],
  ['{"a": "b\nc"}', 1, 7, 'This text has no end: a double quote is missing on the line.'],
  ['{"a": "C:\\dir"}', 1, 10, 'A backslash within a text is written \\\\.'],
  ['{"a": "b\tc"}', 1, 9, 'A tab within a text is written \\t.'],
  ['{"a": 01}', 1, 7, 'A value must stand here, and not "01".'],
  ['{"a": [1', 1, 9, 'A comma or ] must stand here, and the file ends.'],
  ['['.repeat(120), 1, 102, 'Lists and objects lie too deep within each other: at most 100.'],
])('an error of syntax is reported with its position: %j', (invalid, line, column, message) => {
  let error: unknown
  try {
    readPlacedJson(invalid)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(JsonTextError)
  expect(error).toMatchObject({ message, place: { line, column } })
})

describe('the JSON reader accepts what JSON.parse accepts', () => {
  test('it reads every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 3 }), (value, indent) => {
        const written = JSON.stringify(value, null, indent)
        expect(readPlacedJson(written).value).toEqual(JSON.parse(written))
      }),
    )
  })
  test('it refuses every text that JSON.parse refuses', () => {
    const part = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '1',
      '-',
      '.5',
      'e3',
      'true',
      'null',
      ' ',
      '\n',
      '\\',
      '\t',
      '\u0000',
      '\u007f',
      '\u2028',
    )
    const takes = (read: () => unknown): boolean => {
      try {
        read()
        return true
      } catch {
        return false
      }
    }
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), parts => {
        const written = parts.join('')
        expect(takes(() => readPlacedJson(written))).toBe(takes(() => JSON.parse(written)))
      }),
      { numRuns: 3000 },
    )
  })
})

test.each<[PropertyKey[], string]>([
  [[], ''],
  [['a', 0, 'b-c'], 'a[0].b-c'],
  [[2, 'x y'], '[2]["x y"]'],
])('%j is written as %s', (path, written) => expect(writeJsonPath(path)).toBe(written))

import { expect, test } from 'vitest'
import { normaliseLine } from './normalise-line.ts'

test.each([
  ['  Ada  ', 'Ada'],
  ['Ada\u00A0\u3000 Roof\r\nTile', 'Ada Roof Tile'],
  ['A\u0000d\u0007a', 'A d a'],
  ['Ada \u202EfooR', 'Ada fooR'],
  ['\uD800', '\uFFFD'],
  ['山田 花子', '山田 花子'],
  [' \n', ''],
])('the line %j is normalised to %j', (typed, retained) => expect(normaliseLine(typed)).toBe(retained))

import { expect, test } from 'vitest'
import { type AnchorPlace, currentAnchor } from './current-anchor.ts'

const order = ['aims', 'scope', 'charges']

test.each<[string, AnchorPlace[], string | null, string | null]>([
  ['none is passed', ['ahead', 'ahead', 'ahead'], null, null],
  ['one is passed', ['passed', 'ahead', 'ahead'], null, 'aims'],
  ['one is reached', ['passed', 'reached', 'ahead'], null, 'scope'],
  ['all are passed', ['passed', 'passed', 'passed'], null, 'charges'],
  ['the later one counts, whatever stands between', ['passed', 'ahead', 'passed'], null, 'charges'],
  ['nothing was seen yet', [], null, null],
  ['the address names a short one', ['passed', 'reached', 'reached'], 'scope', 'scope'],
  ['the reader went on from the one that the address names', ['passed', 'passed', 'reached'], 'scope', 'charges'],
  ['the reader went back from it', ['reached', 'ahead', 'ahead'], 'scope', 'aims'],
  ['the address names something else', ['passed', 'reached', 'ahead'], 'references', 'scope'],
])('the current anchor is found: %s', (_, places, named, current) => {
  const known = new Map(places.flatMap((place, index): [string, AnchorPlace][] => [[order[index] ?? '', place]]))
  expect(currentAnchor(order, known, named)).toBe(current)
})

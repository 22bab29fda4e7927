import { expect, test } from 'vitest'
import { listDiffersFromCanonical, listPath } from './list-path.ts'

test.each<[requested: string, text: string, page: number, moves: boolean]>([
  ['', '', 1, false],
  ['name=', '', 1, true],
  ['name=water', 'water', 1, false],
  ['name=+water+', 'water', 1, true],
  ['name=water&page=1', 'water', 1, true],
  ['name=water&page=2', 'water', 2, false],
  ['page=9', '', 3, true],
  ['name=water&_routes=pages%2Fgateways%2Fgateways-route', 'water', 1, false],
  ['utm_source=letter', '', 1, false],
])('the query “?%s”, read as “%s”, page %i, redirects: %s', (requested, text, page, moves) => {
  expect(listDiffersFromCanonical(new URLSearchParams(requested), listPath('/gateways', { text, page }))).toBe(moves)
})

import { expect, test } from 'vitest'
import { pageEntries, pageNumbers, siblingsByWidth } from './page-numbers.ts'

const written = (pages: (number | null)[]): string => pages.map(page => page ?? '…').join(' ')

test.each([
  [1, 1, 2, '1'],
  [1, 3, 2, '1 2 3'],
  [1, 9, 2, '1 2 3 … 9'],
  [5, 9, 2, '1 2 3 4 5 6 7 8 9'],
  [5, 20, 2, '1 2 3 4 5 6 7 … 20'],
  [6, 20, 2, '1 … 4 5 6 7 8 … 20'],
  [20, 20, 2, '1 … 18 19 20'],
  [6, 20, 1, '1 … 5 6 7 … 20'],
  [6, 20, 0, '1 … 6 … 20'],
  [3, 20, 0, '1 2 3 … 20'],
  [99, 20, 2, '1 … 20'],
])('the page numbers at page %i of %i with %i on either side are %s (R2.2-35)', (current, last, siblings, offered) => {
  expect(written(pageNumbers(current, last, siblings))).toBe(offered)
})

test.each(siblingsByWidth)('the pager with %s siblings shows the page numbers of that setting', siblings => {
  for (let last = 1; last <= 12; last++) {
    for (let current = 1; current <= last; current++) {
      const shown = pageEntries(current, last).flatMap(entry =>
        entry.kind === 'page' ? (entry.from <= siblings ? [entry.page] : []) : siblings <= entry.until ? [null] : [],
      )
      expect(written(shown), `${current} of ${last}`).toBe(written(pageNumbers(current, last, Number(siblings))))
    }
  }
})

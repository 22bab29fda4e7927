import { expect, it } from 'vitest'
import { hashOfPage, pageOfHash } from './page-hash.ts'

it.each([
  ['#page=3', 'pages', 3],
  ['#slide=12', 'slides', 12],
  ['#slide=12', 'pages', null],
  ['#slide=0', 'slides', null],
  ['#slide=-1', 'slides', null],
  ['#slide=1e3', 'slides', null],
  ['#slide=999999', 'slides', null],
  ['', 'slides', null],
] as const)('the hash %s of %s is page %s', (hash, kind, page) => expect(pageOfHash(hash, kind)).toBe(page))

it('the hash of a page is read back as that page', () => expect(pageOfHash(hashOfPage(7, 'slides'), 'slides')).toBe(7))

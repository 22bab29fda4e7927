import { expect, test } from 'vitest'
import { normaliseForSearch } from './normalise-for-search.ts'

test.each([
  ['Götz', 'gotz'],
  ['Straße', 'strasse'],
  ['ß-lactam', 'beta-lactam'],
  ['β-lactam', 'beta-lactam'],
  ['GSK3β', 'gsk3beta'],
  ['TGFß1', 'tgfbeta1'],
  ['Smørrebrød', 'smorrebrod'],
  ['ﬁbre  ２', 'fibre 2'],
])('the word %s is normalised to %s', (text, folded) => {
  expect(normaliseForSearch(text)).toBe(folded)
})

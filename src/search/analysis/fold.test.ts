import { expect, test } from 'vitest'
import { foldText } from './fold.ts'

test.each([
  ['Götz', 'gotz'],
  ['Straße', 'strasse'],
  ['ß-lactam', 'beta-lactam'],
  ['β-lactam', 'beta-lactam'],
  ['GSK3β', 'gsk3beta'],
  ['TGFß1', 'tgfbeta1'],
  ['Smørrebrød', 'smorrebrod'],
  ['ﬁbre  ２', 'fibre 2'],
])('%s is %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

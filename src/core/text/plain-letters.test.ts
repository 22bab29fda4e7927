import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test.each([
  ['Universität Zürich', 'universitat zurich'],
  ['E\u0301cole', 'ecole'],
  ['ﬁeld ２', 'field 2'],
  ['ΑΘΉΝΑ', 'αθηνα'],
  ['地衣', '地衣'],
  ['', ''],
])('the search form of %s is %s', (text, plain) => expect(plainLetters(text)).toBe(plain))

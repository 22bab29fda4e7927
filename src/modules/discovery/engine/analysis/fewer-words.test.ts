import { expect, test } from 'vitest'
import { readQueryText } from '../../domain/search/read-query-text.ts'
import { withFewerWords } from './fewer-words.ts'
import { readTree, type WordTree } from './word-tree.ts'

/** In one line; a word that stands where a document says what it is about has a star. */
function print(tree: WordTree): string {
  switch (tree.kind) {
    case 'word':
      return tree.scope === 'all' ? tree.forms.join('/') : `${tree.forms.join('/')}@${tree.scope}`
    case 'phrase':
      return `"${tree.words.map(({ word }) => word).join(' ')}"`
    case 'not':
      return `not ${print(tree.part)}`
    default:
      return `(${tree.parts.map(print).join(tree.kind === 'and' ? ' ' : ' | ')})`.replace(
        /\((\S+)@title \| \1@abstract \| \1@authors\)/g,
        '$1*',
      )
  }
}

function fewer(text: string): string[] {
  const read = readQueryText(text, 'all')
  const tree = read && readTree(read, [])
  return (tree ? withFewerWords(tree) : []).map(({ where, lookFor }) => {
    const [condition, wanted] = [print(where), print(lookFor)]
    return condition === wanted ? wanted : `${condition} ? ${wanted}`
  })
}

test.each<[string, string[]]>([
  ['', []],
  ['coral', []],
  ['coral reef', ['(coral* | reef*) ? (coral | reef)', '(coral | reef)']],
  [
    'coral reef fish',
    [
      '((coral* reef*) | (coral* fish*) | (reef* fish*)) ? ((coral reef) | (coral fish) | (reef fish))',
      '((coral reef) | (coral fish) | (reef fish))',
      '(coral | reef | fish)',
    ],
  ],
  // What is asked for in another way than by a word is never given up.
  ['coral reef -fish', ['((coral* | reef*) not fish) ? ((coral | reef) not fish)', '((coral | reef) not fish)']],
  ['coral reef "warm sea"', ['((coral* | reef*) "warm sea") ? ((coral | reef) "warm sea")', '((coral | reef) "warm sea")']],
  ['"warm sea" "cold sea"', []],
  // A compound that is written apart elsewhere.
  ['coral-reef', ['(coral reef)', '(coral* | reef*) ? (coral | reef)', '(coral | reef)']],
])('%s', (text, expected) => {
  expect(fewer(text)).toEqual(expected)
})

test('any number of words gives few and small trees', () => {
  const attempts = fewer(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))
  expect(attempts.length).toBeLessThan(12)
  for (const attempt of attempts) expect(attempt.length).toBeLessThan(20_000)
})

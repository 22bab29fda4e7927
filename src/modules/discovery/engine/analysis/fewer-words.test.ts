import { expect, test } from 'vitest'
import { readQueryText } from '../../domain/search/read-query-text.ts'
import { withFewerWords } from './fewer-words.ts'
import { readTree, type WordTree } from './word-tree.ts'

/** Prints a tree on one line; a star marks a word that must be in the title, abstract or authors. */
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
  // Conditions other than plain words are always kept.
  ['coral reef -fish', ['((coral* | reef*) not fish) ? ((coral | reef) not fish)', '((coral | reef) not fish)']],
  ['coral reef "warm sea"', ['((coral* | reef*) "warm sea") ? ((coral | reef) "warm sea")', '((coral | reef) "warm sea")']],
  ['"warm sea" "cold sea"', []],
  // A compound that other texts write as separate words.
  ['coral-reef', ['(coral reef)', '(coral* | reef*) ? (coral | reef)', '(coral | reef)']],
])('the queries with fewer words for %s are right', (text, expected) => {
  expect(fewer(text)).toEqual(expected)
})

test('any number of words gives few queries of limited size', () => {
  const attempts = fewer(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))
  expect(attempts.length).toBeLessThan(12)
  for (const attempt of attempts) expect(attempt.length).toBeLessThan(20_000)
})

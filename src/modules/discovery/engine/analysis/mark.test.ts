import { expect, test } from 'vitest'
import type { SearchTree } from '../../domain/search/search-tree.ts'
import { markText } from './mark.ts'
import { readTree } from './word-tree.ts'

const words = (text: string, scope: 'all' | 'title' | 'authors' = 'all', prefix = false): SearchTree => ({
  kind: 'words',
  scope,
  text,
  prefix,
})
const phrase = (text: string): SearchTree => ({ kind: 'phrase', scope: 'all', text })

function marked(tree: SearchTree, text: string, max: number | null = null, language = 'en'): string {
  const read = readTree(tree, [language])
  if (!read) throw new Error('The tree has no words')
  return markText(read, text, language, max)
    .map(passage => (passage.matched ? `[${passage.text}]` : passage.text))
    .join('')
}

test.each([
  ['every form of a word', words('study'), 'Studies of a study', '[Studies] of a [study]'],
  ['nothing', words('heart'), 'Studies of a study', 'Studies of a study'],
  ['accents as they are written', words('angstrom'), 'An Ångström unit', 'An [Ångström] unit'],
  ['a compound as a whole', words('IL-6'), 'Both IL-6 and IL6, not IL-7', 'Both [IL-6] and [IL6], not IL-7'],
  ['a part of a compound', words('covid'), 'COVID-19 cases', '[COVID]-19 cases'],
  ['a beginning', words('card', 'all', true), 'Cardiac and cardinal', '[Cardiac] and [cardinal]'],
  ['no stop words', words('effects of the heart'), 'Effects of the heart', '[Effects] of the [heart]'],
  ['a phrase with its stop words', phrase('of the heart'), 'of it; of the heart, the heart', 'of it; [of the heart], the heart'],
  [
    'what is not wanted stays unmarked',
    { kind: 'and', parts: [words('heart'), { kind: 'not', part: words('lung') }] },
    'heart, lung',
    '[heart], lung',
  ],
  ['either of two', { kind: 'or', parts: [words('heart', 'title'), words('lung')] }, 'heart, lung', '[heart], [lung]'],
  ['no names', words('lung', 'authors'), 'A lung', 'A lung'],
  ['Japanese', words('研究'), '医学の研究', '医学の[研究]'],
  ['pairs of halves', words('heart'), '𝒳 heart 😀', '𝒳 [heart] 😀'],
] satisfies [string, SearchTree, string, string][])('matches are marked: %s', (_, tree, text, expected) => {
  expect(marked(tree, text)).toBe(expected)
})

test('the marked and unmarked passages together are the text', () => {
  const text = 'The heart’s IL-6/p53 “hearts” — heart.'
  const read = readTree(words('heart p53'), ['en'])
  if (!read) throw new Error('The tree has no words')
  expect(
    markText(read, text, 'en', null)
      .map(passage => passage.text)
      .join(''),
  ).toBe(text)
})

const long = `${'Nothing is said here of it. '.repeat(20)}The heart beats. A lung breathes with the heart. ${'And so on it goes. '.repeat(20)}`

test('a long text is cut to the passage with most matches, from the beginning of a sentence', () => {
  expect(marked(words('heart lung'), long, 80)).toMatch(
    /^… The \[heart\] beats\. A \[lung\] breathes with the \[heart\]\. And so on it goes\. And so …$/u,
  )
})

test.each([
  ['at its beginning where nothing is found', words('kidney'), /^Nothing is said here/u],
  ['at its end', words('goes'), /goes/u],
])('a long text is cut %s', (_, tree, expected) => {
  const cut = marked(tree, long, 60)
  expect(cut).toMatch(expected)
  expect(cut.replaceAll(/[[\]]/gu, '').length).toBeLessThanOrEqual(64)
})

test('a text without spaces is cut between characters', () => {
  const cut = marked(words('nothing'), '😀'.repeat(100), 21)
  expect(cut.isWellFormed()).toBe(true)
  expect(cut.length).toBeLessThan(25)
})

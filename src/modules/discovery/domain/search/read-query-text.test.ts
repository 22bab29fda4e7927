import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../../../tests/support/processor-time.ts'
import type { SearchInRow } from './browse-query.ts'
import { readQueryText, readSearch } from './read-query-text.ts'
import type { SearchTree } from './search-tree.ts'

/** Prints a tree on one line: words in scope, "phrases", a star for a prefix. */
function print(tree: SearchTree | null): string {
  if (tree === null) return 'nothing'
  switch (tree.kind) {
    case 'words':
      return `${tree.scope}:${tree.text}${tree.prefix ? '*' : ''}`
    case 'phrase':
      return `${tree.scope}:"${tree.text}"`
    case 'not':
      return `not(${print(tree.part)})`
    case 'and':
    case 'or':
      return `${tree.kind}(${tree.parts.map(print).join(', ')})`
  }
}

describe('reading the text of a query', () => {
  test.each([
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['sleep', 'title:sleep'],
    [' sleep   debt ', 'title:sleep debt'],
    // Phrases.
    ['"sleep debt"', 'title:"sleep debt"'],
    ['"sleep debt" mice', 'and(title:"sleep debt", title:mice)'],
    ['mice "sleep debt" rats', 'and(title:mice, title:"sleep debt", title:rats)'],
    [
      '“sleep debt” «dette de sommeil» „Schlafmangel im Alter“',
      'and(title:"sleep debt", title:"dette de sommeil", title:"Schlafmangel im Alter")',
    ],
    ['"a""b"', 'and(title:"a", title:"b")'],
    ['mice"sleep debt"', 'and(title:mice, title:"sleep debt")'],
    ['""', 'nothing'],
    ['" "', 'nothing'],
    ['"neuro*"', 'title:"neuro*"'],
    // An unclosed quotation mark.
    ['"sleep debt', 'title:sleep debt'],
    ['sleep" debt', 'title:sleep debt'],
    ['sleep "debt', 'title:sleep debt'],
    ['"sleep" "debt', 'and(title:"sleep", title:debt)'],
    ['"', 'nothing'],
    ['-"', 'nothing'],
    // Exclusion.
    ['sleep -mice', 'and(title:sleep, not(title:mice))'],
    ['-mice sleep debt', 'and(not(title:mice), title:sleep debt)'],
    ['-mice', 'not(title:mice)'],
    ['sleep -"sleep debt"', 'and(title:sleep, not(title:"sleep debt"))'],
    ['sleep −mice', 'and(title:sleep, not(title:mice))'],
    ['sleep -neuro*', 'and(title:sleep, not(title:neuro*))'],
    ['-', 'nothing'],
    ['--', 'nothing'],
    ['- mice', 'title:mice'],
    ['sleep - mice', 'title:sleep mice'],
    ['IL-6', 'title:IL-6'],
    ['COVID-19 -IL-6', 'and(title:COVID-19, not(title:IL-6))'],
    ['--mice', 'title:--mice'],
    // Prefix of a word.
    ['neuro*', 'title:neuro*'],
    ['sleep neuro*', 'title:sleep neuro*'],
    ['neuro* sleep', 'and(title:neuro*, title:sleep)'],
    ['neuro***', 'title:neuro*'],
    ['*', 'nothing'],
    ['-*', 'nothing'],
    ['a*b', 'title:a*b'],
    // OR, AND, NOT.
    ['mice OR rats', 'or(title:mice, title:rats)'],
    ['sleep mice OR rats OR voles debt', 'and(title:sleep, or(title:mice, title:rats, title:voles), title:debt)'],
    ['sleep AND debt', 'title:sleep debt'],
    ['sleep NOT mice', 'and(title:sleep, not(title:mice))'],
    ['sleep AND NOT "sleep debt"', 'and(title:sleep, not(title:"sleep debt"))'],
    ['sleep OR NOT mice', 'or(title:sleep, not(title:mice))'],
    ['"sleep debt" OR neuro*', 'or(title:"sleep debt", title:neuro*)'],
    ['sleep OR', 'title:sleep'],
    ['OR mice', 'title:mice'],
    ['mice OR OR rats', 'or(title:mice, title:rats)'],
    ['sleep or mice', 'title:sleep or mice'],
    ['TO BE OR NOT TO BE', 'title:TO BE OR NOT TO BE'],
    ['"sleep OR debt"', 'title:"sleep OR debt"'],
    // Punctuation is left to the search engine.
    ["it's p53/MDM2 (β-catenin)", "title:it's p53/MDM2 (β-catenin)"],
    ["':*|&!", "title:':*|&!"],
    ['睡眠 不足', 'title:睡眠 不足'],
  ])('the text %j is read as %s', (text, expected) => {
    expect(print(readQueryText(text, 'title'))).toBe(expected)
  })

  test('any text is read, and quickly', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'ab "“”«»*−-'), maxLength: 60 })), text => {
        readQueryText(text, 'all')
      }),
      { numRuns: 500 },
    )
    for (const part of ['"', '-', '“', '«', '-"', '* ', 'a ', 'a OR ']) {
      expect(processorTime(() => readQueryText(part.repeat(1000), 'all'))).toBeLessThan(4000)
    }
  })
})

describe('reading a whole query', () => {
  const row = (field: SearchInRow['field'], value: string, operator: SearchInRow['operator'] = 'AND'): SearchInRow => ({
    field,
    value,
    operator,
  })
  test.each<[string, SearchInRow[], string]>([
    ['', [], 'nothing'],
    ['bee', [], 'all:bee'],
    ['', [row('title', 'bee')], 'title:bee'],
    ['', [row('title', 'bee', 'NOT')], 'not(title:bee)'],
    ['', [row('title', 'bee'), row('authors', 'Ito')], 'and(title:bee, authors:Ito)'],
    ['', [row('title', 'bee'), row('authors', 'Ito', 'OR')], 'or(title:bee, authors:Ito)'],
    ['', [row('title', 'bee'), row('authors', 'Ito', 'NOT')], 'and(title:bee, not(authors:Ito))'],
    // Rows are combined in order, each with all before it.
    ['', [row('title', 'a'), row('title', 'b', 'OR'), row('title', 'c')], 'and(or(title:a, title:b), title:c)'],
    ['', [row('title', 'a'), row('title', 'b'), row('title', 'c', 'OR')], 'or(and(title:a, title:b), title:c)'],
    // The text must match too, however the rows are combined.
    ['bee', [row('title', 'a'), row('title', 'b', 'OR')], 'and(all:bee, or(title:a, title:b))'],
    ['bee', [row('title', 'a', 'OR')], 'or(all:bee, title:a)'],
    ['bee', [row('title', 'a', 'OR'), row('title', 'b')], 'or(all:bee, and(title:a, title:b))'],
    ['', [row('title', 'a', 'OR'), row('title', 'b')], 'or(title:a, title:b)'],
    ['', [row('title', 'a', 'OR'), row('title', 'b', 'NOT')], 'and(title:a, not(title:b))'],
    ['', [row('title', 'a', 'OR')], 'title:a'],
    ['bee', [row('reports', 'sound', 'NOT')], 'and(all:bee, not(reports:sound))'],
    ['a -b', [row('comments', '"x y" z')], 'and(all:a, not(all:b), comments:"x y", comments:z)'],
    // A row without content is ignored.
    ['', [row('title', '-'), row('authors', 'Ito', 'OR')], 'authors:Ito'],
  ])('the text %j with the rows %j is read as %s (R2.2-25, R3-27)', (all, searchIn, expected) => {
    expect(print(readSearch({ all, searchIn }))).toBe(expected)
  })
})

import { expect, test } from 'vitest'
import { readSuggestions } from './fetch-suggestions.ts'

const title = { kind: 'title', text: 'Lichens on slate', path: '/articles/7-1374' }

test.each<[string, unknown, unknown[]]>([
  ['suggestions of every kind', { suggestions: [title, { ...title, kind: 'author' }] }, [title, { ...title, kind: 'author' }]],
  ['none', { suggestions: [] }, []],
  ['no answer of ours', 'Not found', []],
  ['nothing', null, []],
  ['no list', { suggestions: title }, []],
  ['a kind that we do not know', { suggestions: [{ ...title, kind: 'song' }, title] }, [title]],
  ['one without words', { suggestions: [{ ...title, text: '' }] }, []],
  [
    'one that leads elsewhere',
    {
      suggestions: [
        { ...title, path: '//example.org/' },
        { ...title, path: 'javascript:alert(1)' },
      ],
    },
    [],
  ],
  ['one that leads elsewhere by a backslash', { suggestions: [{ ...title, path: '/\\example.org/' }] }, []],
])('the answer is read: %s', (_, answer, expected) => {
  expect(readSuggestions(answer)).toEqual(expected)
})

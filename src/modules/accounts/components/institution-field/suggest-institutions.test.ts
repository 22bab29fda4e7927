import { expect, test } from 'vitest'
import { readSuggestions } from './suggest-institutions.ts'

const ror = 'https://ror.org/00abc1234'

test.each<[string, unknown, unknown]>([
  [
    'an organisation with its place',
    [{ id: 7, name: 'University of Slate', ror, place: { name: 'Leiden', aalevel1: null, country_code: 'NL' } }],
    [{ id: ror, label: 'University of Slate', description: 'Leiden, NL', fills: { place: 'Leiden', countryCode: 'NL' } }],
  ],
  [
    'a place that is known in part',
    [{ name: 'A', ror, place: { name: null, country_code: 'NL' } }],
    [{ id: ror, label: 'A', description: 'NL', fills: { countryCode: 'NL' } }],
  ],
  ['no place', [{ name: 'A', ror }], [{ id: ror, label: 'A', fills: {} }]],
  ['what cannot be picked', [{ name: 'A' }, { ror }, null, 7, 'x'], []],
  ['an answer of errors', { errors: [{ message: 'x' }] }, []],
  ['nothing', null, []],
])('the answer of a search becomes suggestions: %s', (_, answer, suggestions) => expect(readSuggestions(answer)).toEqual(suggestions))

import { expect, test } from 'vitest'
import { type Catalogue, chosenParts, formatMessage, lookUpMessage, type Message, type MessageValues } from './message.ts'

const items: Message = [
  { by: 'count', rule: 'cardinal', forms: { one: [{ argument: 'count' }, ' item'], other: [{ argument: 'count' }, ' items'] } },
]
const english: Catalogue = { greeting: ['Hello ', { argument: 'name' }], only: 'Only here', items }
const german: Catalogue = { greeting: ['Guten Tag ', { argument: 'name' }] }
const brand: Catalogue = { greeting: ['Welcome, ', { argument: 'name' }] }

test.each([
  ['the first catalogue that has it', [brand, english], 'greeting', 'Welcome, Ada'],
  ['the default text where the first has none', [german, english], 'only', 'Only here'],
  ['itself where none has it', [german, english], 'missing', 'missing'],
  ['a catalogue that was not loaded is passed over', [undefined, english], 'only', 'Only here'],
  ['nothing is inherited from objects', [english], 'toString', 'toString'],
])('a message is resolved to %s (A9-24)', (_case, catalogues, key, text) => {
  expect(lookUpMessage(catalogues, key, 'en', { name: 'Ada' })).toBe(text)
})

const ordinal: Message = [{ argument: 'n' }, { by: 'n', rule: 'ordinal', forms: { one: 'st', two: 'nd', few: 'rd', other: 'th' } }]
const exact: Message = [{ by: 'n', rule: 'cardinal', forms: { '=0': 'none', one: 'one', other: 'several' } }]
const selected: Message = [{ by: 'who', rule: 'select', forms: { author: 'By its author', other: ['By ', { argument: 'who' }] } }]

test.each<[string, Message, MessageValues, string, string]>([
  ['arguments', [{ argument: 'a' }, ' and ', { argument: 'b' }], { a: 'one', b: 2 }, 'en', 'one and 2'],
  ['a number in English', items, { count: 12345 }, 'en', '12,345 items'],
  ['a number in German', items, { count: 12345 }, 'de', '12.345 items'],
  ['none in English', items, { count: 0 }, 'en', '0 items'],
  ['one in English', items, { count: 1 }, 'en', '1 item'],
  ['none in French, which is singular', items, { count: 0 }, 'fr', '0 item'],
  [
    'a language without plural',
    [{ by: 'count', rule: 'cardinal', forms: { other: [{ argument: 'count' }, '件'] } }],
    { count: 1 },
    'ja',
    '1件',
  ],
  ['an ordinal number', ordinal, { n: 22 }, 'en', '22nd'],
  ['a number with a form of its own', exact, { n: 0 }, 'en', 'none'],
  ['a number without one', exact, { n: 1 }, 'en', 'one'],
  ['a value that chooses', selected, { who: 'author' }, 'en', 'By its author'],
  ['a value without a form', selected, { who: 'Ada' }, 'en', 'By Ada'],
  ['a value that is the name of an inherited property', selected, { who: 'toString' }, 'en', 'By toString'],
  ['a count that is not given', items, {}, 'en', '{count} items'],
  ['an argument that is not given', [{ argument: 'missing' }, ' stays'], {}, 'en', '{missing} stays'],
  ['a value is not read again', [{ argument: 'a' }], { a: '{b}', b: 'no' }, 'en', '{b}'],
])('a message is formatted: %s (A9-24)', (_case, message, values, language, text) => {
  expect(formatMessage(message, values, language)).toBe(text)
})

test('a message is returned in pieces with its plural chosen and its arguments left to the caller', () => {
  expect(chosenParts(['Of ', ...items, ': ', { argument: 'link' }], { count: 1 }, 'en')).toEqual([
    'Of ',
    { argument: 'count' },
    ' item',
    ': ',
    { argument: 'link' },
  ])
})

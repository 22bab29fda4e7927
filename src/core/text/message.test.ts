import { expect, test } from 'vitest'
import { type Catalogue, fillMessage, lookUpMessage, messageParts } from './message.ts'

const english: Catalogue = { greeting: 'Hello {name}', only: 'Only here', items: { one: '{count} item', other: '{count} items' } }
const german: Catalogue = { greeting: 'Guten Tag {name}', items: { one: '{count} Beitrag', other: '{count} Beiträge' } }
const brand: Catalogue = { greeting: 'Welcome, {name}' }

test.each([
  ['the first catalogue that has it', [brand, english], 'greeting', 'Welcome, {name}'],
  ['the default text where the first has none', [german, english], 'only', 'Only here'],
  ['itself where none has it', [german, english], 'missing', 'missing'],
  ['a catalogue that was not loaded is passed over', [undefined, english], 'only', 'Only here'],
  ['nothing is inherited from objects', [english], 'toString', 'toString'],
])('a message is %s (A9-24)', (_case, catalogues, key, text) => {
  expect(lookUpMessage(catalogues, key, 'en')).toBe(text)
})

test.each([
  ['en', english, 0, '{count} items'],
  ['en', english, 1, '{count} item'],
  ['en', english, 2, '{count} items'],
  ['de', german, 1, '{count} Beitrag'],
  ['fr', { items: { one: '{count} article', other: '{count} articles' } }, 0, '{count} article'],
  ['ja', { items: { other: '{count}件' } }, 1, '{count}件'],
])('in %s, of %o and %i', (language, catalogue, count, text) => {
  expect(lookUpMessage([catalogue], 'items', language, count)).toBe(text)
})

test.each([
  ['{a} and {b}', { a: 'one', b: 2 }, 'en', 'one and 2'],
  ['{count} items', { count: 12345 }, 'en', '12,345 items'],
  ['{count} Beiträge', { count: 12345 }, 'de', '12.345 Beiträge'],
  ['{missing} stays', {}, 'en', '{missing} stays'],
  ['a value is not read again: {a}', { a: '{b}', b: 'no' }, 'en', 'a value is not read again: {b}'],
  ['braces { around spaces } are text', {}, 'en', 'braces { around spaces } are text'],
])('%j filled (A9-24)', (text, values, language, filled) => {
  expect(fillMessage(text, values, language)).toBe(filled)
})

test('a text is split at its placeholders', () => {
  expect(messageParts('Write to {contact}.')).toEqual([{ text: 'Write to ' }, { name: 'contact' }, { text: '.' }])
  expect(messageParts('{all}')).toEqual([{ name: 'all' }])
})

import { describe, expect, test } from 'vitest'
import { compileMessage } from '../../src/core/text/compile-message.ts'
import type { Language } from '../../src/core/text/languages.ts'
import { argumentsOf, messageErrors, textsOf } from './message-errors.ts'

describe('errors of a message are found', () => {
  const items = '{count, plural, one {# item} other {# items}}'
  const selected = '{who, select, author {by its author} other {by {who}}}'
  test.each<[string, string, string, Language, string[]]>([
    ['none', 'Seite {number}', 'Page {number}', 'de', []],
    ['another placeholder', 'Seite {zahl}', 'Page {number}', 'de', ['lacks {number}', 'has a {zahl} that English does not fill in']],
    ['a brace too many', 'Seite {number}}', 'Page {number}', 'de', ['has a brace too many']],
    ['no text', '', 'Home', 'de', ['is empty']],
    ['a space at its end', 'Start ', 'Home', 'de', ['has stray spaces']],
    [
      'a category less',
      '{count, plural, one {# elemento} other {# elementi}}',
      items,
      'it',
      ['has the forms one,other of {count} and not one,many,other'],
    ],
    ['a category more', '{count, plural, one {#件} other {#件}}', items, 'ja', ['has the forms one,other of {count} and not other']],
    ['no forms', '{count} Beiträge', items, 'de', ['has no forms of {count}']],
    ['no forms in a language that has one', '{count}件', items, 'ja', []],
    ['a number with a form of its own', '{count, plural, =0 {kein Beitrag} one {ein Beitrag} other {# Beiträge}}', items, 'de', []],
    ['a colon at the start of a line', 'Page : {number}', 'Page: {number}', 'fr', ['has a space that breaks at its punctuation']],
    ['a word for none and one', '{count, plural, one {un} many {#} other {#}}', items, 'fr', ['lacks {count}']],
    [
      'a value that no form is for',
      '{who, select, other {von {who}}}',
      selected,
      'de',
      ['has the forms other of {who} and not author,other'],
    ],
    ['the forms of English', '{who, select, author {von ihr} other {von {who}}}', selected, 'de', []],
    ['a form that lacks its argument', '{who, select, author {von ihr} other {von jemandem}}', selected, 'de', ['lacks {who}']],
  ])('the errors are listed: %s', (_case, translation, original, language, found) => {
    expect(messageErrors(translation, original, language)).toEqual(found)
  })

  test('an error of its syntax is reported', () => {
    expect(messageErrors('Seite {number', 'Page {number}', 'de')).toEqual([expect.stringMatching(/“Seite \{number” is no message/)])
  })
})

test('every text that a message can produce is listed, with its arguments', () => {
  const message = compileMessage('{a, select, x {X} other {{n, plural, one {one of {b}} other {# of {b}}}}}!')
  expect(textsOf(message)).toEqual(['X!', 'one of {b}!', '{n} of {b}!'])
  expect([...argumentsOf(message)].toSorted()).toEqual(['a', 'b', 'n'])
})

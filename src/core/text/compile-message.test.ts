import { expect, test, vi } from 'vitest'
import { byLanguage, compileMessage } from './compile-message.ts'
import type { Message } from './message.ts'

test.each<[string, string, Message]>([
  ['a text', 'Home', 'Home'],
  ['arguments', 'Write to {contact}.', ['Write to ', { argument: 'contact' }, '.']],
  ['an argument alone', '{all}', [{ argument: 'all' }]],
  ['apostrophes are text', "l’{name}, it’s or it's", ['l’', { argument: 'name' }, ", it’s or it's"]],
  ['quoted braces are text', "braces '{in quotation}'", 'braces {in quotation}'],
  ['angle brackets are text', '<{name}>', ['<', { argument: 'name' }, '>']],
  [
    'a plural',
    '{count, plural, =0 {None} one {# item of {site}} other {# items}}',
    [
      {
        by: 'count',
        rule: 'cardinal',
        forms: {
          '=0': 'None',
          one: [{ argument: 'count' }, ' item of ', { argument: 'site' }],
          other: [{ argument: 'count' }, ' items'],
        },
      },
    ],
  ],
  [
    'an ordinal',
    '{n, selectordinal, one {#st} other {#th}}',
    [{ by: 'n', rule: 'ordinal', forms: { one: [{ argument: 'n' }, 'st'], other: [{ argument: 'n' }, 'th'] } }],
  ],
  [
    'a choice within a plural',
    '{n, plural, other {{who, select, author {{n} of theirs} other {#1}}}}',
    [
      {
        by: 'n',
        rule: 'cardinal',
        forms: { other: [{ by: 'who', rule: 'select', forms: { author: [{ argument: 'n' }, ' of theirs'], other: '#1' } }] },
      },
    ],
  ],
])('a message is compiled: %s', (_case, source, message) => {
  expect(compileMessage(source)).toEqual(message)
})

test.each([
  ['a brace that is not closed', 'Page {number', /“Page \{number” is no message/],
  ['words in braces', 'braces { around words }', /is no message/],
  ['a plural without “other”', '{count, plural, one {# item}}', /MISSING_OTHER_CLAUSE/],
  ['an offset', '{count, plural, offset:1 other {#}}', /offset/],
  ['a format of dates', '{day, date, short}', /format for a date/],
])('a message is refused: %s', (_case, source, error) => {
  expect(() => compileMessage(source)).toThrow(error)
})

test('values by language are computed once, when they are first read', () => {
  const compute = vi.fn((language: string) => ({ language }))
  const computed = byLanguage(compute)
  expect(compute).not.toHaveBeenCalled()
  expect(computed.de).toBe(computed.de)
  expect(compute.mock.calls).toEqual([['de']])
})

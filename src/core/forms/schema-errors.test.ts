import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Entries } from './entries.ts'
import { allOf, emailAddress, maximumLength, required } from './rules.ts'
import { anyText, groupOf, rowsOfGroup, ruledLine, ruledText, severalTexts, validateForm } from './schema-errors.ts'

const schema = z.object({
  title: ruledText(allOf(required('Title'), maximumLength('Title', 10))),
  authors: rowsOfGroup(
    z.object({
      name: ruledText(required('Name')),
      email: ruledText(emailAddress),
      note: anyText(),
      roles: severalTexts({ key: 'choose-from-list', values: { label: 'Roles' } }),
      affiliations: rowsOfGroup(z.object({ place: ruledText(required('Place')) }), 2),
    }),
    3,
  ),
})

const whole: Entries = {
  title: ['Slate'],
  'authors[0].name': ['Ada'],
  'authors[0].email': ['ada@example.org'],
  'authors[0].roles[]': ['data', 'text'],
  'authors[0].affiliations[0].place': ['Bath'],
}

test('valid entries become objects and lists, and entries that were not sent are empty', () => {
  expect(validateForm(schema, whole)).toEqual({
    kind: 'valid',
    value: {
      title: 'Slate',
      authors: [{ name: 'Ada', email: 'ada@example.org', note: '', roles: ['data', 'text'], affiliations: [{ place: 'Bath' }] }],
    },
  })
  expect(validateForm(schema, { title: ['Slate'] })).toEqual({ kind: 'valid', value: { title: 'Slate', authors: [] } })
})

test.each<[string, Entries, Record<string, string>]>([
  ['an empty field', { ...whole, title: [' '] }, { title: 'field-required' }],
  ['a field that was not sent', {}, { title: 'field-required' }],
  ['the first rule that is broken', { ...whole, title: ['a long title of slate'] }, { title: 'field-too-long' }],
  ['a field of a row', { ...whole, 'authors[0].email': ['ada'] }, { 'authors[0].email': 'email_invalid_message' }],
  [
    'a field of a row within a row, by its place in the form',
    { ...whole, 'authors[0].affiliations[1].place': [''] },
    { 'authors[0].affiliations[1].place': 'field-required' },
  ],
  ['a list of boxes of which none is ticked', { ...whole, 'authors[0].roles[]': [] }, { 'authors[0].roles[]': 'choose-from-list' }],
  [
    'several fields, in the order of the schema',
    { 'authors[0].name': [''], 'authors[0].roles[]': ['x'], title: [''] },
    { title: 'field-required', 'authors[0].name': 'field-required' },
  ],
  [
    'more rows than the form has',
    {
      title: ['x'],
      ...Object.fromEntries(
        [0, 1, 2, 3].flatMap(row => [
          [`authors[${row}].name`, ['a']],
          [`authors[${row}].roles[]`, ['x']],
        ]),
      ),
    },
    { authors: 'choose-from-list' },
  ],
  ['text in place of a list', { ...whole, 'authors[0].roles': ['y'] }, { 'authors[0].roles[]': 'choose-from-list' }],
])('an invalid form gives the error of the field: %s', (_case, entries, errors) => {
  const outcome = validateForm(schema, entries)
  expect(outcome.kind).toBe('invalid')
  const keys = outcome.kind === 'invalid' ? Object.entries(outcome.errors).map(([name, message]) => [name, message?.key]) : []
  expect(Object.fromEntries(keys)).toEqual(errors)
  expect(keys.map(([name]) => name)).toEqual(Object.keys(errors))
})

test('the message of an error has the values of its rule', () => {
  expect(validateForm(schema, { title: ['a long title of slate'] })).toEqual({
    kind: 'invalid',
    errors: { title: { key: 'field-too-long', values: { label: 'Title', maxLength: 10 } } },
  })
})

const period = groupOf(
  {
    from: ruledLine(() => null),
    to: ruledLine(entry => (entry.length > 4 ? { key: 'year-wrong', values: {} } : null)),
    stays: rowsOfGroup(
      groupOf({ place: ruledLine(required('')), note: ruledLine(entry => (entry === 'x' ? { key: 'note-wrong', values: {} } : null)) }),
      3,
      {
        place: ({ place }, before) => (before.some(row => row.place === place) ? { key: 'place-twice', values: {} } : null),
      },
    ),
  },
  {
    from: ({ from, to }) => (from > to ? { key: 'from-after-to', values: {} } : null),
    to: ({ to }) => (to === '' || to.length > 4 ? { key: 'to-missing', values: {} } : null),
  },
)

test('rules about several fields run beside those of each field, and the errors come in the order of the fields', () => {
  const outcome = validateForm(period, {
    ...{
      from: ['2027'],
      to: ['20260'],
      'stays[0].place': ['Bath'],
      'stays[0].note': ['x'],
      'stays[1].place': [' Bath '],
      'stays[1].note': ['x'],
    },
    'stays[2].place': [' '],
  })
  expect(outcome.kind === 'invalid' && Object.entries(outcome.errors).map(([name, error]) => [name, error?.key])).toEqual([
    ['from', 'from-after-to'],
    ['to', 'year-wrong'],
    ['stays[0].note', 'note-wrong'],
    ['stays[1].place', 'place-twice'],
    ['stays[1].note', 'note-wrong'],
    ['stays[2].place', 'field-required'],
  ])
})

test('a line is normalised before its rules run', () =>
  expect(validateForm(period, { from: ['2025'], to: [' 2026 '] })).toEqual({
    kind: 'valid',
    value: { from: '2025', to: '2026', stays: [] },
  }))

import { expect, test } from 'vitest'
import type { Entries } from '../../../../core/forms/entries.ts'
import { differingFields } from './form-entries.ts'

test.each<[string, Entries, Entries, string[]]>([
  ['equal texts', { title: ['Roofs'] }, { title: ['Roofs'] }, []],
  ['another text', { title: ['Roofs'], body: ['a'] }, { title: ['Roofs'], body: ['b'] }, ['body']],
  ['ends of lines and white space at ends', { body: ['a\r\nb '] }, { body: ['a\nb'] }, []],
  ['an empty field, and none', { description: [''] }, {}, []],
  ['a field that one has alone', {}, { description: ['x'] }, ['description']],
  ['other choices of a list', { subject: ['1', '2'] }, { subject: ['1', '3'] }, ['subject']],
  [
    'what is no text: base, button and its time, revision',
    { basedOn: ['1'], act: ['save'], publishAt: ['2026-11-26T12:00'], autosaveRevision: ['2'] },
    { basedOn: ['3'] },
    [],
  ],
])('changed fields are found: %s', (_, one, other, fields) => {
  expect(differingFields(one, other, 'basedOn')).toEqual(fields)
  expect(differingFields(other, one, 'basedOn')).toEqual(fields)
})
